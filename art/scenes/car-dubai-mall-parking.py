"""Mall parking: a wheel-lift leaves with a red hatchback."""
from kit import *
set_time('noon', az=255, el=44)
cam = camera((10.4, -10.2, 1.9), (-1.4, 0, 1.2), 43, at=(.52, .4))
mall_parking()
t = wheel_lift(lift=.4).pose((1.2, 0, 0))
tow(t, hatchback('red'), base=2.52)
for k, (x, p, f) in enumerate(((-11.0, 'silver', sedan), (-3.2, 'sand', suv), (7.2, 'navy', sedan), (12.4, 'pearl', hatchback))):
    f(p).pose((x, 6.0, 0), 90 if k % 2 else -90)
softbox(cam, (0, 0, 1), 450)
shoot(exposure=-.15)
