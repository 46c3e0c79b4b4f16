/**
 * The account form as one state and what may happen to it: editing → sending → waiting or stored → editing. Pure. What
 * is typed stands in the form's own controls.
 */
import type { AccountField } from '@/contract/account-fields';
import type { Booking } from '@/contract/booking-schema';

export type Phase =
  | { name: 'editing' }
  | { name: 'sending' }
  /** Queued in this browser. `fresh`: it was submitted on this page just now. */
  | { name: 'waiting'; booking: Booking; fresh: boolean }
  | { name: 'stored'; reference: string; fresh: boolean };

/** Messages by field, in the page's language. */
export type Errors = Partial<Record<AccountField, string>>;

export interface FormState {
  phase: Phase;
  errors: Errors;
  /** Why the request did not get through. */
  failure?: 'refused' | 'unsaved' | 'unsent' | 'slow';
  /**
   * The previous request, mentioned above the form while it is open for another: its reference, or 'maybe' if it may
   * have arrived.
   */
  earlier?: { reference: string } | 'maybe';
  /** Counts the times that errors were shown: the summary takes the focus each time. */
  attempt: number;
  /** Counts the times that the visitor had the form brought back: its first field takes the focus each time. */
  returned: number;
  /** The booking submitted last: the same request again keeps its id, an edited one gets a new id. */
  sent?: Booking;
  /** The form's values at that time; '' before. */
  handed: string;
}

export type Action =
  | { type: 'sending' }
  /** The form's code has not loaded yet. */
  | { type: 'late' }
  /** Sent with errors. */
  | { type: 'invalid'; errors: Errors }
  | { type: 'handed'; booking: Booking; values: string }
  /** It has arrived. `edited`: something else is being typed by now. */
  | { type: 'stored'; reference: string; fresh: boolean; edited: boolean }
  | { type: 'refused'; errors: Errors; booking?: Booking }
  | { type: 'waiting'; booking: Booking; fresh: boolean }
  /** Neither sent nor queued. */
  | { type: 'failed'; why: 'unsaved' | 'unsent' }
  /** Cancelled on this page. `maybe`: it may have arrived. */
  | { type: 'cancelled'; maybe?: Booking }
  /** Cancelled in another tab. */
  | { type: 'dropped' }
  /** The form is wanted for another request. */
  | { type: 'again' }
  /** The visitor has touched a field. */
  | { type: 'touched'; name: AccountField };

export const INITIAL: FormState = { phase: { name: 'editing' }, errors: {}, attempt: 0, returned: 0, handed: '' };
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
    case 'cancelled': {
      // If it may have arrived, it keeps its id: sent again unchanged, it is not a second request.
      const { maybe } = action;
      return { ...state, phase: EDITING, sent: maybe, earlier: maybe && 'maybe', returned: state.returned + 1 };
    }
    case 'dropped':
      return state.phase.name === 'waiting' ? { ...state, phase: EDITING } : state;
    case 'again':
      return { ...state, phase: EDITING, returned: state.returned + 1 };
    case 'touched': {
      const { [action.name]: told, ...errors } = state.errors;
      return told ? { ...state, errors } : state;
    }
  }
}
