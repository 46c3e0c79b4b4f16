"""A low recovery crane brings a hatchback down the ramp of a multi-level car park."""
from kit import *

set_time('late', az=250, el=36)
cam = camera((-17.5, -12.5, 2.2), (-4.2, 0, 1.7), 40, at=(.5, .40))
a = parking_building()
t = basement_crane()
c = tow(t, hatchback('teal'), 2.6)
t.pose((-6.2, 0, .03 + 9.8 * math.tan(a)), 180, -math.degrees(a))
for k, n in enumerate(('sedan', 'suv', 'saloon', 'electric_car', 'hatchback')):
    globals()[n](('silver', 'sand', 'navy', 'pearl', 'plum')[k]).pose((-26 + k * 8.2, 8.6, (k % 3) * 3.1 + .01), 90)
softbox(cam, (-4, 0, 1), 420)
shoot(exposure=.25)
