"""Flatbed, empty and level: the portrait for its card."""
from kit import *
portrait(-4.1, 3.6, 2.6)
flatbed().pose((0, 0, 0))
shoot(exposure=-.05)
