"""Scene kit: `from kit import *` with art/ on sys.path."""
from .materials import *
from .core import *
import importlib as _il
import math, random
from math import sin, cos, pi, radians
from mathutils import Vector, Matrix

# later modules join as they land; a missing one must not stop a preview of the others
for _n in ('places', 'lights', 'camera', 'finish', 'vehicles', 'people', 'rigging', 'portrait', 'indoors', 'hour', 'strips'):
    try:
        _m = _il.import_module('.' + _n, __name__)
    except ModuleNotFoundError as _e:
        if _n not in str(_e):
            raise
        continue
    globals().update({_k: getattr(_m, _k) for _k in getattr(_m, '__all__', [k for k in vars(_m) if not k.startswith('_')])})
