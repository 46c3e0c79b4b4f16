import { expect, it } from 'vitest';
import type { JobEvent } from '@/contract/job/record';
import { isMessage, isTextMessage } from '@/contract/job/messages';

type Told = Pick<JobEvent, 'actor' | 'what' | 'to'>;

it.each<[string, Told, 'word' | 'said' | 'silent']>([
  ["the customer's note", { actor: 'customer', what: 'note' }, 'word'],
  ["the driver's problem", { actor: 'crew', what: 'problem' }, 'word'],
  ['a place that the customer corrects', { actor: 'customer', what: 'place' }, 'said'],
  ["the customer's cancellation", { actor: 'customer', what: 'step', to: 'cancelled' }, 'said'],
  ["the driver's way through the job", { actor: 'crew', what: 'step', to: 'there' }, 'silent'],
  ['a job that is done', { actor: 'crew', what: 'step', to: 'done' }, 'silent'],
  ['a photograph', { actor: 'crew', what: 'photo' }, 'silent'],
  ['a booking', { actor: 'customer', what: 'created', to: 'new' }, 'silent'],
  ['a note of the desk', { actor: 'desk', what: 'note' }, 'silent'],
  ['an end by the desk', { actor: 'desk', what: 'step', to: 'cancelled' }, 'silent'],
])('%s is heard as it should be', (_what, event, kind) => {
  expect([isMessage(event), isTextMessage(event)]).toEqual([kind !== 'silent', kind === 'word']);
});
