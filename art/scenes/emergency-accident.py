"""Dawn: the accident unit shields two cars that were moved onto the shoulder; the arrow board sends the traffic past, the people are behind the barrier."""
from kit import *
set_time('dawn', az=140, el=14)
cam = camera((-12.6, -13.8, 2.6), (1.6, -5.6, 1.25), 40, at=(.54, .42))
z = roadside(cam, .74)
g = accident_unit(night=True).pose((-2.6, -5.2, 0))
for c, x in ((sedan('silver', night=True), 6.0), (suv('plum', night=True), 12.2)):
    c.pose((x, -5.4, 0))
    hazards(c, 6)
family(5.2, -9.3, 150, z(5.2, -9.3), south=False)
driver('board', hold='board', look=(14, 4)).pose((2.9, -9.0, z(2.9, -9.0)), 0)
beacon_light(g, (-.1, 0, 2.2), 70)
softbox(cam, (0, -5, 1), 900, side=.2)
shoot(exposure=.15, samples=2)
