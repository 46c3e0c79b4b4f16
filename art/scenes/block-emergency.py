"""A flatbed arrives behind a stopped family car at night; its amber light fills the wet lane."""
from kit import *

set_time('night', az=70)
cam = camera((12.6, -8.6, 1.8), (-.2, -.4, 1.2), 44, at=(.5, .40))
szr(lamps=(-28, 22), power=800, train=-60)
t = flatbed(night=True).pose((-6.4, .3, 0), -2)
s = suv('sand', night=True).pose((3.9, -.9, 0), -3)
warning_triangle((-.4, -2.1, 0), yaw=180, s=1.5, night=True)
lamps_on(t, 700, (2.45, 2.5), 170)
skyline(cam, marks=(('burj', .24, 380, 66), ('wedge', .78, 320, 40)), n=56)
softbox(cam, (1, 0, 1), 2600)
rim(cam, (2, 0, 1), 900, side=-.9)
shoot(exposure=.4, glow=.14, samples=1.4)
