"""Vehicles by family. All face +X, stand on the ground at the middle, measured in metres."""
import importlib

__all__ = []
for _n in ('cars', 'heavy', 'recovery', 'service', 'carriers', 'desert', 'two_wheels', 'props', 'straps', 'kitbag', 'opened', 'livery'):
    _m = importlib.import_module('.' + _n, __name__)
    for _k in _m.__all__:
        globals()[_k] = getattr(_m, _k)
    __all__ += _m.__all__
from .service import stripes  # noqa: E402
from .rig import beacon_bar, chevrons, hook, ladder, winch  # noqa: E402

__all__ += ['stripes', 'beacon_bar', 'chevrons', 'hook', 'ladder', 'winch']
