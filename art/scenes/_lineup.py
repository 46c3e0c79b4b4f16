"""Line-up for checking proportions: `blender -b -P _lineup.py -- out.png 640 16 sedan,suv [view]`."""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
import time

import bpy
from kit import *
from kit import vehicles as V

a = sys.argv[sys.argv.index('--') + 1:]
out, w, spp, names = a[0], int(a[1]), int(a[2]), a[3].split(',')
view = a[4] if len(a) > 4 else 'q'
t0 = time.time()
reset()
cols = min(int(a[5]) if len(a) > 5 else 3, len(names))
pitch = float(a[6]) if len(a) > 6 else 6.5
for i, nm in enumerate(names):
    g = getattr(V, nm)()
    g.pose(((i % cols) * pitch - (cols - 1) * pitch / 2, (i // cols) * 5, 0), 0)
    print(nm, round(time.time() - t0, 1), flush=True)
box((400, 400, .1), (0, 0, -.05), 'concrete')
wd = bpy.data.worlds.new('w'); bpy.context.scene.world = wd; wd.use_nodes = True
wd.node_tree.nodes['Background'].inputs[0].default_value = (.5, .62, .75, 1)
sun = bpy.data.lights.new('s', 'SUN'); sun.energy = 4; sun.angle = .05; so = link(bpy.data.objects.new('s', sun)); so.rotation_euler = (.7, .35, -.3)
c = bpy.data.cameras.new('c'); o = link(bpy.data.objects.new('c', c)); bpy.context.scene.camera = o
rows = (len(names) + cols - 1) // cols
span = max(cols * pitch, 4)
loc = {'q': (span * .62, -span * 1.05, span * .4), 's': (0, -span * 1.6, 1.2), 'f': (span * 1.6, -.01, 1.6), 'r': (-span * .7, -span * 1.0, span * .35)}[view]
tgt = Vector((0, (rows - 1) * 2.5, .7)); o.location = loc
o.rotation_euler = (tgt - Vector(loc)).to_track_quat('-Z', 'Y').to_euler(); c.lens = 50
s = bpy.context.scene; s.render.engine = 'CYCLES'; s.cycles.samples = spp; s.cycles.use_denoising = False; s.cycles.max_bounces = 6
s.render.resolution_x, s.render.resolution_y = w, w * 9 // 16
s.view_settings.look = 'Medium High Contrast'; s.render.filepath = out
bpy.ops.render.render(write_still=True)
print('DONE', round(time.time() - t0, 1))
