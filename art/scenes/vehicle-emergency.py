"""Roadside van with ladder rack, cones set out behind it."""
from kit import *
portrait(-2.9, 2.8, 2.7, seed=5)
roadside_van().pose((0, 0, 0))
toolbox((.9, -1.75, 0), 12)
for x, y in ((-1.0, -1.9), (2.0, -2.2)):
    cone((x, y, 0))
shoot(exposure=-.05, samples=2)
