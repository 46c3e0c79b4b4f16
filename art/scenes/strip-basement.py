"""Broken down in a basement, in four frames.

1. A car stands in the lane of an underground car park, hazard lights on; the driver waits beside the bays, clear of the lane. 2. The sign
at the entrance shows the greatest height. 3. She photographs the pillar with its level and number. 4. She telephones; the low crane
with its amber lights comes.
Marks of 10, at 160 px and full size: 7 (the lamps that blink are small), 9, 7 (the phone is small), 8.
"""
from kit import *

k = FRAME.k
set_time('indoor')
cam = {1: lambda: camera((-6.6, -4.4, 1.7), (.5, 1.7, .85), 52, at=(.5, .44)),
       2: lambda: camera((8.4, -1.3, 1.5), (12.2, -.2, 2.05), 50, at=(.5, .58)),
       3: lambda: camera((-7.7, 1.4, 1.6), (-6.1, 6.0, 1.25), 40, at=(.5, .47)),
       4: lambda: camera((-4.4, -5.0, 1.65), (2.6, -.3, 1.1), 38, at=(.5, .42))}[k]()
underground(x0=-34, x1=13, ramp=True, power=900, skip=tuple(range(9)))
if k in (1, 3, 4):
    c = sedan('sky', night=True).pose({1: (.6, 1.2, 0), 3: (-1.2, 4.9, 0), 4: (2.8, 2.9, 0)}[k], 0)
    hazards(c, 9 if k == 1 else 5)
    tail_glow(c, -2.4, energy=3)
for n, (f, x) in enumerate(((hatchback, -9.9), (electric_car, -7.3), (suv, 8.4))):
    f(('silver', 'pearl', 'sand')[n]).pose((x, 10.3, 0), 90)
if k == 1:
    asian_woman('folded', look=(6, 4)).pose((.8, 5.3, 0), -110)
if k == 2:
    x, y, z, r = 12.3, -.2, 2.08, .56
    cyl(r, .04, (x, y, z), 'rubber_red', axis='X', n=64, bevel=.006)
    cyl(r * .82, .05, (x, y, z), 'white_plain', axis='X', n=64, bevel=.004)
    lettering('2.1 m', .36, 'black', None, (x - .03, y, z), '-X')
    for s in (-1, 1):
        q = [(x - .032, y - .11, z + s * .38), (x - .032, y + .11, z + s * .38), (x - .032, y, z + s * .21)]
        obj(mesh(q, [(0, 1, 2)]), 'black', smooth=False)
    light('AREA', (27, 0, 9), (10, 0, .5), 4200, '#ffe8c4', 6)
    light('AREA', (8.6, -1.8, 2.4), (x, y, z), 70, '#ffffff', .8)
if k == 3:
    px, py = -5.6, 6.905
    box((.5, .02, 1.0), (px, py, 1.66), 'amber', bevel=.004)
    lettering('B2', .46, 'black', None, (px, py - .015, 1.88), '-Y')
    lettering('14', .46, 'black', None, (px, py - .015, 1.44), '-Y')
    asian_woman('phone', hold='phone', hands=((.34, -.02, 1.46), (.34, -.3, 1.53)), look=(-8, 2)).pose((-6.85, 5.2, 0), 58)
    light('AREA', (-8.2, 3.4, 2.5), (-5.8, 6.5, 1.4), 120, '#fff4e2', 1.4)
if k == 4:
    asian_woman('call', hold='phone', hands=((.1, .27, .9), (.15, -.17, 1.44)), look=(14, 4)).pose((-1.0, -2.9, 0), 228)
    t = basement_crane(night=True).pose((9.6, -1.0, 0), 180)
    for y in (-.4, .4):
        beacon_light(t, (1.5, y, 2.1), 26, .2)
    lamps_on(t, 60)
softbox(cam, (-2, 1, 1), 220, side=-.6, dist=9, up=.25, size=4)
shoot(exposure=.45 if k == 1 else .6, glow=.07, samples=1.3)
