"""Close: jump leads on a battery in an open engine bay."""
from kit import *
set_time('late', az=300)
cam = camera((3.35, .95, 1.5), (1.68, .32, .74), 62, at=(.5, .46), level=False, fstop=4.5)
detail_ground('concrete')
c = bonnet_car('teal').pose((0, 0, 0))
b = c.battery
p, q = b.at(b.plus), b.at(b.minus)
jump_leads(p - Vector((0, 0, .02)), (2.6, 1.3, .4), 'rubber_red', via=((1.95, .62, .84), (2.25, .9, .7)), rot_a=(-.35, .5, .5), s=1.25)
jump_leads(q - Vector((0, 0, .02)), (2.7, 1.1, .4), 'black', via=((2.1, .5, .82), (2.35, .75, .66)), rot_a=(-.2, .55, .2), s=1.25)
light('AREA', (3.2, -1.6, 2.6), (1.7, .3, .7), 90, '#fff2e0', 1.6)
light('AREA', (3.4, 2.0, 1.6), (1.7, .3, .7), 50, '#cfe6ff', 1.2)
shoot(exposure=.15)
