import type { Job } from '@/contract/job/record';
import { ENDS, STEPS, type JobState } from '@/contract/job/steps';

/** Milliseconds since the epoch: two minutes after the sample job came in. */
export const NOW = Date.parse('2026-11-22T22:00:00.000Z');
export const JOB_STATES: readonly JobState[] = [...STEPS, ...ENDS];

/** A booking's job in `state`. */
export const job = (state: JobState = 'new', more: Partial<Job> = {}): Job => ({
  id: 1,
  reference: 'RNM-B7D0A7',
  origin: 'booking',
  state,
  version: 3,
  createdAt: '2026-11-22T21:58:00.000Z',
  stateAt: '2026-11-22T21:58:00.000Z',
  urgency: 'immediate',
  name: 'Aisha Khan',
  phone: '0501234567',
  email: '',
  lang: 'en',
  vehicle: 'Van',
  place: 'Deira',
  words: 'Gearbox',
  ...more,
});
