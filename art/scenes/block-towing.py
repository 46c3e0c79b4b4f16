"""A flatbed carries a plum saloon along the city highway in the afternoon sun."""
from kit import *

set_time('late', az=240, el=28)
cam = camera((13.5, -11.5, 2.1), (-.3, 0, 1.5), 46, at=(.5, .40))
szr(lamps=(-36, 26), train=-30)
t = flatbed().pose((0, 0, 0))
c = saloon('plum')
t.load(c, 2.55)
wheel_straps(c)
skyline(cam, marks=(('burj', .16, 400, 76), ('wedge', .42, 330, 44), ('wedge', .46, 340, 38)), n=60)
softbox(cam, (0, 0, 1), 350)
shoot(exposure=.2)
