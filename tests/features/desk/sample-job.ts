import type { Job, JobEvent, Truck } from '@/contract/job/record';

export const NOW = Date.parse('2026-11-22T22:00:00.000Z');

/** A booked job that waits, made a minute before `NOW`. */
export const job = (id: number, more: Partial<Job> = {}): Job => ({
  id,
  reference: `RNM-${String(id).padStart(6, '0')}`,
  origin: 'booking',
  state: 'new',
  version: 1,
  createdAt: '2026-11-22T21:59:00.000Z',
  stateAt: '2026-11-22T21:59:00.000Z',
  urgency: 'immediate',
  name: 'Aisha Khan',
  phone: `05012345${String(id).padStart(2, '0')}`,
  email: '',
  lang: 'en',
  service: 'towing_service',
  vehicle: 'Van',
  place: 'Deira',
  words: 'Gearbox',
  estimate: 240,
  ...more,
});

/** A truck on duty. */
export const truck = (id: number, more: Partial<Truck> = {}): Truck => ({
  id,
  plate: `DXB ${id}`,
  kind: 'Flatbed',
  driver: `Driver ${id}`,
  phone: '+971501234567',
  lang: 'en',
  onDuty: true,
  ...more,
});

/** What a driver said of `job(1)`, a minute before `NOW`. */
export const driverSaid = (seq: number, more: Partial<JobEvent> = {}): JobEvent => ({
  seq,
  jobId: 1,
  at: '2026-11-22T21:59:00.000Z',
  actor: 'crew',
  by: 'Ali',
  what: 'problem',
  detail: 'cannot_find',
  ...more,
});
