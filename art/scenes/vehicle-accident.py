"""Accident response unit, arrow board up, seen from behind."""
from kit import *
portrait(-2.8, 2.6, 2.75, turn=-142, sun=-118, seed=24, fill=.72, at=(.52, .47))
accident_unit().pose((0, 0, 0))
for x, y in ((-3.6, -.9), (-3.9, 1.2), (3.6, -1.6)):
    cone((x, y, 0))
shoot(exposure=-.05)
