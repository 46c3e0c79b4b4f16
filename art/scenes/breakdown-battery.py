"""Close: jump leads on a battery in an open engine bay."""
from kit import *
set_time('late', az=300)
cam = camera((2.72, .1, 1.72), (1.66, .4, .78), 56, at=(.5, .46), level=False, fstop=4.5)
detail_ground('concrete')
c = bonnet_car('teal').pose((0, 0, 0))
b = c.battery
p, q = b.at(b.plus), b.at(b.minus)
jump_leads(p - Vector((0, 0, .02)), (1.5, 1.3, .5), 'rubber_red', via=((1.55, .72, 1.0), (1.52, .98, .92)), rot_a=(-.5, -.3, 0), s=1.25)
jump_leads(q - Vector((0, 0, .02)), (1.95, 1.3, .5), 'black', via=((1.86, .8, .98), (1.92, 1.0, .9)), rot_a=(-.5, .35, 0), s=1.25)
light('AREA', (3.2, -1.6, 2.6), (1.7, .3, .7), 90, '#fff2e0', 1.6)
light('AREA', (3.4, 2.0, 1.6), (1.7, .3, .7), 50, '#cfe6ff', 1.2)
shoot(exposure=.15)
