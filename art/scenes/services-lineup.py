"""The company's vehicles drawn up side by side on the yard at dusk, lamps on, the crews before them."""
from kit import *

set_time('dusk', az=100)
cam = camera((1.2, -17.5, 2.5), (.4, 0, 1.5), 34, at=(.5, .46))
studio(cam, 'yard', seed=5)
row = ((heavy_wrecker, 8.0, 3.4), (flatbed, 4.9, 2.2), (wheel_lift, 2.2, 1.), (luxury_carrier, -.9, 1.6), (moto_carrier, -3.6, 1.), (desert_4x4, -6.0, 1.2), (accident_unit, -8.2, 1.8))
for make, x, y in row:
    g = make(night=True, **({'open_': False} if make is luxury_carrier else {}))
    g.pose((x, y, 0), -78)
crew = ((driver, 'ease', -7.2, -84), (mechanic, 'folded', -4.8, -92), (driver, 'folded', -2.3, -86), (dispatcher, 'board', .7, -96), (driver, 'ease', 3.5, -88), (mechanic, 'ease', 6.5, -98))
for make, pose, x, yaw in crew:
    make(pose, **({'hold': 'board'} if pose == 'board' else {})).pose((x * .76, -5.2, 0), yaw)
softbox(cam, (0, -2, 1), 5200, dist=20, size=14, side=-.3).visible_glossy = False   # its mirror image would whiten a windscreen
rim(cam, (0, 0, 1.5), 2000, dist=20, size=10, color='#ffb27a')
shoot(exposure=.4, glow=.1, samples=1.6)
