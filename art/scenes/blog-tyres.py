"""Close: a mechanic checks a tyre's pressure, the gauge's hose on its valve."""
from mathutils import Euler
from kit import *
set_time('late', az=250, el=30)
cam = camera((-.3, -4.9, 1.05), (1.55, -1.0, .58), 56, at=(.5, .47), level=False, fstop=8, focus=(1.5, -1.2, .4))
detail_ground('concrete')
box((60, .2, 6), (0, 6, 2.9), tiled('forecourt_wall', '#c9bca6', '#d2c6b0', 1.2, .6, '#b3a48c', .02, wall=True), bevel=0)
suv('teal').pose((0, 0, 0))
valve, hand, turn, s = Vector((1.56, -.93, .22)), Vector((1.68, -1.44, .42)), (1.15, 0, -.35), 1.5
cyl(.007, .06, valve, 'brass', axis='Y', n=16)
to_valve = (Matrix.Translation(hand) @ Euler(turn).to_matrix().to_4x4() @ Matrix.Scale(s, 4)).inverted() @ (valve - Vector((0, .03, 0)))
gauge(hand, 0, s=s, rot=turn, hose=tuple(to_valve))
mechanic('crouch').pose((2.10, -1.76, 0), 140)
light('AREA', (.2, -3.4, 2.2), (1.4, -1, .3), 90, '#fff2e0', 1.4)
light('AREA', (3.2, -2.4, 1.2), (1.4, -1, .3), 40, '#bfe2ff', 1.0)
shoot(exposure=.05)
