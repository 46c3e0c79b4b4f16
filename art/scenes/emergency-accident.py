"""Dawn: the accident unit shields two cars that were moved aside; the arrow board sends the traffic past."""
from kit import *
set_time('dawn', az=140, el=14)
cam = camera((-11.5, -10.2, 2.1), (1.2, -1.6, 1.3), 42, at=(.5, .4))
interchange()
g = accident_unit(night=True).pose((-2.2, -2.2, 0))
sedan('silver').pose((5.6, -3.4, 0), -6)
suv('plum').pose((11.6, -3.6, 0), 3)
taper(-6.9, -4.4, -5.2, -1.2, 4)
beacon_light(g, (-.1, 0, 2.2), 70)
softbox(cam, (0, -2, 1), 900, side=.2)
shoot(exposure=.15)
