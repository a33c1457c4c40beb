"""The pinned PySide6 survives what its broken release did not."""

from __future__ import annotations

import subprocess
import sys

PAINT = """
import os
os.environ["QT_QPA_PLATFORM"] = "offscreen"
from PySide6.QtGui import QGuiApplication, QImage, QPainter
application = QGuiApplication([])
image = QImage(8, 8, QImage.Format.Format_ARGB32)
image.fill(0)
painter = QPainter(image)
for _ in range(20_000):
    painter.save()
    painter.drawLine(0, 0, 7, 7)
    painter.restore()
painter.end()
print("painted")
"""


def test_sixty_thousand_painter_calls_leave_the_program_alive():
    # A release that drops a reference to None with each void call aborts after some thousand.
    done = subprocess.run(
        [sys.executable, "-c", PAINT], capture_output=True, text=True, check=False
    )
    assert done.stdout.strip() == "painted", done.stderr
    assert done.returncode == 0
