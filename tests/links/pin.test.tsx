/** @jsxImportSource preact */
/* A position reaches the office however slowly the phone's question was answered. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pinWords } from '@/content/links/pin';
import { INACCURATE_M } from '@/contract/catalogue';
import type { PinView } from '@/contract/job/link';
import { LIMIT_MS, SETTLE_MS } from '@/lib/position/request';
import { Pin } from '@/links/pin/pin';
import { at, fakeGeolocation } from '../lib/position/fakes';
import { translate } from '../support/translated';

const words = pinWords.en;
const VIEW: PinView = {
  purpose: 'pin',
  state: 'sent',
  reference: 'RNM-000001',
  lang: 'en',
  now: '2026-11-22T22:00:00.000Z',
};

const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
const page = () => document.body.textContent;
let device: ReturnType<typeof fakeGeolocation>;
/** Accuracies of the positions that the server was sent, in metres. */
let sent: number[];

beforeEach(async () => {
  vi.useFakeTimers();
  device = fakeGeolocation();
  vi.stubGlobal('isSecureContext', true);
  Object.defineProperty(navigator, 'geolocation', { value: device, configurable: true });
  sent = [];
  vi.stubGlobal(
    'fetch',
    vi.fn(async (_: string, { body }: RequestInit = {}) => {
      if (body) sent.push((JSON.parse(String(body)) as { position: { accuracy: number } }).position.accuracy);
      return Response.json(VIEW);
    }),
  );
  document.body.innerHTML = '<div id="root"></div>';
  await act(() => render(<Pin />, document.getElementById('root') as HTMLElement));
  await pass(0);
  await act(() => document.querySelector<HTMLButtonElement>('.big')?.click());
});
afterEach(() => {
  act(() => render(null, document.getElementById('root') as HTMLElement));
  Reflect.deleteProperty(navigator, 'geolocation');
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('sends the best of the first seconds, and a much better one that comes after it', async () => {
  device.watch?.ok(at(25.1, 55.2, 400));
  await pass(LIMIT_MS / 2);
  expect(sent).toEqual([400]);
  device.watch?.ok(at(25.1, 55.2, 300));
  device.watch?.ok(at(25.1, 55.2, 40));
  await pass(0);
  expect(sent).toEqual([400, 40]);
  expect(page()).toContain(words.sent(40));
});

it('asks for a landmark too while the position is too rough to find a car by', async () => {
  device.watch?.ok(at(25.1, 55.2, 30_000));
  await pass(LIMIT_MS / 2);
  expect(page()).toContain(words.sent(30_000));
  expect(page()).toContain(words.rough);
  expect(document.querySelectorAll('li')).toHaveLength(words.things.length);
  expect(page()).not.toContain(words.otherBrowser);
  device.watch?.ok(at(25.1, 55.2, 40));
  await pass(0);
  expect(page()).toContain(words.sent(40));
  expect(page()).not.toContain(words.rough);
});

it.each([
  [INACCURATE_M, false],
  [INACCURATE_M + 1, true],
])('asks for a landmark too where the position is off by %i metres: %s', async (metres, asks) => {
  device.watch?.ok(at(25.1, 55.2, metres));
  await pass(LIMIT_MS / 2);
  expect(page()).toContain(words.sent(metres));
  expect(page().includes(words.rough)).toBe(asks);
});

it('asks for a landmark too where the phone says that it is in another country', async () => {
  device.watch?.ok(at(51.5, -0.1, 20));
  await pass(0);
  expect(sent).toEqual([20]);
  expect(page()).toContain(words.outside);
  expect(document.querySelectorAll('li')).toHaveLength(words.things.length);
});

it('says that nothing was found, and sends what the phone finds after all', async () => {
  /** What is read as it takes the focus, and not by a status around it once more. */
  const focused = () => document.activeElement?.closest('[role=status]') ?? document.activeElement?.textContent;
  await pass(LIMIT_MS);
  expect(page()).toContain(words.failed);
  expect(focused()).toBe(words.failed);
  device.watch?.ok(at(25.1, 55.2, 400));
  await pass(0);
  expect(sent).toEqual([400]);
  expect(page()).toContain(words.sent(400));
  expect(focused()).toBe(words.sent(400));
});

it('keeps what was found while it waits for the network, however often the button is pressed', async () => {
  vi.mocked(fetch).mockRejectedValueOnce(new TypeError('no network'));
  device.watch?.ok(at(25.1, 55.2, 40));
  await pass(0);
  expect(page()).toContain(words.waiting);
  const asked = device.watch;
  await act(() => document.querySelector<HTMLButtonElement>('.big')?.click());
  expect(device.watch).toBe(asked);
  await pass(LIMIT_MS);
  expect(sent).toEqual([40]);
  expect(page()).toContain(words.sent(40));
});

it('its button goes on saying what it does after the browser has translated it', async () => {
  const button = () => document.querySelector('.big')?.textContent;
  expect(button()).toBe(words.looking);
  translate(document.body);
  vi.mocked(fetch).mockReturnValueOnce(new Promise(() => undefined));
  device.watch?.ok(at(25.1, 55.2, 8));
  await pass(0);
  expect(button()).toBe(words.sending);
});

it('says at once why the link opens nothing', async () => {
  vi.mocked(fetch).mockResolvedValue(Response.json({ error: '', link: 'expired' }, { status: 410 }));
  await pass(10_000);
  expect(document.querySelector('h1')?.textContent).toBe(words.title);
  expect(document.querySelector('[role=alert]')?.textContent).toBe(words.gone.expired);
  expect(document.querySelector('main button')).toBeNull();
});

it('says at once that a position is not taken any more, and does not send it again and again', async () => {
  vi.mocked(fetch).mockImplementation(async (_url, { body } = {}) => {
    if (body) sent.push(0);
    return Response.json({ error: '', view: { ...VIEW, state: 'done' } }, { status: body ? 409 : 200 });
  });
  device.watch?.ok(at(25.1, 55.2, 8));
  await pass(60_000);
  expect(page()).toContain(words.late);
  expect(page()).not.toContain(words.waiting);
  expect(sent).toHaveLength(1);
});

it('sends a better position after the first has its answer: the one that arrives last is the one that stays', async () => {
  let answer: (response: Response) => void = () => undefined;
  vi.mocked(fetch).mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  device.watch?.ok(at(25.1, 55.2, 400));
  await pass(SETTLE_MS);
  device.watch?.ok(at(25.1, 55.2, 40));
  await pass(0);
  expect(sent).toEqual([]);
  expect(page()).toContain(words.sending);
  answer(Response.json(VIEW));
  await pass(0);
  expect(sent).toEqual([40]);
  expect(page()).toContain(words.sent(40));
});
