"""Moonlit dunes: the work lights of a desert 4x4 fall on a teal SUV in the sand."""
from kit import *

set_time('moon', az=165, el=28)
cam = camera((-4.6, -17.5, 2.4), (.2, 0, 1.1), 42, at=(.5, .36))
d = Dunes(cam, calm=(0, 0, 10), seed=19, height=8)
r, s = desert_4x4(night=True), suv('teal', night=True)
d.sit(r, -3.9, .6, -8, sink=.05, heap=.05)
d.sit(s, 4.6, -.6, 176, sink=.28, dp=4, dr=3, heap=.3)
d.track([(-3.9, .6), (-9, 2), (-18, 9), (-30, 30)])
rope(r.at(r.winch), s.at((s.front[0], 0, .5)), .05)
d.build(tufts=12)
headlights(r, 2.4, .62, .95, 420)
light('SPOT', r.at((.4, 0, 2.7)), s.at((0, 0, .6)), 1500, '#fff0d6', .25, 55, .8)
for x in (-.4, .6):
    beacon_light(r, (x, 0, 2.6), 45)
rim(cam, (0, 0, 1), 800, side=-.7, color='#9cc4ff')
shoot(exposure=.5, glow=.12, samples=1.4)
