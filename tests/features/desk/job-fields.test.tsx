/** Each field of a job is on its card, or said here not to be: the compiler asks for a new one. */
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Job, JobEvent } from '@/contract/job/record';
import { ClockProvider, createClock } from '@/features/desk/alarm/clock';
import { endIsNear } from './near';
import { SampleCard } from './sample-card';
import { job, NOW } from './sample-job';

/**
 * Keys; where the visitor came from, which the figures have; and when the truck was sent, which its history has: the
 * card has the time that was promised then.
 */
type Unshown = 'id' | 'bookingId' | 'origin' | 'version' | 'attribution' | 'sentAt';
/** Another value of a field, and what the job must be besides for it to be of interest. */
type Shown<Field extends keyof Job> = [value: Job[Field], besides?: Partial<Job>];

const at = new Date(NOW - 30_000).toISOString();
const event: JobEvent = { seq: 1, jobId: 1, at, actor: 'customer', by: '', what: 'note', detail: 'By the gate' };
const done: Partial<Job> = { state: 'done', endedAt: at };
const account = { company: 'Gulf Vans', vehicles: 4, kinds: ['vans'], areas: 'Deira' } satisfies Job['account'];

const FIELDS: { [Field in Exclude<keyof Required<Job>, Unshown>]: Shown<Field> } = {
  reference: ['RNM-777777'],
  state: ['taken'],
  createdAt: ['2026-11-22T20:00:00.000Z'],
  stateAt: ['2026-11-22T20:00:00.000Z', { state: 'taken' }],
  takenAt: [at, { state: 'taken', takenBy: 'Omar' }],
  thereAt: [at, { state: 'there' }],
  loadedAt: [at, { state: 'loaded' }],
  endedAt: [at, { state: 'done' }],
  takenBy: ['Omar', { state: 'taken', takenAt: at }],
  danger: ['said'],
  urgency: ['scheduled'],
  name: ['Bilal Aziz'],
  phone: ['0509998877'],
  email: ['vans@example.com', { account }],
  lang: ['ar'],
  service: ['heavy_vehicle'],
  vehicle: ['Lorry'],
  place: ['Hatta'],
  position: [{ lat: 25.1, lng: 55.2, accuracy: 5 }],
  words: ['Out of petrol'],
  answers: [{ rolls: 'no' }],
  estimate: [999],
  finalPrice: [450, done],
  payment: ['card', { ...done, finalPrice: 450 }],
  truckId: [7, { state: 'sent' }],
  eta: [{ at: new Date(NOW + 600_000).toISOString(), saidAt: at, by: 'Omar' }, { state: 'sent' }],
  reason: ['price', { state: 'cancelled', endedAt: at }],
  reasonNote: ['Too far', { state: 'cancelled', endedAt: at, reason: 'other' }],
  account: [account],
  photos: [3],
  undoUntil: [new Date(NOW + 30_000).toISOString(), { state: 'taken' }],
  word: [event],
  note: [{ ...event, actor: 'desk', by: 'Omar' }],
};

const trucks = [
  { id: 7, plate: 'A 12345', kind: 'Flatbed', driver: 'Imran', phone: '0501112233', lang: 'en', onDuty: true },
];
const clock = createClock(() => NOW);

function card(one: Job): string {
  const { container, unmount } = render(
    <ClockProvider value={clock}>
      <ul>
        <SampleCard
          job={one}
          trucks={trucks}
          change={() => Promise.resolve({ kind: 'ok', value: undefined })}
          onLost={() => undefined}
        />
      </ul>
    </ClockProvider>,
  );
  // Ids of the form's fields are counted up with each rendering.
  const html = container.innerHTML.replace(/_r_\w+_/g, '');
  unmount();
  return html;
}

it.each(Object.entries(FIELDS))('a job’s %s is on its card', (field, [value, besides]) => {
  endIsNear(true);
  const without = job(1, besides);
  expect(card(without)).toBe(card(without));
  expect(card({ ...without, [field]: value })).not.toBe(card(without));
});
