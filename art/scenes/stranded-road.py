"""A lonely highway shoulder at night: a stopped saloon, its warning triangle and the glow of the city far away."""
from kit import *

set_time('night', az=85)
cam = camera((-9.2, -8.6, 1.5), (1.2, -2.4, .9), 40, at=(.62, .40))
h = desert_road(cam, dune=2.2)
s = saloon('silver', night=True).pose((2.4, -3.9, 0), -1)
warning_triangle((-4.6, -3.7, 0), yaw=180, s=1.6, night=True)
street_light((-8, 6.4, -.1), h=9, two=False, yaw=-90, power=900)
street_light((26, 6.4, -.1), h=9, two=False, yaw=-90, power=700)
for x in (60, 94, 128):
    street_light((x, 6.4, -.1), h=9, two=False, yaw=-90)
    pool(x, 3, 10, .5)
tail_glow(s, -2.35, energy=26)
for y in (-.75, .75):
    light('POINT', s.at((2.3, y, .7)), s.at((4, y, 0)), 18, (1, .42, .05), .1)
skyline(cam, marks=(('burj', .5, 520, 52),), near=400, far=560, lo=6, hi=20, n=60, low=10, span=(.3, .8))
softbox(cam, (1, -2, 1), 420)
rim(cam, (2, -3, 1), 700, side=-.8)
shoot(exposure=.45, glow=.14, samples=1.4)
