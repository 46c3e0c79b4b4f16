"""The company's vehicles drawn up side by side on the yard at dusk, lamps on."""
from kit import *

set_time('dusk', az=100)
cam = camera((4.2, -29.5, 3.0), (.4, 0, 1.4), 40, at=(.5, .40))
studio(cam, 'yard', seed=5)
row = ((heavy_wrecker, 10.9, 3.4), (flatbed, 7.6, 1.4), (wheel_lift, 4.2, 0), (luxury_carrier, .6, 1.6), (moto_carrier, -3., -.2), (desert_4x4, -6., -.8), (accident_unit, -8.9, -.9), (roadside_van, -11.8, -.7))
for k, (make, x, y) in enumerate(row):
    g = make(night=True, **({'open_': False} if make is luxury_carrier else {}))
    g.pose((x, y + 1, 0), -68)
    light('SPOT', g.at((g.length / 2 if hasattr(g, 'length') else 2.6, 0, .9)), g.at((9, 0, -.6)), 260, (1, .88, .68), .3, 70, .9)
softbox(cam, (0, 0, 1), 3400, dist=24, size=14, side=-.3)
rim(cam, (0, 0, 1.5), 2000, dist=20, size=10, color='#ffb27a')
shoot(exposure=.35, glow=.1)
