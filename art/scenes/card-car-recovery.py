"""A flatbed with its bed slid down to the road draws a navy saloon aboard, late afternoon on the city highway."""
from kit import *

set_time('late', az=250, el=22)
cam = camera((-11.4, -9.8, 2.6), (-1.6, 0, 1.1), 42, at=(.5, .40))
szr(train=None, metro=False)
t = flatbed(tilt=1).pose((1.2, 0, 0))
c = saloon('navy')
t.load(c, 2.2)
rope(t.bed.at((4.9, 0, .2)), c.at((c.front[0] + .02, 0, .42)), .02)
taper(-6.4, -2.4, -9.5, -4.4, 3)
skyline(cam, marks=(('burj', .20, 380, 74), ('wedge', .36, 330, 40)), hi=26, n=46)
softbox(cam, (0, 0, 1), 300)
shoot(exposure=.3)
