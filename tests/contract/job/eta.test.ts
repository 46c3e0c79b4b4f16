import { expect, it } from 'vitest';
import { pendingEta } from '@/contract/job/eta';

const eta = { at: '2026-11-22T22:40:00.000Z', saidAt: '2026-11-22T22:00:00.000Z', by: 'Noura' };

it.each([
  ['counts while the truck is on its way', { eta, state: 'sent' as const }, eta],
  ['counts while the job waits to be sent', { eta, state: 'taken' as const }, eta],
  ['is over once the truck is there', { eta, state: 'there' as const, thereAt: '2026-11-22T22:31:00.000Z' }, undefined],
  ['is over with the job, also where no truck came', { eta, state: 'cancelled' as const }, undefined],
  ['is none where none was said', { state: 'sent' as const }, undefined],
])('the arrival time %s', (_, job, expected) => {
  expect(pendingEta(job)).toEqual(expected);
});
