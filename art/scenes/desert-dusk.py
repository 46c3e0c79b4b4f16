"""Two desert 4x4s with their lamps on cross the dunes at dusk."""
from kit import *

set_time('dusk', az=60)
cam = camera((4.5, -17, 2.7), (.6, 0, 1.1), 42, at=(.52, .36))
d = Dunes(cam, calm=(0, 0, 11), seed=21, height=8)
a, b = desert_4x4(night=True), desert_4x4(night=True)
d.sit(a, 3.1, -1.4, -38, sink=.05, heap=.05)
d.sit(b, -4.4, 4.6, -30, sink=.05, heap=.05)
d.track([(3.1, -1.4), (-.6, 1.6), (-6, 5.4), (-14, 12), (-30, 34)])
d.build(tufts=14)
for g in (a, b):
    headlights(g, 2.4, .62, .95, 700)
    beacon_light(g, (0, 0, 2.6), 50)
softbox(cam, (0, 0, 1), 900)
shoot(exposure=.45, glow=.12)
