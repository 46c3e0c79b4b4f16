"""The whole fleet in the yard at dawn."""
from kit import *
set_time('dawn', az=285, el=14)
cam = camera((19.5, -20.5, 5.4), (0, 0, 1.0), 40, at=(.47, .46))
yard()
p, f, r = frame_axes(cam)
# across the picture and away from the camera, metres: rows far enough apart that none hides another
for make, across, away in ((desert_4x4, -6.4, 20), (roadside_van, -1.9, 20), (accident_unit, 2.6, 20), (basement_crane, 7.0, 20.5), (moto_carrier, -9.0, 28),
                           (wheel_lift, -3.2, 28), (flatbed, 3.6, 28.5), (vip_suv, 9.6, 27), (heavy_wrecker, -7.0, 38), (luxury_carrier, 5.5, 39)):
    g = make(open_=False) if make is luxury_carrier else make()
    q = p + f * away + r * across
    g.pose((q.x, q.y, 0), -14)
softbox(cam, (0, 0, 1), 1300, dist=24, size=12)
rim(cam, (0, 0, 1), 1000, dist=24, color='#ffc890')
shoot(exposure=0)
