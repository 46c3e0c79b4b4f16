"""Sets from the ground to the horizon, one file per place. Call set_time() before a place: lamps and windows follow it."""
import importlib
import pkgutil

__all__ = []
for _m in sorted(m.name for m in pkgutil.iter_modules(__path__)):
    _mod = importlib.import_module('.' + _m, __name__)
    for _k in _mod.__all__:
        globals()[_k] = getattr(_mod, _k)
    __all__ += _mod.__all__
