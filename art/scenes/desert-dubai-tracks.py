"""From above: tyre tracks wind through the sand to a pickup sunk to its axles, a desert 4x4 on its way along them."""
from kit import *

set_time('late', az=112, el=15)
cam = camera((-3, -25, 13.5), (0, 1.5, 0), 42, at=(.5, .46), level=False)
d = Dunes(cam, calm=(2, 0, 11), seed=12, near=.9, height=5)
p, r = pickup('red'), desert_4x4()
d.sit(p, 6.2, 1.6, 24, sink=.3, dp=-2, dr=4, heap=.32)
d.sit(r, -6.6, -2.3, 8, sink=.04, heap=.05)
d.track([(6.2, 1.6), (1, -1.4), (-4, -1.8), (-6.6, -2.3), (-14, -4.6), (-22, -3), (-32, 8)], depth=.2, width=1.7)
d.build(tufts=26, keep=5, rows=1000)
softbox(cam, (0, 0, 1), 1100, side=.5, dist=20)
shoot(exposure=.3)
