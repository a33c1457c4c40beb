"""Errors that nobody expected: written to a file, told in one sentence, never the end of it."""

from __future__ import annotations

import logging
import sys
import threading
from pathlib import Path
from types import TracebackType
from typing import Final

from PySide6.QtCore import QObject, Signal

_LARGEST_LOG: Final = 1 << 20
_log = logging.getLogger("bohnanza_qt")


class Mishaps(QObject):
    """Takes over where Python would print a traceback that no player ever sees."""

    happened = Signal()
    """An unexpected error is in the log file now. May come from any thread."""

    def __init__(self, log_file: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.log_file = log_file
        self._handler: logging.Handler | None = None

    def take_over(self) -> None:
        """Catches errors in slots and threads, and what is logged, from now on."""
        self._handler = _LogFile(self.log_file)
        _log.addHandler(self._handler)
        sys.excepthook = self._catch
        threading.excepthook = self._catch_in_thread

    def hand_back(self) -> None:
        """Leaves errors to Python again."""
        sys.excepthook = sys.__excepthook__
        threading.excepthook = threading.__excepthook__
        if self._handler is not None:
            _log.removeHandler(self._handler)
            self._handler.close()
            self._handler = None

    def _catch(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
            return
        _log.error("unexpected", exc_info=(kind, error, trace))
        if sys.stderr is not None:
            sys.__excepthook__(kind, error, trace)
        self.happened.emit()

    def _catch_in_thread(self, args: threading.ExceptHookArgs) -> None:
        if args.exc_value is not None:
            self._catch(args.exc_type, args.exc_value, args.exc_traceback)


class _LogFile(logging.Handler):
    """Made only when there is something to write; begins anew when it has grown too large."""

    def __init__(self, path: Path) -> None:
        super().__init__(logging.WARNING)
        self._path = path
        self.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))

    def emit(self, record: logging.LogRecord) -> None:
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            too_large = self._path.exists() and self._path.stat().st_size > _LARGEST_LOG
            with self._path.open("w" if too_large else "a", encoding="utf-8") as file:
                file.write(self.format(record) + "\n")
        except OSError:
            # Nowhere to write to; the game goes on.
            return
