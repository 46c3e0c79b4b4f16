"""Close view: a car's wheel on the bed, held by a wheel strap and ratchet."""
from kit import *

set_time('late', az=268, el=30)
t = flatbed().pose((0, 0, 0))
c = sedan('teal')
t.load(c, 2.55)
w = c.at(c.wheels[0])
R, deck, y = c.wheels[0][2], t.at((0, 0, t.bed_z)).z, w.y - .115
cam = camera((w.x + 2.0, w.y - 4.1, w.z + .75), (w.x + .18, w.y - .1, w.z - .1), 85, at=(.5, .5), level=False, focus=(w.x, w.y - .12, w.z), fstop=2.2)
web = [(w.x - .95, y - .02, deck + .03)] + [(w.x + cos(a) * (R + .03), y + .03, w.z + sin(a) * (R + .03)) for a in (pi * (.86 - .72 * k / 14) for k in range(15))] + [(w.x + .95, y - .02, deck + .05)]
for k in range(-4, 5):                                     # woven web, 5 cm wide
    tube([(p[0], p[1] + k * .0065, p[2]) for p in web], .0055, 'strap', res=1)
for s_, x in ((-1, w.x - .97), (1, w.x + .97)):                # deck rings
    torus(.05, .013, (x, y - .02, deck + .04), 'galv', rot=(pi / 2, 0, 0))
p, q = Vector(web[-2]), Vector(web[-1])
m, d = p.lerp(q, .55), (q - p).normalized()
tilt = -math.atan2(d.z, d.x)
for k in (-1, 1):                                          # ratchet: side plates, spool, handle
    box((.2, .008, .06), m + Vector((0, k * .042, .012)), 'galv', None, .003, rot=(0, tilt, 0))
    box((.22, .008, .04), m + Vector((.02, k * .034, .07)), 'steel', None, .003, rot=(0, tilt - .5, 0))
cyl(.026, .1, m + Vector((.01, 0, .02)), 'strap', axis='Y', n=20)
cyl(.014, .13, m + Vector((-.07, 0, .045)), 'galv', axis='Y', n=16)
cyl(.013, .1, m + Vector((.11, 0, .125)), 'black', axis='Y', n=16)
villa_street(drive=9)
softbox(cam, w, 60, dist=6, size=3)
shoot(exposure=.25)
