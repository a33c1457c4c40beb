"""Whether a window can open here: what Qt would abort on, found before it does, in one sentence.

Imports no part of PySide6 before it has to, because a missing system library shows itself there.
"""

from __future__ import annotations

import ctypes
import os
import re
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

try:
    from .i18n import translate
except ImportError:  # QtCore itself lacks a library: the sentences stay English

    def translate(
        context: str,  # noqa: ARG001
        text: str,
        disambiguation: str = "",  # noqa: ARG001
        n: int = -1,  # noqa: ARG001
    ) -> str:
        """The text as it is."""
        return text


_ANY_WINDOW: Final[Mapping[str, str]] = {
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libX11.so.6": "libx11-6",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libzstd.so.1": "libzstd1",
    "libz.so.1": "zlib1g",
}
"""What Qt's window libraries are linked to on Linux, with the Debian package of each."""

_X11: Final[Mapping[str, str]] = {
    "libX11-xcb.so.1": "libx11-xcb1",
    "libxcb.so.1": "libxcb1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}
_WAYLAND: Final[Mapping[str, str]] = {
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
}
_PLUGIN: Final = re.compile(r"(?:lib)?q(\w+)\.(?:so|dll|dylib)")


def why_no_window() -> str | None:
    """None where a window can open, else a sentence that says what is missing.

    Screen and libraries are examined on Linux only: elsewhere they come with the system.
    """
    try:
        import PySide6.QtWidgets  # noqa: F401
    except ImportError as error:
        said = missing_library(error)
        if said is None:
            raise
        return said
    asked = os.environ.get("QT_QPA_PLATFORM", "")
    platforms = {name.partition(":")[0] for name in asked.split(";") if name}
    unknown = _why_no_platform(platforms)
    if unknown is not None or not sys.platform.startswith("linux"):
        return unknown
    if platforms and not platforms <= {"xcb", "wayland"}:
        return None
    return _why_no_screen(platforms or {"xcb", "wayland"})


def missing_library(error: ImportError | OSError) -> str | None:
    """The sentence for a failed import of PySide6; None if it failed for another reason."""
    found = re.match(r"(lib\S+\.so[.\d]*): ", str(error))
    return _libraries_sentence({found.group(1)}, _ANY_WINDOW) if found else None


def _why_no_platform(platforms: set[str]) -> str | None:
    """Qt aborts if it knows none of the platforms that the environment asks for."""
    own_plugins = {"QT_PLUGIN_PATH", "QT_QPA_PLATFORM_PLUGIN_PATH"} & os.environ.keys()
    if not platforms or own_plugins:
        return None
    from PySide6.QtCore import QLibraryInfo

    plugins = QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath)
    files = Path(plugins, "platforms").glob("*q*.*")
    known = {found.group(1) for file in files if (found := _PLUGIN.fullmatch(file.name))}
    # A plugin may answer to several names: `wayland-egl` is one of Wayland's.
    if not known or any(name.partition("-")[0] in known for name in platforms):
        return None
    return translate(
        "Preflight",
        "No window can open with “{platform}”, which the variable QT_QPA_PLATFORM asks for. "
        "There are {known}.",
    ).format(platform=";".join(sorted(platforms)), known=", ".join(sorted(known)))


def _why_no_screen(platforms: set[str]) -> str | None:
    """Qt takes the first platform that works, so one is enough."""
    problems = []
    if "wayland" in platforms and _wayland_answers():
        problems.append(_why_no_plugin("wayland", _WAYLAND))
    display = os.environ.get("DISPLAY", "")
    if "xcb" in platforms and display:
        problem = _why_no_plugin("xcb", _X11)
        if problem is None and not _x11_answers():
            problem = translate(
                "Preflight", "The screen “{display}” does not answer, so no window can open."
            ).format(display=display)
        problems.append(problem)
    if not problems:
        return translate(
            "Preflight",
            "There is no screen to open a window on. Start the game in a desktop session, "
            "or install xvfb and start it with “xvfb-run bohnanza-qt”.",
        )
    return None if None in problems else problems[-1]


def _wayland_answers() -> bool:
    name = os.environ.get("WAYLAND_DISPLAY", "")
    return bool(name) and Path(os.environ.get("XDG_RUNTIME_DIR", ""), name).is_socket()


def _x11_answers() -> bool:
    xcb = ctypes.CDLL("libxcb.so.1")
    xcb.xcb_connect.restype = ctypes.c_void_p
    connection = ctypes.c_void_p(xcb.xcb_connect(None, None))
    failed = xcb.xcb_connection_has_error(connection)
    xcb.xcb_disconnect(connection)
    return not failed


def _why_no_plugin(platform: str, libraries: Mapping[str, str]) -> str | None:
    """Loads Qt's own plugin as Qt will; its libraries are those that are often not installed."""
    from PySide6.QtCore import QLibraryInfo

    plugins = QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath)
    plugin = Path(plugins, "platforms", f"libq{platform}.so")
    if not plugin.exists():
        return None
    try:
        ctypes.CDLL(str(plugin))
    except OSError as error:
        found = re.match(r"(lib\S+\.so[.\d]*): ", str(error))
        return _libraries_sentence({found.group(1)} if found else set(), libraries)
    return None


def _libraries_sentence(named: Iterable[str], known: Mapping[str, str]) -> str:
    """The loader names one library at a time; the sentence names all that are missing."""
    missing = sorted({*named, *(name for name in known if not _loads(name))})
    packages = sorted({known[name] for name in missing if name in known})
    if not packages:
        return translate(
            "Preflight", "No window can open, because system libraries are missing: {libraries}."
        ).format(libraries=", ".join(missing))
    return translate(
        "Preflight",
        "No window can open, because system libraries are missing: {libraries}. "
        "On Debian and Ubuntu “sudo apt install {packages}” brings them.",
    ).format(libraries=", ".join(missing), packages=" ".join(packages))


def _loads(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True
