"""Looking back: a game that is shown again, moment by moment, and never changed by it."""
