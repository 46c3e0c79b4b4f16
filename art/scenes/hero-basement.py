"""A low recovery crane draws a dark blue saloon out of an underground car park, towards the daylight of the ramp."""
from kit import *

set_time('indoor')
cam = camera((-10.6, -8.4, 1.45), (.3, 0, 1.1), 34, at=(.60, .40))
underground(x0=-34, x1=13, ramp=True, power=520, skip=(2, 3, 4))
t = basement_crane(night=True).pose((2.6, 0, 0), 0)
c = saloon('navy', night=True)
tow(t, c)
for k, (n, x) in enumerate((('hatchback', -9.9), ('electric_car', -2.1), ('suv', 5.8))):
    globals()[n](('silver', 'teal', 'sand')[k]).pose((x, 10.3, 0), 90)
for y in (-.4, .4):
    beacon_light(t, (.4, y, 2.2), 22, .2)
light('AREA', (27, 0, 9), (10, 0, .5), 5200, '#ffe8c4', 6)          # daylight down the ramp
light('AREA', (30, 0, 12), (20, 0, 1), 5200, '#ffe8c4', 8)
tail_glow(c, -2.35, energy=6)
softbox(cam, (0, 0, 1), 170, side=-.6, dist=9, up=.25, size=4)
shoot(exposure=.45, glow=.07, samples=1.4)
