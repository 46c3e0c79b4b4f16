"""Blowing sand on a desert road: a 4x4 with lamps and beacons lit reaches a stopped van."""
from kit import *

set_time('storm', az=150)
cam = camera((10.8, -8.4, 1.9), (-.2, -1.4, 1.15), 42, at=(.5, .40))
desert_road(cam, sand_on=1., dune=3)
v, r = van('sky', night=True).pose((-6.6, -2.2, 0), 3), desert_4x4(night=True).pose((1.5, -1.9, 0), -3)
headlights(r, 2.4, .62, .95, 520)
for x in (-.4, .6):
    beacon_light(r, (x, 0, 2.6), 70)
softbox(cam, (0, -1, 1), 500)
shoot(exposure=.2, glow=.16, glow_from=.9)
