"""Night, close: a warning triangle on the hard shoulder; behind it a car with its lamps on, out of focus."""
from kit import *
set_time('night', az=60)
cam = camera((-4.3, -1.2, .5), (0, .1, .27), 85, at=(.34, .44), level=False, fstop=2.2)
detail_ground('wet', line=-.95)
warning_triangle((0, .12, 0), 188, night=True, s=1.12)
c = sedan('graphite', night=True).pose((12.5, 1.3, 0), 3)
for s in (-1, 1):
    light('POINT', c.at((-2.6, s * .7, .8)), (0, 0, 0), 26, (1, .1, .04), .1)
    box((.05, .16, .09), c.at((-2.36, s * .86, .8)), 'blink', bevel=.01)
light('AREA', (-3.6, -2.6, 1.8), (0, 0, .2), 26, '#dfe9ff', .8)
light('AREA', (1.6, 2.4, 1.6), (0, 0, .3), 30, '#ffb070', 1)
shoot(exposure=.5, glow=.1)
