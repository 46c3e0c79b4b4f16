"""Smoke from the bonnet, in four frames.

1. A car stands on the right shoulder, its hazard lights on, smoke rising from the closed bonnet. 2. Everyone gets out on the side away
from traffic and leaves. 3. They are behind the barrier, far from the car. 4. One of them telephones; the bonnet stays shut.
Marks of 10, at 160 px and full size: 9, 7 (sand shows pink through the edge of the smoke), 8, 8.
"""
from kit import *

k = FRAME.k
set_time('late', az=250, el=24)
cam = {1: lambda: camera((7.6, -6.9, 1.5), (1.0, -5.2, 1.1), 36, at=(.5, .36)),
       2: lambda: camera((2.8, -13.4, 2.7), (.1, -6.0, 1.0), 35, at=(.5, .38)),
       3: lambda: camera((-15.5, -13.2, 2.1), (-6.0, -7.6, 1.2), 42, at=(.5, .42)),
       4: lambda: camera((-15.6, -11.6, 1.6), (-13.0, -9.2, 1.3), 36, at=(.34, .44))}[k]()
z = roadside(cam, {1: .2, 2: .2, 3: .75, 4: .3}[k])
c = sedan('navy', night=k == 1).pose((.4, -5.4, 0), 0)
hazards(c, 6)
near = k < 3                                               # from afar it must be larger and darker to be seen
smoke(cam, c.at((1.75, 0, .9)), high=3.7 if near else 5.2, wide=2.4 if near else 3.2, drift=.8 if near else 1.4, shade=.32 if near else .22)
if k == 2:
    gulf_man('stand', **WALK).pose((-1.0, -7.0, 0), -100)
    gulf_woman('child', look=(16, 6)).pose((-2.6, -6.9, 0), -110)
    child(skin='skin2', **WALK).pose((-1.95, -6.95, 0), -105)
if k == 3:
    family(-11.0, -9.4, 30, z(-11, -9.4), south=False)
if k == 4:
    gulf_man('call', hold='phone', hands=((.1, .27, .9), (.13, -.17, 1.45)), look=(14, 4)).pose((-13.0, -9.2, z(-13, -9.2)), -165)
softbox(cam, (0, -6, 1), 420, side=.3)
shoot(exposure=.1)
