"""An open boot with what every driver should carry: water, torch, leads, first aid, triangle."""
from kit import *
set_time('late', az=175, el=24)
cam = camera((-6.5, -1.5, 1.5), (-1.9, 0, 1.2), 50, at=(.5, .5), level=False)
villa_street(drive=9)
c = boot_suv('plum').pose((0, 0, 0))
z = c.floor_z
first_aid((-1.62, .4, z), -96, s=1.35)
for k in range(3):
    bottle((-1.52 - .1 * k, .1 - .02 * k, z), s=1.4)
torch((-2.02, .3, z), 215, s=1.7)
warning_triangle((-1.72, -.42, z), 172, s=1.12)
for k, m in enumerate(('rubber_red', 'black')):
    tube([(-2.06 + .09 * cos(t), -.12 + .13 * sin(t) + .03 * k, z + .012 + .002 * n) for n, t in enumerate([i * .5 for i in range(26)])], .011, m, smooth=True)
toolbox((-1.45, -.1, z), 84, mat='teal', s=.8)
softbox(cam, (-2, 0, 1), 160, dist=6, size=3)
light('AREA', (-4.2, 1.6, 1.7), (-1.8, 0, .9), 70, '#fff2e0', 1.4)
light('POINT', (-1.7, 0, 1.5), (0, 0, 0), 14, '#fff2e0', .2)
shoot(exposure=.15)
