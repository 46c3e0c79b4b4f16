import { useCallback, useEffect, useRef, useState } from 'react';
import type { BookingRecord, BookingsPage, BookingStatus } from '@/contract/staff';
import { ask, CRM } from '../data/api';

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
  total: number;
  pending: number;
  next?: string;
}

const isPage = (body: unknown): body is BookingsPage => Array.isArray((body as Partial<BookingsPage> | null)?.bookings);

function queryOf({ q, status }: Search, limit: number, before?: string): string {
  const query = new URLSearchParams({ action: 'bookings', limit: String(limit), ...(q ? { q } : {}), ...(status === 'all' ? {} : { status }), ...(before ? { before } : {}) });
  return `${CRM}?${query.toString()}`;
}

/** The records to show, by what was asked. Beyond the limit of a refresh, the older ones stay as they were loaded. */
function merged(what: Ask, old: BookingRecord[], fresh: BookingRecord[], limit: number): BookingRecord[] {
  const isNew = ({ id }: BookingRecord) => !fresh.some((record) => record.id === id);
  if (what === 'first') return fresh;
  if (what === 'more') return [...old.filter(isNew), ...fresh];
  return [...fresh, ...old.slice(limit).filter(isNew)];
}

/** One question: the first page of a search, what is shown once more, or the page after it. */
type Ask = 'first' | 'again' | 'more';

/**
 * The bookings for a search, newest first. They are asked for anew with every `round` of the dashboard, as many as are shown, so that new ones appear and
 * what a colleague has marked shows. An answer that comes after the search has changed is dropped, and so is a refresh that the visitor's wish for
 * older bookings has overtaken; that wish itself is never lost to a refresh.
 */
export function useBookings(token: string, search: Search, round: number) {
  const [list, setList] = useState<BookingList>({ state: 'loading', records: [], total: 0, pending: 0 });
  const shown = useRef(0);
  const latest = useRef(0);
  const fetchingMore = useRef(false);
  const { q, status } = search;

  const load = useCallback(
    async (what: Ask, before?: string) => {
      if (what === 'again' && fetchingMore.current) return;
      const mine = ++latest.current;
      fetchingMore.current = what === 'more';
      const limit = what === 'again' ? Math.min(MOST, Math.max(PAGE, shown.current)) : PAGE;
      const answer = await ask(queryOf({ q, status }, limit, before), { token });
      if (mine !== latest.current) return;
      fetchingMore.current = false;
      if (answer.kind !== 'ok') {
        const kind = answer.kind === 'unknown' ? 'absent' : 'failed';
        return setList((old) => ({ ...old, state: kind }));
      }
      const page = answer.body;
      if (!isPage(page)) return setList((old) => ({ ...old, state: 'absent' }));
      setList((old) => {
        const records = merged(what, old.records, page.bookings, limit);
        shown.current = records.length;
        // A refresh reaches no further than it asked: what comes after the older ones is as it was.
        const next = what === 'again' && old.records.length > limit ? old.next : page.next;
        return { state: 'ready', records, total: page.total, pending: page.pending, next };
      });
    },
    [token, q, status],
  );

  const asked = useRef<typeof load>(undefined);
  useEffect(() => {
    // The dashboard's own first load begins round 1, in a moment: no need to ask twice.
    if (round === 0) return;
    // Another search begins at the first page.
    const what = asked.current === load ? 'again' : 'first';
    asked.current = load;
    void load(what);
  }, [load, round]);

  /** Marks a booking; false when that was not saved. */
  const mark = useCallback(
    async (id: string, to: BookingStatus): Promise<boolean> => {
      const answer = await ask(CRM, { token, body: { action: 'update-booking', id, status: to } });
      if (answer.kind === 'ok') await load('again');
      return answer.kind === 'ok';
    },
    [token, load],
  );

  return { list, more: () => void load('more', list.next), reload: () => void load('again'), mark };
}
