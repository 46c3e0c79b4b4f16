"""One figure: skeleton, pose by hands and feet, head with a plain face. See figure()."""
from math import radians

from mathutils import Matrix, Vector

from ..core import Group, cyl, hexa, torus, tube
from ..vehicles.shape import hit, tree
from .sculpt import ball, bend, grown, sculpt, stick

__all__ = ['figure', 'POSES']

# Ankles (x, y) and wrists (x, y, z) of left (+y) and right, in the figure's frame at 1.75 m; hip: height of the hip joints;
# lean: degrees forward; look: (turn to the left, nod down).
POSES = {
    'stand': dict(feet=((.02, .11), (-.03, -.11)), hands=((.06, .27, .86), (.04, -.27, .86))),
    'ease': dict(feet=((.09, .14), (-.05, -.1)), hands=((.07, .28, .88), (.2, -.1, 1.06)), look=(8, 4)),
    'folded': dict(feet=((.04, .12), (-.04, -.12)), hands=((.22, -.03, 1.03), (.23, .04, 1.0)), look=(-6, 4)),
    'phone': dict(feet=((.06, .12), (-.05, -.11)), hands=((.07, .27, .88), (.26, -.08, 1.22)), look=(-8, 16)),
    'call': dict(feet=((.05, .12), (-.04, -.11)), hands=((.1, .27, .9), (.08, -.16, 1.55)), look=(6, 2)),
    'board': dict(feet=((.06, .13), (-.05, -.12)), hands=((.28, .12, 1.12), (.3, -.06, 1.16)), look=(0, 14)),
    'child': dict(feet=((.05, .11), (-.03, -.11)), hands=((.16, .36, .98), (.08, -.26, .88)), look=(14, 8)),
    'kneel': dict(feet=((.36, .15), (-.46, -.13)), knees=((.3, .1, 1), (1, 0, -.2)), hip=.5, lean=22, hands=((.52, .16, .5), (.55, -.12, .46)), look=(0, 12)),
    'crouch': dict(feet=((.12, .17), (-.12, -.14)), knees=((1, .35, .3), (1, -.35, .3)), hip=.36, lean=24, hands=((.5, .12, .42), (.52, -.1, .36)), look=(0, 8)),
    'reach': dict(feet=((.14, .14), (-.12, -.12)), lean=16, hands=((.5, .12, 1.05), (.52, -.14, 1.0)), look=(0, 20)),
    'drive': dict(feet=((.72, .13), (.66, -.12)), foot_z=-.3, hip=.0, lean=-12, hands=((.5, .16, .33), (.5, -.16, .33)), seated=True),
    'sit': dict(feet=((.4, .13), (.36, -.12)), foot_z=-.4, hip=.0, lean=-4, hands=((.36, .14, .22), (.38, -.12, .22)), seated=True),
}


def head(g, F, s, skin, hair, cover, beard, cap='amber'):
    """Head in frame F (centre of the skull): face, hair or what covers it."""
    me = sculpt([(ball((-.008, 0, .022), (.096, .076, .098)), ball((.028, 0, -.078), (.048, .046, .04)), ball((.04, 0, -.02), (.046, .06, .05))),
                 (ball((.088, 0, .012), (.009, .008, .012)), ball((.103, 0, -.02), (.014, .014, .011))),
                 *[(ball((-.008, e * .076, -.008), (.018, .012, .028)),) for e in (-1, 1)]],
                skin, None, voxel=.0065, smooth=3)
    bvh = tree(me.data)
    me.data.transform(F)
    me.parent = g.o

    def on(y, z, out=0.):
        p = hit(bvh, (.4, y, z), (-1, 0, 0))[0]
        return F @ ((p or Vector((.09, y, z))) + Vector((out, 0, 0)))
    for e in (-1, 1):
        sculpt([(ball((0, 0, 0), (.004, .0085, .0095)),)], 'eye', g, Matrix.Translation(on(e * .031, .008, .0005)) @ F.to_3x3().normalized().to_4x4(), voxel=.003, smooth=1)
        tube([on(e * .016, .033, .001), on(e * .034, .037, .001), on(e * .05, .031, .001)], .0042 * s, hair, g, res=2)
    tube([on(-.024, -.058), on(-.011, -.062, .0005), on(.011, -.062, .0005), on(.024, -.058)], .0034 * s, 'lips', g, res=2)
    if beard:
        sculpt([(ball((.024, 0, -.08), (.05, .05, .038)), ball((-.012, .062, -.03), (.014, .014, .03)), ball((-.012, -.062, -.03), (.014, .014, .03)))], hair, g, F, voxel=.007, smooth=3)
    crown = ball((-.016, 0, .032), (.1, .084, .1))
    if cover == 'none' or cover == 'headset':
        sculpt([(crown, ball((-.05, 0, -.01), (.06, .078, .07))), (ball((.02, .03, .1), (.05, .04, .03)), ball((-.02, -.02, .11), (.06, .05, .03)))], hair, g, F, voxel=.008, smooth=3, folds=.004)
    if cover == 'long':
        sculpt([(crown, ball((-.05, 0, -.01), (.062, .082, .07))), (ball((-.05, 0, .0), (.06, .084, .06)), ball((-.06, 0, -.16), (.04, .085, .05)))], hair, g, F, voxel=.008, smooth=4, folds=.006)
    if cover == 'headset':
        tube([F @ Vector((-.02, .09, 0)), F @ Vector((-.02, .08, .09)), F @ Vector((-.02, 0, .142)), F @ Vector((-.02, -.08, .09)), F @ Vector((-.02, -.09, 0))], .008 * s, 'black', g, smooth=True)
        for e in (-1, 1):
            sculpt([(ball((-.01, e * .094, -.004), (.034, .016, .036)),)], 'black', g, F, voxel=.006, smooth=2)
        tube([F @ Vector((0, -.1, -.02)), F @ Vector((.07, -.09, -.07)), F @ Vector((.11, -.03, -.075))], .0045 * s, 'black', g, smooth=True)
    if cover == 'cap':
        sculpt([(ball((-.022, 0, .005), (.09, .079, .07)), ball((-.05, 0, -.01), (.058, .077, .055)))], hair, g, F, voxel=.008, smooth=3)
        sculpt([(ball((-.016, 0, .088), (.098, .082, .054)), ball((-.014, 0, .046), (.109, .091, .012)))], cap, g, F, voxel=.008, smooth=3)
        sculpt([(ball((.06, 0, .046), (.03, .07, .008)), ball((.132, 0, .034), (.018, .05, .006)))], cap, g, F, voxel=.006, smooth=3)
    if cover == 'ghutra':
        sculpt([(ball((-.02, 0, .06), (.108, .096, .08)), ball((-.045, 0, -.02), (.075, .105, .05))),
                (ball((-.045, 0, .02), (.07, .104, .06)), ball((-.085, 0, -.25), (.05, .17, .05))),
                *[(ball((-.01, e * .09, .0), (.05, .018, .05)), ball((.0, e * .125, -.24), (.055, .03, .06))) for e in (-1, 1)]],
               'cloth_white', g, F, voxel=.009, smooth=5, folds=.007)
        for k in (0, 1):
            torus(.098 * s, .0105 * s, F @ Vector((-.022, 0, .077 + .019 * k)), 'agal', g, rot=(F.to_3x3() @ Matrix.Rotation(radians(-8), 3, 'Y')).to_euler(), n=36, m=8)
    if cover in ('sheila', 'dupatta'):
        m = cap if cover == 'dupatta' else 'abaya'
        back = .012 if cover == 'dupatta' else 0
        if cover == 'dupatta':
            sculpt([(crown,)], hair, g, F, voxel=.008, smooth=3)
        sculpt([(ball((-.034 - back, 0, .034), (.106, .098, .108)), ball((-.03 - back, 0, -.07), (.075, .086, .07))),
                (ball((-.03, 0, -.09), (.07, .085, .05)), ball((-.01, .0, -.2), (.1, .16, .05))),
                (ball((.0, 0, -.14), (.07, .08, .03)), ball((.045, 0, -.27), (.07, .11, .05)))],
               m, g, F, voxel=.009, smooth=5, folds=.006)


def figure(pose='stand', h=1.75, top='shirt_navy', bottom='trousers', skin='skin2', hair='hair', cover='none', beard=False, vest=None, robe=None,
           tunic=False, build=1., cap='amber', shoes='shoe', hold=None, yoke=None, seed=1, **change):
    """One person. pose: a name of POSES, `change` overrides its parts. robe: material of a garment down to the ankles.

    vest: hi-vis material with reflective bands; tunic: the top reaches the knees; hold: 'phone' or 'board' in the right hand;
    yoke: colour over the shoulders. A height under 1.4 gives a child's head. Returns a Group: .pose(), .head (centre of the skull).
    """
    p = {**dict(hip=.92, lean=0, look=(0, 0), foot_z=.085, knees=((1, .1, 0), (1, -.1, 0)), seated=False), **POSES[pose], **change}
    s = h / 1.75
    young = h < 1.4
    g0 = Group('person')
    g = Group('figure', g0)
    g.o.scale = (s, s, s)
    wide = build * (1.06 if young else 1)
    T = Matrix.Translation((0, 0, p['hip'])) @ Matrix.Rotation(radians(p['lean']), 4, 'Y')
    inv = T.inverted()
    sh = .137 * wide
    body = [(ball((0, 0, -.01), (.112, .16 * wide, .045)), ball((0, 0, .17), (.09, .125 * wide, .09))),
            (ball((0, 0, .17), (.09, .125 * wide, .09)), ball((.008, 0, .36), (.105, .15 * wide, .11))),
            (ball((.008, 0, .36), (.1, .145 * wide, .1)), ball((-.008, sh, .452), (.048, .055, .052)), ball((-.008, -sh, .452), (.048, .055, .052)), ball((-.005, 0, .5), (.055, .07, .045)))]
    arms, hands, wrists = [], [], []
    for k, e in enumerate((1, -1)):
        a = Vector((-.005, e * (sh + .032), .448))
        pole = Vector((-.55, e * .55, -.6)) if not p['seated'] else Vector((-.1, e * .5, -.85))
        el, w = bend(a, inv @ Vector(p['hands'][k]), .285, .255, pole)
        arms += stick([(a, .056), (el, .046), (w, .038)])
        d = (w - el).normalized()
        wrists.append((w, d))
        hands.append((ball(w - d * .01, .027), ball(w + d * .05, (.03, .03, .03))))
        hands.append((ball(w + d * .05, .028), ball(w + d * .115, .019)))
        hands.append((ball(w + d * .03, .016), ball(w + d * .075 + Vector((.02, -e * .028, .012)), .012)))
    legs, feet = [], []
    for k, e in enumerate((1, -1)):
        hj = Vector((0, e * .085 * wide, p['hip'] - .02))
        fz = p['foot_z'] if not isinstance(p['foot_z'], tuple) else p['foot_z'][k]
        kn, an = bend(hj, (*p['feet'][k], fz), .425, .425, p['knees'][k])
        legs += stick([(hj, .084), (kn, .064), (an + Vector((0, 0, .02)), .055)])
        out = Vector((1, e * .18, 0)).normalized()
        if pose == 'kneel' and k == 1:
            out = Vector((.2, 0, -1)).normalized()
        feet.append((ball(an - out * .05 + Vector((0, 0, -.042)), (.042, .042, .042)), ball(an + Vector((0, 0, .0)), .05), ball(an + out * .075 + Vector((0, 0, -.05)), (.05, .046, .032))))
        feet.append((ball(an + out * .06 + Vector((0, 0, -.05)), (.05, .046, .034)), ball(an + out * .15 + Vector((0, 0, -.056)), (.04, .042, .026))))
    if robe:
        mid = (Vector((*p['feet'][0], 0)) + Vector((*p['feet'][1], 0))) / 2
        hem = ball((mid.x, mid.y, .085), (.17, .2, .03))
        skirt = [tuple((T @ c if n == 0 else c, r) for n, (c, r) in enumerate(hh)) for hh in [(ball((0, 0, .04), (.12, .17 * wide, .1)), hem)]]
        up = [tuple((T @ c, r) for c, r in hh) for hh in grown(body, .018) + grown(arms, .016)]
        sculpt(skirt + up, robe, g, folds=.012, smooth=6, seed=seed)
    else:
        long = [(ball((0, 0, .03), (.135, .2 * wide, .09)), ball((.01, 0, -.4), (.17, .225, .03)))] if tunic else []
        sleeves = grown(arms, .006)
        bands = []
        if yoke:
            bands = [((0, 0, .50), (0, 0, 1), .085, yoke, lambda c: True)]
        sculpt(grown(body, .012) + long + sleeves, top, g, T, folds=.006, bands=bands, seed=seed)
        on_legs = [((0, 0, .33), (0, 0, 1), .026, 'reflective', lambda c: True)] if vest and not p['seated'] and p['hip'] > .8 else []
        pelvis = [tuple((T @ c, r) for c, r in hh) for hh in [(ball((0, 0, .06), (.1, .14 * wide, .06)), ball((0, 0, -.03), (.1, .15 * wide, .07)))]]
        sculpt(grown(legs, .012) + pelvis, bottom, g, folds=.006, bands=on_legs, seed=seed + 3)
    if vest:
        near = lambda c: True
        sculpt(grown(body, .026) + [(ball((0, e * (sh + .006), .445), (.07, .05, .068)),) for e in (-1, 1)], vest, g, T, smooth=5, folds=.003, seed=seed,
               bands=[((0, 0, .06), (0, 0, 1), .024, 'reflective', near), ((0, 0, .2), (0, 0, 1), .024, 'reflective', near),
                      *[((0, e * .1, 0), (0, 1, 0), .022, 'reflective', lambda c: c.z > .2) for e in (-1, 1)],
                      ((0, 0, .3), (0, 1, 0), .004, 'dark', lambda c: c.x > 0)])
    sculpt(feet, shoes, g, smooth=3)
    sculpt(hands, skin, g, T, voxel=.0075, smooth=3)
    sculpt(stick([((-.012, 0, .49), .058), ((.006, 0, .63), .05)]), skin, g, T, voxel=.009, smooth=3)
    turn, nod = p['look']
    k = 1.24 if young else 1.07
    F = T @ Matrix.Translation((.022, 0, .7 + (.02 if young else 0))) @ Matrix.Rotation(radians(-p['lean'] * .75), 4, 'Y') @ Matrix.Rotation(radians(turn), 4, 'Z') @ Matrix.Rotation(radians(nod), 4, 'Y') @ Matrix.Scale(k, 4)
    head(g, F, k, skin, hair, cover, beard, cap=cap)
    if hold:
        w, d = wrists[1]
        q = T @ (w + d * .08)
        if hold == 'phone':
            r = Matrix.Rotation(radians(-35), 4, 'Y')
            c = [q + r @ Vector(v) for v in ((.02, -.035, -.07), (.03, -.035, -.07), (.03, .035, -.07), (.02, .035, -.07), (.02, -.035, .07), (.03, -.035, .07), (.03, .035, .07), (.02, .035, .07))]
            hexa(c[:4], c[4:], 'gloss', g, .004)
        if hold == 'board':
            r = Matrix.Rotation(radians(-52), 4, 'Y')
            for m, a, b, u in (('dark', .0, .008, .0), ('white_plain', -.004, .0, .012)):
                c = [q + r @ Vector((x, .07 + y, z)) for z in (-.13 + u, .15 - u * 2) for x, y in ((a, -.11 + u), (b, -.11 + u), (b, .11 - u), (a, .11 - u))]
                hexa(c[:4], c[4:], m, g, .003)
    g0.head = F.translation * s
    return g0
