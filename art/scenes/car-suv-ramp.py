"""A tow truck draws an SUV down the ramp of a parking building."""
from kit import *
set_time('noon', az=245, el=38)
cam = camera((15.5, -14.2, 2.6), (1.0, 0, 2.2), 43, at=(.5, .45))
a = parking_building()
pitch = degrees_ = a * 180 / pi
z = lambda x: (x + 16) * math.tan(a)
t = wheel_lift(lift=.42).pose((4.2, 0, z(4.2)), 0, pitch)
tow(t, suv('navy'), base=2.87)
softbox(cam, (1, 0, 2), 500)
shoot(exposure=-.15)
