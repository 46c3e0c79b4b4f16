"""A desert highway's shoulder at night: a stopped saloon with its hazards on, its triangle, the people behind the barrier, the city far away."""
import numpy as np
from kit import *

set_time('dusk', az=62, el=1, sun=.1, strength=.5)
cam = camera((-10.5, -6.3, 1.6), (1.6, -5.6, .95), 40, at=(.56, .40))
h = desert_road(cam, dune=2.2, posts=False, shoulder=3.4)
s = saloon('silver', night=True).pose((2.6, -5.3, 0), 0)
hazards(s, 5)
warning_triangle((-4.4, -5.2, 0), yaw=180, s=1.5, night=True)
guard_rail(-80, 120, -7.6, side=1)
gx, gy = 3.4, -9.2
family(gx, gy, 150, float(h(np.array([gx]), np.array([gy]))[0]) - .02)
for x in (-8, 26, 60, 94, 128):
    street_light((x, 8.4, -.1), h=9, two=False, yaw=-90, power=900 if x < 40 else 0)
tail_glow(s, -2.4, energy=7)
skyline(cam, marks=(('burj', .40, 520, 52),), near=400, far=560, lo=6, hi=20, n=60, low=10, span=(.2, .7))
softbox(cam, (2, -7, 1), 900, side=.3)
rim(cam, (2, -6, 1), 700, side=-.8)
shoot(exposure=.5, glow=.12, samples=1.3)
