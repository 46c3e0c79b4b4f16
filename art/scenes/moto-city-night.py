"""Night in the old quarter: a motorcycle is on board under the street lights."""
from kit import *
set_time('night', az=120)
cam = camera((8.6, -8.4, 1.8), (.1, 0, 1.2), 44, at=(.52, .42))
old_quarter()
t = moto_carrier(night=True).pose((0, 0, 0))
motorcycle('silver', stand=False).pose((-.3, t.chocks[0][1], t.bed_z + .02))
lamps_on(t, 380, (1.9, 2.3), 90)
tail_glow(t, -2.8)
softbox(cam, (0, 0, 1), 900)
rim(cam, (0, 0, 1), 900)
shoot(exposure=.55, samples=2)
