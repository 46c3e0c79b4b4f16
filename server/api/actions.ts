import * as v from 'valibot';
import { bookingReference, bookingSchema } from '../../src/contract/booking.ts';
import type { StoreBookingResponse } from '../../src/contract/booking.ts';
import type { BusinessInsights } from '../../src/contract/dashboard.ts';
import { BOOKING_STATUSES, bookingUpdateSchema, callTapSchema } from '../../src/contract/staff.ts';
import type { RateLimits } from '../config.ts';
import { HttpError } from '../http/errors.ts';
import type { Store } from '../store/store.ts';
import { parseOrRefuse, refuseBooking } from './refusals.ts';

export interface Answer {
  status?: number;
  body?: unknown;
}

/** One `action` of an endpoint. `input` is the query of a GET, the parsed body of a POST. */
export interface Action {
  /** Which counter the request goes on. */
  limit: keyof RateLimits;
  /** Needs the staff's token. */
  staff?: true;
  /** May come as text/plain: `sendBeacon` sends that without a preflight. */
  beacon?: true;
  run(store: Store, input: Record<string, unknown>): Promise<Answer>;
}

/** 201 once the booking is on disk, 200 with the same body when that id already was. */
const storeBooking: Action = {
  limit: 'bookings',
  async run(store, { data }) {
    const result = v.safeParse(bookingSchema, data, { abortPipeEarly: true });
    if (!result.success) throw refuseBooking(result.issues);
    const outcome = await store.addBooking(result.output);
    const id = result.output.id.toLowerCase();
    const body: StoreBookingResponse = { id, reference: bookingReference(id), status: 'pending' };
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

const searchSchema = v.object({
  q: v.optional(v.pipe(v.string('q must be text'), v.trim(), v.maxLength(100, 'q is too long')), ''),
  status: v.optional(v.picklist(BOOKING_STATUSES, 'status must be pending or done')),
  before: v.optional(v.pipe(v.string('before is not a cursor'), v.regex(/^[1-9]\d{0,14}$/, 'before is not a cursor'), v.transform(Number))),
  limit: v.optional(v.pipe(v.string('limit must be 1 to 100'), v.regex(/^(?:[1-9]\d?|100)$/, 'limit must be 1 to 100'), v.transform(Number)), '20'),
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
  async run(store) {
    await store.check();
    return { body: { status: 'ok' } };
  },
};

const stats: Action = { limit: 'dashboards', staff: true, run: async (store) => ({ body: await store.stats() }) };

/** Ad spend is not measured here, so the answer holds nothing: no invented zero. */
const insights: Action = { limit: 'dashboards', staff: true, run: () => Promise.resolve({ body: {} satisfies BusinessInsights }) };

/** Path → method → action; '' is a request without `action`. */
export const ENDPOINTS: Record<string, Partial<Record<'GET' | 'POST', Record<string, Action>>>> = {
  '/api/mongodb-health': { GET: { '': health, 'dashboard-stats': stats } },
  '/api/real-crm-endpoint': {
    GET: { 'health-check': health, 'business-insights': insights, bookings: listBookings },
    POST: { 'store-booking': storeBooking, 'store-call': storeCall, 'update-booking': updateBooking },
  },
};
