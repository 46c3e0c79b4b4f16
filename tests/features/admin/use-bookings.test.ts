import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BookingRecord } from '@/contract/staff';
import { useBookings, type Search } from '@/features/admin/bookings/use-bookings';

/** The back end's bookings, newest first: b1 is the oldest. Supports limit, status and cursor like the real one. */
let stored: Pick<BookingRecord, 'id' | 'status' | 'doneAt'>[];
const add = (count: number) => {
  for (let i = 0; i < count; i++) stored.unshift({ id: `b${stored.length + 1}`, status: 'pending' });
};
function answer(url: string, init?: RequestInit): Response {
  if (init?.method === 'POST') {
    const { id, status } = JSON.parse(String(init.body)) as BookingRecord;
    stored = stored.map((one) =>
      one.id === id ? { id, status, ...(status === 'done' ? { doneAt: '2026-11-21T08:00:00Z' } : {}) } : one,
    );
    return Response.json({ id, status });
  }
  const query = new URL(url, 'http://x').searchParams;
  const status = query.get('status');
  const before = query.get('before');
  const limit = Number(query.get('limit'));
  const number = (id: string) => Number(id.slice(1));
  const all = stored.filter((one) => status === null || one.status === status);
  const found = all.filter(({ id }) => before === null || number(id) < Number(before));
  const bookings = found.slice(0, limit);
  return Response.json({
    bookings,
    total: all.length,
    pending: 0,
    ...(found.length > limit ? { next: bookings.at(-1)?.id.slice(1) } : {}),
  });
}

beforeEach(() => {
  stored = [];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => answer(url, init));
});
afterEach(() => vi.unstubAllGlobals());

/** The list with `pages` pages of 20 loaded. */
async function open(pages: number, search: Search = { q: '', status: 'all' }) {
  const hook = renderHook(({ round }) => useBookings('token', search, round), { initialProps: { round: 1 } });
  const ids = () => hook.result.current.list.records.map(({ id }) => id);
  for (let page = 1; page <= pages; page++) {
    if (page > 1) act(() => hook.result.current.more());
    await waitFor(() => expect(ids()).toHaveLength(Math.min(stored.length, page * 20)));
  }
  return {
    ids,
    list: () => hook.result.current.list,
    more: () => hook.result.current.more(),
    reload: () => hook.result.current.reload(),
    mark: hook.result.current.mark,
    refresh: (round: number) => hook.rerender({ round }),
  };
}
const inStore = () => stored.map(({ id }) => id);

describe('a list of more than 100 bookings', () => {
  it('keeps every one of them when new ones arrive, and goes on where it ended', async () => {
    add(150);
    const { ids, list, more, refresh } = await open(6);
    add(7);
    refresh(2);
    await waitFor(() => expect(ids()[0]).toBe('b157'));
    expect(ids()).toEqual(inStore().slice(0, 127));
    act(more);
    await waitFor(() => expect(ids()).toHaveLength(147));
    act(more);
    await waitFor(() => expect(list().next).toBeUndefined());
    expect(ids()).toEqual(inStore());
  });

  it('shows a booking once that comes with the older ones again', async () => {
    add(45);
    const { ids, more } = await open(1);
    // As a back end whose cursor counts places does, where a booking has come in since.
    vi.stubGlobal('fetch', async (url: string, init?: RequestInit) =>
      answer(url.replace('before=26', 'before=28'), init),
    );
    act(more);
    await waitFor(() => expect(ids()).toHaveLength(38));
    expect(ids()).toEqual(inStore().slice(0, 38));
  });

  it('begins anew, without a gap, when more have arrived than a refresh can bring', async () => {
    add(150);
    const { ids, more, refresh } = await open(6);
    add(130);
    refresh(2);
    await waitFor(() => expect(ids()[0]).toBe('b280'));
    act(more);
    await waitFor(() => expect(ids()).toEqual(inStore().slice(0, 120)));
  });

  it('drops what the search no longer finds', async () => {
    add(120);
    const { ids, list, refresh } = await open(6, { q: '', status: 'pending' });
    stored = stored.map((one, i) => (i < 60 ? { ...one, status: 'done' } : one));
    refresh(2);
    await waitFor(() => expect(ids()).toEqual(inStore().slice(60)));
    expect(list().next).toBeUndefined();
  });

  it('shows what was marked, also beyond the hundredth, there and back', async () => {
    add(150);
    const { list, mark } = await open(6);
    const record = () => list().records.find(({ id }) => id === 'b35');
    expect(list().records.findIndex(({ id }) => id === 'b35')).toBe(115);
    await act(async () => expect(await mark('b35', 'done')).toBe(true));
    expect(record()?.status).toBe('done');
    await act(async () => expect(await mark('b35', 'pending')).toBe(true));
    expect(record()?.status).toBe('pending');
  });

  it('does not say when it was done of one that is marked as waiting again', async () => {
    add(150);
    stored = stored.map((one) => (one.id === 'b35' ? { ...one, status: 'done', doneAt: '2026-11-20T08:00:00Z' } : one));
    const { list, mark } = await open(6);
    const record = () => list().records.find(({ id }) => id === 'b35');
    expect(record()?.doneAt).toBeDefined();
    await act(async () => expect(await mark('b35', 'pending')).toBe(true));
    expect(record()?.doneAt).toBeUndefined();
  });

  it.each([
    ['a web page', () => new Response('<h1>Towing</h1>')],
    ['a gateway', () => new Response('', { status: 404 })],
  ])('leaves a booking in the list where %s answers when it is marked: nobody has erased it', async (_what, reply) => {
    add(3);
    const { ids, mark } = await open(1);
    vi.stubGlobal('fetch', async () => reply());
    await act(async () => expect(await mark('b2', 'done')).toBe(false));
    expect(ids()).toEqual(['b3', 'b2', 'b1']);
  });

  it('shows nothing as marked that was not saved', async () => {
    add(150);
    const { list, mark } = await open(6);
    vi.stubGlobal('fetch', async () => new Response('', { status: 503 }));
    await act(async () => expect(await mark('b35', 'done')).toBe(false));
    expect(list().records.find(({ id }) => id === 'b35')?.status).toBe('pending');
  });
});

describe('a booking that is marked while another search begins', () => {
  /** 150 pending bookings are searched and b35 is marked; then b1 to b30, which are done, are. `saved` answers. */
  async function slowly() {
    add(150);
    stored = stored.map((one) => (Number(one.id.slice(1)) <= 30 ? { ...one, status: 'done' } : one));
    let status: Search['status'] = 'pending';
    const hook = renderHook(() => useBookings('token', { q: '', status }, 1));
    const ids = () => hook.result.current.list.records.map(({ id }) => id);
    for (let page = 1; page <= 6; page++) {
      if (page > 1) act(() => hook.result.current.more());
      await waitFor(() => expect(ids()).toHaveLength(page * 20));
    }
    let saved = (): void => undefined;
    let found = (): void => undefined;
    const held: Record<string, Promise<void>> = {
      POST: new Promise<void>((resolve) => (saved = resolve)),
      GET: new Promise<void>((resolve) => (found = resolve)),
    };
    vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
      await held[init?.method ?? 'GET'];
      return answer(url, init);
    });
    const marking = hook.result.current.mark('b35', 'done');
    status = 'done';
    hook.rerender();
    return {
      ids,
      found: () => act(async () => found()),
      saved: () =>
        act(async () => {
          saved();
          found();
          await marking;
        }),
    };
  }
  const done = () => stored.filter(({ status }) => status === 'done').map(({ id }) => id);

  it('leaves what the new search has found', async () => {
    const { ids, found, saved } = await slowly();
    await found();
    await waitFor(() => expect(ids()).toEqual(done().slice(0, 20)));
    await saved();
    expect(done()).toContain('b35');
    expect(ids()).toEqual(done().slice(0, 20));
  });

  it('puts nothing that the new search finds before what the old one found', async () => {
    const { ids, saved } = await slowly();
    await saved();
    expect(ids()).toEqual(done().slice(0, 20));
  });
});

describe('while somebody waits for an answer', () => {
  /** Holds the answers back until `come` is called. */
  function hold() {
    let come = (): void => undefined;
    const held = new Promise<void>((resolve) => (come = resolve));
    vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
      await held;
      return answer(url, init);
    });
    return () => act(async () => come());
  }

  it('a new search is under way, and what the last one found is not taken for its answer', async () => {
    add(50);
    let status: Search['status'] = 'all';
    const hook = renderHook(() => useBookings('token', { q: '', status }, 1));
    const list = () => hook.result.current.list;
    await waitFor(() => expect(list().state).toBe('ready'));
    const come = hold();
    status = 'done';
    hook.rerender();
    expect(list().state).toBe('loading');
    await come();
    expect(list()).toMatchObject({ state: 'ready', total: 0 });
  });

  it('older bookings are under way, and so is another try after a failure', async () => {
    add(50);
    const { list, more, reload } = await open(1);
    vi.stubGlobal('fetch', async () => new Response('', { status: 503 }));
    act(more);
    await waitFor(() => expect(list().state).toBe('failed'));
    const come = hold();
    act(reload);
    expect(list().state).toBe('loading');
    await come();
    expect(list()).toMatchObject({ state: 'ready', next: '31' });
  });

  it('older bookings that are under way are not dropped for a refresh', async () => {
    add(50);
    const { ids, more, refresh } = await open(1);
    const come = hold();
    act(more);
    refresh(2);
    await come();
    await waitFor(() => expect(ids()).toEqual(inStore().slice(0, 40)));
  });

  it('an answer that comes after that to a later search is not taken for it', async () => {
    add(50);
    stored = stored.map((one, i) => (i < 3 ? { ...one, status: 'done' } : one));
    const answers: (() => void)[] = [];
    vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
      await new Promise<void>((resolve) => answers.push(resolve));
      return answer(url, init);
    });
    const hook = renderHook(({ search }) => useBookings('token', search, 1), {
      initialProps: { search: { q: '', status: 'pending' } as Search },
    });
    const asked = answers.length;
    hook.rerender({ search: { q: '', status: 'done' } });
    await act(async () => answers.slice(asked).forEach((come) => come()));
    await waitFor(() => expect(hook.result.current.list.records).toHaveLength(3));
    await act(async () => answers.slice(0, asked).forEach((come) => come()));
    expect(hook.result.current.list.records).toHaveLength(3);
  });

  it('older ones that are asked for while a new search is under way do not hide its newest', async () => {
    add(50);
    const hook = renderHook(({ search }) => useBookings('token', search, 1), {
      initialProps: { search: { q: '', status: 'all' } as Search },
    });
    const ids = () => hook.result.current.list.records.map(({ id }) => id);
    await waitFor(() => expect(ids()).toHaveLength(20));
    const come = hold();
    hook.rerender({ search: { q: '', status: 'pending' } });
    act(() => hook.result.current.more());
    await come();
    await waitFor(() => expect(hook.result.current.list.state).toBe('ready'));
    expect(ids()).toEqual(inStore().slice(0, 20));
  });

  it('nothing is asked before the first round of the dashboard', () => {
    const fetch = vi.fn();
    vi.stubGlobal('fetch', fetch);
    renderHook(() => useBookings('token', { q: '', status: 'all' }, 0));
    expect(fetch).not.toHaveBeenCalled();
  });

  it('a refresh by itself changes nothing until it has come', async () => {
    add(50);
    const { list, refresh } = await open(1);
    const come = hold();
    refresh(2);
    expect(list().state).toBe('ready');
    await come();
    expect(list().state).toBe('ready');
  });

  it('older bookings that were loaded stay there with another sign-in', async () => {
    add(50);
    const search: Search = { q: '', status: 'all' };
    const hook = renderHook(({ token }) => useBookings(token, search, 1), { initialProps: { token: 'one' } });
    const { result } = hook;
    await waitFor(() => expect(result.current.list.records).toHaveLength(20));
    act(() => result.current.more());
    await waitFor(() => expect(result.current.list.records).toHaveLength(40));
    hook.rerender({ token: 'two' });
    expect(result.current.list.state).toBe('loading');
    await waitFor(() => expect(result.current.list.state).toBe('ready'));
    expect(result.current.list.records).toHaveLength(40);
  });

  it('another search is asked for at once, also while older bookings are under way', async () => {
    add(50);
    const hook = renderHook(({ search }) => useBookings('token', search, 1), {
      initialProps: { search: { q: '', status: 'all' } as Search },
    });
    const { result } = hook;
    await waitFor(() => expect(result.current.list.records).toHaveLength(20));
    await act(() => result.current.mark('b1', 'done'));
    act(() => result.current.more());
    hook.rerender({ search: { q: '', status: 'done' } });
    await waitFor(() => expect(result.current.list.records.map(({ id }) => id)).toEqual(['b1']));
  });

  it('a search that found nothing is still there after an answer that is none', async () => {
    add(1);
    const { list, reload } = await open(0, { q: '', status: 'done' });
    await waitFor(() => expect(list()).toMatchObject({ state: 'ready', records: [], searched: true }));
    vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
    act(reload);
    await waitFor(() => expect(list().state).toBe('failed'));
  });

  it('a back end without the bookings has none with another sign-in either', async () => {
    vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
    const search: Search = { q: '', status: 'all' };
    const hook = renderHook(({ token }) => useBookings(token, search, 1), { initialProps: { token: 'one' } });
    await waitFor(() => expect(hook.result.current.list.state).toBe('absent'));
    hook.rerender({ token: 'two' });
    expect(hook.result.current.list.state).toBe('absent');
  });
});
