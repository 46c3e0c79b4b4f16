"""An electric car at a charging post in mall parking; a flatbed waits in the aisle."""
from kit import *
set_time('late', az=235)
cam = camera((9.4, -3.0, 1.7), (1.9, 6.6, 1.0), 46, at=(.56, .4))
mall_parking()
c = electric_car('pearl').pose((2.0, 6.1, 0), -90)
p = c.at(c.port)
b = charger(plug=None).pose((3.75, 8.3, 0), -65)
a = b.at((.12, -.14, .7))
tube([a, a + Vector((.1, -.2, -.35)), (3.5, 8.0, .12), (3.2, 7.9, .35), p], .018, 'black', smooth=True)
flatbed().pose((-5.2, 14.6, 0))
softbox(cam, (2, 5, 1), 520)
rim(cam, (2, 5, 1), 350, color='#ffdcb0')
shoot(exposure=0)
