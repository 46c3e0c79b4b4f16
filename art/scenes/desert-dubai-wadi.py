"""A desert 4x4 on the gravel bed of a wadi, roped to a navy SUV between the rock walls."""
import bpy
from kit import *

set_time('late', az=235, el=38)
cam = camera((2.1, -16.6, 2.2), (.8, 0, 1.1), 36, at=(.5, .36))
bpy.context.scene['clear'] = (0., 0., 7.)
wadi(cam)
r, s = desert_4x4().pose((-3.4, -.6, .06), 14), suv('navy').pose((5.0, 1.4, -.06), 194, 2, -3)
rope(r.at(r.winch), s.at((s.front[0], 0, .5)), .05)
softbox(cam, (0, 0, 1), 420)
shoot(exposure=.3)
