"""The company's flatbed and wheel-lift truck: white with amber. See each function for its anchors."""
from math import asin, atan2, degrees, radians

from mathutils import Vector

from ..core import Group, box, cyl, hexa, tube
from . import rig
from .livery import lettering, plate_face
from .shell import cab

__all__ = ['flatbed', 'wheel_lift']


def light_truck(name, x0, x1, fa, ra, night, W=2.08, H=2.42, r=.4, paint='white', accent='amber', crew=False, L0=-3.4, belt=1.42):
    """Cab, frame, two axles. x0, x1: cab; fa, ra: axle positions; L0: rear end of the frame."""
    g = Group(name)
    cab(g, x0, x1, W, H, zb=.47, belt=belt, axle=fa, r=r, paint=paint, accent=accent, night=night, crew=crew)
    rig.frame(g, L0, x1 - .3, .66)
    rig.axle(g, fa, W - .08, r, .23)
    rig.axle(g, ra, W + .12, r, .22, dual=True)
    g.axle_z = r
    for s in (-1, 1):
        rig.guard(g, ra, s * (W / 2 - .17), .52, r + .07, a0=25, a1=155)
        rig.flaps(g, ra - r - .16, s * (W / 2 - .17), .5, .4)
    g.length, g.width, g.height = x1 - L0, W, H
    g.cab_x0, g.cab_x1 = x0, x1
    g.head = [(x1 + .1, s * (W / 2 - .25), .95) for s in (-1, 1)]
    g.front = (x1 + .1, 0, .45)
    return g


def flatbed(paint='white', accent='amber', night=False, tilt=0.0, slide=None):
    """Car carrier. tilt 0: bed level; tilt 1: bed slid back, its tail on the ground.

    .bed is a Group whose origin is the rear end of the deck (x forward, z = 0 the deck); .load(car, x) puts
    a vehicle on it. .bed_z, .bed_x0, .bed_x1 hold for the level bed, .bed_len the length of the deck.
    """
    g = light_truck('flatbed', 1.62, 3.52, 2.62, -1.75, night, paint=paint, accent=accent, L0=-3.5)
    L, W, z = 5.5, 2.34, 1.06
    slide = (2.7 if slide is None else slide) * tilt
    piv = Vector((-3.4, 0, z))
    b = g.bed = Group('bed', g)
    back = 3.98 - 3.4 + slide                  # deck behind the pivot
    ang = asin(min(.9, (z - .06) / back)) * tilt if tilt else 0
    off = Vector((-back, 0, 0))
    from mathutils import Matrix
    R = Matrix.Rotation(-ang, 3, 'Y')
    p = piv + R @ off
    b.pose((p.x, 0, p.z), 0, degrees(ang))
    g.bed_angle = degrees(ang)
    box((L, W - .1, .1), (L / 2, 0, -.05), 'steel', b, .015)
    for s in (-1, 1):
        box((L - .1, .1, .15), (L / 2 + .05, s * .42, -.17), 'black', b, .02)
        box((L - .05, .09, .2), (L / 2 + .025, s * (W / 2 - .045), -.03), accent, b, .02)
        box((L - .1, .05, .05), (L / 2, s * (W / 2 - .05), .1), accent, b, .018)
        rig.marks(b, .3, L - .3, s * W / 2, -.04, 12, s)
        for k in range(8):
            box((.1, .03, .035), (.5 + k * .65, s * (W / 2 - .16), .005), 'black', b, .006)
        rig.tail(b, -.02, s * (W / 2 - .3), -.12, night, s=s)
        hexa([(-.42, s * .95 - .26, -.1), (.02, s * .95 - .26, -.1), (.02, s * .95 + .22, -.1), (-.42, s * .95 + .22, -.1)],
             [(-.4, s * .95 - .26, -.085), (.02, s * .95 - .26, 0), (.02, s * .95 + .22, 0), (-.4, s * .95 + .22, -.085)], 'steel', b, .006)
        for x in (L - .06,):
            box((.09, .09, 1.14), (x, s * (W / 2 - .14), .5), accent, b, .025)
    for k in range(26):
        box((.035, W - .36, .008), (.2 + k * .2, 0, .003), 'grey', b, .003)
    box((.08, W - .28, .1), (L - .06, 0, 1.05), accent, b, .03)
    box((.05, W - .3, .32), (L - .06, 0, .16), 'dark', b, .015)
    for k in range(7):
        cyl(.014, .72, (L - .06, -.78 + k * .26, .68), 'dark', b, n=10, bevel=0)
    for s in (-1, 1):
        rig.beacon(b, (L - .06, s * (W / 2 - .14), 1.1), night)
        rig.worklamp(b, (L - .1, s * .55, 1.16), night)
    rig.winch(b, (L - .34, 0, .17), .52, .075)
    b.winch = (L - .42, 0, .2)
    box((.06, 2.1, .1), (-3.52, 0, .52), 'black', g, .02)
    rig.chevrons(g, -3.56, 1.9, .53, .14, 10, accent)
    box((.03, .52, .12), (-3.585, 0, .7), 'plate', g, .01)
    plate_face(g, (-3.602, 0, .7), '-X', g.name)
    for s in (-1, 1):
        rig.locker(g, .35, s * .86, .62, 1.5, .42, .5, paint, s)
        lettering('RECOVERY', .15, 'trousers', g, (.35, s * 1.083, .6), '+Y' if s > 0 else '-Y')
        box((1.3, .06, .06), (-.1 - .75, s * 1.0, .46), 'galv', g, .02)
        cyl(.21, .6, (1.3 - .02, s * .78, .62), 'steel', g, 'X', n=28, bevel=.05) if s > 0 else box((.5, .4, .36), (1.3, s * .82, .6), 'black', g, .04)
    for s in (-1, 1):                            # tilt rams
        e = b.o.matrix_local @ Vector((2.2 + slide * .1, s * .3, -.2))
        cyl_between(g, (-1.2, s * .3, .6), e, .05, 'steel')
    rig.beacon_bar(g, 2.45, 2.44, 1.5, night)
    g.bed_z, g.bed_x0, g.bed_x1, g.bed_len = z, -3.98, 1.52, L
    g.winch = b.winch

    def load(car, x=2.75, yaw=0, y=0):
        car.o.parent = b.o
        car.pose((x, y, .008), yaw)
        return car
    g.load = load
    return g


def cyl_between(g, p, q, r, mat, n=16):
    return tube([p, q], r, mat, g, res=3)


def wheel_lift(paint='white', accent='amber', night=False, lift=.35, crew=False):
    """Short tow truck with wrecker body, boom and wheel-lift stinger; lift is the height of the crossbar in metres.

    .lift = (x, 0, z): middle of the crossbar where the towed wheels rest; .hook: end of the boom rope.
    """
    g = light_truck('wheel_lift', .95, 2.85, 1.98, -1.55, night, paint=paint, accent=accent, L0=-2.75)
    z = .86
    for s in (-1, 1):                            # sloping wrecker body sides with an arch over the wheels
        from .shape import disc_poly, prism, rounded, carve
        from ..core import mesh
        prof = rounded([(-2.75, .62), (.85, .62), (.85, 1.42), (-.2, 1.42), (-.75, 1.2), (-2.75, 1.12)], .06)
        v, f, _ = prism(prof, 'Y', s * .62, s * 1.12)
        me = mesh(v, f, 'side')
        body, bvh = carve(me, [prism(disc_poly(-1.55, .42, .52), 'Y', s * .5, s * 1.3, 1)], [paint, 'black'], g, angle=30)
        b = body.modifiers.new('b', 'BEVEL')
        b.width, b.segments, b.limit_method = .015, 2, 'ANGLE'
        for x, w in ((.42, .72), (-.55, .5)):
            box((w, .02, .52 if x > 0 else .36), (x, s * 1.125, 1.02 if x > 0 else .94), paint, g, .01)
            box((.1, .02, .05), (x, s * 1.14, 1.12 if x > 0 else 1.02), 'chrome', g, .008)
        hexa([(-2.7, s * 1.12, .68), (.8, s * 1.12, .68), (.8, s * 1.13, .68), (-2.7, s * 1.13, .68)],
             [(-2.7, s * 1.12, .78), (.8, s * 1.12, .78), (.8, s * 1.13, .78), (-2.7, s * 1.13, .78)], accent, g, .003)
        box((3.5, .5, .05), (-.95, s * .87, 1.14 if 0 else .66), 'black', g, .01)
        rig.tail(g, -2.77, s * .92, .9, night, s=s)
        rig.beacon(g, (.7, s * .9, 1.42), night)
        tube([(.8, s * .98, 1.42), (.8, s * .98, 2.12), (.8, s * .6, 2.3), (.8, 0, 2.3)], .035, accent, g)
        rig.worklamp(g, (.76, s * .7, 2.24), night)
    box((3.5, 1.28, .06), (-.95, 0, .84), 'steel', g, .01)
    rig.chevrons(g, -2.78, 1.2, .74, .16, 7, accent)
    # mast and boom
    box((.5, .6, .55), (-.35, 0, 1.1), accent, g, .05)
    rig.winch(g, (.3, 0, 1.05), .5, .09)
    base, tip = Vector((-.45, 0, 1.35)), Vector((-2.75, 0, 2.2))
    for s in (-1, 1):
        tube([(-.45, s * .2, 1.3), (-2.6, s * .06, 2.12)], .05, accent, g)
    boom(g, base, tip, .2, .16, accent)
    cyl(.1, .08, tip, 'steel', g, 'Y', n=24)
    tube([Vector((.3, 0, 1.14)), tip + Vector((0, 0, .1)), tip + Vector((-.1, 0, 0)), tip + Vector((-.1, 0, -.45))], .011, 'galv', g)
    g.hook = (tip.x - .1, 0, tip.z - .62)
    rig.hook(g, (tip.x - .1, 0, tip.z - .64), 1.0, 'steel')
    # stinger
    zc = lift
    boom(g, Vector((-2.2, 0, .62)), Vector((-3.55, 0, zc)), .2, .18, 'black')
    boom(g, Vector((-3.1, 0, (zc + .62) / 2 - .08)), Vector((-3.75, 0, zc - .02)), .15, .13, accent)
    box((.14, 1.7, .13), (-3.8, 0, zc - .02), accent, g, .03)
    for s in (-1, 1):
        for dx in (-.28, .28):
            box((.09, .34, .09), (-3.85 + dx, s * .88, zc - .06), accent if dx > 0 else 'black', g, .025)
        box((.6, .09, .09), (-3.85, s * .7, zc - .06), 'black', g, .02)
    g.lift = (-3.85, 0, zc)
    rig.beacon_bar(g, 1.8, 2.44, 1.5, night)
    g.length = 2.85 + 3.9
    return g


def boom(g, p, q, h, w, mat, h2=None):
    """Square steel beam between two points, upright section h x w."""
    p, q = Vector(p), Vector(q)
    d = (q - p).normalized()
    s = Vector((0, 1, 0)) if abs(d.y) < .9 else Vector((1, 0, 0))
    u = d.cross(s).normalized()
    s = u.cross(d).normalized()
    h2 = h2 or h
    ring = lambda c, hh: [c - s * w / 2 - u * hh / 2, c - s * w / 2 + u * hh / 2, c + s * w / 2 + u * hh / 2, c + s * w / 2 - u * hh / 2]
    return hexa(ring(p, h), ring(q, h2), mat, g, .02)
