import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { positionWords as ar } from '@/content/ar/position';
import { positionWords as en } from '@/content/en/position';
import type { PositionWords } from '@/content/position-types';
import { LangContext } from '@/lib/lang';
import { PositionWhatsApp } from '@/ui/position-whatsapp';
import { SETTLE_MS } from '@/lib/position/request';
import { at, failure, fakeGeolocation } from '../lib/position/fakes';

const text = 'Hi, I need desert recovery service near me';
const inWords = (words: PositionWords) => (
  <PositionWhatsApp label="WhatsApp GPS Location" words={words} message={text} source="test" />
);
const button = inWords(en);
const draft = (link: HTMLElement) => new URL(link.getAttribute('href') ?? '').searchParams.get('text');
let device: ReturnType<typeof fakeGeolocation>;
let open: ReturnType<typeof vi.fn>;
let dataLayer: { event: string }[];
/** How many chats have been reported. */
const chats = () => dataLayer.filter(({ event }) => event === 'whatsapp_click').length;

// Compiled once before, or the reports of one test would reach the next.
beforeAll(async () => void (await import('@/tracking/dispatch')));
beforeEach(() => {
  device = fakeGeolocation();
  open = vi.fn(() => ({ opener: window }));
  Object.assign(window, { dataLayer: (dataLayer = []) });
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('open', open);
  Object.defineProperty(navigator, 'geolocation', { value: device, configurable: true });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'geolocation');
});

const main = () => screen.getByRole('link', { name: 'WhatsApp GPS Location' });

describe('WhatsApp with a position', () => {
  it('is a plain draft before any script', () => {
    expect(renderToString(button)).toContain(encodeURIComponent(text));
  });

  it('asks on the tap, then opens WhatsApp with a maps link in the draft', async () => {
    render(button);
    expect(device.watch).toBeUndefined();
    expect(fireEvent.click(main())).toBe(false);
    expect(screen.getByRole('status')).toHaveTextContent(en.locating);
    await act(async () => device.watch?.ok(at(25.055, 55.612, 12)));
    expect(open).toHaveBeenCalledTimes(1);
    const opened = new URL(String(open.mock.calls[0]?.[0]));
    expect(opened.host).toBe('wa.me');
    expect(open.mock.results[0]?.value, 'what is opened cannot lead this page elsewhere').toEqual({ opener: null });
    expect(opened.searchParams.get('text')).toBe(
      `${text}\nMy location: https://www.google.com/maps/search/?api=1&query=25.05500%2C55.61200\n25.05500, 55.61200\nAccuracy: 12 m`,
    );
    expect(draft(screen.getByRole('link', { name: en.whatsapp.open }))).toBe(opened.searchParams.get('text'));
    expect(screen.getByText(en.whatsapp.send, { exact: false })).toBeInTheDocument();
    await expect.poll(chats).toBe(1);
    const sms = screen.getByRole('link', { name: en.whatsapp.sms }).getAttribute('href') ?? '';
    expect(sms).toMatch(/^sms:\+/);
    expect(decodeURIComponent(sms)).toContain('25.05500, 55.61200');
  });

  it('asks nothing for a tap whose chat the browser has opened already', () => {
    render(button);
    const prevent = (event: Event) => event.preventDefault();
    window.addEventListener('click', prevent, { capture: true, once: true });
    fireEvent.click(main());
    expect(device.watch).toBeUndefined();
    expect(screen.queryByText(en.locating, { exact: false })).toBeNull();
  });

  it('asks only once: the next tap opens the draft with the position', async () => {
    render(button);
    fireEvent.click(main());
    await act(async () => device.watch?.ok(at(25.055, 55.612, 12)));
    device.watch = undefined;
    expect(fireEvent.click(main())).toBe(true);
    expect(device.watch).toBeUndefined();
    expect(draft(main())).toContain('25.05500');
  });

  it('opens WhatsApp once, though the position gets better, and asks once, however often it is tapped', async () => {
    vi.useFakeTimers();
    const asked = vi.spyOn(device, 'watchPosition');
    render(button);
    fireEvent.click(main());
    fireEvent.click(main());
    expect(asked).toHaveBeenCalledOnce();
    await act(async () => device.watch?.ok(at(25.055, 55.612, 400)));
    await act(() => vi.advanceTimersByTimeAsync(SETTLE_MS));
    expect(open).toHaveBeenCalledTimes(1);
    await act(async () => device.watch?.ok(at(25.06, 55.612, 100)));
    expect(open).toHaveBeenCalledTimes(1);
    expect(draft(main())).toContain('25.06000');
    vi.useRealTimers();
  });

  it('jumps in front of nothing when the position comes late: the next tap opens it', async () => {
    render(button);
    fireEvent.click(main());
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 6_000);
    await act(async () => device.watch?.ok(at(25.055, 55.612, 12)));
    expect(open).not.toHaveBeenCalled();
    expect(draft(main())).toContain('25.05500');
  });

  it('forgets a position after ten minutes: the next tap asks again', async () => {
    render(button);
    fireEvent.click(main());
    await act(async () => device.watch?.ok(at(25.055, 55.612, 12)));
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 600_000);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(draft(main())).toBe(text);
    device.watch = undefined;
    fireEvent.click(main());
    expect(device.watch).toBeDefined();
    await act(async () => device.watch?.ok(at(25.2, 55.3, 12)));
    expect(open).toHaveBeenCalledTimes(2);
    expect(draft(main())).toContain('25.20000');
  });

  it.each([
    ['no longer counts the first', false, 0],
    ['blocks the tab', true, 1],
  ])('leaves the opening to a second tap when the browser %s, and reports only that', async (_why, isActive, tries) => {
    Object.defineProperty(navigator, 'userActivation', { value: { isActive }, configurable: true });
    open.mockReturnValue(null);
    render(button);
    fireEvent.click(main());
    await act(async () => device.watch?.ok(at(25.055, 55.612, 12)));
    const link = screen.getByRole('link', { name: en.whatsapp.open });
    expect(draft(link)).toContain('25.05500');
    expect(open).toHaveBeenCalledTimes(tries);
    expect(chats()).toBe(0);
    fireEvent.click(main());
    await expect.poll(chats).toBe(1);
    Reflect.deleteProperty(navigator, 'userActivation');
  });

  it('speaks Arabic on Arabic pages', async () => {
    render(<LangContext value="ar">{inWords(ar)}</LangContext>);
    fireEvent.click(main());
    await act(async () => device.watch?.ok(at(25.055, 55.612, 12)));
    expect(screen.getByText(ar.whatsapp.send, { exact: false })).toBeInTheDocument();
    expect(draft(main())).toContain(`${ar.myPosition}: https://`);
  });
});

describe.each([
  ['English', en, button],
  ['Arabic', ar, <LangContext value="ar">{inWords(ar)}</LangContext>],
] as const)('a position that is refused or slow, in %s', (_, words, page) => {
  const without = () => screen.getByRole('link', { name: words.whatsapp.without });
  beforeEach(() => {
    vi.useFakeTimers();
    // For as long as a browser counts a tap nothing comes.
    Object.defineProperty(navigator, 'userActivation', { value: { isActive: false }, configurable: true });
    render(page);
    expect(device.watch).toBeUndefined();
    fireEvent.click(main());
    expect(screen.getByText(words.locating, { exact: false })).toBeVisible();
  });
  afterEach(() => {
    vi.useRealTimers();
    Reflect.deleteProperty(navigator, 'userActivation');
  });

  it('refused: says what to do, and the plain draft is one tap away', () => {
    act(() => device.watch?.fail?.(failure(1)));
    expect(screen.getByText(words.failures.denied.title)).toBeVisible();
    expect(screen.getByText(words.failures.denied.help, { exact: false })).toBeVisible();
    expect(screen.getByText(words.manual)).toBeVisible();
    expect(draft(without())).toBe(text);
    expect(open).not.toHaveBeenCalled();
  });

  it('slow: the plain draft is offered meanwhile; a late position waits for a second tap', async () => {
    expect(draft(without())).toBe(text);
    await act(() => vi.advanceTimersByTimeAsync(8_000));
    await act(async () => device.watch?.ok(at(24.838, 55.375, 18)));
    expect(open).not.toHaveBeenCalled();
    const second = screen.getByRole('link', { name: words.whatsapp.open });
    expect(second).toHaveAttribute('target', '_blank');
    expect(draft(second)).toBe(
      `${text}\n${words.myPosition}: https://www.google.com/maps/search/?api=1&query=24.83800%2C55.37500\n24.83800, 55.37500\n${words.accuracy}: 18 ${words.units.metre}`,
    );
  });

  it('silent: ends after ten seconds with words', async () => {
    await act(() => vi.advanceTimersByTimeAsync(9_999));
    expect(screen.getByText(words.locating, { exact: false })).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(screen.getByText(words.failures.timeout.title)).toBeVisible();
  });
});
