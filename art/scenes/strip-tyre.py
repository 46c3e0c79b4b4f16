"""Flat tyre by night, in four frames.

1. A car on the right shoulder, one rear tyre flat, its hazard lights on. 2. The people leave on the side away from traffic. 3. They
stand behind the barrier, well back from the car. 4. The man telephones behind the barrier; the truck comes with its amber lights on.
Marks of 10, at 160 px and full size: 7 (the flat tyre is small), 8, 8, 8.
"""
from kit import *

k = FRAME.k
set_time('night', az=62)
cam = {1: lambda: camera((-4.9, -1.9, 1.1), (-.7, -5.1, .66), 38, at=(.5, .42)),
       2: lambda: camera((5.2, -11.0, 1.9), (.5, -6.2, .85), 38, at=(.5, .44)),
       3: lambda: camera((-9.6, -13.0, 2.1), (-3.4, -7.6, 1.0), 42, at=(.5, .44)),
       4: lambda: camera((-2.2, -12.2, 1.6), (-5.6, -9.0, 1.25), 38, at=(.66, .45))}[k]()
z = roadside(cam, {1: .2, 2: .2, 3: .75, 4: .7}[k])
c = sedan('silver', night=True).pose((.4, -5.4, 0), 0)
flat_tyre(c, 1)
hazards(c, 9)
tail_glow(c, -2.4, energy=7)
if k == 2:
    asian_man('stand', **WALK).pose((-.2, -7.0, .0), -84)
    asian_woman('child', look=(16, 6)).pose((-1.5, -6.95, 0), -96)
    child(**WALK).pose((-.85, -6.95, 0), -90)
if k == 3:
    family(-6.0, -9.3, 20, z(-6, -9.3))
if k == 4:
    asian_man('call', hold='phone').pose((-5.6, -9.0, z(-5.6, -9)), -70)
    t = flatbed(night=True).pose((-15.5, -5.2, 0), 0)
    lamps_on(t, 300, (2.45, 2.5), 160)
softbox(cam, (0, -6, 1), 1100, side=.3)
rim(cam, (1, -6, 1), 500, side=-.8)
if k == 1:
    light('AREA', (-3.4, -2.6, 1.5), c.at(c.wheels[1]), 70, '#ffe6c4', 1.2)
if k > 1:
    torchlight(cam, {2: (-.8, -7, 1), 3: (-6, -9.3, 1), 4: (-5.6, -9, 1.2)}[k], 160)
shoot(exposure=.55, glow=.12, samples=1.3)
