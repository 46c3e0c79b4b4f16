"""Dawn over the whole skyline, a tow truck small in front of it on an open lot."""
from kit import *

set_time('dawn', az=118, el=8, clouds=.8)
cam = camera((5.5, -15.5, 1.9), (.4, 0, 1.2), 38, at=(.66, .27))
studio(cam, 'asphalt', city=False)
t = wheel_lift(night=True).pose((.4, 0, 0), -24)
quad_strip([(-60, 60, -3.3, -3.15), (-60, 60, 4.2, 4.35)], .006, 'line')
skyline(cam, marks=(('burj', .30, 330, 106), ('wedge', .44, 300, 62), ('wedge', .48, 310, 54), ('twist', .12, 300, 62), ('frame', .84, 300, 40), ('setback', .19, 280, 48), ('crown', .58, 300, 46)),
        near=190, far=400, lo=14, hi=40, n=96, low=34, trees=30)
softbox(cam, (0, 0, 1), 900, color='#ffe6cf')
shoot(exposure=.3, glow=.1)
