"""A car alone on a desert road by night, hazard lamps blinking."""
from kit import *
set_time('moon', az=120)
cam = camera((-9.6, -7.6, 1.5), (0, -1.8, 1.0), 46, at=(.56, .38))
desert_road(cam, posts=False)
c = sedan('navy', night=True).pose((0, -2.4, 0))
for s in (-1, 1):
    for x, d in ((-2.32, -1), (2.36, 1)):
        p = c.at((x - d * .06, s * .88, .66 if d > 0 else .8))
        box((.1, .1, .09), p, 'blink', bevel=.02)
        light('POINT', c.at((x + d * .35, s * 1.0, .7)), (0, 0, 0), 26, (1, .45, .06), .1)
warning_triangle((-4.6, -2.2, 0), 205, night=True, s=1.3)
softbox(cam, (0, -2, 1), 620, color='#bcd4ff')
shoot(exposure=.95, glow=.1)
