"""An accident response unit with all its lamps lit, by night."""
from kit import *

set_time('night', az=60)
cam = camera((7.8, -7.6, 1.4), (-.2, 0, 1.35), 42, at=(.5, .42))
szr(lamps=(-26, 15), power=700, train=None, metro=False)
u = accident_unit(night=True).pose((0, 0, 0), 0)
lamps_on(u, 380, (.3, 2.0), 90)
taper(-4.2, -2.6, 3.4, -2.2, 4)
skyline(cam, marks=(('burj', .22, 380, 66),), n=54)
softbox(cam, (0, 0, 1), 2000)
rim(cam, (0, 0, 1.3), 1300, side=-.8, color='#ff5a46')
rim(cam, (0, 0, 1.3), 1300, side=.9)
shoot(exposure=.35, glow=.13)
