"""A roadside van stands behind a silver saloon with a warning triangle on the shoulder at dusk."""
from kit import *

set_time('dusk', az=120)
cam = camera((10.4, -8.6, 1.9), (.6, -.6, 1.05), 42, at=(.5, .40))
szr(lamps=(-24, 19), power=500, train=None)
v = roadside_van(night=True).pose((-3.1, -.4, 0), 3)
s = electric_car('silver', night=True).pose((3.6, -.8, 0), -2)
warning_triangle((2.3, -3.1, 0), yaw=-35, s=1.5, night=True)
lamps_on(v, 260)
for y in (-.4, .4):
    beacon_light(v, (.2, y, 2.7), 40)
skyline(cam, marks=(('twist', .2, 300, 46), ('crown', .74, 320, 44)), n=50)
softbox(cam, (1, 0, 1), 1500)
rim(cam, (0, 0, 1), 900, color='#ffb27a')
shoot(exposure=.3, glow=.1)
