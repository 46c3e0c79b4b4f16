"""Three flatbeds in a row."""
from kit import *
set_time('late', az=270, el=22)
cam = camera((14.6, -12.0, 2.5), (.6, .6, 1.1), 40, at=(.5, .42))
yard()
t = flatbed()
for k in range(3):
    (clone(t) if k else t).pose((-2.6 + k * 2.3, -2.8 + k * 3.1, 0))
softbox(cam, (0, 0, 1), 600)
rim(cam, (0, 0, 1), 450, color='#ffdcb0')
shoot(exposure=-.05, samples=3)
