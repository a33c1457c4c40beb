"""The rules. Knows no screen, no language, no clock and no file path."""
