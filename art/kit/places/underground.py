"""Underground car park: low slab, columns, strip lights, pipes, bays, a height bar and a ramp to the daylight. Open on the camera's -Y side."""
from math import radians

from .. import lights
from ..core import box, cyl, hexa, tube
from ..materials import M
from .street import quad_strip
from .surfaces import glow_mat, mottled, striped, tiled

__all__ = ['underground', 'height_bar']


def height_bar(x, y, z, w=5., along='y'):
    """Hanging red and white bar on two chains at the clearance height z."""
    d = (0, 1, 0) if along == 'y' else (1, 0, 0)
    bar = striped('bar_stripes', '#b3261e', '#ecebe4', .35, axis=1 if along == 'y' else 0, rough=.4)
    size = (.12, w, .16) if along == 'y' else (w, .12, .16)
    box(size, (x, y, z), bar, bevel=.03)
    for s in (-.4, .4):
        p = (x + d[0] * s * w, y + d[1] * s * w, z)
        tube([p, (p[0], p[1], z + .7)], .012, 'galv')


def underground(h=2.75, x0=-30, x1=26, y0=-9, y1=13, ramp=True, step=7.8, power=420, strips=(-4.2, 4.2), skip=()):
    """Floor at z 0, slab underside at h. Columns at y ±6.2 … every step metres; skip: indices of near columns left out.
    ramp: beyond x1 an opening with daylight."""
    floor = mottled('epoxy', '#5f666b', '#6b7378', .2, .32, spec=.5)
    wall = mottled('cellar_wall', '#a7a59d', '#b4b2a9', .3, .9)
    slab = mottled('slab', '#8d8b84', '#9a9890', .25, .95)
    box((x1 - x0 + 24, y1 - y0 + 6, .3), ((x0 + x1) / 2 + 9, (y0 + y1) / 2, -.15), floor, bevel=0)
    box((x1 - x0, y1 - y0, .35), ((x0 + x1) / 2, (y0 + y1) / 2, h + .175), slab, bevel=0)
    box((x1 - x0, .3, h), ((x0 + x1) / 2, y1, h / 2), wall, bevel=0)
    box((.3, y1 - y0, h), (x0, (y0 + y1) / 2, h / 2), wall, bevel=0)
    box((x1 - x0, .04, .9), ((x0 + x1) / 2, y1 - .17, .45), mottled('dado', '#17545c', '#1c5f67', .4, .5), bevel=0)
    for k in range(int((x1 - x0) / 3.9)):                                         # downstand beams
        if k % 2:
            box((.34, y1 - y0, .34), (x0 + k * 3.9, (y0 + y1) / 2, h - .1), slab, bevel=.02)
    k = 0
    x = x0 + 5
    while x < x1:
        for j, y in enumerate((7.2, -5.6)):
            if not (j and k in skip):
                box((.55, .55, h), (x, y, h / 2), wall, bevel=.04)
                box((.58, .58, .85), (x, y, .43), mottled('dado', '#17545c', '#1c5f67', .4, .5), bevel=.03)
                box((.585, .585, .1), (x, y, .9), 'line', bevel=.02)
        x += step
        k += 1
    r = [(x0 + 2.4 + k * 2.6 - .05, x0 + 2.4 + k * 2.6 + .05, 7.6, y1 - .2) for k in range(int((x1 - x0 - 4) / 2.6))]
    quad_strip(r + [(x0 + 2, x1, 7.5, 7.6)], .006, mottled('paint', '#d9d6cb', '#f0ede2', 1.2, .6))
    for y in strips:
        for x in range(int(x0) + 3, int(x1), 5):
            box((2.6, .16, .09), (x, y, h - .3), 'galv', bevel=.02)
            b = box((2.5, .12, .03), (x, y, h - .36), glow_mat('strip', '#f1f7ff', 5), bevel=.01)
            b.visible_diffuse = b.visible_glossy = False
    for x in range(int(x0) + 8, int(x1), 11):                                     # few wide lamps stand for the many strips
        o = lights.light('AREA', (x, sum(strips) / 2, h - .4), (x, sum(strips) / 2, 0), power, '#e6f1ff', 7, glossy=False)
    for y, q, m in ((10.6, .09, 'galv'), (11.1, .06, 'rubber_red'), (9.9, .16, 'galv')):
        tube([(x0, y, h - .42), (x1, y, h - .42)], q, m, res=5)
    if ramp:
        L = 17
        hexa([(x1 - .1, -4.4, -.4), (x1 + L, -4.4, -.4), (x1 + L, 4.4, -.4), (x1 - .1, 4.4, -.4)], [(x1 - .1, -4.4, .0), (x1 + L, -4.4, 2.9), (x1 + L, 4.4, 2.9), (x1 - .1, 4.4, .0)],
             mottled('ramp_floor', '#7b7871', '#88857d', .5, .9), bevel=0)
        for y in (-4.6, 4.6):
            box((L, .4, 6.4), (x1 + L / 2, y, 2.2), wall, bevel=.03)
        for y, w in ((-7, 4.4), (8.9, 8.4)):
            box((.3, w, h), (x1, y, h / 2), wall, bevel=0)
        for k in range(12):
            box((.08, 8.6, .03), (x1 + 1 + k * 1.3, 0, .22 + k * 1.3 * .17), 'kerb', bevel=.01, rot=(0, -radians(9.7), 0))
        height_bar(x1 - .3, 0, h - .55, 7.)
