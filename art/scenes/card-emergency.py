"""An accident response unit with all its lamps lit, by night."""
from kit import *

set_time('night', az=60)
cam = camera((-7.8, -7.8, 1.5), (0, 0, 1.45), 44, at=(.5, .44))
szr(lamps=(-26, 15), power=700, train=None, metro=False)
u = accident_unit(night=True).pose((0, 0, 0), 0)
lamps_on(u, 380, (.3, 2.0), 90)
taper(-3.6, -.6, -5.6, -2.6, 2)
tail_glow(u, -2.75, .75, .9, 20)
skyline(cam, marks=(('burj', .22, 380, 66),), n=54)
softbox(cam, (0, 0, 1), 2000)
rim(cam, (0, 0, 1.3), 1300, side=-.8, color='#ff5a46')
rim(cam, (0, 0, 1.3), 1300, side=.9)
shoot(exposure=.35, glow=.13, samples=1.4)
