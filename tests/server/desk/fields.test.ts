/** Each field of a booking and of a job is where the desk looks for it, or said here not to be: the compiler asks. */
import { expect, it } from 'vitest';
import { nested, type KEPT_FIELDS } from '../../../src/contract/booking-fields';
import type { FoundJobs } from '../../../src/contract/job/find';
import type { Job } from '../../../src/contract/job/record';
import { booking } from '../fixture';
import { desk, deskForEachTest } from './fresh-desk';

deskForEachTest();

type Kept = (typeof KEPT_FIELDS)[number]['name'];

/** Another answer than the sample's. `null`: it says only by which rule the phone was checked. */
const ANSWERS: Record<Kept, string | null> = {
  location: 'Hatta',
  hurt: 'yes',
  service: 'heavy_vehicle',
  vehicleType: 'SUV',
  urgency: 'scheduled',
  destination: 'home',
  rolls: 'no',
  keys: 'no',
  electric: 'yes',
  low: 'yes',
  children: 'yes',
  rental: 'yes',
  headroom: '2.1',
  description: 'Out of petrol',
  firstName: 'Layla',
  lastName: 'Aziz',
  phone: '050 999 8877',
  phoneAbroad: null,
  email: 'layla@example.com',
  vehicleMake: 'Toyota',
  vehicleModel: 'Corolla',
  vehicleYear: '2024',
};

it('a booking’s answers are each on the job that it becomes', async () => {
  const jobOf = async (over: Record<string, unknown>, who: object): Promise<string> => {
    await desk.book(booking(over, who as Record<string, unknown>));
    const job = (await desk.board()).jobs.reduce((a, b) => (a.id > b.id ? a : b));
    return JSON.stringify({ ...job, id: 0, bookingId: '', reference: '' });
  };
  const plain = await jobOf({}, {});
  for (const [name, answer] of Object.entries(ANSWERS)) {
    if (answer === null) continue;
    const { customerInfo, ...over } = nested({ [name]: answer });
    expect(await jobOf(over, customerInfo as object), name).not.toBe(plain);
  }
});

type Texts = {
  [K in keyof Required<Job>]: string extends NonNullable<Job[K]> ? (K extends `${string}At` ? never : K) : never;
}[keyof Job];

/**
 * What a search finds a job by: what somebody remembers of a customer. Keys and times are not words; the rest is about
 * the desk's own work.
 */
const FOUND: Record<Texts, boolean> = {
  reference: true,
  name: true,
  phone: true,
  email: true,
  vehicle: true,
  place: true,
  words: true,
  bookingId: false,
  undoUntil: false,
  lang: false,
  takenBy: false,
  reasonNote: false,
};

it('a job is found by each of its texts', async () => {
  await desk.book(booking({}, { email: 'layla@example.com' }));
  const [job] = (await desk.board()).jobs as [Job];
  for (const [field] of Object.entries(FOUND).filter(([, found]) => found)) {
    const text = String(job[field as Texts]);
    expect(text, field).not.toBe('');
    const { body } = await desk.get(`find?q=${encodeURIComponent(text)}`);
    expect((body as FoundJobs).jobs, field).toMatchObject([{ id: job.id }]);
  }
});

/** The column of the rows for a spreadsheet; `null`: of the customer, of the work, or in the history alone. */
const COLUMNS: Record<keyof Job, string | null> = {
  reference: 'reference',
  createdAt: 'came_in',
  state: 'state',
  reason: 'reason',
  takenAt: 'minutes_to_taken',
  thereAt: 'minutes_to_arrival',
  urgency: 'agreed_hour',
  service: 'service',
  account: 'service',
  place: 'area',
  attribution: 'campaign',
  estimate: 'estimate_aed',
  finalPrice: 'paid_aed',
  payment: 'payment',
  takenBy: 'taken_by',
  ...{ id: null, bookingId: null, origin: null, version: null, stateAt: null, undoUntil: null },
  ...{ name: null, phone: null, email: null, lang: null, position: null, words: null, vehicle: null, answers: null },
  ...{ sentAt: null, loadedAt: null, endedAt: null, truckId: null, eta: null, danger: null, photos: null },
  ...{ reasonNote: null, word: null, note: null },
};

it('the rows for a spreadsheet have a column for each field that figures are made of', async () => {
  const { body } = await desk.app.inject({
    url: '/api/desk/figures.csv?hours=24&table=jobs',
    headers: { authorization: `Bearer ${desk.token}` },
  });
  const columns = new Set(Object.values(COLUMNS).filter((column) => column !== null));
  expect(new Set(body.replace('\uFEFF', '').trim().split(','))).toEqual(columns);
});
