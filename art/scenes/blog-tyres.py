"""A mechanic checks a tyre's pressure, the gauge's hose on its valve; the car's nose with its lamps is seen."""
from mathutils import Euler
from kit import *
set_time('late', az=280, el=30)
cam = camera((4.5, -4.9, 1.25), (1.5, -1.1, .66), 55, at=(.46, .46), level=False, fstop=8, focus=(1.5, -1.2, .4))
detail_ground('concrete')
box((60, .2, 6), (0, 6, 2.9), tiled('forecourt_wall', '#c9bca6', '#d2c6b0', 1.2, .6, '#b3a48c', .02, wall=True), bevel=0)
suv('teal').pose((0, 0, 0))
valve, hand, turn, s = Vector((1.36, -.93, .22)), Vector((1.22, -1.44, .42)), (1.15, 0, .5), 1.5
cyl(.007, .06, valve, 'brass', axis='Y', n=16)
to_valve = (Matrix.Translation(hand) @ Euler(turn).to_matrix().to_4x4() @ Matrix.Scale(s, 4)).inverted() @ (valve - Vector((0, .03, 0)))
gauge(hand, 0, s=s, rot=turn, hose=tuple(to_valve))
mechanic('crouch').pose((.80, -1.76, 0), 40)
light('AREA', (2.8, -3.8, 2.2), (1.4, -1, .3), 90, '#fff2e0', 1.4)
light('AREA', (-.4, -2.8, 1.2), (1.2, -1, .3), 40, '#bfe2ff', 1.0)
shoot(exposure=.05, samples=2)
