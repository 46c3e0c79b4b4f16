/** @jsxImportSource preact */
/* What a customer has typed into the ticket stays, whatever the office does meanwhile. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { site } from '@/config/site';
import { trackWords } from '@/content/links/track';
import type { TrackView } from '@/contract/job/link';
import { LIMIT_MS, SETTLE_MS } from '@/lib/position/request';
import { ASK_MS } from '@/links/shared/use-link';
import { Track } from '@/links/track/track';
import { at, fakeGeolocation } from '../lib/position/fakes';
import { translate } from '../support/translated';

const words = trackWords.en;
const OPEN: TrackView = {
  purpose: 'track',
  reference: 'RNM-000001',
  lang: 'en',
  state: 'taken',
  now: '2026-11-22T22:00:00.000Z',
  receivedAt: '2026-11-22T21:58:00.000Z',
  takenAt: '2026-11-22T21:59:00.000Z',
  hasPosition: false,
  mayCancel: true,
  mayMove: true,
};
const SENT: Partial<TrackView> = {
  state: 'sent',
  sentAt: '2026-11-22T22:00:00.000Z',
  truck: { plate: 'D 12345', kind: 'Flatbed', driver: 'Ali' },
};
const THERE: Partial<TrackView> = { ...SENT, state: 'there', thereAt: '2026-11-22T22:00:00.000Z', mayMove: false };
const LOADED: Partial<TrackView> = { ...THERE, state: 'loaded', mayCancel: false };
const CANCELLED: Partial<TrackView> = {
  state: 'cancelled',
  endedAt: '2026-11-22T22:00:00.000Z',
  mayMove: false,
  mayCancel: false,
};

let view: TrackView;
/** Of the next answers. */
let status: number;
const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
/** The office changes the job; the page asks, and shows it. */
async function change(changes: Partial<TrackView>): Promise<void> {
  view = { ...view, ...changes };
  await pass(ASK_MS);
}
const field = (id: string) => document.querySelector<HTMLInputElement>(`#${id}`);
/** Types half a place, a note or a reason. */
async function begin(id: string, text = 'Light pole 12'): Promise<void> {
  if (id === 'why')
    await act(() => {
      const reason = document.querySelector<HTMLSelectElement>('#reason') as HTMLSelectElement;
      reason.value = 'other';
      reason.dispatchEvent(new Event('change', { bubbles: true }));
    });
  await act(() => {
    const input = field(id) as HTMLInputElement;
    input.value = text;
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  });
}

async function open(): Promise<void> {
  document.body.innerHTML = '<div id="root"></div>';
  await act(() => render(<Track />, document.getElementById('root') as HTMLElement));
  await pass(0);
}
const close = () => act(() => render(null, document.getElementById('root') as HTMLElement));

beforeEach(async () => {
  vi.useFakeTimers();
  view = OPEN;
  status = 200;
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json(status === 200 ? view : { error: '', view }, { status })),
  );
  await open();
});
afterEach(() => {
  void close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('names an area in the language of the page, and leaves what a person wrote as it is', async () => {
  await change({ place: 'Mirdif', placeIn: { ar: 'مردف' } });
  const shown = () => document.querySelector('section bdi')?.textContent;
  expect(shown()).toBe('Mirdif');
  await act(() => [...document.querySelectorAll('button')].find(({ lang }) => lang === 'ar')?.click());
  expect(shown()).toBe('مردف');
  await change({ place: 'Exit 41', placeIn: undefined });
  expect(shown()).toBe('Exit 41');
  await change({ place: '0.9 km from the middle of Mirdif', placeIn: { ar: 'على بعد 0.9 كم من وسط مردف' } });
  expect(shown()).toBe('على بعد 0.9 كم من وسط مردف');
});

it('says how old it is by the clock of its other times, whatever the phone’s says', async () => {
  vi.setSystemTime('2026-11-22T19:00:00.000Z');
  await change({ now: '2026-11-22T22:00:10.000Z' });
  expect(document.querySelector('.past time')?.textContent).toBe('01:58');
  expect(document.querySelector('main')?.textContent).toContain(words.asOf('02:00'));
});

it('looked at again the next day without a network, it says of which day it is', async () => {
  const said = () => document.querySelector('main')?.lastElementChild?.textContent;
  vi.setSystemTime('2026-11-22T19:59:50.000Z');
  await change({ now: '2026-11-22T19:59:50.000Z' });
  expect(said()).toContain(words.asOf('23:59'));
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  vi.setSystemTime('2026-11-23T06:00:00.000Z');
  await pass(10_000);
  expect(said()).toBe(`${words.lost} ${words.asOf('23:59 on Sun 22 Nov')}`);
});

it('names the day of a time that is not of today in Dubai, in the language of the page', async () => {
  vi.setSystemTime('2026-11-22T19:59:50.000Z');
  const lines = () => [...document.querySelectorAll('.steps li')].map(({ textContent }) => textContent);
  await change({
    ...SENT,
    now: '2026-11-22T19:59:50.000Z',
    receivedAt: '2026-11-21T10:05:00.000Z',
    takenAt: '2026-11-22T19:50:00.000Z',
    sentAt: '2026-11-22T19:51:00.000Z',
    eta: { at: '2026-11-22T20:16:00.000Z', saidAt: '2026-11-22T19:51:00.000Z' },
  });
  expect(lines().slice(0, 4)).toEqual([
    'We received it 14:05 on Sat 21 Nov',
    'Seen by a person 23:50',
    'Truck sent 23:51',
    'Truck expected about 00:16 on Mon 23 Nov (as of 23:51)',
  ]);
  // Midnight passes while the page is open.
  await change({ now: '2026-11-22T20:00:10.000Z' });
  expect(lines().slice(2, 4)).toEqual([
    'Truck sent 23:51 on Sun 22 Nov',
    'Truck expected about 00:16 (as of 23:51 on Sun 22 Nov)',
  ]);
  await change({ ...CANCELLED, endedAt: '2026-11-22T19:51:00.000Z', now: '2026-11-23T20:00:10.000Z' });
  expect(lines().at(-1)).toBe('Cancelled at 23:51 on Sun 22 Nov.');
  await act(() => document.querySelector<HTMLButtonElement>('header button')?.click());
  expect(lines()[0]).toBe('وصلنا طلبك 14:05 يوم السبت 21 نوفمبر');
  expect(lines().at(-1)).toBe('أُلغي الطلب الساعة 23:51 يوم الأحد 22 نوفمبر.');
});

it('goes on telling what happens after the browser has translated it', async () => {
  const line = () => document.querySelector('.steps')?.children[3]?.textContent;
  const said = () => document.querySelector('main')?.lastElementChild?.textContent;
  const eta = (at: string) => ({ eta: { at, saidAt: '2026-11-22T22:00:00.000Z' } });
  await change({ ...SENT, ...eta('2026-11-22T22:20:00.000Z') });
  translate(document.body);
  await change(eta('2026-11-22T22:50:00.000Z'));
  expect(line()).toBe('Truck expected about 02:50 (as of 02:00)');

  vi.mocked(fetch).mockRejectedValueOnce(new TypeError('no network'));
  await pass(ASK_MS);
  translate(document.body);
  await change({ now: '2026-11-22T22:01:00.000Z' });
  expect(said()).toBe(` ${words.asOf('02:01')}`);

  await begin('note', 'Blue gate');
  let answer: (answer: Response) => void = () => undefined;
  vi.mocked(fetch).mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  await act(() => field('note')?.form?.requestSubmit());
  const status = () => field('note')?.closest('details')?.querySelector('[role=status]')?.textContent;
  expect(status()).toBe(words.saving);
  translate(document.body);
  answer(Response.json(view));
  await pass(0);
  expect(status()).toBe(words.saved);
});

it('a page that was translated while it loaded has its title', async () => {
  await close();
  let answer: (answer: Response) => void = () => undefined;
  vi.mocked(fetch).mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  await open();
  translate(document.body);
  answer(Response.json(view));
  await pass(0);
  expect(document.querySelector('h1')?.textContent).toBe(words.title('RNM\u2011000001'));
});

it('keeps the focus where the language is changed, also on the way back', async () => {
  const button = document.querySelector<HTMLButtonElement>('header button');
  for (const lang of ['ar', 'en']) {
    expect(button?.lang).toBe(lang);
    button?.focus();
    await act(() => button?.click());
    expect(document.documentElement.lang).toBe(lang);
    // A tab among others: with the company's name as the page has it.
    expect(document.title).toMatch(new RegExp(` · ${lang === 'ar' ? site.nameAr : site.name}$`));
    expect(document.activeElement).toBe(button);
  }
});

it('keeps a half typed place, in the same field, while a truck is put on the job', async () => {
  await begin('place');
  const before = field('place');
  before?.focus();
  await change(SENT);
  expect(document.body.textContent).toContain('D 12345');
  expect(field('place')).toBe(before);
  expect(document.activeElement).toBe(before);
  expect(before?.value).toBe('Light pole 12');
});

it.each([
  ['place', 'the truck is there', THERE],
  ['place', 'the job is cancelled', CANCELLED],
  ['note', 'the job is cancelled', CANCELLED],
  ['why', 'the car is loaded', LOADED],
])('keeps a half typed %s once %s, and says in the place of its button that it is too late', async (id, _, now) => {
  await begin(id);
  await change(now);
  expect(field(id)?.value).toBe('Light pole 12');
  const form = field(id)?.closest('details');
  expect(form?.textContent).toContain(words.tooLate);
  expect(form?.querySelector('[type=submit]')).toBeNull();
});

it.each(['place', 'note'])(
  'keeps a %s that could not be sent over a reload, in sight, until it has arrived',
  async (id) => {
    await begin(id);
    vi.mocked(fetch).mockRejectedValueOnce(new TypeError('no network'));
    await act(() => field(id)?.form?.requestSubmit());
    await pass(0);
    await close();
    await open();
    expect(field(id)?.value).toBe('Light pole 12');
    expect(field(id)?.closest('details')?.open).toBe(true);
    await act(() => field(id)?.form?.requestSubmit());
    await pass(0);
    expect(field(id)?.closest('details')?.textContent).toContain(words.saved);
    await close();
    await open();
    expect(field(id)?.value).toBe('');
    expect(field(id)?.closest('details')?.open).toBe(false);
  },
);

it.each(['place', 'note'])(
  'sends a %s whose answer was lost as the same press after a reload: it counts once',
  async (id) => {
    const sent = () =>
      vi
        .mocked(fetch)
        .mock.calls.flatMap(([, init]) =>
          typeof init?.body === 'string' ? [(JSON.parse(init.body) as { id: string }).id] : [],
        );
    const press = async () => {
      await act(() => field(id)?.form?.requestSubmit());
      await pass(0);
    };
    await begin(id);
    vi.mocked(fetch).mockRejectedValueOnce(new TypeError('answer lost'));
    await press();
    await close();
    await open();
    await press();
    // The same words once more, after the first have arrived, are another press.
    await begin(id);
    await press();
    const [lost, again, other] = sent();
    expect(sent()).toHaveLength(3);
    expect(again).toBe(lost);
    expect(other).not.toBe(lost);
  },
);

it('keeps what was refused, beside the note that it was', async () => {
  await begin('place');
  view = { ...view, ...THERE };
  status = 409;
  await act(() => field('place')?.form?.requestSubmit());
  await pass(0);
  expect(field('place')?.value).toBe('Light pole 12');
  expect(document.body.textContent).toContain(words.tooLate);
});

it('takes away each form in which nothing was begun', async () => {
  await change({ ...THERE, ...LOADED, ...CANCELLED });
  expect(document.querySelectorAll('form')).toHaveLength(0);
});

it('says that a truck which has left may cost something, as the terms do', async () => {
  expect(document.body.textContent).not.toContain(words.cancelCost);
  await change(SENT);
  expect(field('reason')?.closest('form')?.textContent).toContain(words.cancelCost);
  await change(LOADED);
  expect(document.body.textContent).not.toContain(words.cancelCost);
});

it('moves the focus to the word that a cancellation has arrived, and takes it from nobody later', async () => {
  await begin('why');
  view = { ...view, ...CANCELLED };
  await act(() => field('why')?.form?.requestSubmit());
  await pass(0);
  expect(document.activeElement?.textContent).toBe(words.saved);
  const language = document.querySelector<HTMLElement>('header button');
  language?.focus();
  await change({ now: '2026-11-22T22:00:09.000Z' });
  expect(document.activeElement).toBe(language);
});

it('shows what a press brought, whatever a question says that was asked before it', async () => {
  let late: (answer: Response) => void = () => undefined;
  vi.mocked(fetch).mockReturnValueOnce(new Promise((answer) => (late = answer)));
  await pass(ASK_MS);
  await begin('place');
  view = { ...view, ...SENT, now: '2026-11-22T22:00:01.000Z' };
  await act(() => field('place')?.form?.requestSubmit());
  await pass(0);
  expect(document.body.textContent).toContain('D 12345');
  late(Response.json(OPEN));
  await pass(0);
  expect(document.body.textContent).toContain('D 12345');
  // By an hour: the server's clock was set.
  await change({ ...CANCELLED, now: '2026-11-22T21:00:00.000Z' });
  expect(document.body.textContent).not.toContain('D 12345');
});

it('a note that is sent again counts once; another one, and the same after it has arrived, count too', async () => {
  const send = async (text: string, arrives: boolean) => {
    if (!arrives) vi.mocked(fetch).mockRejectedValueOnce(new TypeError('no network'));
    await act(() => {
      const input = field('note') as HTMLInputElement;
      input.value = text;
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    });
    await act(() => field('note')?.form?.requestSubmit());
    await pass(0);
    return (JSON.parse(String(vi.mocked(fetch).mock.lastCall?.[1]?.body)) as { id: string }).id;
  };
  const ids = [await send('Blue gate', false), await send('Blue gate', false), await send('Green gate', true)];
  ids.push(await send('Green gate', true));
  expect(ids.map((id) => ids.indexOf(id))).toEqual([0, 0, 2, 3]);
});

it('cancels again after the office has gone on with the job, though the first answer was lost', async () => {
  const cancel = async () => {
    await act(() => field('why')?.form?.requestSubmit());
    await pass(0);
    return (JSON.parse(String(vi.mocked(fetch).mock.lastCall?.[1]?.body)) as { id: string }).id;
  };
  await begin('why', 'The car starts');
  vi.mocked(fetch).mockRejectedValueOnce(new TypeError('answer lost'));
  const first = await cancel();
  await change(CANCELLED);
  // The server knows the first press, and would take the second for it.
  await change({ state: 'taken', endedAt: undefined, mayCancel: true, mayMove: true });
  expect(await cancel()).not.toBe(first);
});

/** What a screen reader says of a change: the lines that changed, where they are read out as a whole. */
async function heard(changes: Partial<TrackView>): Promise<string[]> {
  const said = new Set<string>();
  const listen = (changed: MutationRecord[]) =>
    changed
      .flatMap(({ target, addedNodes }) => [target, ...addedNodes])
      .map((node) =>
        (node instanceof Element ? node : node.parentElement)?.closest('[aria-atomic=true], [role=status]'),
      )
      .filter((line) => line?.closest('[aria-live=polite], [role=status]')?.isConnected)
      .forEach((line) => line?.textContent && said.add(line.textContent));
  const ear = new MutationObserver(listen);
  ear.observe(document.body, { subtree: true, childList: true, characterData: true });
  await change(changes);
  listen(ear.takeRecords());
  ear.disconnect();
  return [...said];
}

it('reads out what the office does, and not every minute how old the page is', async () => {
  expect(await heard({ now: '2026-11-22T22:01:00.000Z' })).toEqual([]);
  const eta = { at: '2026-11-22T22:20:00.000Z', saidAt: '2026-11-22T22:00:00.000Z', by: 'Ali' };
  expect(await heard({ ...SENT, eta, now: '2026-11-22T22:01:10.000Z' })).toEqual([
    'Truck sent 02:00',
    'Truck expected about 02:20 (as of 02:00)',
  ]);
  expect(await heard({ now: '2026-11-22T22:03:00.000Z' })).toEqual([]);
  expect(await heard({ ...CANCELLED, now: '2026-11-22T22:21:00.000Z' })).toEqual(['Cancelled at 02:00.']);
});

it('brings a line that has got its time as a new one, which is read out once', async () => {
  const added: Node[] = [];
  const ear = new MutationObserver((changed) => added.push(...changed.flatMap(({ addedNodes }) => [...addedNodes])));
  ear.observe(document.querySelector('.steps') as Element, { subtree: true, childList: true, characterData: true });
  await change({ state: 'sent', sentAt: '2026-11-22T22:00:00.000Z' });
  ear.disconnect();
  expect(added.map(({ nodeName, textContent }) => [nodeName, textContent])).toEqual([['LI', 'Truck sent 02:00']]);
});

it('says that the truck is late, and to call, once the time that was said has passed, and takes a new one', async () => {
  const line = () => document.querySelector('.steps li:not(.past)')?.textContent;
  vi.setSystemTime('2026-11-22T22:24:40.000Z');
  const eta = { at: '2026-11-22T22:20:00.000Z', saidAt: '2026-11-22T22:00:00.000Z' };
  await change({ ...SENT, eta, now: '2026-11-22T22:24:40.000Z' });
  expect(line()).toBe(words.eta('02:20', '02:00'));
  // By the clock of the page: the truck is no less late when the network is gone.
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  await pass(30_000);
  expect(line()).toBe(words.etaPassed('02:20', '02:00'));
  expect(line()).toContain('is late. Call us');
  await act(() => document.querySelector<HTMLButtonElement>('header button')?.click());
  expect(line()).toBe(trackWords.ar.etaPassed('02:20', '02:00'));
  vi.stubGlobal('fetch', async () =>
    Response.json({ ...view, eta: { ...eta, at: '2026-11-22T22:40:00.000Z' }, now: '2026-11-22T22:25:40.000Z' }),
  );
  await pass(ASK_MS);
  expect(line()).toBe(trackWords.ar.eta('02:40', '02:00'));
});

it('says of a request that the office has twice that the other one goes on', async () => {
  await change({ ...CANCELLED, state: 'duplicate' });
  expect(document.querySelector('.steps')?.lastElementChild?.textContent).toBe(
    'We have this request twice and go on with the other one (02:00).',
  );
});

it('a button keeps the focus while its press is on the way, and pressed again sends nothing; what is missing takes it', async () => {
  const submit = field('place')?.form?.querySelector<HTMLElement>('[type=submit]');
  await act(() => submit?.click());
  expect(document.activeElement).toBe(field('place'));
  await act(() => field('reason')?.form?.requestSubmit());
  expect(document.activeElement).toBe(field('reason'));
  expect(field('reason')?.getAttribute('aria-invalid')).toBe('true');
  await begin('place');
  vi.mocked(fetch).mockReturnValueOnce(new Promise(() => undefined));
  submit?.focus();
  const before = vi.mocked(fetch).mock.calls.length;
  await act(() => submit?.click());
  expect(document.activeElement).toBe(submit);
  expect(submit?.matches(':disabled')).toBe(false);
  await act(() => submit?.click());
  expect(vi.mocked(fetch).mock.calls.length).toBe(before + 1);
});

it.each([
  ['place', 200],
  ['note', 500],
  ['why', 500],
])('%s: what is pasted stays whole, and is not sent while it is longer than %i letters', async (id, longest) => {
  const presses = () => vi.mocked(fetch).mock.calls.filter(([, init]) => init?.body).length;
  await begin(id, 'x'.repeat(longest + 1));
  await act(() => field(id)?.form?.requestSubmit());
  await pass(0);
  expect([field(id)?.value.length, field(id)?.maxLength, presses()]).toEqual([longest + 1, -1, 0]);
  expect(field(id)?.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(String(field(id)?.getAttribute('aria-describedby')))?.textContent).toBe(words.tooLong);
  expect(document.activeElement).toBe(field(id));
  await begin(id, 'x'.repeat(longest));
  await act(() => field(id)?.form?.requestSubmit());
  await pass(0);
  expect(presses()).toBe(1);
  expect(document.body.textContent).not.toContain(words.tooLong);
});

it('says of what the server does not take that it is not possible, not that the line is lost', async () => {
  status = 400;
  await begin('note');
  await act(() => field('note')?.form?.requestSubmit());
  await pass(0);
  expect(document.body.textContent).toContain(words.tooLate);
  expect(document.body.textContent).not.toContain(words.lost);
});

describe('the position of the phone, sent from the ticket', () => {
  let device: ReturnType<typeof fakeGeolocation>;
  /** What was sent: accuracies of positions in metres, and places in words. */
  const sent = () =>
    vi
      .mocked(fetch)
      .mock.calls.flatMap(([, init]) => (init?.body ? [JSON.parse(String(init.body)) as Partial<PositionChange>] : []))
      .map(({ position, place }) => position?.accuracy ?? place);
  type PositionChange = { position: { accuracy: number }; place: string };
  const button = () =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === words.sendPosition);
  beforeEach(async () => {
    device = fakeGeolocation();
    vi.stubGlobal('isSecureContext', true);
    Object.defineProperty(navigator, 'geolocation', { value: device, configurable: true });
    await act(() => button()?.click());
  });
  afterEach(() => void Reflect.deleteProperty(navigator, 'geolocation'));

  it('is the best of the first seconds, and then the much better one that satellites bring', async () => {
    device.watch?.ok(at(25.1, 55.2, 2400));
    await pass(SETTLE_MS);
    device.watch?.ok(at(25.1, 55.2, 8));
    await pass(0);
    expect(sent()).toEqual([2400, 8]);
  });
  it('goes out too where the phone’s question was answered late', async () => {
    await pass(LIMIT_MS);
    expect(document.body.textContent).toContain(words.noPosition);
    device.watch?.ok(at(25.1, 55.2, 30));
    await pass(0);
    expect(sent()).toEqual([30]);
    expect(document.body.textContent).not.toContain(words.noPosition);
  });
  it('does not take the place of words that were sent after it, nor comes when the truck is there', async () => {
    device.watch?.ok(at(25.1, 55.2, 2400));
    await pass(SETTLE_MS);
    await begin('place');
    await act(() => field('place')?.form?.requestSubmit());
    await pass(0);
    device.watch?.ok(at(25.1, 55.2, 8));
    await pass(0);
    expect(sent()).toEqual([2400, 'Light pole 12']);
    await act(() => button()?.click());
    device.watch?.ok(at(25.1, 55.2, 90));
    await pass(SETTLE_MS);
    await change(THERE);
    device.watch?.ok(at(25.1, 55.2, 8));
    await pass(0);
    expect(sent()).toEqual([2400, 'Light pole 12', 90]);
  });
  it('is no longer looked for once words are sent, or the truck is there, and can be asked for again', async () => {
    expect(document.body.textContent).toContain(words.looking);
    await begin('place');
    await act(() => field('place')?.form?.requestSubmit());
    await pass(0);
    expect(document.body.textContent).not.toContain(words.looking);
    expect(button()?.getAttribute('aria-disabled')).toBe('false');
    await act(() => button()?.click());
    expect(document.body.textContent).toContain(words.looking);
    await change(THERE);
    // Somebody at the desk had pressed the wrong button, and takes it back.
    await change({ ...SENT, thereAt: undefined, mayMove: true });
    expect(document.body.textContent).not.toContain(words.looking);
    await act(() => button()?.click());
    device.watch?.ok(at(25.1, 55.2, 8));
    await pass(0);
    expect(sent()).toEqual(['Light pole 12', 8]);
  });
  it('and then words of which the first answer was lost, sent again, count: they are the last to be said', async () => {
    const words = async () => {
      await act(() => field('place')?.form?.requestSubmit());
      await pass(0);
      return (JSON.parse(String(vi.mocked(fetch).mock.lastCall?.[1]?.body)) as { id: string }).id;
    };
    await begin('place');
    vi.mocked(fetch).mockRejectedValueOnce(new TypeError('answer lost'));
    const first = await words();
    await act(() => button()?.click());
    device.watch?.ok(at(25.1, 55.2, 8));
    await pass(0);
    // As the same press, the server would leave the place where the position has put it.
    expect(await words()).not.toBe(first);
    expect(sent()).toEqual(['Light pole 12', 8, 'Light pole 12']);
  });
  it('and words that are on the way are never taken for one another', async () => {
    const answers: ((answer: Response) => void)[] = [];
    const slowly = () => vi.mocked(fetch).mockReturnValueOnce(new Promise((answer) => answers.push(answer)));
    const answer = () => {
      answers.shift()?.(Response.json(view));
      return pass(0);
    };
    slowly();
    device.watch?.ok(at(25.1, 55.2, 8));
    await pass(0);
    await begin('place');
    await act(() => field('place')?.form?.requestSubmit());
    await answer();
    // Nothing says yes to what still stands in the field.
    expect(sent()).toEqual([8]);
    expect(document.body.textContent).not.toContain(words.saved);
    slowly();
    await act(() => field('place')?.form?.requestSubmit());
    await act(() => button()?.click());
    expect(document.body.textContent).not.toContain(words.looking);
    await answer();
    expect(document.body.textContent).toContain(words.saved);
    expect(sent()).toEqual([8, 'Light pole 12']);
  });
});
