/** @jsxImportSource preact */
/* What the driver reads of the customer. */
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import { jobWords } from '@/content/links/job';
import { CITY } from '@/contract/city';
import { DRIVER_LANGS, NEW_POSITION } from '@/contract/job/driver-words';
import type { CrewView } from '@/contract/job/link';
import { Job } from '@/links/job/job';
import { eventually } from '../support/eventually';
import { translate } from '../support/translated';

const SENT: CrewView = {
  purpose: 'job',
  reference: 'RNM-000001',
  lang: 'en',
  state: 'sent',
  now: '2026-11-22T22:00:00.000Z',
  name: 'Mona',
  phone: '+971507654321',
  place: 'Behind the mall',
  vehicle: '',
  words: '',
  notes: [
    { at: '2026-11-22T21:50:00.000Z', text: 'The blue gate' },
    { at: '2026-11-22T21:55:00.000Z', text: NEW_POSITION.en, words: NEW_POSITION },
  ],
  photos: [],
};
const root = () => document.body;
/** The page of the link in the address, as `start.tsx` shows it. */
const show = () => act(() => render(<Job key={location.hash} />, root()));
/** Locks that another tab holds. */
const taken = { request: async (_name: string, _options: object, work: (lock: null) => unknown) => work(null) };

/** Timers for polling and retries never fire by themselves here, or they would hide what other events must do. */
let again: MockInstance<typeof setInterval>;
const passTime = () => act(() => again.mock.calls.forEach(([work]) => work()));

/** When the page hears of what is done to it, in milliseconds; each test an hour later. */
let pressedAt = 0;

beforeEach(() => {
  pressedAt += 3_600_000;
  vi.spyOn(Event.prototype, 'timeStamp', 'get').mockImplementation(() => pressedAt);
  again = vi.spyOn(globalThis, 'setInterval').mockReturnValue(0 as never);
});
afterEach(() => {
  act(() => render(null, root()));
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'locks');
  history.replaceState(null, '', '/');
});

it.each([
  ['en', 'As of 02:00 Monday.'],
  ['ar', 'آخر تحديث الساعة 02:00 الاثنين.'],
  ['ur', '02:00 پیر تک کی صورتحال۔'],
  ['hi', '02:00 सोमवार तक की जानकारी।'],
] as const)('in %s says of which day it is, looked at the next day without a network', async (lang, day) => {
  const said = () => document.querySelector('main')?.lastElementChild?.textContent;
  // The phone's clock is an hour behind the server's.
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-22T21:00:00.000Z'));
  vi.stubGlobal('fetch', async () => Response.json({ ...SENT, lang }));
  await show();
  await eventually(() => expect(said()).toContain(jobWords[lang].asOf('02:00')));
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  clock.mockReturnValue(Date.parse('2026-11-23T18:59:00.000Z'));
  await passTime();
  await eventually(() => expect(said()).toBe(`${jobWords[lang].lost} ${jobWords[lang].asOf('02:00')}`));
  clock.mockReturnValue(Date.parse('2026-11-23T19:01:00.000Z'));
  await passTime();
  await eventually(() => expect(said()).toBe(`${jobWords[lang].lost} ${day}`));
});

it('says on a translated page too of which moment photographs are', async () => {
  const moment = () => document.getElementById('photos')?.textContent;
  const { before, after } = jobWords.en.photos.title;
  vi.stubGlobal('fetch', async () => Response.json({ ...SENT, state: 'there' }));
  await show();
  await eventually(() => expect(moment()).toBe(before));
  translate(root());
  expect(moment()).toBe(`*${before}`);
  vi.stubGlobal('fetch', async () => Response.json({ ...SENT, state: 'loaded' }));
  await passTime();
  await eventually(() => expect(moment()).toBe(after));
});

it.each(DRIVER_LANGS)('in %s shows what the mark of danger says in that language', async (lang) => {
  const danger = { en: 'A child', ar: 'طفل', ur: 'بچہ', hi: 'बच्चा' };
  vi.stubGlobal('fetch', async () => Response.json({ ...SENT, lang, danger }));
  await show();
  await eventually(() => expect(document.querySelector('.notice')?.textContent).toBe(danger[lang]));
});

it.each(DRIVER_LANGS)(
  'in %s says that a position is new in that language, and a note as it was written',
  async (lang) => {
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => Response.json({ ...SENT, lang })),
    );
    act(() => render(<Job />, root()));
    await eventually(() => expect(document.body.textContent).toContain('Behind the mall'));
    expect([...document.querySelectorAll('.notice bdi')].map((note) => note.textContent)).toEqual([
      'The blue gate',
      NEW_POSITION[lang],
    ]);
  },
);

it.each([
  ['en', 'Customer 23:50 Sunday:'],
  ['ar', 'العميل 23:50 الأحد:'],
  ['ur', 'گاہک 23:50 اتوار:'],
  ['hi', 'ग्राहक 23:50 रविवार:'],
] as const)('in %s says of which day a note is that was written before midnight', async (lang, before) => {
  const notes = [
    { at: '2026-11-22T19:50:00.000Z', text: 'The blue gate' },
    { at: '2026-11-22T20:10:00.000Z', text: 'Now by the road' },
  ];
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse(SENT.now));
  vi.stubGlobal('fetch', async () => Response.json({ ...SENT, lang, notes }));
  await show();
  const shown = () => [...document.querySelectorAll('.notice')].map(({ textContent }) => textContent);
  const customer = before.split(' ')[0];
  await eventually(() => expect(shown()).toEqual([`${before} The blue gate`, `${customer} 00:10: Now by the road`]));
});

it('says of which day a note is that was written a week ago to the day', async () => {
  const notes = [{ at: '2026-11-15T22:00:00.000Z', text: 'The blue gate' }];
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse(SENT.now));
  vi.stubGlobal('fetch', async () => Response.json({ ...SENT, notes }));
  await show();
  const note = () => document.querySelector('.notice')?.textContent;
  await eventually(() => expect(note()).toBe('Customer 02:00 Monday: The blue gate'));
});

const TOKEN = 'j0123456789abcdefghij-_.0.0.0123456789abcdefghij-w';
it.each(['', ')', '.', ').', ',', "!'"])('opens a link after which the message goes on with %j', async (rest) => {
  history.replaceState(null, '', `#${TOKEN}${rest}`);
  const asked = vi.fn(async (_url: string, _request: RequestInit) => Response.json(SENT));
  vi.stubGlobal('fetch', asked);
  await show();
  await eventually(() => expect(asked).toHaveBeenCalled());
  expect(asked.mock.calls[0]![1].headers).toMatchObject({ Authorization: `Bearer ${TOKEN}` });
});

it.each(DRIVER_LANGS)('in %s names the area that was booked as its language does, else in English', async (lang) => {
  const view: CrewView = { ...SENT, lang, place: 'Deira', placeIn: { ar: 'ديرة' } };
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json(view)),
  );
  act(() => render(<Job />, root()));
  await eventually(() => expect(document.querySelector('strong bdi')).not.toBeNull());
  expect(document.querySelector('strong bdi')?.textContent).toBe(lang === 'ar' ? 'ديرة' : 'Deira');
  // Maps are asked for it in English.
  expect(document.querySelector<HTMLAnchorElement>('a[href*="maps/dir"]')?.href).toContain('destination=Deira');
  expect(document.querySelector<HTMLAnchorElement>('a[href*="maps/dir"]')?.search).toMatch(
    new RegExp(`destination=Deira%2C%20${CITY}$`),
  );
});

it.each([
  ['Mona', ['Customer: Mona']],
  // Of a call whose name nobody asked.
  ['', []],
])('shows the name %j of the customer, and no label without one', async (name, shown) => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json({ ...SENT, notes: undefined, name })),
  );
  act(() => render(<Job />, root()));
  await eventually(() => expect(document.body.textContent).toContain('Call the customer'));
  const labelled = [...document.querySelectorAll('p')].map(({ textContent }) => textContent);
  expect(labelled.filter((text) => text?.startsWith('Customer'))).toEqual(shown);
});

it.each([
  ['has no locks', undefined],
  [
    'refuses them, as where cookies are blocked',
    { request: () => Promise.reject(new DOMException('no', 'SecurityError')) },
  ],
  ['has them with a tab behind this one, which the phone may have put to sleep', taken],
])('what the driver presses is sent from a browser that %s', async (_why, locks) => {
  const request = vi.fn<typeof fetch>(async () => Response.json(SENT));
  vi.stubGlobal('fetch', request);
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
  act(() => render(<Job />, root()));
  await eventually(() => expect(document.querySelector('main button.big')).not.toBeNull());
  await act(async () => {
    document.querySelector<HTMLButtonElement>('main button.big')?.click();
    await eventually(() =>
      expect(request.mock.calls.map(([, init]) => String(init?.body))).toContainEqual(
        expect.stringContaining('"to":"there"'),
      ),
    );
  });
});

it('a tab behind another leaves to that one what is to be sent', async () => {
  const request = vi.fn<typeof fetch>(async () => Response.json(SENT));
  vi.stubGlobal('fetch', request);
  const locks = vi.fn(taken.request);
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request: locks } });
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  act(() => render(<Job />, root()));
  await eventually(() => expect(document.querySelector('main button.big')).not.toBeNull());
  act(() => document.querySelector<HTMLButtonElement>('main button.big')?.click());
  await eventually(() => expect(document.body.textContent).toContain('Waiting for the network: 1'));
  locks.mockClear();
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(locks).not.toHaveBeenCalled();
  hidden.mockReturnValue(false);
  expect(request.mock.calls.filter(([, init]) => init?.method === 'POST')).toEqual([]);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await eventually(() => expect(document.body.textContent).not.toContain('Waiting for the network'));
});

it('a page that is opened again shows at once what waits, while the network gives no answer', async () => {
  let answer: (response: Response) => void = () => undefined;
  const silent = new Promise<Response>((resolve) => (answer = resolve));
  vi.stubGlobal(
    'fetch',
    vi.fn(async (_url: string, init?: RequestInit) => (init?.method === 'POST' ? silent : Response.json(SENT))),
  );
  const big = () => document.querySelector<HTMLButtonElement>('main button.big')?.textContent;
  act(() => render(<Job />, root()));
  await eventually(() => expect(big()).toBe('I am there'));
  act(() => document.querySelector<HTMLButtonElement>('main button.big')?.click());
  await eventually(() => expect(big()).toBe('Loaded'));
  act(() => render(null, root()));
  act(() => render(<Job />, root()));
  await eventually(() => expect(document.body.textContent).toContain('Waiting for the network: 1'));
  expect(big()).toBe('Loaded');
  answer(Response.json(SENT));
  await eventually(() => {
    passTime();
    expect(document.body.textContent).not.toContain('Waiting for the network');
  });
});

it('a press is of the job whose link it goes by, whichever is open, and is told there when it did not count', async () => {
  let [online, time] = [false, Date.parse(SENT.now)];
  vi.spyOn(Date, 'now').mockImplementation(() => time);
  const sent: [by: string | null, ago: number][] = [];
  vi.stubGlobal(
    'fetch',
    vi.fn(async (_url: string, { method, headers, body }: RequestInit) => {
      if (method !== 'POST') return Response.json(SENT);
      if (!online) throw new TypeError('no network');
      sent.push([new Headers(headers).get('authorization'), (JSON.parse(body as string) as { ago: number }).ago]);
      return Response.json({ view: { ...SENT, state: 'cancelled' } }, { status: 409 });
    }),
  );
  const big = () => document.querySelector<HTMLButtonElement>('main button.big');
  const shows = (words: string) => document.body.textContent.includes(words);
  const openLink = async (link: string) => {
    history.replaceState(null, '', `#${link}`);
    show();
    await eventually(() => expect(big()?.textContent).toBe('I am there'));
  };
  await openLink('one');
  act(() => big()!.click());
  await eventually(() => expect(big()?.textContent).toBe('Loaded'));
  await openLink('other');
  expect(shows('Waiting for the network')).toBe(false);
  online = true;
  time += 60_000;
  act(() => void dispatchEvent(new Event('online')));
  await eventually(() => expect(sent).toEqual([['Bearer one', 60_000]]));
  // What the office says of it is not shown as this job's.
  await act(async () => void (await new Promise((resolve) => setTimeout(resolve, 50))));
  expect(big()?.textContent).toBe('I am there');
  await openLink('one');
  await eventually(() => expect(shows(jobWords.en.lostPress)).toBe(true));
  expect(shows('Waiting for the network')).toBe(false);
  await openLink('other');
  expect(shows(jobWords.en.lostPress)).toBe(false);
  await openLink('one');
  const understood = [...document.querySelectorAll('button')].find((it) => it.textContent === jobWords.en.understood);
  act(() => understood!.click());
  await eventually(() => expect(shows(jobWords.en.lostPress)).toBe(false));
});

it('shows nothing of the job before where another link is opened in its tab, however late that one is answered', async () => {
  const answers: ((response: Response) => void)[] = [];
  vi.stubGlobal('fetch', () => new Promise((answer) => answers.push(answer)));
  const answer = (place: string) =>
    act(async () => {
      answers.shift()?.(Response.json({ ...SENT, place }));
      await new Promise((done) => setTimeout(done));
    });
  show();
  await answer('Behind the mall');
  await eventually(() => expect(document.body.textContent).toContain('Behind the mall'));
  act(() => void dispatchEvent(new Event('online')));
  history.replaceState(null, '', '#other');
  show();
  expect(document.body.textContent).not.toContain('Behind the mall');
  await answer('Behind the mall');
  expect(document.body.textContent).not.toContain('Behind the mall');
  await answer('Exit 41');
  await eventually(() => expect(document.body.textContent).toContain('Exit 41'));
});

it('sends a press once where the phone cannot note that it has gone, and again only with the next look', async () => {
  const request = vi.fn<typeof fetch>(async () => Response.json(SENT));
  const sent = () => request.mock.calls.filter(([, init]) => init?.method === 'POST');
  vi.stubGlobal('fetch', request);
  vi.stubGlobal('indexedDB', new IDBFactory());
  const stuck = vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const held = { request: async (_name: string, _options: object, work: (lock: object) => unknown) => work({}) };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: held });
  act(() => render(<Job />, root()));
  await eventually(() => expect(document.querySelector('main button.big')).not.toBeNull());
  act(() => document.querySelector<HTMLButtonElement>('main button.big')?.click());
  await eventually(() => expect(stuck).toHaveBeenCalled());
  await act(async () => void (await new Promise((resolve) => setTimeout(resolve, 50))));
  expect(sent()).toHaveLength(1);
  stuck.mockRestore();
  act(() => void dispatchEvent(new Event('online')));
  await eventually(() => expect(document.body.textContent).not.toContain('Waiting for the network'));
  expect(sent()).toHaveLength(2);
});

it('a half typed price stays, in the same field, when the office says that the car is loaded', async () => {
  let state: CrewView['state'] = 'there';
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json({ ...SENT, state })),
  );
  act(() => render(<Job />, root()));
  const press = (name: string) =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  await eventually(() => expect(press('Repaired on the spot, done')).toBeDefined());
  act(() => press('Repaired on the spot, done')!.click());
  const price = document.querySelector<HTMLInputElement>('#price')!;
  price.value = '35';
  act(() => void price.dispatchEvent(new Event('input', { bubbles: true })));
  state = 'loaded';
  act(() => void dispatchEvent(new Event('online')));
  await eventually(() => expect(press('Loaded')).toBeUndefined());
  expect(document.querySelector('#price')).toBe(price);
  expect(price.value).toBe('35');
});

it.each(['350', '٣٥٠', ' ۳۵۰ '])('a price typed as "%s" is sent as 350', async (typed) => {
  const request = vi.fn<typeof fetch>(async () => Response.json({ ...SENT, state: 'loaded' }));
  vi.stubGlobal('fetch', request);
  act(() => render(<Job />, root()));
  await eventually(() => expect(document.querySelector('main button.big')).not.toBeNull());
  act(() => document.querySelector<HTMLButtonElement>('main button.big')!.click());
  const price = document.querySelector<HTMLInputElement>('#price')!;
  const payment = document.querySelector<HTMLSelectElement>('#payment')!;
  price.value = typed;
  payment.value = 'cash';
  act(() => {
    price.dispatchEvent(new Event('input', { bubbles: true }));
    payment.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await act(async () => {
    price.form!.requestSubmit();
    await eventually(() =>
      expect(request.mock.calls.map(([, init]) => String(init?.body))).toContainEqual(
        expect.stringContaining('"price":350,"payment":"cash"'),
      ),
    );
  });
});

it('a price with fils is not sent, and the driver is told what is wrong with it', async () => {
  const request = vi.fn<typeof fetch>(async () => Response.json({ ...SENT, state: 'loaded' }));
  vi.stubGlobal('fetch', request);
  act(() => render(<Job />, root()));
  await eventually(() => expect(document.querySelector('main button.big')).not.toBeNull());
  act(() => document.querySelector<HTMLButtonElement>('main button.big')!.click());
  const price = document.querySelector<HTMLInputElement>('#price')!;
  const payment = document.querySelector<HTMLSelectElement>('#payment')!;
  price.value = '262.50';
  payment.value = 'cash';
  act(() => {
    price.dispatchEvent(new Event('input', { bubbles: true }));
    payment.dispatchEvent(new Event('change', { bubbles: true }));
  });
  const before = request.mock.calls.length;
  act(() => price.form!.requestSubmit());
  await eventually(() => expect(document.querySelector('[role=alert]')?.textContent).toMatch(/fils/));
  expect(price.getAttribute('aria-describedby')).toBe(document.querySelector('[role=alert]')?.id);
  expect(request).toHaveBeenCalledTimes(before);
});

it('a step takes the focus to the place of the next one, which is called by what was pressed', async () => {
  const request = vi.fn<typeof fetch>(async () => Response.json({ ...SENT, state: 'there' }));
  request.mockImplementationOnce(async () => Response.json(SENT));
  vi.stubGlobal('fetch', request);
  act(() => render(<Job />, root()));
  const press = (name: string) =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  await eventually(() => expect(press('I am there')).toBeDefined());
  const there = press('I am there')!;
  there.focus();
  act(() => there.click());
  await eventually(() => expect(press('Loaded')).toBeDefined());
  // A new button, which is blocked for a moment: if the old one only changed its label, it would take the second tap.
  expect(there.isConnected).toBe(false);
  expect(document.activeElement?.getAttribute('role')).toBe('group');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('I am there');
  // By what the office answers too, once nothing waits any more.
  await eventually(() => expect(document.body.textContent).not.toContain('Waiting for the network'));
  expect(press('Loaded')).toBeDefined();
});

it('a step takes the focus there on a translated page too, where the finger meets an element within the button', async () => {
  const request = vi.fn<typeof fetch>(async () => Response.json({ ...SENT, state: 'there' }));
  request.mockImplementationOnce(async () => Response.json(SENT));
  vi.stubGlobal('fetch', request);
  await show();
  await eventually(() => expect(document.body.textContent).toContain('I am there'));
  translate(root());
  const words = [...document.querySelectorAll('font')].find(({ textContent }) => textContent === '*I am there');
  act(() => words!.click());
  await eventually(() => expect(document.body.textContent).toContain('Loaded'));
  expect(document.activeElement).toHaveAttribute('aria-label', '*I am there');
});

it('goes on telling what is sent after the browser has translated it', async () => {
  let sent: CrewView = { ...SENT, state: 'there' };
  vi.stubGlobal('fetch', async () => Response.json(sent));
  await show();
  const corner = () => document.querySelector('.photo')?.textContent;
  await eventually(() => expect(corner()).toBe('Front left'));
  translate(document.body);
  sent = { ...sent, photos: ['before front_left'] };
  await passTime();
  await eventually(() => expect(corner()).toBe('Front left ✓'));

  const form = document.querySelector<HTMLFormElement>('form');
  act(() => void form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
  const said = () => form?.nextElementSibling?.textContent;
  await eventually(() => expect(said()).toBe(jobWords.en.saved));
  translate(document.body);
  act(() => void form?.dispatchEvent(new InputEvent('input', { bubbles: true })));
  await eventually(() => expect(said()).toBe(''));
});

it('goes on counting what waits after the browser has translated it', async () => {
  let online = false;
  vi.stubGlobal('fetch', async (_url: string, { method }: RequestInit) => {
    if (method === 'POST' && !online) throw new TypeError('no network');
    return Response.json(SENT);
  });
  await show();
  const big = () => document.querySelector<HTMLElement>('.big');
  const waits = () => document.querySelector('footer [role=status]')?.textContent;
  await eventually(() => expect(big()?.textContent).toBe(jobWords.en.there));
  act(() => big()?.click());
  await eventually(() => expect(waits()).toBe(jobWords.en.waiting(1)));
  translate(document.body);
  act(() => big()?.click());
  await eventually(() => expect(waits()).toBe(jobWords.en.waiting(2)));
  online = true;
  act(() => void dispatchEvent(new Event('online')));
  await eventually(() => expect(waits()).toBe(''));
});

/** Opens the page with the form for a problem: `told` are the notes that have reached the office. */
async function troubleForm() {
  vi.stubGlobal('indexedDB', new IDBFactory());
  const told: string[] = [];
  vi.stubGlobal('fetch', async (_url: string, { method, body }: RequestInit) => {
    if (method === 'POST') told.push((JSON.parse(body as string) as { note: string }).note);
    return Response.json(SENT);
  });
  act(() => render(<Job />, root()));
  await eventually(() => expect(document.getElementById('few-words')).not.toBeNull());
  const words = document.getElementById('few-words') as HTMLInputElement;
  return {
    told,
    words,
    type: (text: string) => {
      words.value = text;
      act(() => void words.dispatchEvent(new Event('input', { bubbles: true })));
    },
    /** Submits it `after` ms: reports that follow one another within a second are one. */
    submit: (after = 0) => {
      pressedAt += after;
      act(() => void words.form!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
    },
  };
}

it('a problem is reported once for a key that is pressed twice or held down, and again by a later press', async () => {
  const { told, type, submit } = await troubleForm();
  type('gate shut');
  for (const after of [0, 40, 860, 900]) submit(after);
  await eventually(() => expect(told).toEqual(['gate shut']));
  await eventually(() => expect(document.querySelector('.good')).not.toBeNull());
  submit(1200);
  await eventually(() => expect(told).toEqual(['gate shut', '']));
});

it('what is typed while a problem is being stored stays for the next report', async () => {
  const { told, words, type, submit } = await troubleForm();
  type('gate shut');
  submit();
  expect(words.value).toBe('');
  type('no key');
  await eventually(() => expect(told).toEqual(['gate shut']));
  await eventually(() => expect(document.querySelector('.good')).not.toBeNull());
  expect(words.value).toBe('no key');
});

it('words that are too long stay as they were pasted, and the browser says how long they may be', async () => {
  const { told, words, type } = await troubleForm();
  expect(words.maxLength).toBe(-1);
  type('x'.repeat(501));
  act(() => words.form!.requestSubmit());
  expect(words.validationMessage).toBe('In a few words: 501 / 500');
  expect(words.value).toHaveLength(501);
  type('x'.repeat(500));
  expect(words.validationMessage).toBe('');
  act(() => words.form!.requestSubmit());
  await eventually(() => expect(told).toEqual(['x'.repeat(500)]));
});
