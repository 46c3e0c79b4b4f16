"""A desert 4x4 winches a red SUV off a dune crest at dawn."""
from kit import *

set_time('dawn', az=172, el=10)
cam = camera((1.5, -17.5, 2.6), (3.4, 0, 1.4), 34, at=(.66, .33))
d = Dunes(cam, calm=(3, 0, 10), seed=5, height=7.5)
d.ridge(8.6, 3.6, 112, 11, 7.5, 2.3)
r, s = desert_4x4(), suv('red')
d.sit(s, 8.2, 3.3, 208, sink=.36, dp=-4, dr=4, heap=.22)
d.sit(r, .2, -1.4, 30, sink=.05, heap=.05)
d.track([(.2, -1.4), (-4, -3.7), (-11, -4.5), (-20, 2), (-31, 22), (-30, 45)])
d.track([(8.2, 3.3), (12, 5.5), (19, 10), (30, 26)], depth=.1)
rope(r.at(r.winch), s.at((s.front[0] + .02, 0, .5)), .05)
d.build(tufts=22)
softbox(cam, (3, 0, 1), 420, side=.4, color='#ffe9d0')
shoot(exposure=.35, glow=.06)
