/** A job's card: a better place is read and shown before it is saved; what happened stands below it. */
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { desk } from '@/content/en/desk';
import type { Job, JobEvent, Truck } from '@/contract/job/record';
import { ClockProvider, createClock } from '@/features/desk/alarm/clock';
import { JobList } from '@/features/desk/board/job-list';
import { endIsNear } from './near';
import { SampleCard } from './sample-card';
import { job, NOW } from './sample-job';
import { eventually } from '../../support/eventually';

const change = vi.fn();
const onLost = vi.fn();
const clock = createClock(() => NOW);
beforeEach(() => {
  change.mockReset();
  endIsNear(true);
  change.mockResolvedValue({ kind: 'ok', value: undefined });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const cardWith = (trucks: readonly Truck[]) => (one: Job) => (
  <SampleCard key={one.id} job={one} trucks={trucks} change={change} onLost={onLost} />
);
const card = cardWith([]);
const shown = (one: Job, cardOf = card) => (
  <ClockProvider value={clock}>
    <ul>{cardOf(one)}</ul>
  </ClockProvider>
);
const show = (one: Job) => render(shown(one));
const unfold = (name: RegExp) => {
  const details = screen.getByText(name).closest('details') as HTMLDetailsElement;
  details.open = true;
  fireEvent(details, new Event('toggle'));
  return details;
};

it('shows what a pasted link means before it is saved, and saves position and words', async () => {
  const one = job(1);
  show(one);
  unfold(/^More/);
  const field = screen.getByLabelText(/^Place, or a pasted location/);
  expect(field).toHaveValue('Deira');
  fireEvent.change(field, { target: { value: 'https://www.google.com/maps?q=25.1384,55.2383' } });
  expect(screen.getByText(/Location found: 7HQQ46QQ\+9\w, 0\.0 km from the middle of Al Quoz/)).toBeVisible();
  await act(async () => fireEvent.submit(field.closest('form') as HTMLFormElement));
  expect(change).toHaveBeenCalledWith(
    one,
    {
      kind: 'place',
      place: expect.stringMatching(/^7HQQ46QQ\+\w+, 0\.0 km/),
      position: { lat: 25.1384, lng: 55.2383, accuracy: 0 },
    },
    'Omar',
  );
});

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

it('makes a position of the coordinates that a customer has typed as the place', async () => {
  show(job(1, { place: '25.1384, 55.2383' }));
  unfold(/^More/);
  const field = screen.getByLabelText(/^Place, or a pasted location/);
  expect(screen.getByText(/Location found: 7HQQ46QQ/)).toBeVisible();
  await act(async () => fireEvent.submit(field.closest('form') as HTMLFormElement));
  expect(change.mock.lastCall?.[1]).toMatchObject({ position: { lat: 25.1384, lng: 55.2383, accuracy: 0 } });
});

it('shows the place that the customer or a colleague has changed, and says so to whoever is typing one', async () => {
  const { rerender } = show(job(1));
  unfold(/^More/);
  const field = screen.getByLabelText(/^Place, or a pasted location/);
  rerender(shown(job(1, { version: 2, place: 'Mirdif' })));
  expect(field).toHaveValue('Mirdif');
  fireEvent.change(field, { target: { value: 'Mirdif, Exit 41' } });
  expect(screen.queryByText(/was changed while you typed/)).toBeNull();
  // The customer sends the position: the words are the same.
  rerender(shown(job(1, { version: 3, place: 'Mirdif', position: { lat: 25.22, lng: 55.42, accuracy: 8 } })));
  expect(field).toHaveValue('Mirdif, Exit 41');
  expect(screen.getByText(/was changed while you typed/)).toHaveTextContent(/It is now: Mirdif$/);
  await act(async () => fireEvent.submit(field.closest('form') as HTMLFormElement));
  expect(change.mock.lastCall?.[1]).toEqual({ kind: 'place', place: 'Mirdif, Exit 41' });
  rerender(shown(job(1, { version: 4, place: 'Mirdif, Exit 41' })));
  expect(field).toHaveValue('Mirdif, Exit 41');
  expect(screen.queryByText(/was changed while you typed/)).toBeNull();
});

it('says nothing of a changed place where the stream tells of the one that is being saved', async () => {
  let answer = (_saved: unknown): void => undefined;
  change.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  const { rerender } = show(job(1));
  unfold(/^More/);
  const field = screen.getByLabelText(/^Place, or a pasted location/);
  fireEvent.change(field, { target: { value: '25.1384, 55.2383' } });
  await act(async () => fireEvent.submit(field.closest('form') as HTMLFormElement));
  const { place, position } = change.mock.lastCall?.[1] as Pick<Job, 'place' | 'position'>;
  rerender(shown(job(1, { version: 2, place, position })));
  expect(screen.queryByText(/was changed while you typed/)).toBeNull();
  await act(async () => answer({ kind: 'ok' }));
  expect(screen.queryByText(/was changed while you typed/)).toBeNull();
  expect(field).toHaveValue(place);
});

it('refuses a shortened link in words, warns of a place abroad, and takes a plain name', async () => {
  show(job(1));
  unfold(/^More/);
  const field = screen.getByLabelText(/^Place, or a pasted location/);
  const type = (value: string) => fireEvent.change(field, { target: { value } });
  type('Gate 4: https://maps.app.goo.gl/abc thanks');
  expect(screen.getByText(/This short link cannot be read/)).toBeVisible();
  expect(screen.getByRole('link', { name: /^Open the link/ })).toHaveAttribute('href', 'https://maps.app.goo.gl/abc');
  expect(screen.getByRole('button', { name: 'Save the place' })).toBeDisabled();
  // Somebody else's host.
  type('https://maps.app.goo.gl.example.com/abc');
  expect(screen.queryByRole('link', { name: /^Open the link/ })).toBeNull();
  type('48.8584, 2.2945');
  expect(screen.queryByRole('link', { name: /^Open the link/ })).toBeNull();
  expect(screen.getByText(/outside the UAE/)).toBeVisible();
  type('Exit 41, hard shoulder');
  await act(async () => fireEvent.submit(field.closest('form') as HTMLFormElement));
  expect(change.mock.lastCall?.[1]).toEqual({ kind: 'place', place: 'Exit 41, hard shoulder' });
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
  const word: JobEvent = {
    seq: 9,
    jobId: 1,
    at: '2026-11-22T21:59:00.000Z',
    actor: 'crew',
    by: 'Ali',
    what: 'problem',
    detail: 'cannot_find',
  };
  const said = (more: Partial<JobEvent>) => job(1, { state: 'sent', word: { ...word, ...more } });
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

it('draws a few of many cards at first, and more when the end of them comes near the window', () => {
  const near = endIsNear(false);
  const many = Array.from({ length: 30 }, (_, i) => job(i + 1));
  render(<JobList copy={desk.board} jobs={many} card={card} />);
  expect(document.querySelectorAll('[data-job]')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: /^Show more/ })).toBeNull();
  act(() => near());
  expect(document.querySelectorAll('[data-job]')).toHaveLength(6);
});

it('draws two dozen by itself, so that a search in the page finds a job below the window', () => {
  vi.useFakeTimers();
  endIsNear(false);
  render(<JobList copy={desk.board} jobs={Array.from({ length: 30 }, (_, i) => job(i + 1))} least={30} card={card} />);
  for (let turn = 0; turn < 10; turn += 1) act(() => vi.advanceTimersByTime(250));
  expect(document.querySelectorAll('[data-job]')).toHaveLength(26);
});

it('goes on with the Tab key from the last card that stood before more were asked for', () => {
  render(<JobList copy={desk.board} jobs={Array.from({ length: 30 }, (_, i) => job(i + 1))} card={card} />);
  fireEvent.click(screen.getByRole('button', { name: 'Show more (6 left)' }));
  expect(document.activeElement?.closest('[data-job]')).toHaveAttribute('data-job', '24');
});

it('shows the first two dozen of many, and keeps a card that is being used when others come before it', () => {
  const many = Array.from({ length: 30 }, (_, i) => job(i + 1));
  const list = (jobs: Job[]) => (
    <ClockProvider value={clock}>
      <JobList copy={desk.board} jobs={jobs} card={card} />
    </ClockProvider>
  );
  const { rerender } = render(list(many));
  expect(document.querySelectorAll('[data-job]')).toHaveLength(24);
  fireEvent.focusIn(document.querySelector('[data-job="24"] a') as HTMLElement);
  rerender(list([job(99), ...many]));
  expect(document.querySelector('[data-job="24"]')).not.toBeNull();
  expect(document.querySelector('[data-job="23"]')).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Show more (6 left)' }));
  expect(document.querySelectorAll('[data-job]')).toHaveLength(31);
});

const picture = () => new Response('picture', { headers: { 'Content-Type': 'image/jpeg' } });

it('shows the driver’s photographs once they are asked for, each with what it is of and when', async () => {
  const taken = [
    { id: 'p1', at: '2026-11-22T21:40:00.000Z', moment: 'before', part: 'front_left' },
    { id: 'p2', at: '2026-11-22T22:10:00.000Z', moment: 'after', part: 'damage' },
  ];
  const fetched = vi.fn((url: string, _request: RequestInit) =>
    Promise.resolve(url.endsWith('/photos') ? Response.json({ photos: taken }) : picture()),
  );
  vi.stubGlobal('fetch', fetched);
  const made = vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:${made.mock.calls.length}`);
  const ended = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
  const { unmount } = show(job(1, { photos: 2 }));
  expect(fetched).not.toHaveBeenCalled();
  unfold(/^2 photos/);
  expect(await screen.findByRole('link', { name: /^Front left, before loading 01:40/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^blob:/) as string,
  );
  expect(await screen.findByRole('link', { name: /^Damage, at the handover 02:10/ })).toHaveAttribute(
    'target',
    '_blank',
  );
  expect(screen.getByText(/the first on 21 February 2027/)).toBeVisible();
  for (const [, { headers }] of fetched.mock.calls) expect(headers).toEqual({ Authorization: 'Bearer t' });
  unmount();
  expect(ended).toHaveBeenCalledTimes(2);
});

it('asks again for photographs that did not come, while their list is open', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const taken = [{ id: 'p1', at: '2026-11-22T21:40:00.000Z', moment: 'before', part: 'front_left' }];
  let down = 'photos';
  vi.stubGlobal('fetch', (url: string) => {
    if (url.includes(down)) return Promise.reject(new Error('no line'));
    return Promise.resolve(url.endsWith('/photos') ? Response.json({ photos: taken }) : picture());
  });
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1');
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
  show(job(1, { photos: 1 }));
  unfold(/^1 photo/);
  expect(await screen.findByText(desk.photos.failed)).toBeVisible();
  down = 'photos/p1';
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  // The list has come, and its picture has not.
  expect(await screen.findByText(desk.photos.failed)).toBeVisible();
  down = 'nothing';
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(await screen.findByRole('link', { name: /^Front left, before loading 01:40/ })).toBeVisible();
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

it('ends a job as its form shows, also when the driver has gone on since something else was chosen', async () => {
  const { rerender } = show(job(1, { state: 'there', danger: undefined }));
  const more = unfold(new RegExp(`^${desk.card.more}`));
  const how = within(more).getByLabelText(desk.actions.endAs);
  fireEvent.change(how, { target: { value: 'no_show' } });
  rerender(
    <ClockProvider value={clock}>
      <ul>{card(job(1, { state: 'loaded', version: 2, danger: undefined }))}</ul>
    </ClockProvider>,
  );
  expect(how).toHaveValue('cancelled');
  fireEvent.submit(how.closest('form') as HTMLFormElement);
  await waitFor(() => expect(within(more).getByLabelText(desk.actions.reason)).toHaveFocus());
  expect(change).not.toHaveBeenCalled();
  // "Another reason" needs words of its own.
  fireEvent.change(within(more).getByLabelText(desk.actions.reason), { target: { value: 'other' } });
  fireEvent.submit(how.closest('form') as HTMLFormElement);
  expect(within(more).getByText(desk.actions.noteMissing)).toBeVisible();
  expect(change).not.toHaveBeenCalled();
  fireEvent.change(within(more).getByLabelText(desk.actions.reason), { target: { value: 'car_started' } });
  await act(async () => fireEvent.submit(how.closest('form') as HTMLFormElement));
  expect(change).toHaveBeenCalledWith(
    expect.objectContaining({ version: 2 }),
    expect.objectContaining({ kind: 'end', to: 'cancelled', reason: 'car_started' }),
    'Omar',
  );
});

it('names nobody as faster who was not, and asks for no step that somebody else has made', async () => {
  const { rerender } = show(job(1, { state: 'taken', takenBy: 'Sara' }));
  fireEvent.click(screen.getByRole('button', { name: /^Truck sent/ }));
  // Sara took it, but who has sent the truck is not known here.
  const sent = job(1, { state: 'sent', takenBy: 'Sara', version: 2 });
  change.mockResolvedValue({ kind: 'conflict', job: sent, error: '' });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '20' })));
  expect(screen.getByRole('alert')).toHaveTextContent('Somebody was faster. This job is now: Truck on its way.');
  rerender(
    <ClockProvider value={clock}>
      <ul>{card(sent)}</ul>
    </ClockProvider>,
  );
  expect(screen.queryByRole('button', { name: '20' })).toBeNull();
  expect(screen.getByRole('button', { name: /^Truck is there/ })).toBeVisible();
});

const press = (name: RegExp | string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

it('does not say that nothing was saved where a press that got no answer may have been', async () => {
  show(job(1, { state: 'taken' }));
  await press(/^Truck sent/);
  change.mockResolvedValueOnce({ kind: 'failed' });
  await press('20');
  const sent = job(1, { state: 'sent', version: 2 });
  change.mockResolvedValueOnce({ kind: 'conflict', job: sent, error: '' });
  await press('30');
  expect(screen.getByRole('alert')).toHaveTextContent(desk.actions.conflictUnsure(desk.next.sent));
  expect(screen.getByRole('alert')).not.toHaveTextContent('None of it was saved');
});

it('offers no undo when its minute is over, and names no other job where there is none', () => {
  show(job(1, { state: 'taken', undoUntil: new Date(NOW).toISOString() }));
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
  expect(screen.queryByText(/^Same phone/)).toBeNull();
});

it('an undo that comes a moment too late is told as that, and nobody was faster', async () => {
  const taken = job(1, { state: 'taken', takenBy: 'Omar', undoUntil: new Date(NOW + 1000).toISOString() });
  show(taken);
  change.mockResolvedValueOnce({ kind: 'conflict', job: taken, error: 'it can be undone for a minute only' });
  await press('Undo “Taken”');
  expect(screen.getByRole('alert')).toHaveTextContent('Not saved: it can be undone for a minute only.');
  expect(screen.getByRole('alert')).not.toHaveTextContent('faster');
});

it('asks for no second press once the step that no answer came to stands there', async () => {
  const { rerender } = show(job(1, { state: 'sent' }));
  change.mockResolvedValueOnce({ kind: 'failed' });
  await press(/^Truck is there/);
  expect(screen.getByRole('alert')).toHaveTextContent(
    'No answer from the server, so it may not be saved. Press again.',
  );
  rerender(shown(job(1, { state: 'there', version: 2 })));
  expect(screen.getByRole('alert')).toHaveTextContent('No answer came. Check what is shown here now.');
  expect(screen.getByRole('alert')).not.toHaveTextContent('Press again');
  await new Promise(requestAnimationFrame);
  // Put away, it takes its button along.
  screen.getByRole('button', { name: 'OK' }).focus();
  await press('OK');
  await new Promise(requestAnimationFrame);
  expect(screen.getByRole('heading', { level: 3 })).toHaveFocus();
});

it('keeps the focus in the card when the minute for taking a step back ends under it', async () => {
  const { rerender } = show(job(1, { state: 'taken', undoUntil: new Date(NOW + 1000).toISOString() }));
  await new Promise(requestAnimationFrame);
  screen.getByRole('button', { name: /^Undo/ }).focus();
  rerender(shown(job(1, { state: 'taken' })));
  await new Promise(requestAnimationFrame);
  expect(screen.getByRole('heading', { level: 3 })).toHaveFocus();
});

it.each([
  ['the truck, where nobody has chosen one of several', undefined],
  ['the minutes, where the job has its truck', 2],
] as const)('asks first for %s', (_, truckId) => {
  const trucks = [1, 2].map((id) => ({
    ...{ id, plate: `A ${id}`, kind: '', driver: 'Ali', phone: '0501112222', lang: 'en', onDuty: true },
  }));
  render(shown(job(1, { state: 'taken', ...(truckId && { truckId }) }), cardWith(trucks)));
  fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${desk.next.sent}`) }));
  const wanted = truckId ? screen.getByRole('button', { name: '10' }) : screen.getByLabelText(desk.actions.truck);
  expect(wanted).toHaveFocus();
});

it('keeps the focus in the card when a colleague makes the step that somebody was being asked about', async () => {
  const { rerender } = show(job(1, { state: 'taken' }));
  fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${desk.next.sent}`) }));
  expect(screen.getByRole('button', { name: '10' })).toHaveFocus();
  rerender(shown(job(1, { state: 'sent', version: 2 })));
  await new Promise(requestAnimationFrame);
  expect(screen.getByRole('heading', { level: 3 })).toHaveFocus();
  unfold(/^More/);
  screen.getByRole('button', { name: '30' }).focus();
  rerender(shown(job(1, { state: 'there', version: 3 })));
  await new Promise(requestAnimationFrame);
  expect(screen.getByRole('heading', { level: 3 })).toHaveFocus();
  // If the focus has left the card, it is not moved back.
  (document.activeElement as HTMLElement).blur();
  rerender(shown(job(1, { state: 'loaded', version: 4 })));
  await new Promise(requestAnimationFrame);
  expect(document.body).toHaveFocus();
});

it('brings what went wrong into view each time: what was pressed may stand a screen below', async () => {
  show(job(1));
  unfold(/^More/);
  const seen = vi.spyOn(Element.prototype, 'scrollIntoView');
  change.mockResolvedValueOnce({ kind: 'failed' }).mockResolvedValueOnce({ kind: 'failed' });
  await press('Mark: hurt or in a lane');
  await press('Mark: hurt or in a lane');
  expect(seen.mock.contexts).toEqual([screen.getByRole('alert'), screen.getByRole('alert')]);
  await press('Mark: hurt or in a lane');
  expect(seen).toHaveBeenCalledTimes(2);
});

it('follows a job that somebody has just taken, and no other step', async () => {
  const { rerender } = show(job(1));
  const seen = vi.spyOn(Element.prototype, 'scrollIntoView');
  await press(/^I've got it/);
  rerender(shown(job(1, { state: 'taken', version: 2 })));
  expect(seen.mock.contexts).toEqual([document.querySelector('[data-job="1"]')]);
  rerender(shown(job(1, { state: 'sent', version: 3 })));
  await press(/^Truck is there/);
  expect(seen).toHaveBeenCalledTimes(1);
});

it('presses danger again, and not its opposite, until an answer has come or the trouble was put away', async () => {
  const one = job(1, { danger: undefined });
  const { rerender } = show(one);
  unfold(/^More/);
  change.mockResolvedValueOnce({ kind: 'failed' });
  await press('Mark: hurt or in a lane');
  // It was saved.
  rerender(shown({ ...one, danger: 'said', version: 2 }));
  await press('Mark: hurt or in a lane');
  expect(change.mock.calls.map(([, wanted]) => wanted as object)).toEqual([
    { kind: 'danger', danger: true },
    { kind: 'danger', danger: true },
  ]);
  expect(screen.queryByRole('alert')).toBeNull();
  await press('Nobody hurt, not in a lane');
  expect(change.mock.lastCall?.[1]).toEqual({ kind: 'danger', danger: false });
});

it('says of a child that is locked in what was said, in the first words or in a note', () => {
  const child = 'A child may be locked in a car';
  const { rerender } = show(job(1, { danger: 'words', words: 'Keys inside, baby in the car' }));
  expect(screen.getByText(child)).toBeVisible();
  const word = { seq: 1, jobId: 1, at: job(1).createdAt, actor: 'customer', by: '', what: 'note' } as const;
  const noted = (detail: string) => <ul>{card(job(1, { danger: 'words', word: { ...word, detail } }))}</ul>;
  rerender(noted('My baby is locked in'));
  expect(screen.getByText(child)).toBeVisible();
  rerender(noted('My wife is bleeding'));
  expect(screen.queryByText(child)).toBeNull();
  expect(screen.getByText('May be hurt or in a lane')).toBeVisible();
});

it('names what was wanted when somebody was faster than "Nobody hurt"', async () => {
  show(job(1, { danger: 'said' }));
  unfold(/^More/);
  // Omar himself has taken it on another device: it was not he who was faster here.
  const now = job(1, { danger: 'said', state: 'taken', takenBy: 'Omar', version: 2 });
  change.mockResolvedValueOnce({ kind: 'conflict', job: now, error: '' });
  await press('Nobody hurt, not in a lane');
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Somebody was faster. This job is now: Taken.You wanted: Nobody hurt, not in a lane.',
  );
});

it('sends a note again after a lost answer as the same note, and other words as another', async () => {
  show(job(1));
  unfold(/^More/);
  const field = screen.getAllByLabelText('Note')[0] as HTMLElement;
  const send = async (text: string) => {
    fireEvent.change(field, { target: { value: text } });
    await act(async () => fireEvent.submit(field.closest('form') as HTMLFormElement));
  };
  change.mockResolvedValueOnce({ kind: 'failed' });
  await send('Two children');
  expect(field).toHaveValue('Two children');
  await send('Two children ');
  expect(field).toHaveValue('');
  await send('Two children');
  const [first, again, other] = change.mock.calls.map(([, wanted]) => wanted as { text: string; id: string });
  expect(again).toEqual(first);
  expect(other).toMatchObject({ text: 'Two children' });
  expect(other?.id).not.toBe(first?.id);
});

it('hands the focus to the board’s heading when a colleague ends the job that somebody works in', async () => {
  const board = (...jobs: Job[]) => (
    <ClockProvider value={clock}>
      <h2 id="board-title" tabIndex={-1}>
        Board
      </h2>
      <ul>{jobs.map((one) => card(one))}</ul>
    </ClockProvider>
  );
  const { rerender } = render(board(job(1), job(2)));
  const [first, second] = screen.getAllByText(/^More/);
  first?.focus();
  // Another one's card goes without a word.
  rerender(board(job(1)));
  await new Promise(requestAnimationFrame);
  expect(second).not.toBeInTheDocument();
  expect(first).toHaveFocus();
  rerender(board());
  await eventually(() => expect(screen.getByRole('heading', { name: 'Board' })).toHaveFocus());
});

it.each([
  ['the truck', desk.next.sent, job(2, { state: 'taken' })],
  ['the price', desk.next.done, job(3, { state: 'loaded' })],
  ['the price ahead of its step', desk.alsoDone, job(4, { state: 'there' })],
  ['the price afterwards', desk.actions.addPrice, job(5, { state: 'done' })],
])('gives the focus back to the button that asked for %s when that is cancelled', async (_, name, one) => {
  show(one);
  const button = () => screen.getByRole('button', { name: new RegExp(`^${name}`) });
  fireEvent.click(button());
  const cancel = screen.getByRole('button', { name: desk.newJob.cancel });
  cancel.focus();
  fireEvent.click(cancel);
  await eventually(() => expect(button()).toHaveFocus());
});

it('says for how long a job that was taken has had no truck', () => {
  const { rerender } = show(job(1, { state: 'taken', takenBy: 'Omar' }));
  expect(screen.getByText(desk.states.taken)).toBeVisible();
  rerender(shown(job(1, { state: 'taken', takenBy: 'Omar', stateAt: '2026-11-22T21:41:30.000Z' })));
  expect(screen.getByRole('timer')).toHaveTextContent('18:30');
  expect(screen.getByText(desk.card.unsent)).toBeVisible();
  rerender(shown(job(1, { state: 'sent', stateAt: '2026-11-22T21:41:30.000Z' })));
  expect(screen.queryByRole('timer')).toBeNull();
});
