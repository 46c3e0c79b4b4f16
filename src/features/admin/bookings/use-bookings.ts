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

/**
 * The bookings for a search, newest first. They are asked for anew with every `round` of the dashboard, as many as are shown, so that new ones appear and
 * what a colleague has marked shows. An answer that comes after the search has changed is dropped.
 */
export function useBookings(token: string, search: Search, round: number) {
  const [list, setList] = useState<BookingList>({ state: 'loading', records: [], total: 0, pending: 0 });
  const shown = useRef(0);
  const latest = useRef(0);
  const { q, status } = search;

  const load = useCallback(
    async (before?: string) => {
      const mine = ++latest.current;
      const limit = before ? PAGE : Math.min(MOST, Math.max(PAGE, shown.current));
      const answer = await ask(queryOf({ q, status }, limit, before), { token });
      if (mine !== latest.current) return;
      if (answer.kind !== 'ok') {
        const kind = answer.kind === 'unknown' ? 'absent' : 'failed';
        return setList((old) => ({ ...old, state: kind }));
      }
      const page = answer.body;
      if (!isPage(page)) return setList((old) => ({ ...old, state: 'absent' }));
      setList((old) => {
        // Beyond a hundred, the older ones stay as they were loaded.
        const kept = before ? old.records : [];
        const tail = !before && old.records.length > limit ? old.records.slice(limit) : [];
        const records = [...kept, ...page.bookings, ...tail.filter(({ id }) => !page.bookings.some((record) => record.id === id))];
        shown.current = records.length;
        return { state: 'ready', records, total: page.total, pending: page.pending, next: tail.length > 0 ? old.next : page.next };
      });
    },
    [token, q, status],
  );

  useEffect(() => {
    // Another search begins at the first page again.
    shown.current = 0;
  }, [q, status]);
  useEffect(() => void load(), [load, round]);

  /** Marks a booking; false when that was not saved. */
  const mark = useCallback(
    async (id: string, to: BookingStatus): Promise<boolean> => {
      const answer = await ask(CRM, { token, body: { action: 'update-booking', id, status: to } });
      if (answer.kind === 'ok') await load();
      return answer.kind === 'ok';
    },
    [token, load],
  );

  return { list, more: () => void load(list.next), reload: () => void load(), mark };
}
