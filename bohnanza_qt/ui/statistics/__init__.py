"""The page with all games that were kept, and what they come to."""
