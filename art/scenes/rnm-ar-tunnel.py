"""A flatbed with a silver hatchback comes out of a lit underpass by night."""
from kit import *

set_time('night', az=60)
cam = camera((12.6, -7.6, 1.9), (-1.2, 0, 1.6), 38, at=(.55, .36))
underpass(x_in=-7)
t = flatbed(night=True).pose((.6, -.4, 0))
c = hatchback('silver')
t.load(c, 2.6)
wheel_straps(c, axles=(c.p['axles'][0], c.p['axles'][-1]))
lamps_on(t, 520, (2.45, 2.5), 120)
for k in range(9):
    palm((-34 + k * 7, 12, 6.2), 5, k)
skyline(cam, marks=(('burj', .62, 380, 80), ('setback', .8, 330, 54)), lo=22, hi=44, n=46, low=0)
softbox(cam, (0, 0, 1), 4200)
rim(cam, (0, 0, 1.5), 900, side=.9)
shoot(exposure=.6, glow=.1, samples=1.4)
