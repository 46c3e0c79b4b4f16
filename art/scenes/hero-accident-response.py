"""An accident unit shields a stopped car with its arrow board and a line of cones, at dawn by the interchange."""
from kit import *

set_time('dawn', az=118, el=9)
cam = camera((-12.6, -9.6, 2.3), (.6, -.6, 1.3), 38, at=(.66, .36))
interchange(lamps=())
u = accident_unit(night=True).pose((0, -1.2, 0), 4)
s = sedan('navy', night=True).pose((8.4, -3.9, 0), -7)
taper(-4.2, -1.6, -9.5, -5.6, 5)
taper(3.2, 1.1, 11, .4, 4)
skyline(cam, marks=(('burj', .43, 420, 80), ('wedge', .80, 340, 36), ('wedge', .84, 350, 30)), near=240, far=480, hi=28, n=60)
for y in (-.55, .55):
    beacon_light(u, (.2, y, 2.3), 60)
softbox(cam, (0, -1, 1), 900, side=-.3, color='#ffe6cf')
shoot(exposure=.3, glow=.12)
