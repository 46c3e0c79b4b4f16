"""Wheel-lift tow truck."""
from kit import *
portrait(-3.95, 2.9, 2.6, seed=18, fill=.74)
wheel_lift().pose((0, 0, 0))
shoot(exposure=-.05)
