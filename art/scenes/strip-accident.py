"""A small accident, in four frames.

1. Two cars have touched in the lane; nobody is hurt, the hazard lights are on. 2. The cars stand on the right shoulder, the lane is
clear. 3. The drivers are behind the barrier, one telephones. 4. One photographs the cars from there.
Marks of 10, at 160 px and full size: 8, 8, 7 (the phone is small), 7 (the red car is cut).
"""
from kit import *

k = FRAME.k
set_time('late', az=248, el=26)
cam = {1: lambda: camera((-8.2, -10.0, 2.1), (.2, -2.0, .8), 38, at=(.5, .42)),
       2: lambda: camera((-7.6, -12.4, 2.6), (1.6, -4.6, .8), 36, at=(.5, .42)),
       3: lambda: camera((-7.0, -13.2, 2.0), (-.9, -7.8, 1.05), 46, at=(.5, .42)),
       4: lambda: camera((-3.9, -12.6, 1.75), (.2, -7.4, 1.1), 38, at=(.5, .42))}[k]()
z = roadside(cam, .8)
a, b = sedan('red'), suv('sky')
if k == 1:
    a.pose((-2.0, -1.9, 0), 0)
    b.pose((2.62, -2.0, 0), -2)
else:
    a.pose((-1.6, -5.4, 0), 0)
    b.pose((4.6, -5.4, 0), 0)
hazards(a, 6)
hazards(b, 6)
if k in (3, 4):
    x = (-1.2, .2)[k - 3]
    asian_woman('ease' if k == 3 else 'folded', look=(6, 4)).pose((x - .75, -9.3, z(x, -9.3)), 60 if k == 3 else 80)
    if k == 3:
        asian_man('call', hold='phone', hands=((.1, .27, .9), (.13, -.17, 1.45)), look=(14, 4)).pose((x + .5, -9.4, z(x, -9.4)), -178)
    else:
        asian_man('phone', hold='phone', hands=((.3, .1, 1.36), (.32, -.06, 1.4)), look=(0, 4)).pose((x + .1, -9.3, z(x, -9.3)), 78)
softbox(cam, (0, -5, 1), 420, side=.3)
shoot(exposure=.1)
