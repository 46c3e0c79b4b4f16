"""A wheel-lift truck leaves a street of villas with a sky-blue hatchback behind it, seen from the rear."""
from kit import *

set_time('noon', az=265, el=44)
cam = camera((-12.2, -7.6, 2.1), (-1.6, -1.5, 1.05), 44, at=(.5, .40))
villa_street(drive=16, seed=2)
t = wheel_lift().pose((1.4, -1.6, 0))
tow(t, hatchback('sky'), 2.6)
softbox(cam, (0, 0, 1), 260)
shoot(exposure=.05)
