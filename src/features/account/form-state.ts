/**
 * The account form as one state and what may happen to it: editing → sending → waiting or stored → editing. Pure. What
 * is typed stands in the form's own controls.
 */
import type { AccountField } from '@/contract/account-fields';
import type { Booking } from '@/contract/booking-schema';

export type Phase =
  | { name: 'editing' }
  | { name: 'sending' }
  /** It waits in this browser. `fresh`: it has just been handed in here. */
  | { name: 'waiting'; booking: Booking; fresh: boolean }
  | { name: 'stored'; reference: string; fresh: boolean };

/** Messages by field, in the page's language. */
export type Errors = Partial<Record<AccountField, string>>;

export interface FormState {
  phase: Phase;
  errors: Errors;
  /** Why the request did not get through. */
  failure?: 'refused' | 'unsaved' | 'unsent' | 'slow';
  /** What is to be known of the request before, while the form stands there for another. */
  earlier?: { reference: string } | 'maybe';
  /** Counts the times that errors were shown: the summary takes the focus each time. */
  attempt: number;
  /** What was handed in last: the same request keeps its id, another takes its place. */
  sent?: Booking;
  /** What stood in the form then; '' before. */
  handed: string;
}

export type Action =
  | { type: 'sending' }
  /** The form's code takes long. */
  | { type: 'late' }
  /** Sent with errors. */
  | { type: 'invalid'; errors: Errors }
  | { type: 'handed'; booking: Booking; values: string }
  /** It has arrived. `edited`: something else is being typed by now. */
  | { type: 'stored'; reference: string; fresh: boolean; edited: boolean }
  | { type: 'refused'; errors: Errors; booking?: Booking }
  | { type: 'waiting'; booking: Booking; fresh: boolean }
  /** It neither went out nor waits. */
  | { type: 'failed'; why: 'unsaved' | 'unsent' }
  /** Taken back here. `maybe`: it may have arrived. */
  | { type: 'cancelled'; maybe?: Booking }
  /** Taken back in another tab. */
  | { type: 'dropped' }
  /** The form is wanted for another request. */
  | { type: 'again' }
  /** The visitor has touched a field. */
  | { type: 'mended'; name: AccountField };

export const INITIAL: FormState = { phase: { name: 'editing' }, errors: {}, attempt: 0, handed: '' };
const { phase: EDITING } = INITIAL;

/** The state after `action`; the very same object when nothing changes. */
export function reduce(state: FormState, action: Action): FormState {
  switch (action.type) {
    case 'sending':
      return { ...state, phase: { name: 'sending' }, failure: undefined, earlier: undefined };
    case 'late':
      return { ...state, failure: 'slow' };
    case 'invalid':
      return { ...state, phase: EDITING, errors: action.errors, failure: undefined, attempt: state.attempt + 1 };
    case 'handed':
      return { ...state, errors: {}, failure: undefined, sent: action.booking, handed: action.values };
    case 'stored': {
      const { reference, fresh, edited } = action;
      const arrived = { ...state, sent: undefined, failure: undefined };
      return edited
        ? { ...arrived, phase: EDITING, earlier: { reference } }
        : { ...arrived, phase: { name: 'stored', reference, fresh } };
    }
    case 'refused': {
      const { errors, booking = state.sent } = action;
      return { ...state, phase: EDITING, errors, failure: 'refused', sent: booking, attempt: state.attempt + 1 };
    }
    case 'waiting': {
      const { booking, fresh } = action;
      return { ...state, phase: { name: 'waiting', booking, fresh }, sent: booking };
    }
    case 'failed':
      return { ...state, phase: EDITING, failure: action.why };
    case 'cancelled':
      // One that may have arrived keeps its id: sent again as it was, it is no second request.
      return { ...state, phase: EDITING, sent: action.maybe, earlier: action.maybe && 'maybe' };
    case 'dropped':
      return state.phase.name === 'waiting' ? { ...state, phase: EDITING } : state;
    case 'again':
      return { ...state, phase: EDITING };
    case 'mended': {
      const { [action.name]: told, ...errors } = state.errors;
      return told ? { ...state, errors } : state;
    }
  }
}
