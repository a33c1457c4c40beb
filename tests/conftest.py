"""What every test stands on."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

# Before any test makes an application: windows are painted without a screen.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

# A shared machine may be slow at any moment; how long an example takes proves nothing.
settings.register_profile("house", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("house")
