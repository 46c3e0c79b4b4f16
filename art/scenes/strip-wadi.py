"""Flooded wadi, in four frames.

1. A car has stopped before brown water that runs across its road; striped posts stand in it. 2. It has turned round and drives away from
the water. 3. A car stands in the water; its people are already out and walk up the bank. 4. From high ground they telephone, the car
below in the water.
Marks of 10, at 160 px and full size: 8, 8, 8, 7 (the ground could be higher; much like 3).
"""
import bpy
import numpy as np
from kit import *
from kit.places.dunes import vnoise

k = FRAME.k
set_time('overcast', az=235, sun=1.6)
bpy.context.scene['clear'] = (0., -3., 14.)
cam = {1: lambda: camera((4.6, -11.8, 4.3), (.4, .6, .7), 40, at=(.5, .46)),
       2: lambda: camera((4.2, -14.2, 4.1), (.2, -1.6, .8), 42, at=(.5, .44)),
       3: lambda: camera((3.2, -9.6, 4.4), (.6, 1.2, 1.0), 48, at=(.5, .40)),
       4: lambda: camera((2.2, -11.0, 5.7), (1.2, -.5, 2.0), 46, at=(.5, .46))}[k]()
wadi(cam)
deep = k > 2
top = .78 if deep else .16
across = ((-6, top), (300, top)) if deep else ((-12.4, -1.), (-2.8, top), (10.6, top), (13.6, -.5))   # y and height of the water
obj(mesh([(x, y, z) for y, z in across for x in (-70, 70)], [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(across) - 1)]), flood_water())


def way(y):                                                # the road dips into the water and comes out on the other side
    return .2 - .75 * smoothstep(-1.2, 3, y) + .75 * smoothstep(9, 13, y)


ys = [-40 + q * .5 for q in range(180)]
grid(lambda x, y: (x, y, way(y) - (.5 if abs(x) > 3.3 else 0)), [-3.5, -3.2, 3.2, 3.5], ys, asphalt())
for x in (-2.9, 2.9):
    grid(lambda u, y: (x + u, y, way(y) + .012), [-.07, .07], ys, 'line')
for x in (-3.9, 3.9):
    for y in (1.6, 5.2, 8.8):
        flood_post((x, y, -.2))
if k == 1:
    hazards(suv('red', night=True).pose((1.2, -3.2, .2), 88), 5)
if k == 2:
    suv('red', night=True).pose((-1.0, -4.6, .2), -82)
if deep:
    def bank(x, y):                                        # high ground on this side: it rises from the water towards the camera
        e = float(vnoise(np.array([x / 2.3]), np.array([y / 1.7]), 3)[0]) * .22 + float(vnoise(np.array([x * 1.3]), np.array([y * 1.6]), 5)[0]) * .06
        return .1 + (1.5 if k == 3 else 2.6) * smoothstep(1.8, -2.6 if k == 3 else -4.2, y + .6 * e) + e * .7
    xs, ys = [-16 + q * .16 for q in range(200)], [3 - q * .12 for q in range(120)]
    grid(lambda x, y: (x, y, bank(x, y)), xs, ys, mottled('wadi_rock', '#6f6152', '#a8957e', .3, .92, .09, 2.6), angle=40)
    suv('red').pose((-1.9, 5.4, .0), 70, 0, -2)
    man = dict(pose='stand', **WALK) if k == 3 else dict(pose='call', hold='phone', hands=((.1, .27, .9), (.13, -.17, 1.47)), look=(12, 4))
    woman = dict(pose='stand', **WALK) if k == 3 else dict(pose='ease', look=(10, 4))
    x, y = (1.9, -1.9) if k == 3 else (2.5, -5.0)
    asian_man(**man).pose((x, y, bank(x, y)), -80 if k == 3 else -121)
    asian_woman(**woman).pose((x + .9, y - .2, bank(x + .9, y - .2)), -74 if k == 3 else 130)
softbox(cam, (0, -2, 1), 420)
shoot(exposure=.5)
