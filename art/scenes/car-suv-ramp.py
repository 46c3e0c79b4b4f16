"""A tow truck draws an SUV up the ramp of a parking building."""
from kit import *
set_time('noon', az=245, el=38)
cam = camera((13.5, -15.0, 6.4), (.8, 0, 2.3), 50, at=(.5, .46))
a = parking_building()
pitch = a * 180 / pi
z = lambda x: (x + 16) * math.tan(a)
t = wheel_lift(lift=.42).pose((4.2, 0, z(4.2)), 0, pitch)
tow(t, suv('navy'), base=2.87)
softbox(cam, (1, 0, 2), 500)
shoot(exposure=-.15)
