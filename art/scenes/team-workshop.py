"""Workbench with its tool wall: spanners in order, a case, a vice, a jack."""
from kit import *
bench_set()
g = Group('wall')
spanner_set(g, -1.05, .98, .405, 9, .1)
for k, (x, L, m) in enumerate(((.1, .22, 'rubber_red'), (.22, .24, 'rubber_red'), (.34, .2, 'teal'), (.46, .26, 'teal'))):
    cyl(.014, .1, (x, .39, .95), m, g, n=20, bevel=.006)
    cyl(.005, L, (x, .39, .9 - L / 2), 'chrome', g, n=14, bevel=.001)
torus(.13, .02, (.82, .39, .78), 'rope', g, 'Y')
torus(.11, .018, (.82, .375, .78), 'rope', g, 'Y')
for k in range(5):
    hook(g, (1.12 + k * 0, .38, .5), 1.2, 'steel') if k == 0 else None
toolbox((-.62, .02, 0), 14, s=1.25)
toolbox((-.6, .1, .31), -6, mat='teal', s=.8)
battery((.28, .06, 0), -12, s=1.2)
wheel_spanner((.0, -.18, 0), 20)
snatch_block((.72, -.05, .015), rot=(pi / 2, 0, .5), s=1.3)
shackle((.98, -.12, .012), rot=(pi / 2, 0, .9), s=1.3)
shackle((1.12, .06, .012), rot=(pi / 2, 0, -.4), s=1.3)
mug((1.3, .12, 0), 60)
cam = camera((.55, -2.7, .95), (.1, .1, .5), 41, at=(.5, .5), level=False)
shoot(exposure=1.0)
