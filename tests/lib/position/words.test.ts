import { describe, expect, it } from 'vitest';
import { positionWords as ar } from '@/content/ar/position';
import { positionWords as en } from '@/content/en/position';
import { formatCoordinates, formatDistance, formatNearest, messageWithPosition } from '@/lib/position';
import { nearestArea } from '@/lib/position/known-areas';
import { nearestOf } from '@/contract/nearest';

describe('lengths', () => {
  it.each([
    [7.6, '8 m'],
    [94, '94 m'],
    [342, '340 m'],
    [994, '990 m'],
    [996, '1 km'],
    [2060, '2.1 km'],
    [9960, '10 km'],
    [24_300, '24 km'],
  ])('%f m reads %s', (metres, text) => expect(formatDistance(metres, en)).toBe(text));
  it('takes the unit from the language', () => expect(formatDistance(2060, ar)).toBe('2.1 كم'));
});

it('writes coordinates with five decimals', () => {
  expect(formatCoordinates({ lat: 25.1, lng: 55.27439999 })).toBe('25.10000, 55.27440');
});

describe('the nearest area in words', () => {
  const dune = { lat: 25.055, lng: 55.612 };
  it('says distance, direction and name in the page’s language', () => {
    expect(formatNearest(nearestArea(dune), en, 'en')).toMatch(/^(2\.[5-9]|3(\.\d)?) km north-east of Lahbab$/);
    expect(formatNearest(nearestArea(dune), ar, 'ar')).toMatch(/^على بُعد (2\.[5-9]|3(\.\d)?) كم شمال شرق لهباب$/);
  });
  it('says "next to" close to the centre', () => {
    const area = { name: 'Deira', ar: 'ديرة', lat: 25.2711, lng: 55.3075 };
    expect(formatNearest(nearestOf(area, [area]), en, 'en')).toBe('In or next to Deira');
    expect(formatNearest(nearestOf(area, [area]), ar, 'ar')).toBe('عند ديرة');
  });
  it('says the direction from half a kilometre on', () => {
    const area = { name: 'Deira', ar: 'ديرة', lat: 25.2711, lng: 55.3075 };
    const north = (metres: number) =>
      formatNearest(nearestOf({ lat: area.lat + metres / 111_195, lng: area.lng }, [area]), en, 'en');
    expect([north(490), north(510)]).toEqual(['In or next to Deira', '510 m north of Deira']);
  });
});

describe('messages with a position', () => {
  const position = { lat: 25.19724, lng: 55.27437, accuracy: 12.4 };
  it('puts a maps link, the coordinates and their accuracy on lines of their own', () => {
    expect(messageWithPosition('Hi, I need desert recovery service near me', position, en).split('\n')).toEqual([
      'Hi, I need desert recovery service near me',
      'My location: https://www.google.com/maps/search/?api=1&query=25.19724%2C55.27437',
      '25.19724, 55.27437',
      'Accuracy: 12 m',
    ]);
  });
  it('does so in Arabic', () => {
    expect(messageWithPosition('سيارتي غارزة في الرمل', position, ar).split('\n')).toEqual([
      'سيارتي غارزة في الرمل',
      'موقعي: https://www.google.com/maps/search/?api=1&query=25.19724%2C55.27437',
      '25.19724, 55.27437',
      'الدقة: 12 م',
    ]);
  });
});
