"""The one running game and what is kept of it: log, undo, journal, settings. Knows no Qt."""
