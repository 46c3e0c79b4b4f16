"""Close: a phone and a first-aid kit on a car's bonnet."""
from kit import *
set_time('late', az=330, el=24)
c = suv('navy').pose((0, 0, 0))
cam = camera((3.3, -1.15, 1.86), (1.6, .02, 1.2), 80, at=(.48, .45), level=False, fstop=4.5)
mall_parking()
def top(x, y):
    return c.skin.ray_cast(Vector((x, y, 3)), Vector((0, 0, -1)))[0].z
tilt = math.atan2(top(1.4, 0) - top(1.8, 0), .4)
g = Group('things')
phone((.2, -.2, .002), 62, g, s=1.7)
first_aid((-.06, .2, 0), 70, g, s=1.2)
key((.3, .12, .002), 150, g, s=1.3, tag='seat_tan')
g.pose((1.55, 0, top(1.55, 0) + .004), 0, -tilt * 180 / pi)
light('AREA', (3.0, 2.6, 3.2), (1.5, 0, 1.2), 110, '#fff2e0', 1.8)
light('AREA', (3.4, -2.8, 2.6), (1.5, 0, 1.2), 60, '#cfe6ff', 1.6)
shoot(exposure=.1)
