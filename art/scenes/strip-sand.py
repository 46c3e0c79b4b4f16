"""Stuck in sand, in four frames.

1. An SUV has stopped as soon as its wheels sank a little. 2. The driver kneels at a wheel and lets air out. 3. He clears the sand from
before the wheels. 4. Still stuck: the family sits by the car in its shade, with water.
Marks of 10, at 160 px and full size: 7 (how deep the wheels are is small), 7 (the hand at the valve is small), 8, 8.
"""
import bpy
from kit import *

k = FRAME.k
set_time('late', az=48 if k == 4 else 215, el=46 if k == 4 else 24)
s = suv('teal')
cam = {1: lambda: camera((-6.4, -6.6, 2.1), (-.1, -.3, .7), 54, at=(.5, .46)),
       2: lambda: camera((5.4, -6.6, 1.6), (1.1, -1.0, .68), 54, at=(.5, .46)),
       3: lambda: camera((1.2, -7.6, 1.6), (1.5, -1.0, .78), 50, at=(.5, .46)),
       4: lambda: camera((-1.6, -8.2, 1.75), (-.1, -1.0, .8), 48, at=(.5, .46))}[k]()
d = Dunes(cam, calm=(0, 0, 9), seed=4, near=.3)
d.sit(s, 0, 0, 0, sink=.13 if k == 1 else .16, dp=1.2, heap=.09 if k == 1 else .14)
d.track([(-1, 0), (-8, -.4), (-20, 2), (-40, -3)], depth=.1)
d.build(tufts=10, keep=7)
ground_at = lambda x, y: d.z(x, y)
if k == 2:
    asian_man('kneel', look=(0, 20)).pose((1.45, -1.72, ground_at(1.45, -1.72) + .01), 96)
    gauge(s.at((1.45, -1.02, .34)), 0, s=1.5, rot=(1.57, 0, 0))
if k == 3:
    x, y = 2.75, -1.25
    m = asian_man('reach', hands=((.42, .16, .98), (.46, -.1, .72)), lean=20)
    m.pose((x, y, ground_at(x, y)), 165)
    a, b = m.at((.34, .17, 1.12)), m.at((.72, -.16, .12))
    tube([a, b], .018, 'wood')
    box((.26, .2, .012), b, 'steel', bevel=.004, rot=(0, .55, 2.9))
if k == 4:
    sit = dict(hip=.15, feet=((.56, .14), (.5, -.13)), knees=((.3, .25, 1), (.3, -.25, 1)), hands=((.44, .17, .46), (.42, -.16, .44)), lean=-4)
    for make, x, yaw, more in ((asian_man, -.95, -84, {}), (asian_woman, .45, -98, {}), (child, -.25, -90, {})):
        make('stand', **sit, look=(8, 6), **more).pose((x, -1.42, ground_at(x, -1.42)), yaw)
    for x, y in ((-.55, -2.05), (.05, -2.12), (.8, -1.95)):
        bottle((x, y, ground_at(x, y)), s=1.5)
softbox(cam, (0, -1, .6), 260, side=.4)
shoot(exposure=.25)
