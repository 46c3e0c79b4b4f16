import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { homeAreas } from '@/content/areas-home';
import { BOOKING_AREAS, OTHER_LOCATION } from '@/contract/catalogue';
import { desertAreas } from '@/contract/desert-areas';
import { bookingLocation, outsideUae } from '@/lib/position';
import { nearestArea } from '@/lib/position/known-areas';
import { compass, distanceM } from '@/contract/nearest';
import { plusCode } from '@/contract/plus-code';

const dubaiMall = { lat: 25.1972, lng: 55.2796 };
const abuDhabi = { lat: 24.4539, lng: 54.3773 };
const fix = (lat: number, lng: number, accuracy = 20) => ({ lat, lng, accuracy });

describe('distances and directions', () => {
  it('measures Dubai to Abu Dhabi as about 122 km', () => {
    expect(distanceM(dubaiMall, abuDhabi) / 1000).toBeCloseTo(122.5, 0);
  });
  it('is the same both ways, and zero to itself', () => {
    const point = fc.record({
      lat: fc.double({ min: 22, max: 27, noNaN: true }),
      lng: fc.double({ min: 51, max: 57, noNaN: true }),
    });
    fc.assert(
      fc.property(point, point, (a, b) => {
        expect(distanceM(a, b)).toBeCloseTo(distanceM(b, a), 5);
        expect(distanceM(a, a)).toBe(0);
      }),
    );
  });
  it.each([
    [0.1, 0, 'n'],
    [0.1, 0.11, 'ne'],
    [0, 0.1, 'e'],
    [-0.1, 0.11, 'se'],
    [-0.1, 0, 's'],
    [-0.1, -0.11, 'sw'],
    [0, -0.1, 'w'],
    [0.1, -0.11, 'nw'],
    // Here a degree of longitude is a tenth shorter than one of latitude.
    [0.1, 0.044, 'n'],
    [0.1, 0.048, 'ne'],
  ] as const)('%f, %f away lies to the %s', (dLat, dLng, expected) => {
    expect(compass(dubaiMall, { lat: dubaiMall.lat + dLat, lng: dubaiMall.lng + dLng })).toBe(expected);
  });
});

describe('areas', () => {
  it('names about 80 areas for the home page, the 20 of the booking form among them, none twice', () => {
    const names = homeAreas.map((area) => area.name);
    expect(names).toHaveLength(80);
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(homeAreas.map((area) => area.ar)).size).toBe(names.length);
    expect(names).toEqual(expect.arrayContaining(BOOKING_AREAS.map((area) => area.name)));
  });
  it('puts every area on the land of Dubai and its neighbours, no two on one spot', () => {
    for (const area of homeAreas) {
      expect([area.name, outsideUae(fix(area.lat, area.lng))]).toEqual([area.name, false]);
      expect([area.name, distanceM(area, { lat: 25.1, lng: 55.3 }) < 95_000]).toEqual([area.name, true]);
      expect(area.ar).toMatch(/^[\u0600-\u06ff\s\d()]+$/);
      const others = homeAreas.filter((other) => other !== area && distanceM(area, other) < 300);
      expect(others.map((other) => `${area.name} / ${other.name}`)).toEqual([]);
    }
  });
  it('names a place in the dunes after the desert, with distance and direction', () => {
    const found = nearestArea({ lat: 25.055, lng: 55.612 });
    expect(found.area.name).toBe('Lahbab');
    expect(found.direction).toBe('ne');
    expect(found.distance).toBeGreaterThan(2_500);
    expect(found.distance).toBeLessThan(3_500);
  });
  it('chooses the nearest booking area within 10 km, and Other beyond', () => {
    expect(bookingLocation(dubaiMall)).toBe('Downtown Dubai');
    expect(bookingLocation({ lat: 25.0805, lng: 55.14 })).toBe('Dubai Marina');
    // Hatta lies farthest south: 9.95 and 10.01 km from its centre.
    expect(bookingLocation({ lat: 24.7072, lng: 56.1175 })).toBe('Hatta');
    expect(bookingLocation({ lat: 24.7067, lng: 56.1175 })).toBe(OTHER_LOCATION);
    expect(bookingLocation(desertAreas[0])).toBe(OTHER_LOCATION);
    expect(bookingLocation(abuDhabi)).toBe(OTHER_LOCATION);
  });
});

describe('outsideUae', () => {
  it.each([
    ['Abu Dhabi', 24.4539, 54.3773],
    ['Al Ain', 24.2075, 55.7447],
    ['Jebel Hafeet', 24.0587, 55.7776],
    ['Fujairah', 25.1288, 56.3265],
    ['Khor Fakkan', 25.3391, 56.3567],
    ['Dibba', 25.5925, 56.2615],
    ['Ras Al Khaimah', 25.8007, 55.9762],
    ['Jebel Jais', 25.9447, 56.1677],
    ['Hatta', 24.7967, 56.1175],
    ['Liwa', 23.1323, 53.7966],
    ['Ghuwaifat', 24.1294, 51.6211],
    ['Sir Bani Yas', 24.3199, 52.6027],
    ['Umm Az Zumul', 22.75, 55.15],
    ['the border at Umm Az Zumul', 22.7, 55.2],
    ['the mountains above Sha’am', 26.05, 56.17],
    ['the border post of Khatm Al Shiklah, measured 2 km off', 24.22, 55.96],
    ['Mahdah, on the way from Hatta to Al Ain', 24.4, 55.97],
    ['the coast south of Dibba', 25.6, 56.34],
  ])('%s is inside', (_, lat, lng) => expect(outsideUae(fix(lat, lng))).toBe(false));
  it.each([
    ['Muscat', 23.588, 58.3829],
    ['Sohar', 24.3461, 56.7075],
    ['Khasab', 26.1799, 56.2477],
    ['Doha', 25.2854, 51.531],
    ['Riyadh', 24.7136, 46.6753],
    ['Haradh', 24.14, 49.07],
    ['Manama', 26.2285, 50.586],
    ['Bandar Abbas', 27.1832, 56.2666],
    ['London', 51.5072, -0.1276],
    ['Ibri', 23.2257, 56.5157],
  ])('%s is outside', (_, lat, lng) => expect(outsideUae(fix(lat, lng))).toBe(true));
  it('says nothing about a position that may be anywhere', () =>
    expect([49_999, 50_000].map((accuracy) => outsideUae(fix(51.5, 0, accuracy)))).toEqual([true, false]));
});

describe('plusCode', () => {
  // Vectors of the Open Location Code project's test data, and a place in Dubai.
  it.each([
    [47.36559, 8.524997, '8FVC9G8F+6X'],
    [-41.2730625, 174.7859375, '4VCPPQGP+Q9'],
    [25.1972, 55.2744, '7HQQ57WF+VQ'],
  ])('%f, %f is %s', (lat, lng, code) => {
    expect(plusCode({ lat, lng })).toBe(code);
  });
});
