"""Motorcycle: on the quay at first light a rider leads his red motorcycle to the ramp of its carrier; the driver in hi-vis steadies the ramp."""
from kit import *

set_time('dawn', az=56, el=8)
cam = camera((-12.2, -5.6, 1.7), (-3.4, -.1, 1.1), 42, at=(.50, .37))
marina(x0=-114, palms=False, lamps=(-16, 14))
for k, x in enumerate((-13.5, 4.5, 14, 25)):
    palm((x, 4.2, 0), 4.6 + k % 2 * .5, k)
    box((1.7, 1.7, .35), (x, 4.2, .12), 'kerb', bevel=.06)
    shrub((x, 4.2, .2), 1.5, 'bush', k)
t = moto_carrier(night=True).pose((0, 0, 0))
y = t.chocks[0][1]
a = math.atan2(.83, 2.5)
box((2.64, .34, .05), (-2.75 - 1.23, y, .44), 'galv', bevel=.01, rot=(0, -a, 0))
for s in (-1, 1):
    box((2.64, .03, .09), (-2.75 - 1.23, y + s * .17, .46), 'amber', bevel=.01, rot=(0, -a, 0))
m = motorcycle('red', stand=False).pose((-5.6, y - .05, 0), 0)
asian_man('reach', look=(4, 14), lean=8, top='shirt_teal', bottom='trousers').pose((-5.75, y + .6, 0), -34)
driver('reach', look=(30, 8), lean=6).pose((-3.2, y - .9, 0), 112)
lamps_on(t, 200, (1.9, 2.3), 60)
skyline(cam, marks=(('twist', .32, 300, 52), ('crown', .5, 320, 46), ('sail', .86, 330, 56)))
softbox(cam, (-2, -1, 1), 1300)
rim(cam, (-2, 0, 1), 400, color='#ffb27a')
shoot(exposure=.22, samples=2)
