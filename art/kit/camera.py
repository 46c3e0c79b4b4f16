"""Level cameras: the picture's verticals stay vertical, the subject's place in the frame is set by lens shift."""
import bpy
from mathutils import Vector

from .job import JOB

__all__ = ['camera', 'aim', 'frame_axes']


def aim(o, target):
    """Turn an object's -Z (camera, lamp) to a point."""
    o.rotation_euler = (Vector(target) - o.location).to_track_quat('-Z', 'Y').to_euler()
    return o


def camera(loc, target, mm=50, at=(.5, .5), level=True, focus=None, fstop=None):
    """loc, target: metres. at: where the target lands in the frame (0…1 from left, 0…1 from the bottom).
    level: look horizontally and shift the lens; False tilts (details, high views). fstop None: all sharp."""
    c = bpy.data.cameras.new('cam')
    c.lens, c.clip_end, c.clip_start = mm, 6000, .05
    o = bpy.data.objects.new('cam', c)
    bpy.context.scene.collection.objects.link(o)
    bpy.context.scene.camera = o
    o.location = loc
    loc, target = Vector(loc), Vector(target)
    d = target - loc
    flat = Vector((d.x, d.y, 0)).length
    aim(o, Vector((target.x, target.y, loc.z)) if level else target)
    c.shift_x = .5 - at[0]
    c.shift_y = (mm / 36 * d.z / flat if level else 0) - (at[1] - .5) * JOB['ratio']
    c.dof.use_dof = fstop is not None
    if fstop is not None:
        f = Vector(focus) if focus is not None else target
        fwd = -(o.rotation_euler.to_matrix() @ Vector((0, 0, 1)))
        c.dof.focus_distance, c.dof.aperture_fstop, c.dof.aperture_blades = max(.1, (f - loc).dot(fwd)), fstop, 0
    bpy.context.view_layer.update()
    return o


def frame_axes(cam):
    """(place, f, r): the camera's ground point and its forward and right directions on the ground, as Vectors."""
    m = cam.rotation_euler.to_matrix()
    f = -(m @ Vector((0, 0, 1)))
    f = Vector((f.x, f.y, 0)).normalized()
    return Vector((cam.location.x, cam.location.y, 0)), f, Vector((f.y, -f.x, 0))
