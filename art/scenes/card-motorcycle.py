"""A red motorcycle stands strapped on the bed of a small carrier at the marina."""
from kit import *

set_time('late', az=255, el=25)
cam = camera((-6.6, -7.6, 2.2), (-.7, 0, 1.2), 48, at=(.5, .44))
marina(palms=True, lamps=(-30, 26))
t = moto_carrier().pose((0, 0, 0))
m = motorcycle('red', stand=False)
m.o.parent = t.o
x, y = t.chocks[0][:2]
m.pose((x - m.wheels[0][0] - .02, y, t.bed_z + .01))
for g in m.grips:
    for dx in (.55, -.75):
        rope(m.at(g), t.at((x - m.wheels[0][0] + dx, y + (.42 if g[1] > 0 else -.42), t.bed_z + .04)), 0, .014, 'strap')
skyline(cam, marks=(('twist', .78, 270, 46), ('round', .2, 270, 38)), near=175, far=330, n=50, low=0)
softbox(cam, (0, 0, 1), 260)
shoot(exposure=.25)
