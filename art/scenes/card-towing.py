"""A wheel-lift truck tows a red hatchback past the palms of a mall."""
from kit import *

set_time('late', az=262, el=24)
cam = camera((9.6, -13.2, 2.2), (-1.2, 0, 1.15), 42, at=(.5, .40))
mall_parking(lamps=(-28, 22))
t = wheel_lift().pose((1.2, 0, 0))
c = tow(t, hatchback('red'), 2.6)
softbox(cam, (0, 0, 1), 300)
shoot(exposure=.25, samples=3)
