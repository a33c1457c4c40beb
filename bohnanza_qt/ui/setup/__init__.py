"""The page on which a game is put together: seats, rules, who starts, the game number."""
