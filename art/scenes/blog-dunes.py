"""Two 4x4s cross a dune crest in the late light."""
from kit import *
set_time('late', az=20, el=15)
cam = camera((9.0, -15.5, 1.5), (-1.4, 0, 2.2), 41, at=(.52, .44))
d = Dunes(cam, calm=(0, 0, 8), height=6.5, near=.8, seed=6)
d.ridge(-1.5, 0, 12, 17, 7.5, 1.9)
d.track([(-40, -6), (-14, -2.2), (-3.5, -.5), (1.5, 0)])
a, b = desert_4x4(), suv('plum')
d.sit(a, 2.6, .2, 12, sink=.04, heap=.06)
d.sit(b, -6.0, -1.2, 14, sink=.05, heap=.1)
d.build()
softbox(cam, (0, 0, 1), 650)
shoot(exposure=.05)
