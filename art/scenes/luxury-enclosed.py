"""A low sports car rolls up the ramp of the enclosed carrier, late afternoon."""
from kit import *
set_time('late', az=205)
cam = camera((-14.8, -9.0, 1.9), (-4.2, 0, 1.3), 46, at=(.5, .42))
villa_street(drive=6)
t = luxury_carrier(open_=True).pose((0, 0, 0))
a = math.atan2(.96, 3.3)
c = supercar('red').pose((-5.0, 0, .655), 0, a * 180 / pi)
softbox(cam, (-5, 0, 1), 700, side=.3)
rim(cam, (-5, 0, 1), 400, color='#ffdcb0')
light('AREA', (-1.0, 0, 2.7), (-1.0, 0, 0), 60, '#e9f4ff', 2)
shoot(exposure=0)
