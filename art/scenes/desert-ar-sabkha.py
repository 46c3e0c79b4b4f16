"""A pearl SUV has broken through the crust of a salt flat; a desert 4x4 stands off on firm ground with a long rope."""
from kit import *

set_time('dawn', az=195, el=14)
cam = camera((4.8, -16.5, 2.0), (1., 0, .9), 40, at=(.5, .38))
d = Dunes(cam, calm=(0, 0, 14), seed=7, flat=.97)
s, r = suv('pearl'), desert_4x4()
d.sit(s, 4.2, -1.2, 188, sink=.34, dp=3, dr=-4, heap=.2)
d.sit(r, -5.6, 1.8, -14)
d.track([(4.2, -1.2), (9, -2.4), (16, -1), (30, 8)], depth=.16)
rope(r.at(r.winch), s.at((s.front[0], 0, .5)), .05)
d.build(mat=sabkha(), tufts=10, keep=12)
softbox(cam, (0, 0, 1), 420, side=.5)
shoot(exposure=.2)
