"""Dunes from one height function: mesh, tracks, mounds at wheels and the pose of vehicles all read it. Vectorised, metres.

d = Dunes(cam, calm=(x, y, radius), …); d.track(points); d.mound(x, y); d.sit(group, x, y, yaw); d.build()."""
import math
import random

import bpy
import numpy as np
from mathutils import Vector

from ..camera import frame_axes
from ..core import obj
from ..job import JOB
from .street import shrub
from .surfaces import sand_mat

__all__ = ['Dunes', 'vnoise', 'polar_sheet']


def _hash(i, j, seed):
    n = (i.astype(np.int64) * 374761393 + j.astype(np.int64) * 668265263 + seed * 1274126177) & 0x7fffffff
    n = ((n ^ (n >> 13)) * 1274126177) & 0x7fffffff
    return ((n ^ (n >> 16)) & 0xffff) / 32767.5 - 1


def vnoise(x, y, seed=0):
    """Smooth value noise in -1…1; x, y arrays of any shape."""
    i, j = np.floor(x), np.floor(y)
    u, v = x - i, y - j
    u, v = u * u * u * (u * (u * 6 - 15) + 10), v * v * v * (v * (v * 6 - 15) + 10)
    a, b, c, d = (_hash(i + p, j + q, seed) for p, q in ((0, 0), (1, 0), (0, 1), (1, 1)))
    return (a * (1 - u) + b * u) * (1 - v) + (c * (1 - u) + d * u) * v


def smooth(a, b, x):
    t = np.clip((x - a) / (b - a), 0, 1)
    return t * t * (3 - 2 * t)


def polar_sheet(cam, fn, mat, near=3., far=3000., cols=760, rows=760, spread=1.3, shade=180):
    """Mesh of z = fn(x, y) laid out from the camera: fine where the picture is fine, so far crests don't step."""
    p, f, r = frame_axes(cam)
    c = cam.data
    half = math.atan(18 / c.lens) * spread + .06
    mid = math.atan(c.shift_x * 36 / c.lens)
    cols, rows = int(cols * .78), int(rows * 1.28)                       # crests are cut by rows, so rows get the detail
    th = mid + np.linspace(-half, half, cols)
    mid_d = min(450., far * .7)
    d = np.concatenate([np.geomspace(near, mid_d, rows - 14), np.geomspace(mid_d * 1.03, far, 14)])
    D, T = np.meshgrid(d, th, indexing='ij')
    x = p.x + D * (math.cos(0) * f.x * np.cos(T) + r.x * np.sin(T))
    y = p.y + D * (f.y * np.cos(T) + r.y * np.sin(T))
    v = np.stack([x, y, fn(x, y)], -1).reshape(-1, 3).astype(np.float32)
    a = (np.arange(rows - 1)[:, None] * cols + np.arange(cols - 1)[None]).ravel()
    q = np.stack([a, a + 1, a + cols + 1, a + cols], -1).astype(np.int32)
    me = bpy.data.meshes.new('sheet')
    me.vertices.add(len(v))
    me.vertices.foreach_set('co', v.ravel())
    me.loops.add(q.size)
    me.loops.foreach_set('vertex_index', q.ravel())
    me.polygons.add(len(q))
    me.polygons.foreach_set('loop_start', np.arange(0, q.size, 4, dtype=np.int32))
    me.polygons.foreach_set('loop_total', np.full(len(q), 4, np.int32))
    me.update()
    o = obj(me, mat, angle=shade)
    o.data.use_auto_smooth = shade < 179          # the split-normal pass over half a million faces costs seconds
    return o


class Dunes:
    def __init__(self, cam, calm=(0, 0, 9), wave=26., lean=35., height=6., near=.5, seed=3, far_rise=55., flat=0.):
        """calm: a low, even spot for the subject; lean: degrees of the ridges' run against the view; height: of far crests;
        near: height of the waves close by; flat 0…1 levels everything (salt flat)."""
        self.cam, self.calm, self.wave, self.height, self.near, self.seed, self.rise, self.flat = cam, calm, wave, height, near, seed, far_rise, flat
        self.p, self.f, self.r = frame_axes(cam)
        a = math.radians(lean)
        self.dir = self.f * math.cos(a) + self.r * math.sin(a)
        self.tracks, self.mounds, self.ridges = [], [], []

    def base(self, x, y):
        """Sand before anybody drove on it."""
        x, y = np.asarray(x, float), np.asarray(y, float)
        s, w = self.seed, self.wave
        fd = (x - self.calm[0]) * self.f.x + (y - self.calm[1]) * self.f.y
        u = (x * self.dir.x + y * self.dir.y) / w
        u = u + .42 * vnoise(x / (w * 2.1), y / (w * 2.1), s) + .09 * vnoise(x / (w * .6), y / (w * .6), s + 1)
        t = u - np.floor(u)
        up, down = t / .68, (1 - t) / .32
        k = .1
        h = np.clip(.5 + .5 * (down - up) / k, 0, 1)
        p = down * (1 - h) + up * h - k * h * (1 - h)             # smooth minimum: crisp crest, no saw-teeth
        p = np.clip(p, 0, 1.2)
        p = p * p * (1.7 - .7 * p)
        amp = .65 + .5 * vnoise(x / (w * 1.7) + 9, y / (w * 1.7), s + 2)
        far = smooth(6, self.rise, fd)
        z = p * amp * (self.near + self.height * far * (1 - .6 * smooth(150, 700, fd)))
        z = z + far * 2.2 * vnoise(x / 90, y / 90, s + 3) + .22 * vnoise(x / 7, y / 7, s + 4) * (1 - .5 * far)
        dist = np.hypot(x - self.calm[0], y - self.calm[1])
        c = 1 - smooth(self.calm[2] * .55, self.calm[2] * 1.5, dist)
        z = (z * (1 - .88 * c) - .6 * far) * (1 - self.flat)
        for cx, cy, dx, dy, length, width, height in self.ridges:
            u, v = (x - cx) * dx + (y - cy) * dy, -(x - cx) * dy + (y - cy) * dx
            v = v + .5 * np.sin(u / length * 2.2)
            t = np.sqrt((v / np.where(v > 0, width, width * .62)) ** 2 + .012)     # steeper on the lee side
            t = np.clip(1.08 - t, 0, 1)
            z = z + height * np.exp(-(u / length) ** 2) * t * t * (1.8 - .8 * t)
        return z

    def ridge(self, x, y, yaw=0., length=9., width=7., height=1.6):
        """A crest through (x, y) running along yaw degrees; its lee (steep) side is to the right of that."""
        a = math.radians(yaw)
        self.ridges.append((x, y, math.cos(a), math.sin(a), length, width, height))

    def h(self, x, y):
        """The sand with tracks, mounds and hollows."""
        x, y = np.asarray(x, float), np.asarray(y, float)
        z = self.base(x, y)
        for pts, gauge, depth, width in self.tracks:
            P = np.array(pts)
            near = (x > P[:, 0].min() - 3) & (x < P[:, 0].max() + 3) & (y > P[:, 1].min() - 3) & (y < P[:, 1].max() + 3)
            if not near.any():
                continue
            X, Y = x[near], y[near]
            best = np.full(X.shape, 1e9)
            for (ax, ay), (bx, by) in zip(pts, pts[1:]):
                dx, dy = bx - ax, by - ay
                ln = math.hypot(dx, dy)
                t = ((X - ax) * dx + (Y - ay) * dy) / ln ** 2
                e = np.abs(((X - ax) * -dy + (Y - ay) * dx) / ln)
                e = np.where((t >= 0) & (t <= 1), e, np.minimum(np.hypot(X - ax, Y - ay), np.hypot(X - bx, Y - by)))
                best = np.minimum(best, e)
            e = np.abs(best - gauge / 2) / width
            wob = 1 + .35 * vnoise(X * 1.3, Y * 1.3, 5)
            z[near] += depth * wob * (.6 * np.exp(-((e - .29) / .09) ** 2) - 1 + smooth(.09, .2, e))
        for cx, cy, amp, rx in self.mounds:
            q = np.hypot(x - cx, y - cy) / rx
            z = z + amp * np.exp(-q * q * 1.4) * (1 + .3 * vnoise(x * 3, y * 3, 8))
        return z

    def z(self, x, y, bare=False):
        return float((self.base if bare else self.h)(np.array([float(x)]), np.array([float(y)]))[0])

    def at(self, right, fwd, dz=0.):
        """World point by screen-aligned metres from the calm spot."""
        x = self.calm[0] + self.r.x * right + self.f.x * fwd
        y = self.calm[1] + self.r.y * right + self.f.y * fwd
        return Vector((x, y, self.z(x, y) + dz))

    def track(self, pts, gauge=1.62, depth=.09, soft=True, width=1.15):
        """Wheel ruts along a list of (x, y); soft: bends are rounded; width: factor on a rut's 0.4 m."""
        pts = [tuple(p[:2]) for p in pts]
        for _ in range(3 if soft else 0):
            new = [pts[0]]
            for a, b in zip(pts, pts[1:]):
                new += [(a[0] * .75 + b[0] * .25, a[1] * .75 + b[1] * .25), (a[0] * .25 + b[0] * .75, a[1] * .25 + b[1] * .75)]
            pts = new + [pts[-1]]
        self.tracks.append((pts, gauge, depth, width))

    def mound(self, x, y, amp=.3, r=.55):
        self.mounds.append((x, y, amp, r))

    def sit(self, g, x, y, yaw, base=2.8, gauge=1.62, sink=0., dp=0., dr=0., heap=0.):
        """Stand a vehicle's four wheels on the bare sand; sink in metres; dp, dr extra degrees; heap: sand against its wheels."""
        a = math.radians(yaw)
        c, s = math.cos(a), math.sin(a)
        w = {(i, j): (x + c * i * base / 2 - s * j * gauge / 2, y + s * i * base / 2 + c * j * gauge / 2) for i in (-1, 1) for j in (-1, 1)}
        z = {k: self.z(*q, bare=True) for k, q in w.items()}
        pitch = math.degrees(math.atan2((z[1, 1] + z[1, -1] - z[-1, 1] - z[-1, -1]) / 2, base)) + dp
        roll = math.degrees(math.atan2((z[1, 1] + z[-1, 1] - z[1, -1] - z[-1, -1]) / 2, gauge)) + dr
        g.pose((x, y, sum(z.values()) / 4 - sink), yaw, pitch, roll)
        if heap:
            for (i, j), q in w.items():
                self.mound(q[0] - c * i * .1 - s * j * .22, q[1] - s * i * .1 + c * j * .22, heap, .5)
        return g

    def build(self, mat=None, tufts=26, seed=4, keep=9, rows=0):
        """The mesh and a few dry tufts; keep: metres round the calm spot that stay clear of them."""
        rows = rows or (640 if JOB['width'] > 1000 else 420)      # previews take a coarser sheet
        polar_sheet(self.cam, self.h, mat or sand_mat(), cols=rows, rows=rows)
        R = random.Random(seed)
        for k in range(tufts):
            q = self.at(R.uniform(-34, 34), R.uniform(-8, 60))
            if math.hypot(q.x - self.calm[0], q.y - self.calm[1]) > keep:
                shrub(q - Vector((0, 0, .06)), R.uniform(.6, 1.5), 'dry', k)
        return self
