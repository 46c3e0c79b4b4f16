"""A desert recovery 4x4 with sand boards crests a dune in low sun."""
from kit import *

set_time('late', az=196, el=15)
cam = camera((7.4, -9.6, 1.5), (0, 0, 1.7), 46, at=(.5, .46))
d = Dunes(cam, calm=(0, 0, 7), seed=8, height=8, near=.3)
d.ridge(0, .6, 8, 12, 6, 1.3)
r = desert_4x4()
d.sit(r, 0, -.2, 12, sink=.14, dp=6, heap=.12)
d.track([(0, -.2), (-5, -1.2), (-12, -1), (-24, 4)])
d.build(tufts=10)
softbox(cam, (0, 0, 1), 420, side=.4)
shoot(exposure=.3)
