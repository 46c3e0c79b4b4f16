"""Heavy wrecker, boom raised."""
from kit import *
portrait(-6.4, 4.5, 3.6, eye=2.1, fill=.78, at=(.5, .48), seed=7)
heavy_wrecker(raise_=24, reach=.8).pose((0, 0, 0))
shoot(exposure=-.05)
