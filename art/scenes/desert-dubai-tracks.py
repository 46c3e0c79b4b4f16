"""From above: tyre tracks wind through the sand to a pickup sunk to its axles, a desert 4x4 on its way along them."""
from kit import *

set_time('late', az=205, el=17)
cam = camera((-3, -25, 13.5), (0, 1.5, 0), 42, at=(.5, .46), level=False)
d = Dunes(cam, calm=(4, 1, 9), seed=12, near=.9, height=5)
p, r = pickup('red'), desert_4x4()
d.sit(p, 6.2, 1.6, 24, sink=.3, dp=-2, dr=4, heap=.32)
d.sit(r, -8.6, -2.6, 8, sink=.04, heap=.05)
d.track([(6.2, 1.6), (1, -1.4), (-4, -1.8), (-8.6, -2.6), (-16, -4.6), (-24, -3), (-34, 8)], depth=.1)
d.build(tufts=26, keep=5)
softbox(cam, (0, 0, 1), 400, side=.5, dist=20)
shoot(exposure=.3)
