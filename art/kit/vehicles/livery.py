"""The company's mark on its vehicles, lettering, and Dubai-style number plates. Metres.

Plates carry numbers that cannot be real: five digits that begin with 0, which the registry never issues."""
import os
import random
from math import cos, pi, sin

import bpy
from mathutils import Matrix, Vector

from ..core import box, link
from ..materials import M
from .shape import decal, frame, hit, rounded, seam

__all__ = ['badge', 'lettering', 'number_plate']

FONT = '/usr/share/fonts/truetype/dejavu/DejaVuSansCondensed-Bold.ttf'   # Debian fonts-dejavu-core; has both scripts
DUBAI = '\ufef2\ufe91\ufea9'                    # the city's name in joined forms, in the order of drawing
_FONT = {}


def _font():
    try:
        _FONT['f'].name
    except (KeyError, ReferenceError):
        _FONT['f'] = bpy.data.fonts.load(FONT) if os.path.exists(FONT) else None
    return _FONT['f']


def lettering(text, size, mat, g, at, view='+Y', align='CENTER', thick=.0015):
    """Flat letters of cap height about 0.72 size at a point, facing a side ('+X' front, '-X' rear, '+Y' left, '-Y' right)."""
    d, r, u = frame(view)
    cu = bpy.data.curves.new('text', 'FONT')
    cu.body, cu.size, cu.extrude, cu.align_x, cu.align_y = text, size, thick, align, 'CENTER'
    if _font():
        cu.font = _font()
    cu.materials.append(M(mat))
    o = link(bpy.data.objects.new('text', cu), g)
    m = Matrix((r, u, -d)).transposed().to_4x4()
    m.translation = Vector(at)
    o.matrix_local = m
    return o


def plate_face(g, at, view, seed, w=.5):
    """Letters and digits of a plate whose face stands at a point."""
    rnd = random.Random(f'plate {seed}')
    letter, digits = rnd.choice('BDFHKLMNRT'), '0' + ''.join(rnd.choice('123456789') for _ in range(4))
    arabic = ''.join(chr(0x660 + int(c)) for c in digits)
    d, r, u = frame(view)
    p = Vector(at)
    k = w / .5
    lettering(f'{letter} {digits}', .064 * k, 'black', g, p + r * .07 * k + u * .021 * k, view)
    lettering(arabic, .052 * k, 'black', g, p + r * .09 * k - u * .029 * k, view)
    lettering(DUBAI, .05 * k, 'black', g, p - r * .175 * k + u * .023 * k, view)
    lettering('DUBAI', .034 * k, 'black', g, p - r * .175 * k - u * .027 * k, view)


def number_plate(g, bvh, c, view, seed, w=.5, h=.112):
    """Plate on a body's front or rear: c lies outside, before its middle. A frame and a white board on the foremost point."""
    d, r, u = frame(view)
    c = Vector(c)
    near = [(q - (c + r * a + u * b)).dot(d) for a in (-w / 2, 0, w / 2) for b in (-h / 2, h / 2) for q in [hit(bvh, c + r * a + u * b, d)[0]] if q]
    p = c + d * (min(near) - .006 if near else .5)
    s = (.022, w + .02, h + .02)
    box(s, p, 'black', g, .005)
    box((.012, w, h), p - d * .008, 'plate', g, .004)
    plate_face(g, p - d * .0145, view, seed, w)


def badge(g, bvh, c, r, view='+Y', plate=True):
    """The mark: an amber diamond with a tow hook, on a dark disc of radius r. c lies outside the body, before the badge's middle."""
    off = .004
    if plate:
        decal(bvh, c, [(r * cos(2 * pi * k / 32), r * sin(2 * pi * k / 32)) for k in range(32)], 'gloss', g, view, off, rings=3)
        off += .005
    k = r * .78 / 14
    decal(bvh, c, rounded([(0, 14 * k), (-14 * k, 0), (0, -14 * k), (14 * k, 0)], 2.6 * k), 'amber', g, view, off, rings=3)
    d, rt, u = frame(view)

    def line(pts, w):
        # the strokes lie on the skin itself: seam() wants world axes, so the drawing is turned there
        out = []
        for a, b in pts:
            q = Vector(c) + rt * a * k + u * b * k
            h = hit(bvh, q, d)[0]
            if h:
                out.append(h - d * (off + w * .1))
        if len(out) > 1:
            from ..core import tube
            tube(out, w, 'black', g, res=2)
    line([(2.7 * cos(2 * pi * j / 14), 7 + 2.7 * sin(2 * pi * j / 14)) for j in range(15)], 1.15 * k)
    bow = [(4.6 * cos(a), -4.6 + 4.6 * sin(a)) for a in (pi * .5 - pi * 1.55 * j / 16 for j in range(17))]
    line([(0, 4.2), (0, .2)] + bow, 1.45 * k)
