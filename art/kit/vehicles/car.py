"""Parametric car body: one lofted skin with cut windows and arches, glass, seats, lamps, mirrors, wheels. Metres."""
from math import pi, sin

from mathutils import Vector

from ..core import Group, box, cyl, interp, lerp, mesh, obj, quads, tube, torus
from .livery import number_plate
from .shape import carve, decal, disc_poly, fillet, prism, rounded, seam, band, tree
from .wheel import wheel


def section(x, p):
    """Half cross-section (left side, y > 0) at x from sill to roof middle: a fixed count of (y, z)."""
    W, zt, x0, x1 = p['W'], interp(p['_top'], x), p['x0'], p['x1']
    zb, hw = p['zb'], W / 2 * interp(p['plan'], x)
    belt = min(interp(p['belt'], x), zt - .015)
    for end, R, s in ((x1, p['nose'], 1), (x0, p['tail'], -1)):
        d = (end - x) * s
        if d < R:                                    # round the ends off like the corner of a bar of soap
            k = R - (R * R - (R - d) ** 2) ** .5
            zt, belt, zb, hw = zt - k * .62, belt - k * .75, zb + k * .45, hw - k * .6
    sh = min(belt - p['drop'], zt - .05)
    sh = max(sh, zb + .12)
    t = max(0, min(1, (zt - belt) / (p['H'] - belt)))
    yb = hw * p['tuck'] + (0 if t > .05 else -.01)
    yr = lerp(yb * .93, p['roof_w'] / 2, t ** .9)
    crown = lerp(.035, p['crown'], t)
    zr = max(zt - crown, belt + .004)
    low = lerp(zb, sh, .42)
    pts = [(hw * .72, zb), (hw * .955, zb + .03), (hw * .972, low), (hw, sh), (yb, belt), (yr, zr)]
    r = [0, .05, .12, p['edge'], .035, lerp(.05, p['rail'], t)]
    out = fillet(pts + [(0, zr + (zt - zr) * .2)], r + [0], 4)[:-1]
    y5, z5 = out[-1]
    for k in range(1, 6):                            # crowned top towards the middle
        f = k / 5
        out.append((y5 * (1 - f), z5 + (zt - z5) * (1 - (1 - f) ** 2)))
    return out


def skin(p):
    """Closed mesh of the body. Returns (mesh, stations, points per half section)."""
    p['_top'] = fillet([(a[0], a[1]) for a in p['top']], [a[2] if len(a) > 2 else 0 for a in p['top']], 6)
    x0, x1 = p['x0'], p['x1'] = p['top'][0][0], p['top'][-1][0]
    xs = {round(a[0], 4) for a in p['_top']}
    for e, R, s in ((x1, p['nose'], -1), (x0, p['tail'], 1)):
        xs |= {round(e + s * R * (1 - sin(pi / 2 * k / 6)), 4) for k in range(7)}
    m = 44
    xs |= {round(x0 + (x1 - x0) * k / m, 4) for k in range(m + 1)}
    xs = sorted(x for x in xs if x0 <= x <= x1)
    keep = [xs[0]]
    for x in xs[1:]:
        if x - keep[-1] > .012 or x == xs[-1]:
            keep.append(x)
    V = []
    bow = p['bow']
    for x in keep:
        half = section(x, p)
        ring = half + [(-y, z) for y, z in half[-2::-1]]
        s1, s0 = max(0, (x - x1 + .75) / .75), max(0, (x0 + .6 - x) / .6)
        for y, z in ring:
            q = (2 * y / p['W']) ** 2
            lean = ((z - p['zb'] - .28) / .5) ** 2
            V.append((x - s1 ** 2 * (bow * q + p['lean'] * lean) + s0 ** 2 * (bow * .5 * q + p['lean'] * .5 * lean), y, z))
    n = len(ring)
    F = quads(len(keep), n)
    for b in (0, (len(keep) - 1) * n):                # end caps in strips from left to right, so that they shade cleanly
        F += [(b + i, b + i + 1, b + n - 2 - i, b + n - 1 - i) for i in range(n // 2)]
    return mesh(V, [f if len(set(f)) > 3 else tuple(dict.fromkeys(f)) for f in F], 'body'), keep, len(half)


def glass_shell(me, xs, n, p, g):
    """The skin's upper part, a little inside: panes show wherever the body is cut open."""
    m = 2 * n - 1
    me.calc_normals()
    V = [v.co - v.normal * .014 for v in me.vertices]
    first = n - 5 - 5 - 3
    F = []
    for k in range(len(xs) - 1):
        if p['glass'][0] < xs[k] and xs[k + 1] < p['glass'][1]:
            F += [(k * m + i, k * m + i + 1, (k + 1) * m + i + 1, (k + 1) * m + i) for i in range(first, m - 1 - first)]
    used = sorted({i for f in F for i in f})
    idx = {i: k for k, i in enumerate(used)}
    return obj(mesh([V[i] for i in used], [tuple(idx[i] for i in f) for f in F], 'panes'), p.get('glass_mat', 'glass'), g, angle=60)


def seats(p, g):
    z, w = p['seat_z'], p['W']
    for x, wd, ys in p['seats']:
        for y in ys:
            box((.5, wd, .16), (x + .12, y, z + .1), 'seat', g, .05)
            box((.15, wd * .94, .52), (x - .17, y, z + .4), 'seat', g, .06, rot=(0, -.22, 0))
            box((.09, .24, .17), (x - .27, y, z + .74), 'seat', g, .04, rot=(0, -.2, 0))
    xs = p['dash']
    g.seat, g.seat_h = (xs - .66, w * .2, z + .22), min(1.72, 1.75 * (p['H'] - .12 - z - .22) / .86)
    box((.45, w * .78, .2), (xs + .18, 0, z + .42), 'cabin', g, .07)
    torus(.18, .017, (xs - .16, w * .2, z + .42), 'black', g, rot=(0, 1.15, 0), n=28, m=8)
    tube([(xs - .15, w * .2, z + .42), (xs + .1, w * .2, z + .34)], .03, 'black', g)
    box((.06, .2, .06), (p['dash'] - .05, 0, p['H'] - .2), 'black', g, .02)


def car(p, paint='teal', night=False, name='car', wheels='alloy5', steer=0, glass=True):
    """Build a car from a profile (see profiles.py). Returns a Group with anchors."""
    p = dict(p)
    g = Group(name)
    me, xs, n = skin(p)
    W, r, ww = p['W'], p['r'], p['tyre_w']
    solids = []
    for x in p['axles']:
        for s in (-1, 1):
            solids.append(prism(disc_poly(x, r + .01, r + p['gap']), 'Y', s * (W / 2 - .42), s * (W / 2 + .2), 2))
    # ceiling and window tops stay under the roof rail, or the cuts would eat it
    under = lambda poly, d: [(a, min(b, max(interp(p['_top'], a) - p['crown'] - d, 0))) for a, b in poly]
    cav = [rounded(under(p['cavity'], .02), .06)]
    prof = cav[0]
    # cabin hollow: narrows with height as the skin does
    zlo, zhi = min(z for _, z in prof), max(z for _, z in prof)
    def yw(z):
        return lerp(W / 2 - .13, p['roof_w'] / 2 - .09, max(0, (z - p['seat_z'] - .45) / (zhi - p['seat_z'] - .45)))
    v = [(x, -yw(z), z) for x, z in prof] + [(x, yw(z), z) for x, z in prof]
    k = len(prof)
    solids.append((v, [tuple(range(k)), tuple(range(k, 2 * k))] + [(i, (i + 1) % k, k + (i + 1) % k, k + i) for i in range(k)], 1))
    for poly in p['side_windows']:
        solids.append(prism(rounded(under(poly, p.get('rail_gap', .035)), p.get('win_r', .05)), 'Y', -W, W, 3))
    for key, a, b in (('screen', p['cav_mid'], p['x1'] + 1), ('back', p['x0'] - 1, p['cav_mid'])):
        if p.get(key):
            zl, zh, wl, wh = p[key]
            poly = [(-wl / 2, zl), (wl / 2, zl), (wh / 2, zh), (-wh / 2, zh)]
            solids.append(prism(rounded(poly, .09), 'X', a, b, 3))
    for s in p.get('extra_cuts', ()):
        solids.append(s)
    body, bvh = carve(me, solids, [paint, 'cabin', 'black', 'gloss'], g)
    g.body, g.skin, g.p = body, bvh, p
    if glass:
        glass_shell(skin(p)[0], xs, n, p, g)
    seats(p, g)
    yc = W / 2 - ww / 2 - p.get('inset', .03)
    g.wheels = []
    for i, x in enumerate(p['axles']):
        for s in (-1, 1):
            wheel((x, s * yc, r), r, ww, g, s, p.get('wheel_style', wheels), steer if i == len(p['axles']) - 1 else 0)
            g.wheels.append((x, s * yc, r))
        cyl(.05, 2 * yc, (x, 0, r), 'black', g, 'Y', n=12)
    a0, a1 = p['axles'][0] + r + .1, p['axles'][-1] - r - .1
    box((a1 - a0, W * .74, .16), ((a0 + a1) / 2, 0, p['zb'] + .05), 'black', g, .03)
    g.length, g.width, g.height = p['x1'] - p['x0'], W, p['H']
    g.front, g.rear = (p['x1'], 0, .35), (p['x0'], 0, .4)
    trim(g, p, bvh, paint, night)
    return g


def trim(g, p, bvh, paint, night):
    """Lamps, grille, plates, handles, mirrors, gaps."""
    W, x0, x1 = p['W'], p['x0'], p['x1']
    lamp, red = ('head', 'tail') if night else ('headday', 'tailday')
    for s, side in ((1, '+Y'), (-1, '-Y')):
        for kind, view, mat in (('lamps', '+X', lamp), ('tails', '-X', red)):
            for (y, z, poly, yaw) in p[kind]:
                vx = (x1 + .4) if view == '+X' else (x0 - .4)
                m = 1 if view == '+X' else -1
                out = [(q[0] * s * m, q[1]) for q in poly]
                big = [(q[0] * s * m * 1.1, q[1] * 1.18) for q in poly]
                c = (vx, s * y, z)
                decal(bvh, c, rounded(big, .02), 'gloss', g, view, .004, yaw * s * m)
                decal(bvh, c, rounded(out, .02), mat, g, view, .012, yaw * s * m)
        for poly in p['gaps']:
            seam(bvh, poly, g, side)
        for x, z in p['handles']:
            y = W / 2 * .985
            h = bvh.ray_cast(Vector((x, s * 2, z)), Vector((0, -s, 0)))[0]
            if h:
                box((.2, .03, .035), (x, h.y + s * .016, z), p.get('handle_mat', paint), g, .012)
        mx, mz = p['mirror']
        h = bvh.ray_cast(Vector((mx, s * 2, mz)), Vector((0, -s, 0)))[0]
        if h:
            my = abs(h.y) + .13
            box((.15, .2, .14), (mx - .02, s * my, mz + .06), p.get('mirror_mat', paint), g, .055, rot=(0, 0, s * .12))
            box((.02, .16, .1), (mx - .095, s * my, mz + .06), 'chrome', g, .008, rot=(0, 0, s * .12))
            tube([(mx, s * (abs(h.y) - .03), mz - .02), (mx - .01, s * my, mz + .02)], .022, 'black', g)
    for view, key in (('+X', 'front'), ('-X', 'rear')):
        vx = x1 + .5 if view == '+X' else x0 - .5
        for (y, z, poly, mat, off) in p[key]:
            if mat == 'plate':
                number_plate(g, bvh, (vx, y, z), view, f'{g.name} {paint}')
                continue
            decal(bvh, (vx, y, z), rounded(poly, .025), mat, g, view, off)
