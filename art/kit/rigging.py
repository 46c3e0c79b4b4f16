"""Between the vehicles: ropes, straps, towing poses, lamps that are on, triangles behind a stranded car."""
from math import asin, cos, degrees, pi, sin

from mathutils import Vector

from . import lights
from .core import box, cyl, torus, tube
from .vehicles import cone, warning_triangle
from .vehicles.shape import decal

__all__ = ['rope', 'wheel_straps', 'tow', 'lamps_on', 'taper', 'tail_glow', 'hazards']


def rope(p, q, sag=.03, r=.014, mat='galv'):
    """Steel or synthetic rope from p to q with a little sag; a short thimble at the far end."""
    p, q = Vector(p), Vector(q)
    m = (p + q) / 2 - Vector((0, 0, sag))
    tube([p, m, q], r, mat, smooth=True)
    d = (q - p).normalized()
    tube([q - d * .22, q - d * .02], r * 2.1, 'black', res=3)
    torus(.05, .014, q, 'steel', rot=(pi / 2, 0, 0), n=20, m=8)


def wheel_straps(g, r=.33, axles=(-1.38, 1.38), y=.8, mat='strap'):
    """Over-the-tyre straps with ratchets on a loaded car's wheels; g: the car, measures in its frame."""
    for x in axles:
        for s in (-1, 1):
            pts = [(x + (r + .42) * cos(a) * 1. if 0 else x + cos(a) * (r + .025), s * y, r + sin(a) * (r + .025)) for a in (pi * (.12 + .76 * k / 12) for k in range(13))]
            pts = [(x + .72, s * y, .03)] + pts + [(x - .72, s * y, .03)]
            for dy in (-.028, -.014, 0, .014, .028):                      # a flat web, not a hose
                tube([(a, b + dy, c) for a, b, c in pts], .009, mat, g, res=1)
            box((.2, .09, .05), (x + .52, s * y, .15), 'steel', g, .015, rot=(0, .55, 0))
            box((.05, .12, .03), (x + .74, s * y, .03), 'black', g, .01)


def tow(truck, car, base=2.76, gap=0., lift=None, yaw=0.):
    """Front wheels of the car on the truck's crossbar; the car faces the truck. Car becomes the truck's part."""
    x, y, z = lift or truck.lift
    h = z * .75
    a = asin(h / base)
    car.o.parent = truck.o
    car.pose((x - base / 2 * cos(a) - gap, y, base / 2 * sin(a)), yaw, degrees(a))
    return car


def lamps_on(g, beam=420, beacon=None, energy=110):
    """Headlamp cones from .head, and amber glow at beacon = (x, z) over both ends of the light bar."""
    if getattr(g, 'head', None) and beam:
        x, y, z = g.head[0]
        lights.headlights(g, x, abs(y), z, beam)
    if beacon:
        for s in (-1, 1):
            lights.beacon_light(g, (beacon[0], s * .5, beacon[1] + .25), energy)


def tail_glow(g, x, y=.6, z=.75, energy=14):
    """Red spill of tail lamps on the road behind."""
    for s in (-1, 1):
        lights.light('POINT', g.at((x - .15, s * y, z)), g.at((x - 1, 0, 0)), energy, (1, .06, .03), .12)


def taper(x0, y0, x1, y1, n=5, s=1.):
    """Cones along a line, metres."""
    for k in range(n):
        t = k / max(1, n - 1)
        cone((x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, 0), yaw=k * 40, s=s)


def hazards(car, energy=12, y=.8, z=.72, ends=(-1, 1)):
    """Four amber indicators of a standing car, lit: lenses on its skin and their glow. ends: -1 rear, 1 front."""
    for e in ends:
        x = car.p['x1' if e > 0 else 'x0']
        for s in (-1, 1):
            decal(car.skin, (x + e * .4, s * y, z), [(-.06, -.035), (.06, -.035), (.06, .035), (-.06, .035)], 'blink', car, '+X' if e > 0 else '-X', .018, yaw=20 * s * e)
            lights.light('POINT', car.at((x + e * .2, s * y, z)), car.at((x + e, s * y, 0)), energy, (1, .42, .05), .1)
