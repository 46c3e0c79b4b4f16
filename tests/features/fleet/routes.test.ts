import { describe, expect, it } from 'vitest';
import { fleetVehicles } from '@/content/en/fleet';
import { headquarters } from '@/content/en/fleet-map';
import { fleetProfiles } from '@/content/en/fleet-profiles';
import { drawings } from '@/features/fleet/markers/drawings';
import { mainland } from '@/features/fleet/geography/coast';
import { roads } from '@/features/fleet/geography/roads';
import { nearestOn, shapeRoute } from '@/features/fleet/geography/route-shape';
import { fleetWords } from '@/content/en/fleet-words';
import { fleetUnits, markerSize, markerStacking, routeStrokes } from '@/features/fleet/map/model';
import { distanceMetres, VEHICLE_TYPES, type LatLng } from '@/simulation';

/** Even-odd rule; degrees are as good as a plane for this. */
const inside = (p: LatLng, outline: readonly LatLng[]): boolean =>
  outline.reduce((odd, a, i) => {
    const b = outline[(i + 1) % outline.length]!;
    const crosses =
      a.lat > p.lat !== b.lat > p.lat && p.lng < ((b.lng - a.lng) * (p.lat - a.lat)) / (b.lat - a.lat) + a.lng;
    return crosses ? !odd : odd;
  }, false);

describe('the vehicles', () => {
  it('have distinct ids; the ten of the document speeds from 30 to 75, its five priorities and a type each', () => {
    expect(new Set(fleetVehicles.map((v) => v.id)).size).toBe(fleetVehicles.length);
    const ten = fleetVehicles.slice(0, 10);
    const speeds = ten.map((v) => v.speed);
    expect([Math.min(...speeds), Math.max(...speeds)]).toEqual([30, 75]);
    expect(new Set(ten.map((v) => v.priority))).toEqual(new Set(['critical', 'urgent', 'high', 'premium', 'medium']));
    expect(new Set(ten.map((v) => v.type)).size).toBe(10);
  });

  it.each(fleetVehicles.map((v) => [v.id, v] as const))(
    '%s drives on roads the map draws, without gaps or detours',
    (_, vehicle) => {
      const shaped = shapeRoute(vehicle.route);
      shaped.slice(0, -1).forEach((stop, i) => {
        const next = shaped[i + 1]!;
        const points: LatLng[] = [stop, ...(stop.via ?? []), next];
        const lengths = points.slice(1).map((p, n) => distanceMetres(points[n]!, p));
        const on = vehicle.route[i]!.by!.map((id) => roads[id].path);
        // Every bend lies on one of the roads named for the leg.
        for (const via of stop.via ?? [])
          expect(Math.min(...on.map((path) => nearestOn(path, via).metres))).toBeLessThan(1);
        // Stops stand by the road; from one road to the next is a slip road's length.
        expect(lengths[0]).toBeLessThan(900);
        expect(lengths.at(-1)).toBeLessThan(900);
        const whole = lengths.reduce((a, b) => a + b, 0);
        expect(whole).toBeLessThan(distanceMetres(stop, next) * 2.6 + 500);
      });
    },
  );

  it('turn back on themselves nowhere but at the ends', () => {
    for (const unit of fleetUnits(fleetWords)) {
      const points = unit.route.flatMap((stop) => [stop, ...(stop.via ?? [])]);
      for (let i = 1; i < points.length - 1; i += 1) {
        const [a, b, c] = [points[i - 1]!, points[i]!, points[i + 1]!];
        const [ab, bc, ac] = [distanceMetres(a, b), distanceMetres(b, c), distanceMetres(a, c)];
        if (Math.min(ab, bc) < 700) continue;
        expect(ac, `${unit.id} near ${b.lat},${b.lng}`).toBeGreaterThan(Math.max(ab, bc) * 0.8);
      }
    }
  });

  it('have their headquarters and inland stops on land', () => {
    for (const hub of headquarters) expect(inside(hub, mainland), hub.name).toBe(true);
    const offshore = fleetVehicles.flatMap((v) => v.route).filter((stop) => !inside(stop, mainland));
    expect(offshore.map((stop) => stop.name)).toEqual(['Atlantis, Palm Jumeirah', 'Nakheel Mall']);
  });
});

describe('headquarters', () => {
  it('have the six pairs of capacity and response', () => {
    const pairs = headquarters.map((h) => `${h.capacity} ${h.responseTime}`).sort();
    expect(pairs).toEqual([
      '15+ vehicles 10-15 min',
      '20+ vehicles 6-10 min',
      '25+ vehicles 4-6 min',
      '30+ vehicles 3-5 min',
      '35+ vehicles 8-12 min',
      '50+ vehicles 5-8 min',
    ]);
  });
});

describe('what follows from type and priority', () => {
  it('gives every type a profile with four features and a drawing of its own', () => {
    for (const type of VEHICLE_TYPES) {
      expect(fleetProfiles[type].features).toHaveLength(4);
      expect(new Set(fleetProfiles[type].features).size).toBe(4);
    }
    expect(new Set(Object.values(drawings)).size).toBe(VEHICLE_TYPES.length);
    expect(new Set(Object.values(fleetProfiles).map((p) => p.name)).size).toBe(VEHICLE_TYPES.length);
    expect([fleetProfiles.flatbed.name, fleetProfiles.tow_truck.name, fleetProfiles.emergency.name]).toEqual([
      'Flatbed Towing',
      'Standard Towing',
      '24/7 Emergency Response',
    ]);
  });

  it('sizes and stacks markers as specified', () => {
    expect([markerSize('medium', true), markerSize('medium', false)]).toEqual([70, 95]);
    expect([markerSize('critical', true), markerSize('urgent', false)]).toEqual([95, 120]);
    expect([markerSize('premium', true), markerSize('premium', false)]).toEqual([85, 110]);
    expect(['critical', 'urgent', 'premium', 'low'].map((p) => markerStacking(p as 'low'))).toEqual([
      1000, 900, 800, 800,
    ]);
  });

  it('draws glow and gold on desktop only, wider lines for the more pressing', () => {
    expect(routeStrokes('premium', true)).toHaveLength(1);
    expect(routeStrokes('critical', false)).toHaveLength(2);
    expect(routeStrokes('premium', false).map((s) => s.color)).toEqual(['#8b5cf6', '#8b5cf6', '#ffd700']);
    const widths = (['critical', 'urgent', 'premium', 'high', 'medium', 'low'] as const).map(
      (p) => routeStrokes(p, true)[0]!.width,
    );
    expect([...widths].sort((a, b) => b - a)).toEqual(widths);
    expect(new Set(widths).size).toBe(6);
  });
});
