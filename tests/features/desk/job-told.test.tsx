/** What a job’s card tells: what happened, who said what, when, and what a truck needs. */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { desk } from '@/content/en/desk';
import type { JobEvent, Truck } from '@/contract/job/record';
import { driverSaid, job, NOW } from './sample-job';
import { cardForEachTest, cardWith, change, show, shown, unfold } from './shown-card';

cardForEachTest();

it.each([
  ['is still to come', 1, /It should reach you at about 02:00\./],
  ['has passed', -1, /^(?!.*reach you)/],
])('writes a time to the customer only where it %s', (_, ms, text) => {
  const eta = { at: new Date(NOW + ms).toISOString(), saidAt: '2026-11-22T21:40:00.000Z', by: 'Omar' };
  show(job(1, { state: 'sent', eta }));
  const draft = screen.getByRole<HTMLAnchorElement>('link', { name: desk.messages.sms }).href;
  expect(decodeURIComponent(draft)).toContain('Hello Aisha, your truck is on its way');
  expect(decodeURIComponent(draft)).toMatch(text);
});

it('greets by the name, not by the word before it', () => {
  show(job(1, { name: 'عبد الله المرزوقي', lang: 'ar' }));
  const draft = screen.getByRole<HTMLAnchorElement>('link', { name: desk.messages.sms }).href;
  expect(decodeURIComponent(draft)).toContain('مرحبًا عبد الله،');
});

it.each([
  ['within five minutes', 5 * 60_000, 'Call within0:00'],
  ['overdue after them', 5 * 60_000 + 1000, 'Call is overdue-0:01'],
] as const)('shows that a call is promised %s', (_, ms, text) => {
  show(job(1, { createdAt: new Date(NOW - ms).toISOString() }));
  expect(screen.getByRole('timer').parentElement).toHaveTextContent(text);
});

it.each([
  ['on its way at the time that was said', 'sent', 0, 'Truck on its way'],
  ['late after it', 'sent', 15, 'Truck is late by15:00'],
  ['there, however late it came', 'there', 15, 'Truck is there'],
] as const)('shows that a truck is %s', (_, state, minutes, text) => {
  const eta = { at: new Date(NOW - minutes * 60_000).toISOString(), saidAt: '2026-11-22T21:20:00.000Z', by: 'Omar' };
  show(job(1, { state, eta }));
  expect(screen.getByRole('heading', { name: /Towing/ }).nextElementSibling).toHaveTextContent(text);
});

it('tells nobody whose car is on the truck that the truck has arrived', () => {
  const messages = (): (string | null)[] =>
    screen.queryAllByRole('link', { name: /WhatsApp/ }).map((link) => link.getAttribute('href'));
  const { rerender } = show(job(1, { state: 'there' }));
  expect(messages()).toEqual([expect.stringContaining('arrived')]);
  rerender(shown(job(1, { state: 'loaded' })));
  expect(messages()).toEqual([]);
});

it('tells what happened, by whom and when, once it is asked', async () => {
  const event = (seq: number, more: Partial<JobEvent>): JobEvent => ({
    seq,
    jobId: 1,
    at: '2026-11-22T21:59:00.000Z',
    actor: 'desk',
    by: 'Omar',
    what: 'step',
    ...more,
  });
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return Response.json({
      events: [
        event(1, { what: 'created', actor: 'customer', by: '' }),
        event(2, { to: 'taken' }),
        event(3, { to: 'sent', detail: '20' }),
        event(4, { what: 'note', detail: '<b>two children</b>' }),
        event(5, { to: 'cancelled', detail: 'other: sold the car' }),
        event(6, { what: 'undone', from: 'cancelled', to: 'sent' }),
        event(7, { what: 'place', detail: 'Exit 41' }),
        event(8, { what: 'place', actor: 'customer', by: '', detail: '' }),
      ],
    });
  });
  const { rerender } = show(job(1));
  expect(asked).toEqual([]);
  const details = unfold(/^What happened/);
  await screen.findByText('Came in');
  expect(asked).toEqual(['/api/desk/jobs/1']);
  expect(
    within(details)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([
    '01:59:00Came inCustomer',
    '01:59:00TakenOmar',
    '01:59:00Truck on its way, in 20 minutesOmar',
    '01:59:00Note: <b>two children</b>Omar',
    '01:59:00Cancelled: sold the carOmar',
    '01:59:00Taken back: CancelledOmar',
    '01:59:00Place: Exit 41Omar',
    '01:59:00New location from the phoneCustomer',
  ]);
  // A colleague has changed the job since.
  rerender(shown(job(1, { version: 2 })));
  expect(asked).toEqual(['/api/desk/jobs/1', '/api/desk/jobs/1']);
});

it('tells which truck took the place of another, whoever drives it now', async () => {
  const event = { jobId: 1, at: '2026-11-22T21:59:00.000Z', actor: 'desk', by: 'Omar', what: 'truck' } as const;
  vi.stubGlobal('fetch', async () =>
    Response.json({
      events: ['2', '', '3'].map((detail, seq): JobEvent => ({ ...event, seq, detail })),
    }),
  );
  const truck: Truck = { id: 2, plate: 'D 5', kind: '', driver: 'Ali', phone: '', lang: 'ur', onDuty: false };
  render(shown(job(1), cardWith([truck])));
  const details = unfold(/^What happened/);
  await screen.findByText(/D 5/);
  expect(
    within(details)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([
    '01:59:00Truck changed: \u200eD 5Omar',
    '01:59:00Truck changed: No truck chosenOmar',
    '01:59:00Truck changedOmar',
  ]);
});

it('tells what a newer server calls by a name that this screen does not know in the words that were stored', async () => {
  const event = { seq: 1, jobId: 1, at: '2026-11-22T21:59:00.000Z', actor: 'desk', by: 'Omar' };
  const events = [
    { ...event, what: 'of tomorrow' },
    { ...event, seq: 2, what: 'of tomorrow', detail: 'at the gate' },
  ];
  vi.stubGlobal('fetch', async () => Response.json({ events }));
  show(job(1));
  const items = await within(unfold(/^What happened/)).findAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['01:59:00Omar', '01:59:00at the gateOmar']);
});

it('keeps the history that was loaded where it cannot be loaded again, and asks for it until it comes', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const at = '2026-11-22T21:59:00.000Z';
  const event: JobEvent = { seq: 1, jobId: 1, at, actor: 'desk', by: 'Omar', what: 'note', detail: 'at the gate' };
  const events = [event];
  let down = true;
  vi.stubGlobal('fetch', async () => {
    if (down) throw new TypeError('no line');
    return Response.json({ events });
  });
  const { rerender } = show(job(1));
  const history = unfold(/^What happened/);
  expect(await within(history).findByText(desk.history.failed)).toBeVisible();
  down = false;
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(await within(history).findByText('at the gate')).toBeVisible();

  down = true;
  events.push({ ...event, seq: 2, detail: 'second floor' });
  rerender(shown(job(1, { version: 2 })));
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(within(history).getByText('at the gate')).toBeVisible();
  expect(within(history).queryByText(desk.history.failed)).toBeNull();
  down = false;
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(await within(history).findByText('second floor')).toBeVisible();
});

it.each<[Partial<JobEvent>, string]>([
  [{ what: 'note', detail: 'بوابة 3، فيلا 12' }, 'بوابة 3، فيلا 12'],
  [{ what: 'place', detail: 'Gate: 3، شارع' }, 'Gate: 3، شارع'],
  [{ what: 'problem', detail: 'cannot_find: بوابة 3' }, 'بوابة 3'],
  [{ what: 'step', from: 'sent', to: 'cancelled', detail: 'other: باع 2 سيارة' }, 'باع 2 سيارة'],
])('what was typed in Arabic reads in its own direction in the history and on the card: %o', async (more, typed) => {
  const event: JobEvent = { seq: 1, jobId: 1, at: '2026-11-22T21:59:00.000Z', actor: 'customer', by: '', what: 'note' };
  vi.stubGlobal('fetch', async () => Response.json({ events: [{ ...event, ...more }] }));
  show(job(1, { word: { ...event, ...more } }));
  await within(unfold(/^What happened/)).findByRole('listitem');
  const own = [...document.querySelectorAll('bdi')].filter(({ textContent }) => textContent === typed);
  expect(own).toHaveLength(2);
});

it('a phone number within Arabic words keeps its order on the card', () => {
  const at = '2026-11-22T21:59:00.000Z';
  const typed = 'رقم أخي 050 123 4567';
  show(
    job(1, { words: typed, note: { seq: 9, jobId: 1, at, actor: 'desk', by: 'Omar', what: 'note', detail: typed } }),
  );
  expect(screen.getAllByText(/\u2066050 123 4567\u2069/)).toHaveLength(2);
});

it('a phone number within an Arabic place keeps its order on the card', () => {
  show(job(1, { place: 'رقم الحارس 050 123 4567' }));
  expect(screen.getByText('رقم الحارس \u2066050 123 4567\u2069')).toBeVisible();
});

it('why a job ended reads in its own direction among its facts too', () => {
  const { container } = show(job(1, { state: 'cancelled', reason: 'other', reasonNote: '12 سيارة' }));
  expect(screen.getByText('12 سيارة')).toBe(container.querySelector('ul ul bdi'));
});

it('says that the hour is that at which the job came in, and its day once that is over', () => {
  const { unmount } = show(job(1, { urgency: 'scheduled' }));
  expect(screen.getByRole('heading')).toHaveTextContent('RNM-000001 · At a set time · came in 01:59');
  unmount();
  show(
    job(1, {
      state: 'sent',
      urgency: 'scheduled',
      createdAt: '2026-11-20T10:05:00.000Z',
      takenAt: '2026-11-20T10:06:00.000Z',
      takenBy: 'Omar',
      eta: { at: '2026-11-22T22:20:00.000Z', saidAt: '2026-11-22T19:00:00.000Z', by: 'Sara' },
    }),
  );
  expect(screen.getByRole('heading')).toHaveTextContent('At a set time · came in Fri 20 Nov, 14:05');
  expect(screen.getByText('Taken by Omar on Fri 20 Nov, 14:06')).toBeVisible();
  expect(screen.getByText('About 02:20, said on Sun 22 Nov, 23:00 by Sara')).toBeVisible();
});

it('a colleague with an Arabic name stands before the time of the note', () => {
  const at = '2026-11-22T21:59:00.000Z';
  show(job(1, { note: { seq: 9, jobId: 1, at, actor: 'desk', by: 'عمر', what: 'note', detail: 'Sunday 10:00' } }));
  expect(screen.getByText('عمر\u200e, 01:59:')).toBeVisible();
});

it("shows the desk's last note with its name: the next shift reads what hour was agreed", () => {
  const at = '2026-11-22T21:59:00.000Z';
  show(job(1, { note: { seq: 9, jobId: 1, at, actor: 'desk', by: 'Omar', what: 'note', detail: 'Sunday 10:00' } }));
  expect(screen.getByText('Omar, 01:59:').closest('p')).toHaveTextContent('Omar, 01:59: Sunday 10:00');
});

it('says when the truck should be there until it is, and from then on when it was', () => {
  const eta = { at: '2026-11-22T22:20:00.000Z', saidAt: '2026-11-22T21:59:30.000Z', by: 'Sara' };
  const sent = job(1, { state: 'sent', eta });
  const { rerender } = show(sent);
  const expected = () => screen.queryByText(/^About 02:20/);
  expect(expected()).toBeVisible();
  const there = { ...sent, state: 'there', thereAt: '2026-11-22T22:15:00.000Z' } as const;
  rerender(shown(there));
  expect(expected()).toBeNull();
  expect(screen.getByText('Truck was there at 02:15')).toBeVisible();
  rerender(shown({ ...there, state: 'loaded', loadedAt: '2026-11-22T22:31:00.000Z' }));
  expect(screen.getByText('Loaded at 02:31')).toBeVisible();
  rerender(shown({ ...sent, state: 'cancelled', reason: 'price', endedAt: '2026-11-21T22:10:00.000Z' }));
  expect(expected()).toBeNull();
  expect(screen.getByText('Ended on Sun 22 Nov, 02:10')).toBeVisible();
});

it('shows the last word of the driver or the customer as it was typed, with its time', () => {
  const said = (more: Partial<JobEvent>) => job(1, { state: 'sent', word: driverSaid(9, more) });
  const told = () => screen.getByText(/^(?:Driver|Customer), /).closest('p')?.textContent;
  for (const [more, text] of [
    [{}, 'Driver, 01:59: Cannot find the place'],
    [{ detail: 'cannot_load: gate: shut' }, 'Driver, 01:59: Cannot load the car · gate: shut'],
    [{ detail: 'other: two cars here' }, 'Driver, 01:59: two cars here'],
    [{ actor: 'customer', what: 'note', detail: '<b>blue</b> gate' }, 'Customer, 01:59: <b>blue</b> gate'],
  ] as const) {
    const { unmount } = show(said(more));
    expect(told()).toBe(text);
    unmount();
  }
});

it('hints at the truck that a job may need, in words', () => {
  show(job(1, { service: 'desert_recovery', words: 'out of petrol too' }));
  expect([...document.querySelectorAll('[data-hint]')].map((hint) => hint.textContent)).toEqual([
    'Winch, soft ground',
    'Fuel',
  ]);
});

it('says which truck the answers point to, and each answer, while the job is open', () => {
  const answers = { rolls: 'no', headroom: '2.1', destination: 'garage' } as const;
  const { unmount } = show(job(1, { answers }));
  expect(screen.getByText('Flatbed with skates, 2.1 m')).toBeVisible();
  for (const badge of ['Does not roll', 'Entrance 2.1 m', 'To: a garage'])
    expect(screen.getByText(badge)).toBeVisible();
  unmount();
  show(job(1, { answers, state: 'done', endedAt: '2026-11-22T21:59:30.000Z' }));
  expect(screen.queryByText('Does not roll')).toBeNull();
});

it('a number that is not of the UAE says so, and is called and written to as it is', () => {
  const { unmount } = show(job(1, { phone: '+4915112345678' }));
  expect(screen.getByText('Not a UAE number')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', 'tel:+4915112345678');
  expect(screen.getAllByRole('link', { name: /^WhatsApp/ })[0]).toHaveAttribute(
    'href',
    expect.stringContaining('wa.me/4915112345678?'),
  );
  unmount();
  show(job(1));
  expect(screen.queryByText('Not a UAE number')).toBeNull();
});

it('a request for an account has the company and its words, no countdown and no truck, and is answered in two presses', async () => {
  const account = { company: 'Gulf Vans', vehicles: 12, kinds: ['vans' as const], areas: 'Deira' };
  const one = { account, email: 'sara@gulf.example', place: 'Deira', vehicle: '', words: 'Account request: Gulf Vans' };
  const { unmount } = show(job(1, { ...one, estimate: undefined }));
  expect(screen.getByRole('heading', { name: /^Account request: Gulf Vans/ })).toBeVisible();
  expect(screen.queryByRole('timer')).toBeNull();
  expect(screen.getByRole('link', { name: 'sara@gulf.example' })).toHaveAttribute('href', 'mailto:sara@gulf.example');
  unmount();
  show(job(1, { ...one, state: 'taken' }));
  expect(screen.queryByRole('button', { name: /^Truck sent/ })).toBeNull();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: /^Answered/ })));
  expect(change.mock.lastCall?.[1]).toEqual({ kind: 'step', to: 'done' });
});
