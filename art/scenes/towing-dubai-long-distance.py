"""A lone flatbed with a red saloon on an empty highway through the dunes, long shadows."""
from kit import *

set_time('dawn', az=205, el=13)
cam = camera((15.5, -9.5, 2.3), (-1.2, -1.2, 1.5), 40, at=(.56, .36))
desert_road(cam, sand_on=.5)
t = flatbed().pose((0, -1.9, 0))
c = saloon('red')
t.load(c, 2.55)
wheel_straps(c)
softbox(cam, (0, 0, 1), 500, side=.5)
shoot(exposure=.3)
