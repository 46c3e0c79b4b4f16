"""The whole fleet in the yard at dawn."""
from kit import *
set_time('dawn', az=285, el=14)
cam = camera((19.5, -20.5, 4.2), (-1.5, 2.4, 1.2), 40, at=(.5, .42))
yard()
row = [(flatbed, 6.2, -7.2), (wheel_lift, 2.4, -2.6), (desert_4x4, 3.2, 1.6), (roadside_van, 1.8, 5.4), (accident_unit, -.6, 9.0),
       (heavy_wrecker, -9.8, 3.2), (luxury_carrier, -12.2, 9.2), (moto_carrier, -4.6, -6.4), (basement_crane, -7.4, -1.6)]
for f, x, y in row:
    g = f(open_=False) if f is luxury_carrier else f()
    g.pose((x, y, 0), -14)
softbox(cam, (0, 0, 1), 1300, dist=24, size=12)
rim(cam, (0, 0, 1), 1000, dist=24, color='#ffc890')
shoot(exposure=0)
