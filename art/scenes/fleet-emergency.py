"""The emergency row: accident unit, roadside van, escort, lamps on at dusk."""
from kit import *
set_time('dusk', az=120)
cam = camera((11.6, -9.8, 1.9), (.2, .6, 1.1), 40, at=(.5, .42))
yard()
for k, f in enumerate((vip_suv, accident_unit, roadside_van)):
    g = f(night=True).pose((-2.6 + k * 2.4, -3.0 + k * 3.1, 0), -6)
    x, z = ((-.1, 2.0), (-.1, 2.05), (.95, 2.6))[k]
    beacon_light(g, (x, 0, z), 90)
    headlights(g, 2.6, .78, .9, 130)
softbox(cam, (0, 0, 1), 1100)
rim(cam, (0, 0, 1), 800)
shoot(exposure=.4, samples=2)
