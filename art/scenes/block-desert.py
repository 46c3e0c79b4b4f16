"""A desert 4x4 pulls a green pickup out of soft sand, seen wide with the dunes behind."""
from kit import *

set_time('late', az=160, el=17)
cam = camera((-3.5, -20, 4.2), (.5, 0, 1.1), 42, at=(.5, .36))
d = Dunes(cam, calm=(0, 0, 10), seed=15, height=9)
r, p = desert_4x4(), pickup('green')
d.sit(r, -4.6, .4, 176, sink=.05, heap=.06)
d.sit(p, 4.4, -.6, 172, sink=.28, dp=4, dr=3, heap=.3)
d.track([(4.4, -.6), (9, -1.4), (17, 1), (30, 14)], depth=.1)
d.track([(-4.6, .4), (-11, 1), (-20, 7), (-30, 24)])
rope(r.at(r.hook), p.at((p.front[0], 0, .5)), .06, .02, 'blue_rope')
d.build(tufts=20)
softbox(cam, (0, 0, 1), 500, side=.3, dist=18)
shoot(exposure=.3)
