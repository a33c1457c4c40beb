"""Bohnanza for the desktop: rules, computer players, and a Qt window."""

__version__ = "0.1.0"
