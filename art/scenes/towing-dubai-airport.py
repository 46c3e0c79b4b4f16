"""A wheel-lift truck with a graphite saloon on the airport road, terminal and tower behind."""
from kit import *

set_time('late', az=250, el=24)
cam = camera((12.4, -12.6, 2.4), (-1.4, 0, 1.3), 38, at=(.52, .34))
airport_road()
t = wheel_lift().pose((1.8, 0, 0))
tow(t, saloon('graphite'))
softbox(cam, (0, 0, 1), 300)
shoot(exposure=.2)
