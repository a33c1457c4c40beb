"""The commands of the command line, one module each.

A module has `add_arguments(parser)` and `run(arguments) -> int`, whose result is the exit status.
"""
