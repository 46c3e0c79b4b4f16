"""Close: a car on the jack, the spare and the wheel brace ready beside it."""
from kit import *
set_time('late', az=255)
cam = camera((-.1, -5.2, .95), (1.35, -1.0, .42), 56, at=(.5, .48), level=False, fstop=5.6, focus=(1.3, -1.2, .4))
detail_ground('asphalt', line=-2.6)
sedan('red').pose((0, 0, .07), 0, 1.6)
jack((.62, -.95, 0), 82, h=.33)
loose_wheel((2.3, -1.3, 0), yaw=172, lean=-9)
wheel_spanner((1.75, -1.75, 0), 25)
softbox(cam, (1, -1, .5), 60, dist=5, size=3)
rim(cam, (1, -1, .5), 120, dist=7, color='#ffdcb0')
shoot(exposure=.05)
