import { describe, expect, it } from 'vitest';
import { CITY } from '@/contract/city';
import { parsePlace } from '@/contract/parse-place';
import { plusCode } from '@/contract/plus-code';

const point = (text: string) => {
  const parsed = parsePlace(text);
  return parsed.kind === 'point'
    ? { lat: Number(parsed.point.lat.toFixed(4)), lng: Number(parsed.point.lng.toFixed(4)) }
    : parsed.kind;
};
const BURJ = { lat: 25.1972, lng: 55.2744 };

describe('a pasted position', () => {
  it.each([
    '25.1972, 55.2744',
    '25.1972 55.2744',
    '25.1972; 55.2744',
    '25.1972°N, 55.2744°E',
    'geo:25.1972,55.2744?z=17',
    `25°11'49.92"N 55°16'27.84"E`,
    '25°11′49.92″N 55°16′27.84″E',
    '25.1972°n, 55.2744°e',
    `25°11'49.92"n 55°16'27.84"e`,
    '\n geo:25.1972,55.2744 ',
    'https://www.google.com/maps?q=25.1972,55.2744',
    'https://maps.google.com/?q=25.1972%2C55.2744',
    'https://www.google.com/maps/search/?api=1&query=25.1972%2C55.2744',
    'https://www.google.com/maps/search/25.1972,+55.2744?entry=tts',
    'https://www.google.com/maps/place/25%C2%B011%2749.9%22N+55%C2%B016%2727.8%22E/@25.2000,55.3000,17z/data=!3m1!4b1!4m4!3m3!8m2!3d25.1972!4d55.2744',
    'https://www.google.com/maps/place/25%C2%B011%2749.9%22N+55%C2%B016%2727.8%22E/@25.2000,55.3000,17z',
    'https://www.google.ae/maps/@25.1972,55.2744,15z',
    'www.google.com/maps?q=25.1972,55.2744',
    'https://www.google.com/maps?q=25.1972+55.2744',
    'https://www.google.com/maps?q=25.1972,55.2744&label=100%',
    'https://maps.google.com/?q=loc:25.1972,55.2744',
    'https://www.google.com/maps/dir/25.0400,55.1200/25.1972,55.2744',
    'https://www.google.com/maps/dir/?api=1&destination=25.1972,55.2744',
    'https://maps.google.com/maps?saddr=25.0400,55.1200&daddr=25.1972,55.2744',
    'https://www.google.com/maps/@?api=1&map_action=map&center=25.1972%2C55.2744',
    'https://maps.google.com/?ll=25.2000,55.3000&q=25.1972,55.2744',
    'https://maps.apple.com/?ll=25.1972,55.2744&q=Marked%20Location&t=m',
    'http://maps.apple.com/?q=25.1972,55.2744&z=18',
    'https://maps.apple.com/?saddr=25.0400,55.1200&daddr=25.1972,55.2744&dirflg=d',
    'https://maps.apple.com/?address=Downtown,%20Dubai&auid=123&ll=25.1972,55.2744&lsp=9902&q=My%20Location',
    'https://maps.apple.com/place?address=Downtown%20Dubai&coordinate=25.1972,55.2744&name=Dropped%20Pin&map=explore',
    'maps.apple.com/place?coordinate=25.1972%2C55.2744&name=%D8%AF%D8%A8%D9%8A',
    'https://maps.apple.com/directions?destination=25.1972,55.2744&mode=driving',
    'https://waze.com/ul?ll=25.1972%2C55.2744&navigate=yes',
    'https://ul.waze.com/ul?ll=25.1972,55.2744&q=Downtown',
    'https://www.waze.com/live-map/directions?to=ll.25.1972%2C55.2744',
    'We stand at 25.1972, 55.2744, behind the ADNOC station',
    'Position: 25.19720, 55.27440\nAccuracy: 12 m',
    '25.1972° N, 55.2744° E Dubai',
    '٢٥٫١٩٧٢، ٥٥٫٢٧٤٤',
    '۲۵٫۱۹۷۲، ۵۵٫۲۷۴۴',
    'موقعي 25.1972، 55.2744 بعد المحطة',
    'I am here: https://maps.google.com/maps?ll=25.1972,55.2744&z=16 please hurry',
  ])('is read from %s', (text) => {
    expect(point(text)).toEqual(BURJ);
  });

  it('is read wherever on earth it is', () => {
    expect(point('-33.8688, 151.2093')).toEqual({ lat: -33.8688, lng: 151.2093 });
  });

  it('is read from a whole Plus Code, and from a short one nearest to where it is looked for', () => {
    const code = plusCode(BURJ);
    for (const text of [
      code,
      `  ${code.toLowerCase()} `,
      `${code}, Dubai`,
      `https://www.google.com/maps/search/${encodeURIComponent(code)}`,
    ]) {
      const found = parsePlace(text);
      expect(found.kind === 'point' && plusCode(found.point), text).toBe(code);
    }
    const short = parsePlace(`${code.slice(4)} ${CITY}`);
    expect(short.kind === 'point' && plusCode(short.point)).toBe(code);
    const hatta = { lat: 24.7967, lng: 56.1175 };
    const far = parsePlace(plusCode(hatta).slice(4), hatta);
    expect(far.kind === 'point' && plusCode(far.point)).toBe(plusCode(hatta));
  });

  it('is not made up', () => {
    for (const text of [
      '',
      'Deira',
      'Exit 41',
      '0501234567',
      '12, 34 and more',
      'it was 25.50, 55.20 after the discount',
      'version 1.25.1972, 55.2744',
      '25.1972, 55.2744.1',
      '95.1, 55.2',
      '25.1, 255.2',
      '57W+VQ Dubai',
      // Well formed, but of a place beyond the pole, or beyond the meridian.
      'HHQQ57WF+VQ',
      '7WQQ57WF+VQ',
      '0,0',
      'https://evil.example/maps?q=25.1,55.2',
      'https://evil.example/google.com/maps?q=25.1,55.2',
      'https://www.google.com/maps/place/Burj+Khalifa',
      'https://maps.apple.com/?q=Burj%20Khalifa',
      'https://maps.apple.com.evil.example/?ll=25.1,55.2',
      'https://www.apple.com/?ll=25.1,55.2',
      'https://notwaze.com/ul?ll=25.1,55.2',
      'https://maps.app.goo.gl.evil.example/abc',
      'https://www.waze.com/live-map/directions?to=place.ChIJ25',
    ]) {
      expect(point(text), text).toBe('none');
    }
  });

  it.each([
    '25.1972°S, 55.2744°W',
    `25°11'49.92"S 55°16'27.84"W`,
    'https://google.com/maps/@1,2,9z/data=!3d-25.1972!4d-55.2744',
  ])('south and west are not north and east: %s', (text) => {
    expect(point(text)).toEqual({ lat: -BURJ.lat, lng: -BURJ.lng });
  });

  it.each([
    'https://maps.app.goo.gl/abcDEF123',
    'https://goo.gl/maps/abcDEF123',
    'https://g.co/kgs/abcDEF',
    'https://maps.apple/p/4q59TQb02Pk6pV',
    'https://maps.apple.com/p/4q59TQb02Pk6pV',
    'https://waze.com/ul/hthrr8q7x2k',
  ])('says of a shortened link that it has to be opened: %s', (link) => {
    expect(parsePlace(`Here: ${link}?g_st=ic thanks`)).toEqual({ kind: 'shortened', link });
  });
});
