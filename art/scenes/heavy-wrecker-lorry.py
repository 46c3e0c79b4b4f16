"""The heavy wrecker lifts the front of a lorry beside the interchange, late afternoon."""
from kit import *
set_time('late', az=245)
cam = camera((11.8, -19.5, 2.6), (-2.2, 0, 1.8), 34, at=(.5, .4))
interchange()
w = heavy_wrecker(raise_=20, reach=.6, under=.62).pose((3.6, -1.2, 0))
a = 4.2
q = w.at(w.lift)
lorry('navy').pose((q.x - 3.0, -1.2, 2.1 * sin(radians(a))), 0, a)
taper(-11.5, -4.6, -6, -4.2, 4, 1.1)
softbox(cam, (-2, 0, 1.5), 1100, dist=20, size=10)
rim(cam, (-2, 0, 1.5), 800, dist=20, color='#ffdcb0')
shoot(exposure=0)
