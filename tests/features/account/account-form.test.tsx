/** The account form with a fake outbox: what is submitted, and how its outcome is shown. */
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Booking } from '@/contract/booking-schema';
import { account as ar } from '@/content/ar/account';
import { account as en } from '@/content/en/account';
import { AccountForm } from '@/features/account';
import { clearDraft } from '@/features/account/form-values';
import { bookingReference } from '@/contract/reference';
import type { Outbox, Waiting } from '@/features/account/outbox';
import { LangContext } from '@/lib/lang';
import { MemoryRouter } from '../../support/router';

const submit = vi.fn<Outbox['submit']>();
const cancel = vi.fn<Outbox['cancel']>();
const flush = vi.fn<() => Promise<void>>();
let waiting: Waiting[] = [];
let delivered: string[] = [];
let tell: Parameters<Outbox['listen']>[0];
const outbox: Outbox = {
  submit,
  cancel,
  flush: () => flush(),
  waiting: async () => waiting,
  wasDelivered: async (id) => delivered.includes(id),
  listen: (listener) => {
    tell = listener;
    return () => undefined;
  },
};
beforeEach(() => {
  // The page holds what the browser did not store.
  clearDraft();
  waiting = [];
  delivered = [];
  submit.mockReset();
  cancel.mockReset();
  cancel.mockResolvedValue('unsent');
  flush.mockReset();
  flush.mockResolvedValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The form's code has come. */
const settled = () => act(() => import('@/features/account/tools').then(() => undefined));

const show = async (words = en, lang: 'en' | 'ar' = 'en') => {
  const shown = render(
    <MemoryRouter>
      <LangContext value={lang}>
        <AccountForm words={words} outbox={async () => outbox} />
      </LangContext>
    </MemoryRouter>,
  );
  await settled();
  return shown;
};
const type = (label: string, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } });
const fill = () => {
  type('Company', 'Gulf Vans');
  type('Number of vehicles', '12');
  fireEvent.click(screen.getByLabelText('Vans'));
  type('Where do they drive?', 'Deira');
  type('Your first name', 'Omar');
  type('Your last name', 'Haddad');
  type('Mobile number', '0501234567');
  fireEvent.click(screen.getByLabelText(en.consent));
};
const send = async (name = en.submit) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await settled();
};
const sent = (): Booking => submit.mock.calls.at(-1)![0];

it('hands the request in and shows its reference', async () => {
  submit.mockResolvedValue({ kind: 'stored', reference: 'RNM-ABC123', kept: false });
  await show();
  fill();
  await send();
  expect(sent().account).toEqual({ company: 'Gulf Vans', vehicles: 12, kinds: ['vans'], areas: 'Deira' });
  expect(screen.getByText('RNM-ABC123')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: en.stored.again }));
  expect(screen.getByLabelText('Company')).toHaveValue('');
  // The pressed button is gone.
  expect(screen.getByLabelText('Company')).toHaveFocus();
});

it('says of the two fields that may stay empty that they may', async () => {
  await show();
  const optional = [...document.querySelectorAll('label')].filter(({ textContent }) =>
    textContent.includes(en.optional),
  );
  expect(optional.map(({ htmlFor }) => htmlFor)).toEqual(['account-email', 'account-message']);
});

it('says beside each field what is missing, in the language of the page, and sends nothing', async () => {
  document.title = 'Fleets';
  await show(ar, 'ar');
  await send(ar.submit);
  expect(screen.getByLabelText(ar.fields.company.label)).toHaveAccessibleDescription('يرجى كتابة اسم الشركة');
  expect(screen.getAllByText('يرجى اختيار نوع واحد على الأقل')).toHaveLength(2);
  // Each line above leads to its field.
  const lines = [...screen.getByRole('alert').querySelectorAll('a')];
  expect(lines).toHaveLength(8);
  for (const { hash } of lines) expect(document.querySelector(hash)).not.toBeNull();
  const kinds = screen.getByRole('group', { name: ar.fields.kinds.label });
  expect(kinds).toHaveAccessibleDescription('يرجى اختيار نوع واحد على الأقل');
  for (const kind of within(kinds).getAllByRole('checkbox')) expect(kind).toBeInvalid();
  expect(document.title).toBe(`${ar.errorTitlePrefix}Fleets`);
  fireEvent.input(screen.getByLabelText(ar.fields.company.label), { target: { value: 'شركة' } });
  expect(screen.queryByText('يرجى كتابة اسم الشركة')).toBeNull();
  expect(submit).not.toHaveBeenCalled();
});

it('keeps a text that is too long whole, and says that it is', async () => {
  await show();
  fill();
  const areas = screen.getByLabelText('Where do they drive?');
  // It would cut what is pasted.
  expect(areas).not.toHaveAttribute('maxlength');
  type('Where do they drive?', 'x'.repeat(201));
  await send();
  expect(areas).toHaveAccessibleDescription(/This text is too long. Please shorten it\.$/);
  expect(areas).toHaveValue('x'.repeat(201));
  expect(submit).not.toHaveBeenCalled();
});

it('shows what the server refuses beside its field, and sends the corrected request in its place', async () => {
  submit.mockResolvedValueOnce({
    kind: 'rejected',
    kept: true,
    fields: { company: 'Please enter the name of your company' },
  });
  await show();
  fill();
  await send();
  const first = sent().id;
  expect(screen.getByText(en.refused)).toBeVisible();
  expect(screen.getByLabelText('Company')).toHaveAccessibleDescription('Please enter the name of your company');
  submit.mockResolvedValueOnce({ kind: 'stored', reference: 'RNM-ABC123', kept: false });
  type('Company', 'Gulf Vans LLC');
  await send();
  expect([submit.mock.calls[1]![1], sent().id === first]).toEqual([first, false]);
});

it('says that it waits, shows it when it has gone out by itself, and gives it back when it is cancelled', async () => {
  submit.mockResolvedValue({ kind: 'unreachable', kept: true });
  await show();
  fill();
  await send();
  expect(screen.getByText(en.waiting.text)).toBeVisible();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: en.waiting.cancel })));
  expect(cancel).toHaveBeenCalledWith(sent().id);
  expect(screen.getByLabelText('Company')).toHaveValue('Gulf Vans');
  expect(screen.getByLabelText('Company')).toHaveFocus();
  await send();
  act(() => tell({ id: sent().id, result: { kind: 'stored', reference: 'RNM-LATER1' } }));
  expect(screen.getByText('RNM-LATER1')).toBeVisible();
});

it('is handed in once, however often it is pressed', async () => {
  submit.mockReturnValue(new Promise(() => undefined));
  await show();
  fill();
  await send();
  const button = screen.getByRole('button', { name: en.submitting });
  // Not `disabled`, which would take the focus; and what is typed now would not be sent.
  expect(button).toHaveAttribute('aria-disabled', 'true');
  const form = button.closest('form')!;
  for (const field of form.querySelectorAll('input:not([type=checkbox]), textarea'))
    expect(field).toHaveAttribute('readonly');
  fireEvent.submit(form);
  await settled();
  expect(submit).toHaveBeenCalledOnce();
});

it('goes on waiting, and says so, where it could not be cancelled: it would go out although the form is back', async () => {
  submit.mockResolvedValue({ kind: 'unreachable', kept: true });
  cancel.mockRejectedValue(new Error('the storage is gone'));
  await show();
  fill();
  await send();
  const box = screen.getByRole('status', { name: en.waiting.title });
  expect(box).not.toHaveTextContent(en.waiting.notCancelled);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: en.waiting.cancel })));
  expect(box).toHaveTextContent(en.waiting.text);
  expect(box).toHaveTextContent(en.waiting.notCancelled);
  // Refused later, while something else on the page has the focus, it leaves it there.
  waiting = [{ id: sent().id, booking: sent(), rejected: { fields: {} } }];
  const other = document.body.appendChild(document.createElement('button'));
  other.focus();
  await act(async () => tell({ id: sent().id, result: { kind: 'rejected' } }));
  expect(screen.getByText(en.refused)).toBeVisible();
  expect(other).toHaveFocus();
  other.remove();
});

it('hears of its own request alone, also that another tab has cancelled it', async () => {
  submit.mockResolvedValue({ kind: 'unreachable', kept: true });
  await show();
  fill();
  await send();
  act(() => tell({ id: 'of-a-booking', result: { kind: 'stored', reference: 'RNM-OTHER1' } }));
  act(() => tell({ id: 'of-a-booking', result: { kind: 'cancelled' } }));
  expect(screen.getByText(en.waiting.text)).toBeVisible();
  act(() => tell({ id: sent().id, result: { kind: 'cancelled' } }));
  expect(screen.queryByText(en.waiting.text)).toBeNull();
  expect(screen.getByLabelText('Company')).toHaveValue('Gulf Vans');
});

it('a request that has arrived after "send now": the confirmation has the focus, the button is gone', async () => {
  submit.mockResolvedValue({ kind: 'unreachable', kept: true });
  await show();
  fill();
  await send();
  const box = screen.getByText(en.waiting.title).closest('[role=status]') as HTMLElement;
  expect(box).toHaveAccessibleName(en.waiting.title);
  expect(box).toHaveAccessibleDescription(en.waiting.text);
  const button = screen.getByRole('button', { name: en.waiting.sendNow });
  button.focus();
  await act(async () => fireEvent.click(button));
  act(() => tell({ id: sent().id, result: { kind: 'stored', reference: 'RNM-LATER1' } }));
  expect(screen.getByText('RNM-LATER1').closest('[role=status]')).toHaveFocus();
  // A status that appears together with its text is not announced.
  expect(screen.getByText('RNM-LATER1').closest('[role=status]')).toBe(box);
  expect(box).toHaveAccessibleName(en.stored.title);
  expect(box).toHaveAccessibleDescription(`${en.stored.text} ${en.stored.reference} RNM-LATER1`);
});

it('"send now" says that it is at it, and that it was in vain, each time', async () => {
  submit.mockResolvedValue({ kind: 'unreachable', kept: true });
  let end = (): void => undefined;
  flush.mockImplementation(() => new Promise((resolve) => (end = resolve)));
  await show();
  fill();
  await send();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: en.waiting.sendNow })));
  const busy = screen.getByRole('button', { name: en.submitting });
  await act(async () => fireEvent.click(busy));
  expect(flush).toHaveBeenCalledOnce();
  await act(async () => end());
  expect(screen.getByRole('button', { name: en.waiting.sendNow })).toBeVisible();
  const box = screen.getByText(en.waiting.title).closest('[role=status]');
  expect(box).toHaveTextContent(en.waiting.notYet);
  // Said again, it has to change.
  await act(async () => fireEvent.click(screen.getByRole('button', { name: en.waiting.sendNow })));
  expect(box).not.toHaveTextContent(en.waiting.notYet);
  await act(async () => end());
  expect(box).toHaveTextContent(en.waiting.notYet);
});

it('cancelled after a try without an answer: it may have arrived, and unchanged it stays one request', async () => {
  submit.mockResolvedValue({ kind: 'unreachable', kept: true });
  cancel.mockResolvedValue('maybe');
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  await show();
  fill();
  await send();
  const { id } = sent();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: en.waiting.cancel })));
  expect(screen.getByRole('status')).toHaveTextContent(en.maybe);
  expect(scrolled.mock.contexts).toContain(screen.getByRole('status'));
  submit.mockResolvedValue({ kind: 'stored', reference: bookingReference(id), kept: true });
  await send();
  expect(sent().id).toBe(id);
  expect(screen.queryByText(en.maybe)).toBeNull();
});

it('what is being typed stays when the request before arrives after all, and that one is told of', async () => {
  submit.mockResolvedValue({ kind: 'unreachable', kept: false });
  await show();
  fill();
  await send();
  const { id } = sent();
  type('Mobile number', '0507654321');
  act(() => tell({ id, result: { kind: 'stored', reference: 'RNM-LATER1' } }));
  expect(screen.getByLabelText('Mobile number')).toHaveValue('0507654321');
  expect(screen.getByRole('status')).toHaveTextContent('RNM-LATER1');
  expect(screen.queryByText(en.unsaved)).toBeNull();
  await send();
  expect(sent()).toMatchObject({ customerInfo: { phone: '0507654321' } });
  expect(sent().id).not.toBe(id);
});

it('what is typed in the page of the other language stays when the request arrives that was sent here', async () => {
  const answers: ((result: Awaited<ReturnType<Outbox['submit']>>) => void)[] = [];
  submit.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  const left = await show();
  fill();
  await send();
  waiting = [{ id: sent().id, booking: sent() }];
  cancel.mockResolvedValue('maybe');
  left.unmount();
  const now = await show();
  fireEvent.click(screen.getByRole('button', { name: en.waiting.cancel }));
  await settled();
  type('Company', 'Gulf Vans and Buses');
  answers[0]!({ kind: 'stored', reference: 'RNM-ABC123', kept: false });
  await settled();
  waiting = [];
  now.unmount();
  const reloaded = await show();
  expect(screen.getByLabelText('Company')).toHaveValue('Gulf Vans and Buses');

  await send();
  reloaded.unmount();
  answers[1]!({ kind: 'stored', reference: 'RNM-ABC124', kept: false });
  await settled();
  await show();
  expect(screen.getByLabelText('Company')).toHaveValue('');
});

it('says that it has arrived where it went out from another page, also to whoever comes back by Back', async () => {
  const shownAgain = () =>
    act(async () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  submit.mockResolvedValue({ kind: 'unreachable', kept: true });
  const { unmount } = await show();
  fill();
  await send();
  delivered = [sent().id];
  await shownAgain();
  expect(screen.getByText(bookingReference(sent().id))).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: en.stored.again }));
  expect(screen.getByLabelText('Company')).toHaveValue('');

  fill();
  await send();
  await shownAgain();
  // Unknown to all: cancelled in another tab.
  expect(screen.getByLabelText('Company')).toBeVisible();
  unmount();
  const next = await show();
  expect(screen.getByLabelText('Company')).toHaveValue('Gulf Vans');
  next.unmount();
  delivered = [sent().id];
  await show();
  expect(screen.getByText(bookingReference(sent().id))).toBeVisible();
  expect(localStorage).toHaveLength(0);
});

it('what is typed after it was handed in is another request', async () => {
  submit.mockResolvedValue({ kind: 'unreachable', kept: false });
  const { unmount } = await show();
  fill();
  await send();
  type('Company', 'Desert Tours');
  unmount();
  delivered = [sent().id];
  await show();
  expect(screen.getByLabelText('Company')).toHaveValue('Desert Tours');
});

it('keeps the id of a request that is sent again as it was, where the browser keeps nothing', async () => {
  submit.mockResolvedValue({ kind: 'unreachable', kept: false });
  await show();
  fill();
  fireEvent.click(screen.getByRole('button', { name: en.submit }));
  // Disabled, it would give the focus to the page's top.
  expect(screen.getByRole('button', { name: en.submitting })).toBeEnabled();
  await settled();
  const { id } = sent();
  expect(screen.getByText(en.unsaved)).toBeVisible();
  await send();
  expect(sent().id).toBe(id);
});

it('keeps what was typed over a reload', async () => {
  const { unmount } = await show();
  fill();
  unmount();
  await show();
  expect(screen.getByLabelText('Company')).toHaveValue('Gulf Vans');
  expect(screen.getByLabelText('Vans')).toBeChecked();
  expect(screen.getByLabelText('Cars')).not.toBeChecked();
});

it('puts what was typed into the page of the build too, whose form comes to life after the rest', async () => {
  const { unmount } = await show();
  fill();
  unmount();
  const page = (
    <MemoryRouter>
      <AccountForm words={en} outbox={async () => outbox} />
    </MemoryRouter>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  // Until then the browser itself would send the form, and lose what is in it.
  expect(screen.getByRole('button', { name: en.submit })).toBeDisabled();
  render(page, { container, hydrate: true });
  await settled();
  expect(screen.getByRole('button', { name: en.submit })).toBeEnabled();
  expect(screen.getByLabelText('Company')).toHaveValue('Gulf Vans');
});

it('shows a request of an earlier visit that waits, brings one back that was refused, and leaves out bookings', async () => {
  submit.mockResolvedValue({ kind: 'unreachable', kept: true });
  const { unmount } = await show();
  fill();
  await send();
  const booking = sent();
  unmount();
  localStorage.clear();
  waiting = [{ id: booking.id, booking }];
  const queued = await show();
  expect(screen.getByText(en.waiting.text)).toBeVisible();
  // Nobody has pressed anything on this page yet.
  expect(document.body).toHaveFocus();
  queued.unmount();
  const { account: _none, ...tow } = booking;
  waiting = [
    { id: 'b', booking: tow },
    { id: booking.id, booking, rejected: { fields: { phone: 'Please enter a valid UAE phone number' } } },
  ];
  await show();
  expect(screen.getByLabelText('Company')).toHaveValue('Gulf Vans');
  expect(screen.getByLabelText('Mobile number')).toHaveAccessibleDescription(/Please enter a valid UAE phone number/);
});

it('keeps what was corrected in a refused request, and then left', async () => {
  const fields = { phone: 'no', company: 'no such company' };
  submit.mockResolvedValue({ kind: 'rejected', kept: true, fields });
  const { unmount } = await show();
  fill();
  await send();
  const booking = sent();
  waiting = [{ id: booking.id, booking, rejected: { fields } }];
  type('Mobile number', '0559876543');
  unmount();
  await show();
  expect(screen.getByLabelText('Mobile number')).toHaveValue('0559876543');
  expect(screen.getByLabelText('Mobile number')).toBeValid();
  expect(screen.getByLabelText('Company')).toHaveValue('Gulf Vans');
  expect(screen.getByLabelText('Company')).toBeInvalid();
  // It is the same request: sent again, it takes the place of the refused one.
  submit.mockResolvedValue({ kind: 'stored', reference: 'RNM-MENDED', kept: true });
  await send();
  expect(sent().customerInfo.phone).toMatch(/559876543$/);
  expect(submit.mock.calls.at(-1)![1]).toBe(booking.id);
});

it('pressed on a line that brings its code late: says so, goes on, and does not begin anew', async () => {
  vi.useFakeTimers();
  const reload = vi.fn();
  vi.stubGlobal('fetch', async () => new Response('</html>'));
  vi.stubGlobal('location', { href: 'http://localhost/fleets', reload });
  submit.mockResolvedValue({ kind: 'stored', reference: 'RNM-LATER1', kept: true });
  let arrive: (tools: Outbox) => void = () => undefined;
  render(
    <MemoryRouter>
      <AccountForm words={en} outbox={() => new Promise((resolve) => (arrive = resolve))} />
    </MemoryRouter>,
  );
  fill();
  fireEvent.click(screen.getByRole('button', { name: en.submit }));
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(screen.getByRole('alert')).toHaveTextContent(en.slow);
  expect(screen.getByRole('button', { name: en.submitting })).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
  arrive(outbox);
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByText('RNM-LATER1')).toBeVisible();
});

it.each([
  ['reloads the page', 'keeps what was typed over it', true],
  ['leaves the page', 'says so, where the browser saves nothing: a reload would lose it', false],
])('%s when a release has replaced its code, and %s', async (_what, _then, saves) => {
  vi.useFakeTimers();
  const reload = vi.fn();
  vi.stubGlobal('fetch', async () => new Response('</html>'));
  vi.stubGlobal('location', { href: 'http://localhost/fleets', reload });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { setItem } = Storage.prototype;
  // Full, as the session's own storage is not.
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (this === localStorage && !saves) throw new DOMException('full', 'QuotaExceededError');
    setItem.call(this, key, value);
  });
  let served = false;
  const form = (
    <MemoryRouter>
      <AccountForm words={en} outbox={async () => (served ? outbox : Promise.reject(new TypeError('404')))} />
    </MemoryRouter>
  );
  render(form);
  fill();
  fireEvent.click(screen.getByRole('button', { name: en.submit }));
  await act(() => vi.advanceTimersByTimeAsync(8_000));
  expect(screen.getByText(saves ? en.unsent : en.unsaved)).toBeVisible();
  expect(reload).toHaveBeenCalledTimes(saves ? 1 : 0);
  cleanup();
  render(form);
  expect(screen.getByLabelText('Company')).toHaveValue('Gulf Vans');
  // Otherwise it would be asked for until the last of all tests.
  served = true;
  await act(() => vi.advanceTimersByTimeAsync(30_000));
});

it.each([en, ar])('no hint ends with a full stop, since they stand under each other: $title', ({ fields }) => {
  const hints = Object.values(fields).flatMap((field) => ('hint' in field ? [field.hint] : []));
  expect(hints.length).toBeGreaterThan(2);
  expect(hints.filter((hint) => hint?.endsWith('.'))).toEqual([]);
});
