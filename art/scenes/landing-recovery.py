"""Recovery: on a beach road in the morning a flatbed draws a red saloon up its tilted bed; the driver works the winch from the kerb, the owner waits on the pavement."""
from kit import *

set_time('noon', az=240, el=30)
cam = camera((-13.4, -11.4, 2.4), (-.7, -1.9, 1.45), 38, at=(.55, .38))
shore_street('beach', bare=(-6,))
t = flatbed(tilt=1).pose((.6, -2.2, 0))
c = saloon('red')
t.load(c, 2.5)
rope(t.bed.at((5.0, 0, .2)), c.at((c.front[0] + .02, 0, .42)), .01, .013)
p = t.at((.55, -1.04, 1.02))
box((.5, .12, .34), p, 'dark', bevel=.02)
for k in (-1, 0, 1):
    tube([p + Vector((k * .13, -.06, .06)), p + Vector((k * .13, -.2, .16))], .014, 'amber')
driver('reach', hands=((.44, .13, 1.1), (.46, -.13, 1.08)), lean=8, look=(34, 6)).pose((p.x, -4.15, .12), 92)
asian_man('ease', look=(6, 4)).pose((-3.9, -5.5, .12), 56)
taper(-7.5, -3.5, -8.7, -1.5, 2)
skyline(cam, marks=(('sail', .88, 300, 60),), n=0, low=0)
softbox(cam, (-1, -1, 1.2), 480)
shoot(exposure=.08, samples=1.5)
