"""The company's vehicles drawn up side by side on the yard at dusk, lamps on."""
from kit import *

set_time('dusk', az=100)
cam = camera((3.2, -22.5, 3.1), (.75, 0, 1.35), 33, at=(.49, .43))
studio(cam, 'yard', seed=5)
row = ((heavy_wrecker, 9.3, 2.6), (flatbed, 6.2, 1.5), (wheel_lift, 3.4, .5), (luxury_carrier, .5, 1.), (moto_carrier, -2.4, .3), (desert_4x4, -5.0, .6), (accident_unit, -7.5, 1.2), (roadside_van, -10.1, 2.))
for k, (make, x, y) in enumerate(row):
    g = make(night=True, **({'open_': False} if make is luxury_carrier else {}))
    g.pose((x, y + 1, 0), -76)
softbox(cam, (0, 0, 1), 5200, dist=24, size=14, side=-.3)
rim(cam, (0, 0, 1.5), 2000, dist=20, size=10, color='#ffb27a')
shoot(exposure=.4, glow=.1, samples=2)
