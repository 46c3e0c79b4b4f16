"""A roadside mechanic has clamped jump leads to the battery of a teal car, its bonnet up; the owner waits beside it."""
from kit import *
set_time('late', az=300, el=24)
cam = camera((6.3, -3.9, 1.75), (1.9, .3, .8), 47, at=(.47, .46), level=False, fstop=9, focus=(1.9, 0, .9))
villa_street(drive=-9, seed=2)
c = bonnet_car('teal').pose((0, 0, 0))
b = c.battery
p, q = b.at(b.plus), b.at(b.minus)
pack = toolbox((2.85, -.25, 0), 70, mat='amber', s=1.15)
e = pack.at((.1, 0, .26))
jump_leads(p - Vector((0, 0, .02)), e, 'rubber_red', via=((2.2, .2, .98), (2.55, .0, .75)), rot_a=(-.5, -.3, 0), s=1.2)
jump_leads(q - Vector((0, 0, .02)), pack.at((-.1, 0, .26)), 'black', via=((2.2, .4, 1.0), (2.62, .2, .78)), rot_a=(-.5, .35, 0), s=1.2)
mechanic('reach', look=(6, 18)).pose((1.72, 1.35, 0), -88)
gulf_woman('folded', look=(-12, 8)).pose((3.0, 1.9, 0), 212)
softbox(cam, (1.7, 0, .9), 170, dist=7, size=4)
light('AREA', (3.4, 2.0, 2.4), (1.7, .3, .7), 60, '#fff2e0', 1.2)
shoot(exposure=.15)
