import * as v from 'valibot';
import type { StoreBookingResponse } from '../../src/contract/booking-schema.ts';
import type { BusinessInsights } from '../../src/contract/dashboard.ts';
import { LONGEST_SEARCH } from '../../src/contract/job/limits.ts';
import { BOOKING_STATUSES, bookingIdSchema, bookingUpdateSchema, callTapSchema } from '../../src/contract/staff.ts';
import { HttpError } from '../http/errors.ts';
import type { LimitedKind } from '../http/rate-limits.ts';
import type { Store } from '../store/store.ts';
import { acceptedBooking } from './booking-input.ts';
import { parseOrRefuse, refuseBooking } from './refusals.ts';

interface Answer {
  status?: number;
  body?: unknown;
}

/** What an action may need of the request and the server around it. */
interface ActionContext {
  /** Opens a staff session for the key in the request; throws HttpError 401. */
  signIn(): Promise<{ token: string; expiresInSeconds: number }>;
  /** Counts a stored booking towards the daily limit of the client's address. */
  bookingStored(): Promise<void>;
  /** Address of the ticket of a booking, where one can be made. */
  ticket(bookingId: string): Promise<string | undefined>;
  /** Throws unless the store can take a booking; the result may be up to a second old. */
  health(): Promise<void>;
}

/** One `action` of an endpoint. `input` is the query of a GET, the parsed body of a POST. */
export interface Action {
  /** Which counter the request goes on. */
  limit: LimitedKind;
  /** Needs an open staff session. */
  staff?: true;
  /** May come as text/plain: `sendBeacon` sends that without a preflight. */
  beacon?: true;
  run(store: Store, input: Record<string, unknown>, context: ActionContext): Promise<Answer>;
}

/** 201 once the booking is on disk, 200 with the same body when that id already was. */
const storeBooking: Action = {
  limit: 'bookings',
  async run(store, { data }, { bookingStored, ticket }) {
    // To the schema a list is an object, and its method `keys` the answer to a question of the form.
    const result = v.safeParse(acceptedBooking, Array.isArray(data) ? undefined : data);
    if (!result.success) throw refuseBooking(result.issues);
    const { outcome, reference } = await store.addBooking(result.output);
    // The booking is stored: a failure in the daily count or the ticket must not fail the request.
    if (outcome === 'stored') await bookingStored().catch(() => undefined);
    const id = result.output.id.toLowerCase();
    // A ticket follows a truck: a request for an account has none.
    const track = result.output.account ? undefined : await ticket(id);
    const body: StoreBookingResponse = { id, reference, status: 'pending', track };
    return { status: outcome === 'stored' ? 201 : 200, body };
  },
};

const storeCall: Action = {
  limit: 'calls',
  beacon: true,
  async run(store, input) {
    await store.addCall(parseOrRefuse(callTapSchema, input));
    return { status: 204 };
  },
};

const updateBooking: Action = {
  limit: 'dashboards',
  staff: true,
  async run(store, input) {
    const { id, status } = parseOrRefuse(bookingUpdateSchema, input);
    if (!(await store.setStatus(id, status))) throw new HttpError(404, 'There is no booking with this id');
    return { body: { id, status } };
  },
};

/** A copy of everything in one booking and its job, for whoever asks what is held about them. */
const exportBooking: Action = {
  limit: 'dashboards',
  staff: true,
  async run(store, input) {
    const { id } = parseOrRefuse(bookingIdSchema, input);
    const {
      bookings: [booking],
      jobs,
    } = await store.exportHeld({ id }, 'dashboard');
    if (!booking) throw new HttpError(404, 'There is no booking with this id');
    return { body: { booking, jobs } };
  },
};

/** Erases one booking and its job for good. */
const eraseBooking: Action = {
  limit: 'dashboards',
  staff: true,
  async run(store, input) {
    const { id } = parseOrRefuse(bookingIdSchema, input);
    const { bookings } = await store.eraseHeld({ id }, 'dashboard');
    if (bookings === 0) throw new HttpError(404, 'There is no booking with this id');
    return { body: { id, erased: true } };
  },
};

const searchSchema = v.object({
  q: v.optional(v.pipe(v.string('q must be text'), v.maxLength(LONGEST_SEARCH, 'q is too long')), ''),
  status: v.optional(v.picklist(BOOKING_STATUSES, 'status must be pending or done')),
  before: v.optional(
    v.pipe(
      v.string('before is not a cursor'),
      v.regex(/^[1-9]\d{0,14}$/, 'before is not a cursor'),
      v.transform(Number),
    ),
  ),
  limit: v.optional(
    v.pipe(
      v.string('limit must be 1 to 100'),
      v.regex(/^(?:[1-9]\d?|100)$/, 'limit must be 1 to 100'),
      v.transform(Number),
    ),
    '20',
  ),
});

const listBookings: Action = {
  limit: 'dashboards',
  staff: true,
  async run(store, query) {
    const { q, status, before, limit } = parseOrRefuse(searchSchema, query);
    return { body: await store.findBookings({ q, status, before, limit }) };
  },
};

const health: Action = {
  limit: 'dashboards',
  async run(store, _query, context) {
    await context.health();
    return { body: { status: 'ok', backup: store.lastBackup() } };
  },
};

/** Exchanges the key derived from the password for a session token. */
const signIn: Action = {
  limit: 'dashboards',
  run: async (_store, _input, context) => ({ body: await context.signIn() }),
};

const stats: Action = { limit: 'dashboards', staff: true, run: async (store) => ({ body: await store.stats() }) };

/** Ad spend is not measured here, so the answer holds nothing: no invented zero. */
const insights: Action = {
  limit: 'dashboards',
  staff: true,
  run: () => Promise.resolve({ body: {} satisfies BusinessInsights }),
};

/** Path → method → action; '' is a request without `action`. */
export const ENDPOINTS: Record<string, Partial<Record<'GET' | 'POST', Record<string, Action>>>> = {
  '/api/mongodb-health': { GET: { '': health, 'dashboard-stats': stats } },
  '/api/real-crm-endpoint': {
    GET: { 'health-check': health, 'business-insights': insights, bookings: listBookings },
    POST: {
      'store-booking': storeBooking,
      'store-call': storeCall,
      'update-booking': updateBooking,
      'export-booking': exportBooking,
      'erase-booking': eraseBooking,
      'sign-in': signIn,
    },
  },
};
