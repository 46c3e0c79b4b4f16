"""Small things: drivers' kit, desk equipment, workshop tools. Metres, on the surface at loc, yaw in degrees."""
from math import cos, pi, radians, sin

from mathutils import Vector

from ..core import box, cyl, disc, hexa, lerp, loft, mesh, obj, torus, tube
from .props import put
from .shape import prism, rounded

__all__ = ['phone', 'laptop', 'monitor', 'radio', 'headset', 'mug', 'first_aid', 'bottle', 'torch', 'gauge', 'key', 'keyboard', 'spanner_set', 'map_lines']


def plate(g, poly, axis, a, b, mat, bevel=.002, **k):
    v, f, _ = prism(poly, axis, a, b)
    return obj(mesh(v, f), mat, g, bevel, **k)


def rect(w, h, r=.01, cx=0, cy=0):
    return rounded([(cx - w / 2, cy - h / 2), (cx + w / 2, cy - h / 2), (cx + w / 2, cy + h / 2), (cx - w / 2, cy + h / 2)], r)


def map_lines(g, w, h, put_, seed=0, route=True, t=.0022):
    """Street map on a screen: put_(u, v) gives the point in front of it. Blocks, roads, a route and a marker."""
    import random
    r = random.Random(seed)

    def line(pts, th, mat):
        for (a, b), (c, d) in zip(pts, pts[1:]):
            A, B = Vector(put_(a, b)), Vector(put_(c, d))
            L = (B - A).length
            X, N = (B - A).normalized(), (Vector(put_(1, 0)) - Vector(put_(0, 0))).cross(Vector(put_(0, 1)) - Vector(put_(0, 0))).normalized()
            Y = N.cross(X) * th / 2
            q = [A - Y - X * th / 2, B - Y + X * th / 2, B + Y + X * th / 2, A + Y - X * th / 2]
            obj(mesh([p + N * .0006 * (2 if mat != 'screen_road' else 1) for p in q], [(0, 1, 2, 3)]), mat, g, smooth=False)
    for k in range(7):
        u = (k + r.uniform(.2, .8)) / 7
        line([(u, .02), (u + r.uniform(-.06, .06), .98)], t * w * 2, 'screen_road')
    for k in range(5):
        v = (k + r.uniform(.2, .8)) / 5
        line([(.02, v), (.98, v + r.uniform(-.05, .05))], t * w * 2, 'screen_road')
    line([(.02, .2), (.4, .32), (.98, .86)], t * w * 5, 'screen_road')
    if route:
        line([(.16, .26), (.4, .33), (.58, .48), (.6, .7), (.8, .76)], t * w * 5.5, 'screen_amber')
    return g


def phone(loc=(0, 0, 0), yaw=0, parent=None, s=1.0, rot=None, call=True):
    """Phone 0.075 x 0.155 m lying on its back (screen up, top to +Y): a map above, a round amber call button below."""
    g = put('phone', loc, yaw, parent, s, rot)
    plate(g, rect(.075, .155, .012), 'Z', 0, .008, 'black', .002)
    plate(g, rect(.069, .148, .009), 'Z', .008, .0084, 'screen', 0)
    map_lines(g, .069, .07, lambda u, v: (-.032 + .064 * u, .0 + .068 * v, .0088), 3, t=.012)
    if call:
        cyl(.017, .0008, (0, -.042, .0088), 'screen_amber', g, n=36, bevel=0)
        pts = [(-.008, -.036), (-.0085, -.042), (-.003, -.05), (.006, -.0505), (.008, -.047), (.004, -.0445), (.002, -.0465), (-.0035, -.041), (-.002, -.0375), (-.005, -.034)]
        plate(g, pts, 'Z', .0092, .0096, 'black', 0, smooth=False)
    return g


def laptop(loc=(0, 0, 0), yaw=0, parent=None, s=1.0, seed=1):
    """Open laptop 0.36 x 0.25 m, screen faces -Y, with a map and a marker on it."""
    g = put('laptop', loc, yaw, parent, s)
    plate(g, rect(.36, .25, .012), 'Z', 0, .014, 'grey', .003)
    plate(g, rect(.32, .1, .004, 0, .045), 'Z', .014, .0146, 'black', 0)
    for j in range(4):
        for k in range(13):
            box((.02, .019, .003), (-.148 + k * .0246, .008 + j * .025, .0155), 'dark', g, .002)
    plate(g, rect(.1, .06, .004, 0, -.07), 'Z', .014, .0146, 'dark', 0)
    t = radians(108)
    o, u = Vector((0, .125, .012)), Vector((0, -cos(t), sin(t)))
    n = Vector((0, -sin(t), -cos(t)))
    P = lambda a, b, d=0: o + Vector((a, 0, 0)) + u * b + n * d
    for w, h, b0, d0, d1, m in ((.36, .24, 0, -.008, 0, 'grey'), (.346, .22, .008, 0, .0006, 'screen')):
        q = [(-w / 2, b0), (w / 2, b0), (w / 2, b0 + h), (-w / 2, b0 + h)]
        hexa([P(a, b, d0) for a, b in q], [P(a, b, d1) for a, b in q], m, g, .0015 if m == 'grey' else 0)
    map_lines(g, .346, .22, lambda a, b: P(-.168 + .336 * a, .012 + .212 * b, .001), seed)
    for a, b, m in ((-.168 + .336 * .8, .012 + .212 * .76, 'screen_red'), (-.168 + .336 * .16, .012 + .212 * .26, 'screen_line')):
        c = P(a, b, .003)
        k = cyl(.009, .001, c, m, g, n=28, bevel=0, rot=(t - pi + pi / 2 + pi / 2 - pi, 0, 0))
        k.rotation_euler = n.to_track_quat('Z', 'Y').to_euler()
    g.screen = P(0, .12, .1)
    return g


def monitor(loc=(0, 0, 0), yaw=0, parent=None, w=.6, seed=2, kind='map'):
    """Desk screen, faces -Y: kind map, or bars (a board of jobs as coloured bars)."""
    g = put('monitor', loc, yaw, parent)
    h = w * .56
    box((.24, .18, .012), (0, 0, .006), 'black', g, .005)
    box((.05, .03, .3), (0, .03, .15), 'black', g, .01)
    zc = .16 + h / 2
    box((w, .03, h), (0, 0, zc), 'black', g, .01)
    box((w - .02, .004, h - .02), (0, -.0155, zc), 'screen', g, 0)
    if kind == 'map':
        map_lines(g, w, h, lambda u, v: (-w / 2 + .02 + (w - .04) * u, -.0185, zc - h / 2 + .02 + (h - .04) * v), seed)
        for u, v, m in ((.8, .76, 'screen_red'), (.16, .26, 'screen_line'), (.44, .8, 'screen_amber'), (.7, .3, 'screen_amber')):
            cyl(w * .018, .002, (-w / 2 + .02 + (w - .04) * u, -.021, zc - h / 2 + .02 + (h - .04) * v), m, g, 'Y', n=24, bevel=0)
    else:
        import random
        r = random.Random(seed)
        for k in range(7):
            z = zc + h / 2 - .05 - k * (h - .08) / 7
            box((.02, .002, .02), (-w / 2 + .04, -.019, z), ('screen_red', 'screen_amber', 'screen_line', 'led_green')[r.randrange(4)], g, 0)
            for j, x in enumerate((.08, .26, .4)):
                box((r.uniform(.08, .15) * (1 if j < 2 else .6), .002, .012), (-w / 2 + x + .06, -.019, z), 'screen_text' if j else 'screen_line', g, 0)
    return g


def radio(loc=(0, 0, 0), yaw=0, parent=None, s=1.0, lying=False):
    """Hand-held two-way radio, 0.13 m plus aerial, facing -Y."""
    g = put('radio', loc, yaw, parent, s, rot=(-pi / 2 + .06, 0, radians(yaw)) if lying else None)
    box((.058, .036, .13), (0, 0, .065), 'dark', g, .008)
    box((.06, .03, .03), (0, 0, .02), 'black', g, .006)
    box((.042, .004, .026), (0, -.018, .1), 'screen', g, .002)
    box((.03, .003, .004), (-.003, -.0205, .104), 'screen_line', g, 0)
    for k in range(5):
        box((.034, .003, .003), (0, -.0185, .045 + k * .008), 'black', g, .001)
    for x in (-.012, .006):
        cyl(.007, .014, (x + .012, 0, .136), 'black', g, n=20, bevel=.002)
    cyl(.008, .02, (-.02, 0, .138), 'black', g, n=16, bevel=.002)
    cyl(.006, .13, (-.02, 0, .21), 'black', g, n=16, r2=.0042, bevel=.002)
    box((.006, .02, .035), (-.031, 0, .09), 'amber', g, .002)
    return g


def headset(loc=(0, 0, 0), yaw=0, parent=None, s=1.0):
    """Headset lying on its ear cups, band up and back."""
    g = put('headset', loc, yaw, parent, s, rot=(radians(-62), 0, radians(yaw)))
    R = .085
    tube([(R * cos(a), 0, .05 + 1.05 * R * sin(a)) for a in (pi * k / 16 for k in range(17))], .007, 'black', g, res=5)
    tube([(.9 * R * cos(a), 0, .052 + .98 * R * sin(a)) for a in (pi * (.2 + .6 * k / 12) for k in range(13))], .010, 'cabin', g, res=5)
    for s_ in (-1, 1):
        cyl(.04, .024, (s_ * (R - .012), 0, .03), 'black', g, 'X', n=32, bevel=.008)
        torus(.03, .012, (s_ * (R - .028), 0, .03), 'cabin', g, 'X', n=32, m=10)
        cyl(.026, .006, (s_ * (R + .002), 0, .03), 'amber', g, 'X', n=32, bevel=.002)
    tube([(-R, 0, .02), (-R - .002, -.03, -.02), (-R + .02, -.08, -.045), (-R + .06, -.1, -.05)], .004, 'black', g, smooth=True)
    cyl(.009, .022, (-R + .07, -.102, -.05), 'black', g, 'X', n=20, bevel=.004)
    return g


def mug(loc=(0, 0, 0), yaw=0, parent=None, mat='teal'):
    g = put('mug', loc, yaw, parent)
    cyl(.042, .095, (0, 0, .048), mat, g, n=36, bevel=.006)
    disc(.036, (0, 0, .0957), 'soil', g)
    torus(.026, .006, (.048, 0, .05), mat, g, 'Y', n=28, m=8)
    return g


def first_aid(loc=(0, 0, 0), yaw=0, parent=None, s=1.0):
    """Soft green case with a white cross on top and front, 0.26 x 0.18 x 0.1 m."""
    g = put('first_aid', loc, yaw, parent, s)
    box((.26, .18, .1), (0, 0, .05), 'sign_green', g, .025, seg=4)
    box((.262, .182, .006), (0, 0, .052), 'black', g, .003)
    a, b = .05, .017
    cross = [(-b, -a), (b, -a), (b, -b), (a, -b), (a, b), (b, b), (b, a), (-b, a), (-b, b), (-a, b), (-a, -b), (-b, -b)]
    plate(g, cross, 'Z', .1, .1025, 'white_plain', .0008)
    plate(g, [(x * .6, .05 + z * .6) for x, z in cross], 'Y', -.0925, -.09, 'white_plain', .0008)
    tube([(-.04, .0 + .09, .07), (-.035, .11, .075), (.035, .11, .075), (.04, .09, .07)], .006, 'black', g)
    return g


def bottle(loc=(0, 0, 0), yaw=0, parent=None, s=1.0, cap='teal', lying=False):
    """Water bottle 0.24 m with a label and a cap."""
    g = put('bottle', loc, yaw, parent, s, rot=(0, pi / 2, radians(yaw)) if lying else None)
    prof = [(.001, 0), (.026, .0), (.032, .008), (.032, .06), (.029, .07), (.032, .08), (.032, .15), (.03, .165), (.014, .2), (.0125, .215)]
    rows = [[(r * cos(2 * pi * i / 28), r * sin(2 * pi * i / 28), z) for i in range(28)] for r, z in prof]
    loft(rows, 'water_blue', g, 0, angle=50)
    cyl(.0326, .06, (0, 0, .115), 'pearl', g, n=36, bevel=.001)
    cyl(.0329, .02, (0, 0, .115), 'blue_rope', g, n=36, bevel=.001)
    cyl(.015, .018, (0, 0, .222), cap, g, n=24, bevel=.003)
    return g


def torch(loc=(0, 0, 0), yaw=0, parent=None, s=1.0, on=True):
    """Torch 0.2 m lying along X, lens at +X."""
    g = put('torch', loc, yaw, parent, s)
    cyl(.019, .14, (-.02, 0, .026), 'dark', g, 'X', n=32, bevel=.004)
    cyl(.019, .05, (.065, 0, .026), 'dark', g, n=32, r2=.03, bevel=.002, rot=(0, pi / 2, 0))
    cyl(.031, .03, (.1, 0, .026), 'black', g, 'X', n=32, bevel=.004)
    cyl(.026, .004, (.115, 0, .026), 'led' if on else 'headday', g, 'X', n=32, bevel=.001)
    for k in range(7):
        torus(.0192, .0012, (-.075 + k * .014, 0, .026), 'black', g, 'X', n=32, m=6)
    box((.02, .012, .008), (.03, 0, .046), 'rubber_red', g, .003)
    return g


def gauge(loc=(0, 0, 0), yaw=0, parent=None, s=1.0, rot=None, hose=None):
    """Tyre pressure gauge: dial 0.075 m, facing +Z, with a hose to the point `hose` in its frame."""
    g = put('gauge', loc, yaw, parent, s, rot)
    cyl(.037, .022, (0, 0, .013), 'black', g, n=48, bevel=.005)
    torus(.034, .005, (0, 0, .024), 'chrome', g, n=48, m=10)
    cyl(.032, .002, (0, 0, .025), 'white_plain', g, n=48, bevel=0)
    for k in range(25):
        a = radians(225 - 270 * k / 24)
        L = .006 if k % 4 == 0 else .003
        box((L, .0012 if k % 4 else .002, .001), ((.029 - L / 2) * cos(a), (.029 - L / 2) * sin(a), .0265), 'black', g, 0, rot=(0, 0, a))
    for k in range(8):
        a = radians(60 - 10 * k)
        box((.003, .0055, .001), (.021 * cos(a), .021 * sin(a), .0264), 'sign_green', g, 0, rot=(0, 0, a))
    a = radians(40)
    box((.03, .0025, .001), (.010 * cos(a), .010 * sin(a), .0276), 'red', g, 0, rot=(0, 0, a))
    cyl(.004, .004, (0, 0, .0275), 'black', g, n=20, bevel=.001)
    cyl(.007, .03, (0, -.05, .013), 'brass', g, 'Y', n=20, bevel=.002)
    e = Vector(hose) if hose else Vector((.02, -.3, .01))
    tube([(0, -.06, .013), (0, -.11, .012), (lerp(0, e.x, .6) - .05, lerp(-.1, e.y, .55), .012), e], .0065, 'tyre', g, smooth=True, res=5)
    cyl(.0085, .03, e, 'brass', g, 'Y', n=20, bevel=.002)
    return g


def key(loc=(0, 0, 0), yaw=0, parent=None, s=1.0, tag='amber'):
    """Car key with a blade, ring and leather tag."""
    g = put('key', loc, yaw, parent, s)
    plate(g, rounded([(-.03, -.017), (.03, -.014), (.03, .014), (-.03, .017)], .011), 'Z', 0, .012, 'black', .003)
    for k, x in enumerate((-.015, .002, .017)):
        plate(g, rect(.011, .014, .003, x, 0), 'Z', .012, .0128, 'grey' if k else 'rubber_red', .0005)
    plate(g, [(.03, -.0035), (.072, -.0035), (.076, 0), (.07, .0035), (.062, .003), (.056, .0045), (.05, .003), (.044, .0045), (.03, .0035)], 'Z', .0045, .0075, 'steel', .0003)
    torus(.013, .0012, (-.04, 0, .006), 'chrome', g, n=32, m=8)
    plate(g, rounded([(-.1, -.016), (-.05, -.012), (-.05, .012), (-.1, .016)], .008), 'Z', .002, .005, tag, .001)
    return g


def keyboard(loc=(0, 0, 0), yaw=0, parent=None):
    g = put('keyboard', loc, yaw, parent)
    box((.44, .14, .014), (0, 0, .007), 'dark', g, .005)
    for j in range(5):
        for k in range(18):
            box((.02, .02, .006), (-.2 + k * .0236, -.05 + j * .025, .016), 'black', g, .002)
    return g


def spanner_set(g, x0, z0, y, n=8, step=.09, L0=.16, dL=.025, mat='chrome'):
    """Row of ring spanners hanging on a wall facing -Y."""
    for k in range(n):
        L, x = L0 + dL * k, x0 + k * step
        w = .012 + .001 * k
        box((w, .008, L), (x, y, z0 - L / 2), mat, g, .003)
        torus(w * .95, w * .42, (x, y, z0), mat, g, 'Y', n=24, m=8)
        torus(w * 1.05, w * .45, (x, y, z0 - L), mat, g, 'Y', n=24, m=8)
        cyl(.004, .03, (x, y + .005, z0), 'black', g, 'Y', n=10, bevel=0)
