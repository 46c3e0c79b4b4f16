"""Three desert units lined up at the foot of the dunes."""
from kit import *
set_time('dawn', az=290, el=15)
cam = camera((11.4, -9.6, 2.0), (.2, .6, 1.0), 46, at=(.5, .4))
d = Dunes(cam, calm=(0, 0, 10), height=7, near=.5, seed=8)
first = desert_4x4()
for k in range(3):
    g = clone(first) if k else first
    d.sit(g, -2.4 + k * 2.2, -2.6 + k * 2.9, -8, sink=.03, heap=.04)
d.build()
softbox(cam, (0, 0, 1), 600)
shoot(exposure=0)
