"""Breakdown: a dark green saloon with its bonnet up in a mall's car park in the morning; a mechanic works at its battery, the owner beside, the service van behind."""
from kit import *

set_time('dawn', az=228, el=27)
cam = camera((9.0, -8.4, 1.85), (1.5, .2, 1.2), 43, at=(.50, .385))
mall_parking(lamps=(-22, 30))
v = roadside_van().pose((-3.0, 2.9, 0), -14)
at_wheel(v, look=(-24, 4))
c = bonnet_car('green').pose((2.0, -.9, 0), 8)
b = c.battery
p, q = b.at(b.plus), b.at(b.minus)
pack = toolbox((5.0, -.75, 0), 70, mat='amber', s=1.15)
jump_leads(p - Vector((0, 0, .02)), pack.at((.1, 0, .26)), 'rubber_red', via=((4.25, -.55, .98), (4.6, -.6, .75)), rot_a=(-.5, -.3, 0), s=1.2)
jump_leads(q - Vector((0, 0, .02)), pack.at((-.1, 0, .26)), 'black', via=((4.25, -.4, 1.0), (4.65, -.4, .78)), rot_a=(-.5, .35, 0), s=1.2)
mechanic('reach', vest='hivis', look=(6, 18)).pose((3.55, .75, 0), -92)
gulf_man('ease', look=(6, 8)).pose((2.9, -2.75, 0), 28)
taper(-4.4, -1.9, -1.5, -2.9, 2)
softbox(cam, (1, 0, 1), 520)
shoot(exposure=.25, samples=2.2)
