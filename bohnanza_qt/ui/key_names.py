"""Keys as they are written in the sources, and as the person reads them."""

from __future__ import annotations

from PySide6.QtGui import QKeySequence


def key_sequence(key: str) -> QKeySequence:
    """A key in Qt's portable notation ("Ctrl+Return"). By itself Qt reads a text as the language
    that is on writes it, in which "Enter" may be the name of another key."""
    return QKeySequence.fromString(key, QKeySequence.SequenceFormat.PortableText)


def key_name(key: str) -> str:
    """The key as this system and the language that is on write it."""
    return key_sequence(key).toString(QKeySequence.SequenceFormat.NativeText)
