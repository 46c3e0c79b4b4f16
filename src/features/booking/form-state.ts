/**
 * The booking form as one state and what may happen to it: editing → submitting →
 * confirmed → editing (spec 2, section 4). Pure: ids and times come with what happens.
 */
import type { Position } from '@/contract/booking';
import type { Booking } from '@/contract/booking-schema';
import { EMPTY_VALUES, flat, type FieldName, type FormValues } from '@/contract/booking-fields';
import { EMPTY_DRAFT, isAsSent, isEmptyDraft, type Draft } from './draft';
import { knownValues, type FieldErrors } from './form-values';
import type { SubmitResult } from './outbox';
import { errorsFromServer } from './rejection';

export interface FormState {
  phase: 'editing' | 'submitting' | 'confirmed';
  /** What stands in the form, and what of it has been sent. Kept in the browser whenever it changes. */
  draft: Draft;
  errors: FieldErrors;
  /** Why the last booking did not get through. */
  failure?: SubmitResult;
  /** Of the booking that arrived last; '' before. */
  reference: string;
  /** While it is confirmed: what the form held. */
  stored?: FormValues;
  /** The form was filled from an earlier visit. */
  restored: boolean;
  /** Counts the times that errors were shown: the summary takes the focus each time. */
  attempt: number;
}

/** A booking that the server refused as it stands. `fields`: control name → message. */
interface Refusal {
  id: string;
  booking: Booking;
  rejected: { message: string; fields: Record<string, string> };
}

export type Action =
  /** The page is there: what was kept from an earlier visit, and what was typed before the script came. */
  | { type: 'opened'; kept?: Draft; typed: Partial<FormValues> }
  | { type: 'edited'; name: FieldName; value: string | boolean }
  /** A position was found (`at`: ms since 1970) or taken back; `location` is the area that follows from it. */
  | { type: 'located'; position?: Position; at: number; location?: string }
  | { type: 'positionExpired' }
  /** Sent with errors. */
  | { type: 'invalid'; errors: FieldErrors }
  | { type: 'submitted'; sent: NonNullable<Draft['sent']>; position?: Position }
  /** The end of the submitting that 'submitted' began. */
  | { type: 'answered'; id: string; result: SubmitResult }
  /** News from the outbox, of this or another tab: a booking was stored, sent, refused or cancelled. */
  | { type: 'kept'; id: string }
  | { type: 'arrived'; id: string; reference: string }
  | ({ type: 'refused' } & Refusal)
  | { type: 'cancelled'; id: string }
  /** The job of a confirmed booking has ended, for example because it was cancelled on its ticket. */
  | { type: 'ended'; reference: string }
  /** The confirmation's time is over. */
  | { type: 'resumed' };

export const INITIAL: FormState = {
  phase: 'editing',
  draft: EMPTY_DRAFT,
  errors: {},
  reference: '',
  restored: false,
  attempt: 0,
};

function without(errors: FieldErrors, name: FieldName): FieldErrors {
  const { [name]: _gone, ...rest } = errors;
  return rest;
}
const unsent = ({ sent: _gone, ...draft }: Draft): Draft => draft;
const confirmed = (state: FormState, reference: string): FormState => ({
  ...INITIAL,
  attempt: state.attempt,
  phase: 'confirmed',
  stored: state.draft.values,
  reference,
});

/** The state after `action`; the very same object when nothing changes. */
export function reduce(state: FormState, action: Action): FormState {
  const { draft, phase } = state;
  switch (action.type) {
    case 'opened': {
      const { kept, typed } = action;
      if (!kept && Object.keys(typed).length === 0) return state;
      const from = kept ?? draft;
      // What has just been typed is newer than what was kept.
      return { ...state, restored: Boolean(kept), draft: { ...from, values: { ...from.values, ...typed } } };
    }
    case 'edited':
      return {
        ...state,
        draft: { ...draft, values: { ...draft.values, [action.name]: action.value } },
        // Another rule applies to the phone now.
        errors: without(action.name === 'phoneAbroad' ? without(state.errors, 'phone') : state.errors, action.name),
        failure: undefined,
      };
    case 'located': {
      // The booking was already sent without the position, so the form must not show one.
      if (phase === 'submitting') return state;
      const { position, at, location } = action;
      const values = location ? { ...draft.values, location } : draft.values;
      const errors = location ? without(state.errors, 'location') : state.errors;
      return {
        ...state,
        errors,
        failure: undefined,
        draft: { ...draft, values, position, positionAt: position && at },
      };
    }
    case 'positionExpired':
      return { ...state, draft: { ...draft, position: undefined, positionAt: undefined } };
    case 'invalid':
      return { ...state, errors: action.errors, failure: undefined, attempt: state.attempt + 1 };
    case 'submitted': {
      const { sent, position } = action;
      const sending = { ...draft, position, positionAt: position && draft.positionAt, sent };
      return { ...state, phase: 'submitting', draft: sending, errors: {}, failure: undefined };
    }
    case 'answered': {
      const { id, result } = action;
      const back: FormState = { ...state, phase: 'editing' };
      // Cancelled while it was being sent: not confirmed, but if it has arrived, its reference is shown.
      if (draft.sent?.id !== id) return result.kind === 'stored' ? { ...back, reference: result.reference } : back;
      if (result.kind === 'stored') return confirmed(state, result.reference);
      if (result.kind !== 'rejected') return { ...back, failure: result };
      return { ...back, failure: result, errors: errorsFromServer(result.fields), attempt: state.attempt + 1 };
    }
    case 'kept':
      return draft.sent?.id === action.id
        ? { ...state, draft: { ...draft, sent: { ...draft.sent, kept: true } } }
        : state;
    case 'arrived': {
      const { id, reference } = action;
      // Another booking than the one in the form: told too, but not in place of a confirmation.
      if (draft.sent?.id !== id) return phase === 'confirmed' ? state : { ...state, reference };
      // Its own answer is on the way.
      if (phase === 'submitting') return state;
      // What was typed since it was sent stays, with the reference above it.
      return isAsSent(draft)
        ? confirmed(state, reference)
        : { ...state, draft: unsent(draft), failure: undefined, reference };
    }
    case 'refused': {
      const { id, booking, rejected } = action;
      const own = draft.sent?.id === id;
      // If the form has other input, keep that; the refused booking stays in the list.
      if (!own && !isEmptyDraft(draft)) return state;
      return {
        ...state,
        draft: own ? draft : draftOf(id, booking),
        errors: errorsFromServer(rejected.fields),
        failure: { kind: 'rejected', status: 400, kept: true, ...rejected },
        attempt: state.attempt + 1,
      };
    }
    case 'cancelled':
      return draft.sent?.id === action.id ? { ...state, draft: unsent(draft), errors: {}, failure: undefined } : state;
    case 'ended':
      if (state.reference !== action.reference) return state;
      return { ...state, phase: phase === 'confirmed' ? 'editing' : phase, stored: undefined, reference: '' };
    case 'resumed':
      return phase === 'confirmed' ? { ...state, phase: 'editing', stored: undefined } : state;
  }
}

/** The draft made of a refused booking. The form cannot compare its content: sent again, it is a new booking. */
function draftOf(id: string, booking: Booking): Draft {
  const { position, submittedAt } = booking;
  return {
    // Questions that did not exist yet when it was made have no answer in it.
    values: knownValues({ ...EMPTY_VALUES, ...flat(booking) }),
    position,
    positionAt: Date.parse(submittedAt),
    sent: { id, content: '' },
  };
}
