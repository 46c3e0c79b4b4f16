"""A flatbed with a teal sedan on its bed drives along the city highway by night, the skyline behind."""
from kit import *

set_time('night', az=60)
cam = camera((12.2, -13.2, 2.7), (.2, 0, 1.5), 40, at=(.66, .34))
szr(lamps=(-40, -13, 19), power=1100, train=None)
t = flatbed(night=True).pose((0, 0, 0))
c = sedan('teal')
t.load(c, 2.55)
wheel_straps(c)
lamps_on(t, 500, (2.45, 2.5), 130)
tail_glow(t, -4)
skyline(cam, marks=(('burj', .41, 350, 80), ('wedge', .24, 300, 42), ('wedge', .28, 310, 36), ('twist', .90, 300, 40), ('frame', .13, 330, 26)), shape=lambda s: .55 + .6 * max(0, min(1, s * 1.6 - .2)), trees=0)
softbox(cam, (0, 0, 1.4), 3600, side=-.5)
rim(cam, (-1, 0, 1.6), 2200, side=-.9)
rim(cam, (1, 0, 1.6), 700, side=.9, color='#ffb070')
shoot(exposure=.5, glow=.1, samples=1.4)
