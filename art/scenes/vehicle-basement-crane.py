"""Low crane for car parks, alone: its short boom up, its wheel-lift behind."""
from kit import *
portrait(-3.2, 2.5, 2.2, fill=.72, floor='pale', seed=12)
basement_crane(raise_=16).pose((0, 0, 0))
shoot(exposure=-.05)
