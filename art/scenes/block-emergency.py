"""A flatbed arrives behind a stopped family car on the shoulder at night; its amber light fills the wet road, the people are behind the barrier."""
from kit import *

set_time('night', az=70)
cam = camera((12.8, -16.0, 2.3), (.2, -8.7, 1.2), 42, at=(.5, .40))
szr(lamps=(-28, 22), power=800, train=-60, near='shoulder')
t = flatbed(night=True).pose((-6.2, -8.5, 0), 0)
s = suv('silver', night=True).pose((4.0, -8.7, 0), 0)
hazards(s, 8)
family(-.2, -12.6, 20, -.02)
lamps_on(t, 600, (2.45, 2.5), 170)
skyline(cam, marks=(('burj', .24, 380, 66), ('wedge', .78, 320, 40)), n=56)
softbox(cam, (1, -8, 1), 2400)
rim(cam, (2, -8, 1), 900, side=-.9)
torchlight(cam, (-.2, -12.6, 1), 160)
shoot(exposure=.45, glow=.14, samples=3)
