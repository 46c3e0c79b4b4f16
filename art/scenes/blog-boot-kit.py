"""Close into an open boot with what every driver should carry: water, torch, leads, first aid, triangle."""
from kit import *
set_time('late', az=175, el=24)
cam = camera((-4.55, -.42, 1.62), (-1.8, .0, .98), 74, at=(.5, .5), level=False)
villa_street(drive=9)
c = boot_suv('plum').pose((0, 0, 0))
z = c.floor_z
first_aid((-1.66, .36, z), -96, s=1.35)
for k in range(3):
    bottle((-1.5 - .1 * k, .07 - .02 * k, z), s=1.4)
torch((-2.02, .38, z), 215, s=1.7)
warning_triangle((-1.7, -.38, z), 172, s=.95)
for k, m in enumerate(('rubber_red', 'black')):
    tube([(-2.04 + .1 * cos(t), -.05 + .15 * sin(t) + .03 * k, z + .014 + .0025 * n) for n, t in enumerate([i * .5 for i in range(26)])], .012, m, smooth=True)
toolbox((-1.42, -.1, z), 84, mat='teal', s=.8)
softbox(cam, (-2, 0, 1), 120, dist=6, size=3)
light('AREA', (-3.6, .9, 2.2), (-1.8, 0, .9), 60, '#fff2e0', 1.0)
light('POINT', (-1.7, 0, 1.5), (0, 0, 0), 12, '#fff2e0', .2)
shoot(exposure=.2)
