"""A wheel-lift truck with a green pickup in a lane of sand-coloured houses under a wind-tower."""
from kit import *

set_time('late', az=262, el=40)
cam = camera((11.4, -9.4, 2.0), (-1.6, 0, 1.5), 36, at=(.54, .34))
old_quarter()
t = wheel_lift().pose((1.6, 0, 0))
p = pickup('green')
tow(t, p, abs(p.p['axles'][-1] - p.p['axles'][0]))
softbox(cam, (0, 0, 1), 260)
shoot(exposure=.15)
