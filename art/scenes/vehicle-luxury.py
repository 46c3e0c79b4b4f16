"""Enclosed carrier, tailgate down, seen from behind with a low coupe about to roll in."""
from kit import *
portrait(-11.4, 4.3, 3.1, turn=-140, sun=-128, eye=1.9, fill=.92, at=(.5, .5), seed=9)
luxury_carrier(open_=True).pose((0, 0, 0))
sports_car('plum').pose((-8.9, 0, 0))
shoot(exposure=-.05)
