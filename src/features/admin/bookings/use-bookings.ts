import { useCallback, useEffect, useRef, useState } from 'react';
import { env } from '@/config/env';
import type { BookingRecord, BookingsPage, BookingStatus } from '@/contract/staff';
import { ask, CRM, type Answer } from '../data/api';

const PAGE = 20;
const MOST = 100;

export interface Search {
  q: string;
  status: BookingStatus | 'all';
}

export interface BookingList {
  /** 'absent': this back end does not offer the bookings. */
  state: 'loading' | 'ready' | 'failed' | 'absent';
  records: BookingRecord[];
  /** The query that they answer; undefined before the first answer. */
  question?: string;
  /** They answer a search: others may be stored. */
  searched?: boolean;
  total: number;
  /** There are more than `total`. */
  more?: boolean;
  pending: number;
  next?: string;
}

/** What a customer may ask of us about one booking. */
export interface CustomersData {
  /** Everything that is held in it, as text to hand out; undefined when there was no answer. */
  copyOf(id: string): Promise<string | undefined>;
  /** False when it was not erased. */
  erase(id: string): Promise<boolean>;
}

const isPage = (body: unknown): body is BookingsPage => Array.isArray((body as Partial<BookingsPage> | null)?.bookings);

function queryOf({ q, status }: Search, limit: number, before?: string): string {
  const query = new URLSearchParams({
    action: 'bookings',
    limit: String(limit),
    ...(q ? { q } : {}),
    ...(status === 'all' ? {} : { status }),
    ...(before ? { before } : {}),
  });
  return `${CRM}?${query.toString()}`;
}

/**
 * The records to show and the next cursor, after an answer to `what`. When more are loaded than one refresh fetches,
 * the older ones are kept as they are.
 */
function merged(what: Ask, old: BookingList, page: BookingsPage, limit: number): Pick<BookingList, 'records' | 'next'> {
  const fresh = page.bookings;
  const isFresh = ({ id }: BookingRecord) => fresh.some((record) => record.id === id);
  if (what === 'more')
    return { records: [...old.records.filter((record) => !isFresh(record)), ...fresh], next: page.next };
  const whole = { records: fresh, next: page.next };
  if (what === 'first' || old.records.length <= limit || page.next === undefined) return whole;
  // Compares records, not positions, since new bookings shift the older ones.
  const last = old.records.findLastIndex(isFresh);
  const rest = old.records.slice(last + 1);
  // If nothing overlaps, there may be a gap: start again with this page, and load older ones from there.
  return last === -1 || rest.length === 0 ? whole : { records: [...fresh, ...rest], next: old.next };
}

/**
 * The record after marking it, for records that a refresh does not cover. `doneAt` is removed, since only the server
 * knows it.
 */
function marked({ doneAt: _before, ...record }: BookingRecord, status: BookingStatus): BookingRecord {
  return { ...record, status };
}

/**
 * The booking no longer exists: a colleague erased it, or an earlier try whose answer was lost. Only trusted from the
 * embedded API: existing endpoints may answer this for actions they do not know.
 */
const isGone = (answer: Answer): boolean => answer.kind === 'unknown' && answer.gone && env.embeddedApi;

const UNASKED: BookingList = { state: 'loading', records: [], total: 0, pending: 0 };

/** One question: the first page of a search, what is shown once more, or the page after it. */
type Ask = 'first' | 'again' | 'more';

/**
 * The bookings for a search, newest first. Refetched with every `round` of the dashboard, as many as are shown, so that
 * new bookings and colleagues' changes appear. An answer is dropped if the search has changed since, or if a refresh
 * was overtaken by a request for older bookings; such a request is never dropped for a refresh.
 */
export function useBookings(token: string, search: Search, round: number) {
  const [list, setList] = useState(UNASKED);
  /** The list as it is now: an answer that comes may be for an earlier rendering. */
  const newest = useRef(UNASKED);
  const update = useCallback((change: Partial<BookingList>): void => {
    newest.current = { ...newest.current, ...change };
    setList(newest.current);
  }, []);
  /** What is being asked: the answer to any question before it is dropped. */
  const asking = useRef<{ what: Ask }>(undefined);
  const { q, status } = search;

  const load = useCallback(
    async (wanted: Ask) => {
      const question = queryOf({ q, status }, PAGE);
      const { records, question: answered, next } = newest.current;
      // Nothing is put to what another search has found.
      const what = answered === question ? wanted : 'first';
      if (what === 'again' && asking.current?.what === 'more') return;
      const mine = { what };
      asking.current = mine;
      const limit = what === 'again' ? Math.min(MOST, Math.max(PAGE, records.length)) : PAGE;
      const answer = await ask(queryOf({ q, status }, limit, what === 'more' ? next : undefined), { token });
      if (asking.current !== mine) return;
      asking.current = undefined;
      if (answer.kind !== 'ok') {
        // Existing endpoints have no such list, whatever they answer; but a list that has been shown is kept.
        const absent = newest.current.question === undefined && (answer.kind === 'unknown' || !env.embeddedApi);
        return update({ state: absent ? 'absent' : 'failed' });
      }
      const page = answer.body;
      if (!isPage(page)) return update({ state: 'absent' });
      update({
        state: 'ready',
        ...merged(what, newest.current, page, limit),
        question,
        searched: q !== '' || status !== 'all',
        total: page.total,
        more: page.totalIsAtLeast,
        pending: page.pending,
      });
    },
    [token, q, status, update],
  );

  /** Marks the list as loading: what is shown is for another search. */
  const wait = useCallback(() => {
    if (newest.current.state !== 'absent') update({ state: 'loading' });
  }, [update]);

  /** The newest `load`, for callers that began before the search changed. */
  const asked = useRef<typeof load>(undefined);
  useEffect(() => {
    // The dashboard's own first load begins round 1, in a moment: no need to ask twice.
    if (round === 0) return;
    const isNew = asked.current !== load;
    asked.current = load;
    if (isNew) wait();
    // A new sign-in leaves as many there as were loaded.
    void load('again');
  }, [load, wait, round]);

  const drop = (id: string): void => update({ records: newest.current.records.filter((record) => record.id !== id) });

  /** Marks a booking; false when that was not saved. */
  async function mark(id: string, to: BookingStatus): Promise<boolean> {
    const answer = await ask(CRM, { token, body: { action: 'update-booking', id, status: to } });
    if (isGone(answer)) drop(id);
    else if (answer.kind !== 'ok') return false;
    update({ records: newest.current.records.map((record) => (record.id === id ? marked(record, to) : record)) });
    await asked.current?.('again');
    return true;
  }

  async function copyOf(id: string): Promise<string | undefined> {
    const answer = await ask(CRM, { token, body: { action: 'export-booking', id } });
    return answer.kind === 'ok' ? JSON.stringify(answer.body, null, 2) : undefined;
  }

  async function erase(id: string): Promise<boolean> {
    const answer = await ask(CRM, { token, body: { action: 'erase-booking', id } });
    if (answer.kind !== 'ok' && !isGone(answer)) return false;
    drop(id);
    void asked.current?.('again');
    return true;
  }

  const askFor = (wanted: Ask) => {
    wait();
    void load(wanted);
  };
  return { list, copyOf, erase, more: () => askFor('more'), reload: () => askFor('again'), mark };
}
