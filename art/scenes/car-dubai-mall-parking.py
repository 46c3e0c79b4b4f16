"""Mall parking: a wheel-lift leaves with a red hatchback."""
from kit import *
set_time('late', az=300, el=20)
cam = camera((-11.2, -8.6, 2.0), (-2.2, 0, 1.1), 43, at=(.5, .4))
mall_parking()
t = wheel_lift(lift=.4).pose((1.2, 0, 0))
tow(t, hatchback('red'), base=2.52)
for k, (x, p, f) in enumerate(((-11.0, 'silver', sedan), (-3.2, 'sand', suv), (7.2, 'navy', sedan), (12.4, 'pearl', hatchback))):
    f(p).pose((x, 6.0, 0), 90 if k % 2 else -90)
softbox(cam, (0, 0, 1), 450)
shoot(exposure=.2)
