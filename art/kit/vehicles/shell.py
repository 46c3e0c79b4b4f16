"""Upright bodies (truck cabs, buses): stacked rounded rings with cut windows, glass and seats. Metres."""
from mathutils import Vector

from ..core import box, cyl, interp, lerp, mesh, obj, quads, torus, tube
from .livery import badge, plate_face
from .shape import carve, decal, disc_poly, fillet, prism, rounded, seam


def _ring(xr, xf, hw, rf, rr, bow, z):
    """Closed plan outline at height z, densified so that the front can bow and the sides shade evenly."""
    base = rounded([(xr, -hw), (xf, -hw), (xf, hw), (xr, hw)], [rr, rf, rf, rr], 6)
    out = []
    for a, b in zip(base, base[1:] + base[:1]):
        m = 6 if ((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2) ** .5 > min(.5, hw) else 1
        out += [(lerp(a[0], b[0], k / m), lerp(a[1], b[1], k / m)) for k in range(m)]
    mid = (xr + xf) / 2
    return [(x - (bow * (y / hw) ** 2 if x > mid else 0), y, z) for x, y in out]


def shell(x0, x1, W, zb, H, front, mats, g, solids, rf=.16, rr=.06, bow=.06, roof=.13, tumble=.03, belt=1.5, rear=None):
    """front: [(z, x offset of the front face, corner radius)…]. Returns (object, skin tree, glass mesh maker)."""
    f = fillet([(a[0], a[1]) for a in front], [a[2] if len(a) > 2 else 0 for a in front], 5)
    zs = sorted({round(z, 3) for z, _ in f if zb <= z <= H - roof} | {round(lerp(zb, H - roof, k / 10), 3) for k in range(11)})

    def row(z, inset=0):
        hw = W / 2 - tumble * max(0, (z - belt) / (H - belt)) * 2 - inset
        xr = x0 + (interp(rear, z) if rear else 0)
        return _ring(xr + inset, x1 + interp(f, z) - inset, hw, max(rf - inset * .3, .05), max(rr, .03), bow, z)
    rows = [row(z) for z in zs]
    z1 = H - roof
    from math import cos, pi, sin
    for k in range(1, 7):
        a = pi / 2 * k / 6
        base = row(z1, roof * (1 - cos(a)))
        rows.append([(x, y, z1 + roof * sin(a)) for x, y, _ in base])
    base = row(z1, roof + .25)
    rows.append([(x, y, H + .02) for x, y, _ in base])
    n = len(rows[0])
    faces = quads(len(rows), n) + [tuple(range(n)), tuple(range((len(rows) - 1) * n, len(rows) * n))]
    verts = [p for r in rows for p in r]
    me = mesh(verts, faces, 'shell')
    gm = mesh(verts, faces, 'panes')
    gm.calc_normals()
    keep = [k for k, r in enumerate(rows) if belt - .45 < r[0][2] < H - roof * .5]
    V = [v.co - v.normal * .016 for v in gm.vertices]
    sub = V[keep[0] * n:(keep[-1] + 1) * n]
    obj(mesh(sub, quads(len(keep), n), 'panes'), 'glass', g, angle=60)
    return carve(me, solids, mats, g)


def cab(g, x0, x1, W=2.06, H=2.42, zb=.5, belt=1.42, axle=None, r=.4, paint='white', accent='amber', night=False, rake=.34,
        crew=False, visor=True):
    """Cab-over cab with raked screen, doors, mirrors, grille, lamps, bumper. axle: x of the front wheels."""
    fr = [(zb, -.03), (zb + .25, 0, .2), (belt - .02, -.035, .25), (H, -rake)]
    sol = []
    if axle is not None:
        for s in (-1, 1):
            sol.append(prism(disc_poly(axle, r + .02, r + .12), 'Y', s * (W / 2 - .46), s * W, 2))
    fx = x1 - .04
    cav = rounded([(x0 + .07, belt - .5), (fx - .1, belt - .5), (fx - .1, belt), (x1 - rake + .0, H - .13), (x0 + .07, H - .1)], .05)
    sol.append(prism(cav, 'Y', -W / 2 + .085, W / 2 - .085, 1))
    wz0, wz1 = belt + .03, H - .26
    xs = lambda z: x1 - .035 - (rake - .035) * (z - belt) / (H - belt) - .2
    L = x1 - x0
    split = x0 + (.62 * L if crew else .1)
    lead = (xs(wz0) - split) * .3
    sw = [[(split, wz0), (xs(wz0) - lead, wz0), (xs(wz0), wz0 + .12), (xs(wz1), wz1), (split, wz1)]]
    if crew:
        sw.append([(x0 + .12, wz0 + .1), (split - .12, wz0 + .1), (split - .12, wz1), (x0 + .12, wz1)])
    for poly in sw:
        sol.append(prism(rounded(poly, .06), 'Y', -W, W, 3))
    hw = W / 2
    sol.append(prism(rounded([(-hw + .1, belt + .03), (hw - .1, belt + .03), (hw - .2, H - .2), (-hw + .2, H - .2)], .1), 'X', (x0 + x1) / 2, x1 + 1, 3))
    sol.append(prism(rounded([(-hw * .6, belt + .25), (hw * .6, belt + .25), (hw * .6, H - .35), (-hw * .6, H - .35)], .08), 'X', x0 - 1, (x0 + x1) / 2, 3))
    body, bvh = shell(x0, x1, W, zb, H, fr, [paint, 'cabin', 'black', 'gloss'], g, sol, belt=belt)
    lamp = 'head' if night else 'headday'
    R = lambda w, h, o=0: rounded([(-w / 2, -h / 2), (w / 2, -h / 2), (w / 2, h / 2), (-w / 2, h / 2)], min(w, h) * .2)
    fz = zb + .34
    decal(bvh, (x1 + .4, 0, belt - .12), R(W * .8, .2), accent, g, '+X', .006)
    decal(bvh, (x1 + .4, 0, fz + (belt - fz) * .34), R(W * .5, (belt - fz) * .46), 'gloss', g, '+X', .012)
    if accent == 'amber':
        badge(g, bvh, (x1 + .4, 0, belt - .12), .125, '+X')
    for k in range(3):
        decal(bvh, (x1 + .4, 0, fz + (belt - fz) * (.2 + .14 * k)), R(W * .46, .025), 'galv', g, '+X', .026)
    for s, side in ((1, '+Y'), (-1, '-Y')):
        decal(bvh, (x1 + .4, s * (hw - .24), fz + .14), R(.36, .24), 'gloss', g, '+X', .006)
        decal(bvh, (x1 + .4, s * (hw - .25), fz + .15), R(.27, .16), lamp, g, '+X', .018)
        decal(bvh, (x1 + .4, s * (hw - .12), fz + .15), R(.07, .15), 'blink' if night else 'blinkday', g, '+X', .018)
        from .shape import band
        band(bvh, [(x0 + .06, belt - .16), (x1 - .24, belt - .16)], .17, accent, g, side, y0=hw + .5)
        xd = split - .03 if crew else x0 + .09
        door = [(x1 - .14, belt - .05), (x1 - .2, zb + .3)] if axle is None else [(x1 - .13, belt - .05), (x1 - .16, zb + .32)]
        seam(bvh, [door[1], door[0], (xs(wz1) + .14, H - .2), (xd, H - .18), (xd, zb + .16), (x0 + .34, zb + .16)], g, side, y0=hw + .5)
        if accent == 'amber':
            badge(g, bvh, (lerp(xd, x1 - .2, .42), s * (hw + .5), belt - .2), .19, side)
        box((.17, .035, .045), (xd + .18, s * (hw + .008), belt - .3), 'black', g, .012)
        tube([(x1 - .26, s * (hw - .1), H - .32), (x1 - .02, s * (hw + .16), H - .36), (x1 - .0, s * (hw + .18), belt + .12), (x1 - .14, s * (hw - .02), belt + .05)], .018, 'black', g)
        box((.09, .2, .4), (x1 - .02, s * (hw + .18), belt + .52), 'black', g, .035)
        box((.012, .16, .34), (x1 - .07, s * (hw + .18), belt + .52), 'chrome', g, .004)
        box((.09, .18, .17), (x1 - .01, s * (hw + .18), belt + .22), 'black', g, .03)
        box((.42, .2, .05), ((axle or x1 - .6) - r - .34 if axle and axle - r - .34 > x0 else x0 + .22, s * (hw - .1), zb - .02), 'steel', g, .015)
    box((.2, W + .02, .3), (x1 - .02, 0, zb + .03), accent, g, .07)
    box((.1, W * .5, .12), (x1 + .06, 0, zb + .02), 'black', g, .03)
    box((.03, .52, .12), (x1 + .115, 0, zb + .03), 'plate', g, .01)
    plate_face(g, (x1 + .132, 0, zb + .03), '+X', g.name)
    for s in (-1, 1):
        box((.04, .2, .08), (x1 + .075, s * hw * .76, zb + .02), lamp, g, .02)
        tube([(x1 - .05 - .2, s * .1, belt + .09), (x1 - .13, s * .62, belt + .12)], .012, 'black', g)
    if visor:
        box((.1, W * .74, .025), (x1 - rake + .075, 0, H - .155), 'gloss', g, .01, rot=(0, .25, 0))
    sx = x1 - .98                              # within reach of the wheel
    for y in (-.45, .45):
        box((.46, .5, .15), (sx, y, belt - .38), 'seat', g, .05)
        box((.14, .48, .62), (sx - .26, y, belt - .02), 'seat', g, .06, rot=(0, -.15, 0))
        box((.09, .26, .16), (sx - .34, y, belt + .38), 'seat', g, .04)
    g.seat, g.seat_h = (sx - .07, .45, belt - .22), min(1.75, 1.75 * (H - .12 - belt + .22) / .88)
    torus(.21, .018, (x1 - .52, .45, belt - .02), 'black', g, rot=(0, .75, 0), n=28, m=8)
    tube([(x1 - .52, .45, belt - .02), (x1 - .3, .45, belt - .2)], .03, 'black', g)
    box((.26, W * .86, .22), (x1 - .26, 0, belt - .13), 'cabin', g, .06)
    return bvh
