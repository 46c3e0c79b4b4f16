import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stranded as ar } from '@/content/ar/stranded';
import { stranded as en } from '@/content/en/stranded';
import { stranded as hi } from '@/content/hi/stranded';
import { stranded as ur } from '@/content/ur/stranded';
import { Stranded } from '@/features/stranded';
import { KEEP_MS } from '@/features/stranded/saved-card';
import { LangContext } from '@/lib/lang';
import { at, fakeGeolocation, failure } from '../../lib/position/fakes';
import { MemoryRouter } from '../../support/router';
import { translate } from '../../support/translated';

const english = (
  <MemoryRouter>
    <Stranded words={en} lang="en" />
  </MemoryRouter>
);
const arabic = (
  <LangContext value="ar">
    <MemoryRouter>
      <Stranded words={ar} lang="ar" />
    </MemoryRouter>
  </LangContext>
);
let device: ReturnType<typeof fakeGeolocation>;

beforeEach(() => {
  device = fakeGeolocation();
  vi.stubGlobal('isSecureContext', true);
  Object.defineProperty(navigator, 'geolocation', { value: device, configurable: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'geolocation');
});

const draft = (link: HTMLElement) => {
  const query = (link.getAttribute('href') ?? '').split('?').slice(1).join('?');
  return new URLSearchParams(query).get('text') ?? new URLSearchParams(query.replace(/^&/, '')).get('body');
};
const message = () => screen.getByLabelText(en.send.message) as HTMLTextAreaElement;

describe('the help page', () => {
  it.each([
    [en.card.landmark, 120],
    [en.card.details, 60],
  ])('keeps a text that is too long for "%s", and says that it is', (label, longest) => {
    render(english);
    const field = screen.getByLabelText(label);
    // It would cut what is pasted.
    expect(field).not.toHaveAttribute('maxlength');
    fireEvent.change(field, { target: { value: 'x'.repeat(longest) } });
    expect(field).toBeValid();
    const status = within(field.closest<HTMLElement>('.asked')!).getByRole('status');
    // Hidden until there is an error, it would come too late to be read out.
    expect(status.parentElement).not.toHaveClass('invisible');
    fireEvent.change(field, { target: { value: 'x'.repeat(longest + 1) } });
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(new RegExp(`${en.card.tooLong}$`));
    // It comes while one types, without a press that would lead there: it is read out.
    expect(status).toHaveTextContent(en.card.tooLong);
    expect(message().value).toContain('x'.repeat(longest + 1));
  });

  it('begins with the emergency numbers, then the company, then five steps', () => {
    render(english);
    const calls = screen
      .getAllByRole('link')
      .map((a) => a.getAttribute('href'))
      .filter((address) => address?.startsWith('tel:'));
    expect(calls.slice(0, 3)).toEqual(['tel:999', 'tel:998', 'tel:997']);
    expect(calls[3]).toMatch(/^tel:\+971/);
    const steps = screen.getByRole('heading', { name: en.steps.title }).closest('section') as HTMLElement;
    expect(within(steps).getAllByRole('listitem')).toHaveLength(5);
  });

  it.each([
    ['English', english, en],
    ['Arabic', arabic, ar],
  ] as const)('reads in full without scripts, in %s: numbers, steps, how to find oneself, drafts', (_, page, words) => {
    const html = renderToString(page);
    for (const text of [
      'tel:998',
      'tel:999',
      words.emergency.question,
      ...words.steps.list,
      words.steps.desert,
      words.position.manual,
    ])
      expect(html).toContain(text);
    expect(html).toContain(encodeURIComponent(words.message.opening));
    expect(html).not.toContain('<input');
    expect(html).not.toContain('<button');
  });

  it('asks for the position on the tap only, and shows it with accuracy, code and place', async () => {
    render(english);
    expect(device.watch).toBeUndefined();
    fireEvent.click(screen.getByRole('button', { name: en.card.find }));
    expect(screen.getByText(en.position.locating)).toBeInTheDocument();
    act(() => device.watch?.ok(at(25.055, 55.612, 240)));
    expect(screen.getByText(en.card.improving)).toBeInTheDocument();
    await act(async () => device.watch?.ok(at(25.0551, 55.6121, 9)));
    const readOut = screen.getByRole('heading', { name: en.card.read }).closest('section') as HTMLElement;
    for (const text of ['25.05510', '55.61210', '9 m']) expect(within(readOut).getByText(text)).toBeInTheDocument();
    expect(within(readOut).getByText(/km north-east of Lahbab$/)).toBeInTheDocument();
    expect(await within(readOut).findByText(/^7HQQ[2-9A-Z]{4}\+[2-9A-Z]{2}$/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: en.position.update })).toBeInTheDocument();
  });

  it.each([
    ['en', en, /^Accurate to 9 m\. Found at \d\d:\d\d\.$/],
    ['ar', ar, /^الدقة 9 م\. حُدّد في الساعة \d\d:\d\d\.$/],
    ['ur', ur, /^کتنی صحیح 9 میٹر۔ وقت \d\d:\d\d۔$/],
    ['hi', hi, /^कितनी सही 9 मीटर। समय \d\d:\d\d।$/],
  ] as const)('says in %s how accurate it is, with the full stops of that language', async (lang, words, said) => {
    render(
      <LangContext value={lang}>
        <MemoryRouter>
          <Stranded words={words} lang={lang} />
        </MemoryRouter>
      </LangContext>,
    );
    fireEvent.click(screen.getByRole('button', { name: words.card.find }));
    await act(async () => device.watch?.ok(at(25.0551, 55.6121, 9)));
    const near = screen.getAllByRole('status').flatMap((status) => [...status.querySelectorAll('p')]);
    // In a paragraph of its own: behind the name of the place, the two would be read as one word.
    expect(near.map((p) => p.textContent)).toContainEqual(expect.stringMatching(said));
  });

  it('offers to try again on a translated page too', () => {
    const { container } = render(english);
    translate(container);
    fireEvent.click(screen.getByRole('button', { name: `*${en.card.find}` }));
    act(() => device.watch!.fail!(failure(1)));
    expect(screen.getByRole('button', { name: en.position.again })).toBeVisible();
  });

  it('warns of a rough position, and of one abroad', async () => {
    vi.useFakeTimers();
    render(english);
    fireEvent.click(screen.getByRole('button', { name: en.card.find }));
    act(() => device.watch?.ok(at(23.588, 58.38, 2000)));
    await act(async () => vi.advanceTimersByTime(10_000));
    expect(screen.getByText(en.card.inaccurate)).toBeInTheDocument();
    expect(screen.getByText(en.card.outside.title)).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: en.position.update }));
    await act(async () => device.watch?.ok(at(25.1972, 55.2744, 10)));
    expect(screen.queryByText(en.card.inaccurate)).not.toBeInTheDocument();
    expect(screen.queryByText(en.card.outside.title)).not.toBeInTheDocument();
  });

  it('names no area for a position five kilometres wide: on the page, on the card, in the message', async () => {
    vi.useFakeTimers();
    const { container } = render(english);
    fireEvent.click(screen.getByRole('button', { name: en.card.find }));
    act(() => device.watch?.ok(at(25.1972, 55.2744, 5000)));
    await act(async () => vi.advanceTimersByTime(10_000));
    expect(screen.getByText('25.19720')).toBeInTheDocument();
    expect(container).not.toHaveTextContent(/Downtown|داون تاون/);
  });

  it('writes every answer into the drafts, in both languages', () => {
    render(english);
    fireEvent.click(screen.getByRole('radio', { name: 'Sharjah' }));
    fireEvent.click(screen.getByRole('radio', { name: 'Flat tyre' }));
    fireEvent.click(screen.getByRole('radio', { name: 'Motorcycle' }));
    fireEvent.change(screen.getByLabelText(en.card.landmark), { target: { value: 'Blue mosque' } });
    fireEvent.change(screen.getByLabelText(en.card.details), { target: { value: 'Red, Ajman 77' } });
    const text = message().value;
    for (const line of [
      'Driving towards: Sharjah',
      'Problem: Flat tyre',
      'Vehicle: Motorcycle, Red, Ajman 77',
      'I can see: Blue mosque',
    ])
      expect(text).toContain(line);
    for (const line of [
      'كنت متجهًا إلى: الشارقة',
      'المشكلة: بنشر',
      'المركبة: دراجة نارية، Red, Ajman 77',
      'أرى حولي: Blue mosque',
    ])
      expect(text).toContain(line);
    const send = screen.getByRole('heading', { name: en.send.title }).closest('section') as HTMLElement;
    expect(draft(within(send).getByRole('link', { name: en.send.whatsapp }))).toBe(text);
    expect(draft(within(send).getByRole('link', { name: en.send.sms }))).toBe(text);
  });

  it('has something to read out as soon as anything is known, and spaces are nothing', () => {
    render(english);
    const [landmark, details] = [en.card.landmark, en.card.details].map((label) => screen.getByLabelText(label));
    const rows = () => [...document.querySelectorAll('[data-read-out] dt')].map((label) => label.textContent);
    const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
    expect(screen.getByText(en.card.empty)).toBeVisible();
    write(landmark!, '  ');
    write(details!, '  ');
    expect(screen.getByText(en.card.empty)).toBeVisible();
    write(landmark!, 'Blue gate');
    expect(screen.getByText(en.card.readIntro)).toBeVisible();
    expect(rows()).toEqual([en.message.landmark]);
    write(landmark!, ' ');
    write(details!, 'White');
    expect(rows()).toEqual([en.message.vehicle]);
  });

  it('says what must still be tapped, and nowhere that anything was sent', () => {
    const { container } = render(english);
    expect(screen.getByText(en.send.intro)).toBeInTheDocument();
    expect(container.textContent).not.toMatch(/\bsent\b/i);
    const page = render(arabic);
    expect(page.container.textContent).not.toMatch(/تم الإرسال|أُرسل|أرسلنا/);
  });

  it('copies, says what to do with it, and marks the text where the clipboard is refused', async () => {
    const writeText = vi.fn().mockResolvedValueOnce(undefined).mockRejectedValueOnce(new Error('refused'));
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    render(english);
    const button = screen.getByRole('button', { name: en.send.copy });
    await act(async () => fireEvent.click(button));
    expect(writeText).toHaveBeenCalledWith(message().value);
    expect(screen.getByText(en.send.copied)).toBeInTheDocument();
    // What is in the clipboard is not what stands there any more.
    fireEvent.click(screen.getByRole('radio', { name: en.card.problems.tyre }));
    expect(screen.queryByText(en.send.copied)).toBeNull();
    await act(async () => fireEvent.click(button));
    expect(screen.getByText(en.send.copyRefused)).toBeInTheDocument();
    expect(message()).toHaveFocus();
    expect([message().selectionStart, message().selectionEnd]).toEqual([0, message().value.length]);
    Reflect.deleteProperty(navigator, 'clipboard');
  });

  it('opens the share sheet with the message where there is one', () => {
    const share = vi.fn().mockRejectedValue(new Error('closed'));
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    render(english);
    fireEvent.click(screen.getByRole('button', { name: en.send.share }));
    expect(share).toHaveBeenCalledWith({ text: message().value });
    Reflect.deleteProperty(navigator, 'share');
  });

  it('announces nothing when the page opens', () => {
    render(english);
    for (const status of screen.getAllByRole('status')) expect(status).toBeEmptyDOMElement();
    for (const text of [en.keep.text, en.card.findNote]) expect(screen.getByText(text)).toBeVisible();
  });

  it('keeps the answers over a reload, for two hours, until they are deleted', () => {
    vi.useFakeTimers();
    const first = render(english);
    fireEvent.click(screen.getByRole('radio', { name: 'Hatta' }));
    first.unmount();
    render(english);
    expect(screen.getByRole('radio', { name: 'Hatta' })).toBeChecked();
    act(() => vi.advanceTimersByTime(KEEP_MS));
    expect(screen.getByRole('radio', { name: 'Hatta' })).not.toBeChecked();
    fireEvent.click(screen.getByRole('radio', { name: 'Al Ain' }));
    expect(localStorage).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: en.keep.remove }));
    expect(screen.getByText(en.keep.removed)).toHaveRole('status');
    expect(localStorage).toHaveLength(0);
    expect(screen.getByText(en.keep.removed)).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: en.card.headingUnknown })).toBeChecked();
    expect(message().value).not.toContain('Al Ain');
  });

  it('says again what the position is for once it has been forgotten', async () => {
    vi.useFakeTimers();
    render(english);
    expect(screen.getByText(en.card.findNote)).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: en.card.find }));
    await act(async () => device.watch?.ok(at(25.0806, 55.15, 12)));
    expect(screen.queryByText(en.card.findNote)).toBeNull();
    await act(async () => vi.advanceTimersByTime(2 * KEEP_MS));
    expect(screen.getByText(en.card.findNote)).toBeVisible();
  });

  it('keeps them for two hours more with each change, and says no longer that they were deleted', () => {
    vi.useFakeTimers();
    render(english);
    fireEvent.click(screen.getByRole('radio', { name: 'Hatta' }));
    act(() => vi.advanceTimersByTime(KEEP_MS - 60_000));
    fireEvent.click(screen.getByRole('radio', { name: 'Al Ain' }));
    act(() => vi.advanceTimersByTime(60_000));
    expect(screen.getByRole('radio', { name: 'Al Ain' })).toBeChecked();
    fireEvent.click(screen.getByRole('button', { name: en.keep.remove }));
    expect(screen.getByText(en.keep.removed)).toBeInTheDocument();
    fireEvent.click(screen.getByRole('radio', { name: 'Hatta' }));
    expect(screen.queryByText(en.keep.removed)).toBeNull();
  });

  it('counts the two hours from the last change, not from a reload', () => {
    vi.useFakeTimers();
    const hatta = () => screen.getByRole('radio', { name: 'Hatta' });
    const first = render(english);
    fireEvent.click(hatta());
    const kept = localStorage.getItem('stranded-card');
    first.unmount();
    vi.advanceTimersByTime(KEEP_MS - 60_000);
    render(english);
    expect(hatta()).toBeChecked();
    expect(localStorage.getItem('stranded-card')).toBe(kept);
    act(() => vi.advanceTimersByTime(59_999));
    expect(hatta()).toBeChecked();
    act(() => vi.advanceTimersByTime(1));
    expect(hatta()).not.toBeChecked();
    expect(localStorage).toHaveLength(0);
  });

  it('forgets nothing that another tab has kept since', () => {
    vi.useFakeTimers();
    const first = render(english);
    fireEvent.click(screen.getByRole('radio', { name: 'Hatta' }));
    vi.advanceTimersByTime(KEEP_MS / 2);
    const other = render(english);
    fireEvent.click(within(other.container).getByRole('radio', { name: 'Al Ain' }));
    act(() => vi.advanceTimersByTime(KEEP_MS / 2));
    for (const tab of [first, other]) {
      expect(within(tab.container).getByRole('radio', { name: 'Al Ain' })).toBeChecked();
      tab.unmount();
    }
    render(english);
    expect(screen.getByRole('radio', { name: 'Al Ain' })).toBeChecked();
    act(() => vi.advanceTimersByTime(KEEP_MS / 2));
    expect(localStorage).toHaveLength(0);
  });

  it('in Urdu: each line of the card has English under it, and the page leads to the other three languages', () => {
    render(
      <MemoryRouter>
        <LangContext value="ur">
          <Stranded words={ur} lang="ur" />
        </LangContext>
      </MemoryRouter>,
    );
    fireEvent.click(screen.getByRole('radio', { name: ur.card.problems.tyre }));
    const card = document.querySelector('[data-read-out]')!;
    expect(card).toHaveTextContent(ur.card.problems.tyre);
    expect(within(card as HTMLElement).getByText('Problem: Flat tyre')).toHaveAttribute('lang', 'en');
    expect(screen.getByText(ur.emergency.speaks)).toBeInTheDocument();
    for (const [name, path] of [
      ['English', '/stranded'],
      ['العربية', '/stranded-arabic'],
      ['हिन्दी', '/stranded-hindi'],
    ] as const)
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', path);
  });

  it('in Urdu: the place is read from the right, although it begins with a name in Latin letters', async () => {
    render(
      <MemoryRouter>
        <LangContext value="ur">
          <Stranded words={ur} lang="ur" />
        </LangContext>
      </MemoryRouter>,
    );
    fireEvent.click(screen.getByRole('button', { name: ur.card.find }));
    await act(async () => device.watch?.ok(at(25.0806, 55.15, 12)));
    const card = document.querySelector<HTMLElement>('[data-read-out]')!;
    expect(within(card).getByText(/^Dubai Marina سے/)).toHaveAttribute('dir', 'rtl');
  });
});

describe.each([
  ['English', english, en],
  ['Arabic', arabic, ar],
] as const)('a position that is slow, rough or refused, in %s', (_, page, words) => {
  const { card, position } = words;
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const readOut = () => within(document.querySelector<HTMLElement>('[data-read-out]')!);
  function find() {
    vi.useFakeTimers();
    render(page);
    expect(device.watch).toBeUndefined();
    expect(screen.getByText(position.manual)).not.toBeVisible();
    // By its words: to ask for roles walks the whole page.
    fireEvent.click(screen.getByText(card.find));
  }

  it.each([
    [1, 'denied'],
    [2, 'unavailable'],
    [3, 'timeout'],
  ] as const)('says in plain words what failed, and what to do instead (%i)', (code, name) => {
    find();
    act(() => device.watch?.fail?.(failure(code)));
    // The network is asked too, but for a refusal.
    act(() => device.rough?.fail?.(failure(code)));
    expect(screen.getByText(position.failures[name].title)).toBeVisible();
    expect(screen.getByText(position.failures[name].help, { exact: false })).toBeVisible();
    expect(screen.getByText(position.manual)).toBeVisible();
  });

  it('gives a silent device up after ten seconds, and hears it when it answers late', async () => {
    find();
    await wait(9_999);
    expect(screen.getByText(position.locating)).toBeVisible();
    await wait(1);
    expect(screen.getByText(position.failures.timeout.title)).toBeVisible();
    await wait(30_000);
    await act(async () => device.watch?.ok(at(25.055, 55.612, 10)));
    expect(readOut().getByText('25.05500')).toBeVisible();
    expect(screen.queryByText(position.failures.timeout.title)).toBeNull();
  });

  it('gets better while it waits, and says when it stays rough', async () => {
    find();
    await wait(1_000);
    await act(async () => device.watch?.ok(at(25.05, 55.6, 5000)));
    expect(screen.getByText(card.improving)).toBeVisible();
    expect(readOut().getByText('25.05000')).toBeVisible();
    await wait(1_000);
    await act(async () => device.watch?.ok(at(25.0551, 55.6121, 2000)));
    await wait(8_000);
    expect(readOut().getByText('25.05510')).toBeVisible();
    expect(screen.getByText(card.inaccurate)).toBeVisible();
  });

  it('says that it is outside of the UAE', async () => {
    find();
    await act(async () => device.watch?.ok(at(23.588, 58.3829, 10)));
    expect(screen.getByText(card.outside.title)).toBeVisible();
  });
});
