import { expect, it } from 'vitest';
import { fleetWords as ar } from '@/content/ar/fleet';
import { headquarters } from '@/content/en/fleet-map';
import { fleetWords as en } from '@/content/en/fleet-words';
import { headquartersIn } from '@/features/fleet/map/map-words';

it('has the bases of the Arabic map where the English one has them, with their names and figures in Arabic', () => {
  const arabic = headquartersIn('ar', ar.text);
  expect(arabic.map(({ id, lat, lng }) => [id, lat, lng])).toEqual(
    headquarters.map(({ id, lat, lng }) => [id, lat, lng]),
  );
  expect(arabic[0]).toMatchObject({
    name: 'ساحة القوز الرئيسية',
    capacity: 'أكثر من 50 مركبة',
    responseTime: 'من 5 إلى 8 دقائق',
  });
  expect(arabic[3]).toMatchObject({ responseTime: 'من 10 إلى 15 دقيقة' });
});

it('leaves the bases of the English map as the specification has them', () => {
  expect(headquartersIn('en', en.text)).toEqual(headquarters);
});
