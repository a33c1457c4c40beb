"""Delegates: how the items of the models look."""
