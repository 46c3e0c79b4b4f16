/** The form as it is used: tiles that are native controls, and the ticket that follows. */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import BookArPage from '@/app/pages/book-ar';
import BookPage from '@/app/pages/book';
import { booking as ar } from '@/content/ar/booking';
import { booking as en } from '@/content/en/booking';
import { bookingMessages } from '@/contract/booking-messages';
import { safety } from '@/content/safety';
import type { BookingContent } from '@/content/booking-types';
import { SERVICE_IDS, SERVICE_PRICES, URGENCIES, VEHICLE_TYPES } from '@/contract/catalogue';
import { estimateAed } from '@/contract/estimate';
import type { SubmitResult } from '@/features/booking/outbox';
import { LangContext } from '@/lib/lang';
import { renderPage } from '../../support/page';

const submit = vi.hoisted(() => vi.fn<(...sent: unknown[]) => Promise<SubmitResult>>());
vi.mock('@/features/booking/outbox', () => ({
  startOutbox: () => ({
    waiting: async () => [],
    wasDelivered: async () => false,
    submit,
    cancel: async () => 'maybe',
    listen: () => () => undefined,
  }),
}));

beforeEach(() => submit.mockReset());
afterEach(() => vi.unstubAllGlobals());

const PAGES = [
  ['en', BookPage, en],
  ['ar', BookArPage, ar],
] as const;

const show = (lang: 'en' | 'ar', Page: () => ReactNode) =>
  renderPage(
    <LangContext value={lang}>
      <Page />
    </LangContext>,
  );
/** By its question; "optional" may follow. */
const group = (name: string) => screen.getByRole('radiogroup', { name: (own) => own.startsWith(name) });
const press = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));
const type = (name: string, value: string) =>
  fireEvent.change(document.querySelector(`form [name=${name}]`) as HTMLElement, { target: { value } });

function fillIn(words: BookingContent): void {
  type('location', 'Mirdif');
  fireEvent.click(within(group(words.fields.service.label)).getAllByRole('radio')[0] as HTMLElement);
  press(words.vehicleTypes.SUV);
  for (const [name, value] of [
    ['description', 'Will not start'],
    ['firstName', 'Mariam'],
    ['lastName', 'Al Falasi'],
    ['phone', '050 123 4567'],
  ] as const)
    type(name, value);
  fireEvent.click(screen.getByRole('checkbox', { name: words.consent }));
}

it.each(PAGES)('%s: services and vehicles are radio buttons in groups with a name', async (lang, Page, words) => {
  show(lang, Page);
  await act(async () => undefined);
  const services = within(group(words.fields.service.label)).getAllByRole('radio');
  expect(services.map((radio) => radio.getAttribute('value'))).toEqual(SERVICE_IDS);
  const vehicles = within(group(words.fields.vehicleType.label)).getAllByRole('radio');
  expect(vehicles.map((radio) => radio.getAttribute('value'))).toEqual(VEHICLE_TYPES);
  expect(within(group(words.fields.urgency.label)).getAllByRole('radio')).toHaveLength(3);
  expect(document.querySelector('button[type=submit]')).toHaveTextContent(words.submit(undefined));
  press(words.vehicleTypes.SUV);
  fireEvent.click(services[0] as HTMLElement);
  expect(services[0]).toBeChecked();
  expect(document.querySelector('button[type=submit]')?.textContent).toBe(
    words.submit(estimateAed(SERVICE_IDS[0], 'immediate', 'SUV')),
  );
});

it('the button names the estimate, for 6 services × 3 urgencies × a vehicle of each price', async () => {
  show('en', BookPage);
  await act(async () => undefined);
  const choose = (name: string, value: string) =>
    fireEvent.click(document.querySelector(`form [name=${name}][value="${value}"]`) as HTMLElement);
  const named: [string, string | null | undefined][] = [];
  const expected: [string, string][] = [];
  for (const service of SERVICE_IDS) {
    choose('service', service);
    for (const urgency of URGENCIES) {
      choose('urgency', urgency);
      for (const vehicle of ['Sedan', 'Luxury Car', 'Sports Car', 'Commercial Vehicle']) {
        choose('vehicleType', vehicle);
        const what = `${service}, ${urgency}, ${vehicle}`;
        // From the document: base × 1.2 if immediate × 1.15 if luxury or sports, rounded.
        const luxury = vehicle === 'Luxury Car' || vehicle === 'Sports Car';
        const exact = (SERVICE_PRICES[service] * (urgency === 'immediate' ? 12 : 10) * (luxury ? 115 : 100)) / 1000;
        named.push([what, document.querySelector('form button[type=submit]')?.textContent.replaceAll('\u00a0', ' ')]);
        expected.push([what, `Book Service - Estimated AED ${Math.round(exact)}`]);
      }
    }
  }
  expect(expected).toHaveLength(6 * 3 * 4);
  expect(named).toEqual(expected);
});

it('the controls tell phones which keyboard and which autofill they want', () => {
  show('en', BookPage);
  const field = (name: string) => document.querySelector(`form [name=${name}]`);
  expect(field('phone')).toHaveAttribute('type', 'tel');
  expect(field('phone')).toHaveAttribute('autocomplete', 'tel');
  expect(field('email')).toHaveAttribute('inputmode', 'email');
  expect(field('firstName')).toHaveAttribute('autocomplete', 'given-name');
  expect(field('vehicleYear')).toHaveAttribute('inputmode', 'numeric');
});

it.each(PAGES)('%s: no sentence points to an estimate before a service has been chosen', (lang, Page, words) => {
  show(lang, Page);
  expect(screen.getByText(words.submit(undefined))).toBeVisible();
  expect(screen.queryByText(/^(This is|هذا)/)).toBeNull();
});

it('a group without an answer says so, as the consent does, and stops saying so with the first one', async () => {
  show('en', BookPage);
  await act(async () => fireEvent.submit(document.querySelector('form') as HTMLFormElement));
  const vehicles = group(en.fields.vehicleType.label);
  expect(vehicles).toBeInvalid();
  expect(vehicles).toHaveAccessibleDescription('Please select vehicle type');
  press('SUV');
  expect(vehicles).toBeValid();
  expect(vehicles).not.toHaveAccessibleDescription();
  const consent = screen.getByRole('checkbox', { name: en.consent });
  expect(consent).toBeInvalid();
  expect(consent).toHaveAccessibleDescription('Please agree to terms and conditions');
  fireEvent.click(consent);
  expect(consent).toBeValid();
});

it.each(PAGES)(
  '%s: the ticket says what was sent, which number rings, and what happens now',
  async (lang, Page, words) => {
    submit.mockResolvedValue({ kind: 'stored', reference: 'RNM-AAAAAA', kept: false });
    show(lang, Page);
    await act(async () => undefined);
    fillIn(words);
    // With an Arabic keyboard; set from left to right, its groups would come last first.
    type('phone', '٠٥٠ ١٢٣ ٤٥٦٧');
    await act(async () => fireEvent.submit(document.querySelector('form') as HTMLFormElement));
    const ticket = screen.getByText(words.confirmed.title).closest('[role=status]') as HTMLElement;
    expect(ticket).toHaveFocus();
    expect(ticket).toHaveAccessibleName(words.confirmed.title);
    expect(ticket).toHaveAccessibleDescription(/RNM-AAAAAA.*050 123 4567/);
    expect(ticket).toHaveTextContent(words.confirmed.text);
    expect(ticket).toHaveTextContent('RNM-AAAAAA');
    expect(ticket).toHaveTextContent('050 123 4567');
    for (const part of [
      words.services.car_recovery,
      words.vehicleTypes.SUV,
      words.area('Mirdif'),
      words.urgencies.immediate,
    ])
      expect(ticket).toHaveTextContent(part);
    expect(
      within(ticket)
        .getAllByRole('listitem')
        .map((li) => li.textContent),
    ).toEqual(words.confirmed.next.steps);
  },
);

it.each(PAGES)('%s: somebody hurt: 999 and 998 come first, and the form stays', async (lang, Page, words) => {
  show(lang, Page);
  await act(async () => undefined);
  const asked = group(words.fields.hurt.label);
  expect(screen.queryByText(safety[lang].injury)).toBeNull();
  fireEvent.click(within(asked).getByRole('radio', { name: words.hurt.yes }));
  const alert = screen.getByText(safety[lang].injury).closest('[role=alert]') as HTMLElement;
  expect(
    within(alert)
      .getAllByRole('link')
      .map((a) => a.getAttribute('href')),
  ).toEqual(['tel:999', 'tel:998']);
  expect(document.querySelector('button[type=submit]')).toBeInTheDocument();
  fireEvent.click(within(asked).getByRole('radio', { name: words.hurt.no }));
  expect(screen.queryByText(safety[lang].injury)).toBeNull();
});

it.each(PAGES)(
  '%s: each service asks what decides its truck, and sends no more than that',
  async (lang, Page, words) => {
    submit.mockResolvedValue({ kind: 'stored', reference: 'RNM-AAAAAA', kept: false });
    show(lang, Page);
    await act(async () => undefined);
    const facts = () => screen.queryByRole('group', { name: (own) => own.startsWith(words.facts) });
    const names = () => [...(facts()?.querySelectorAll('input') ?? [])].map(({ name }) => name);
    const service = (id: string) =>
      fireEvent.click(document.querySelector(`input[name=service][value=${id}]`) as HTMLElement);
    expect(group(words.fields.destination.label)).toBeInTheDocument();
    expect(facts()).toBeNull();
    expect(document.querySelector('[name=headroom]')).toBeNull();
    fillIn(words);
    service('heavy_vehicle');
    expect(names()).toEqual(['rolls', 'keys']);
    service('towing_service');
    expect(names()).toEqual(['rolls', 'keys', 'electric', 'low', 'children', 'rental']);
    fireEvent.click(screen.getByRole('checkbox', { name: words.fields.rolls.label }));
    fireEvent.click(screen.getByRole('checkbox', { name: words.fields.low.label }));
    type('headroom', '2,1 m');
    // An answer of another service stays in the form and goes nowhere; back again, it is there.
    service('heavy_vehicle');
    service('desert_recovery');
    expect(names()).toEqual(['rolls', 'keys', 'electric', 'children', 'rental']);
    service('towing_service');
    expect(screen.getByRole('checkbox', { name: words.fields.low.label })).toBeChecked();
    await act(async () => fireEvent.submit(document.querySelector('form') as HTMLFormElement));
    expect(submit.mock.calls[0]?.[0]).toMatchObject({ rolls: 'no', low: 'yes', keys: '', headroom: '2.1', hurt: '' });
  },
);

it.each(PAGES)('%s: a text that is too long is kept whole, and said to be', async (lang, Page, words) => {
  const story = 'x'.repeat(2001);
  show(lang, Page);
  await act(async () => undefined);
  fillIn(words);
  const field = document.querySelector<HTMLTextAreaElement>('textarea[name=description]');
  await userEvent.clear(field!);
  await userEvent.click(field!);
  await userEvent.paste(story);
  await act(async () => fireEvent.submit(document.querySelector('form') as HTMLFormElement));
  expect(screen.getByRole('link', { name: bookingMessages[lang].tooLong })).toBeInTheDocument();
  expect(field).toHaveValue(story);
  expect(submit).not.toHaveBeenCalled();
});

it.each(PAGES)('%s: what was wrong with an answer goes with its question', async (lang, Page, words) => {
  show(lang, Page);
  await act(async () => undefined);
  fillIn(words);
  const service = (id: string) =>
    fireEvent.click(document.querySelector(`input[name=service][value=${id}]`) as HTMLElement);
  service('towing_service');
  type('headroom', 'low');
  await act(async () => fireEvent.submit(document.querySelector('form') as HTMLFormElement));
  const line = bookingMessages[lang].headroomInvalid;
  expect(screen.getByRole('link', { name: line })).toBeInTheDocument();
  service('heavy_vehicle');
  expect(screen.queryByRole('link', { name: line })).toBeNull();
});

it.each(PAGES)('%s: a visitor without a UAE number says so, and is asked for another', async (lang, Page, words) => {
  submit.mockResolvedValue({ kind: 'stored', reference: 'RNM-AAAAAA', kept: false });
  const messages = bookingMessages[lang];
  show(lang, Page);
  await act(async () => undefined);
  fillIn(words);
  const uae = screen.getByLabelText(words.fields.phone.label);
  expect(uae).toHaveAccessibleDescription(words.fields.phone.hint);
  // A digit too many for a landline: the document's rule takes it, and yet it rings nowhere.
  type('phone', '04 1234 5678');
  expect(uae).toHaveAccessibleDescription(`${words.fields.phone.hint} ${words.phoneNote}`);
  expect(uae).toBeValid();
  type('phone', '+44 7400 123456');
  const send = () => act(async () => fireEvent.submit(document.querySelector('form') as HTMLFormElement));
  await send();
  expect(screen.getByLabelText(words.fields.phone.label)).toHaveAccessibleDescription(
    `${words.fields.phone.hint} ${messages.phoneInvalid}`,
  );
  const summary = screen.getByRole('link', { name: messages.phoneInvalid }).closest('[role=alert]') as HTMLElement;
  expect(within(summary).getAllByRole('link')).toHaveLength(1);
  fireEvent.click(screen.getByRole('checkbox', { name: words.fields.phoneAbroad.label }));
  // The other rule's message is gone with it.
  const phone = screen.getByLabelText(words.phoneAbroad.label);
  expect(phone).toHaveAccessibleDescription(words.phoneAbroad.hint);
  type('phone', '+44 12 34 56 78');
  await vi.dynamicImportSettled();
  await send();
  expect(phone).toHaveAccessibleDescription(`${words.phoneAbroad.hint} ${messages.phoneAbroadInvalid}`);
  type('phone', '+44 7400 123456');
  await send();
  expect(submit.mock.calls[0]?.[0]).toMatchObject({ customerInfo: { phone: '+44 7400 123456', phoneAbroad: 'yes' } });
});

it('the button keeps the focus while the booking is being sent, and sends it once', async () => {
  let answer: (result: SubmitResult) => void = () => undefined;
  submit.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  show('en', BookPage);
  await act(async () => undefined);
  fillIn(en);
  const button = screen.getByRole('button', { name: /^Book Service/ });
  button.focus();
  fireEvent.click(button);
  await act(async () => undefined);
  expect(button).toHaveTextContent(en.submitting);
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveFocus();
  fireEvent.click(button);
  expect(submit).toHaveBeenCalledOnce();
  await act(async () => answer({ kind: 'unreachable', kept: true }));
  expect(button).not.toHaveAttribute('aria-disabled');
});

it.each(PAGES)(
  '%s: one that waits for another tab has not failed, and is said to be kept',
  async (lang, Page, words) => {
    submit.mockResolvedValue({ kind: 'unreachable', kept: true, queued: true });
    show(lang, Page);
    await act(async () => undefined);
    fillIn(words);
    const send = () => act(async () => fireEvent.submit(document.querySelector('form') as HTMLFormElement));
    await send();
    expect(screen.getByText(words.outbox.kept)).toBeInTheDocument();
    expect(screen.queryByText(words.failure)).toBeNull();
    submit.mockResolvedValue({ kind: 'unreachable', kept: true });
    await send();
    const alert = screen.getByText(words.failure).closest('[role=alert]') as HTMLElement;
    // An alert that has the focus itself is read without its reason by some.
    expect(alert).not.toHaveFocus();
    const box = alert.closest('[tabindex]');
    expect(box).toHaveFocus();
    expect(box?.firstElementChild).toHaveAttribute('href', expect.stringMatching(/^tel:/));
  },
);

it('what is known of an earlier visit stays while a booking is sent: it would be announced again', async () => {
  const { unmount } = show('en', BookPage);
  await act(async () => undefined);
  fillIn(en);
  unmount();
  show('en', BookPage);
  const kept = await screen.findByText(en.draftKept);
  let answer = (_: SubmitResult): void => undefined;
  submit.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  await act(async () => fireEvent.submit(document.querySelector('form') as HTMLFormElement));
  expect(kept).toBeInTheDocument();
  await act(async () => answer({ kind: 'unreachable', kept: true }));
  expect(kept).toBeInTheDocument();
});

it('what went wrong comes alone into a place that is in the page before, with each failure anew', async () => {
  submit.mockResolvedValue({ kind: 'unreachable', kept: true });
  show('en', BookPage);
  await act(async () => undefined);
  fillIn(en);
  const places = new Set(document.querySelectorAll('form div:empty'));
  const alert = () => screen.getByText(en.failure).closest('[role=alert]') as HTMLElement;
  const send = () => act(async () => fireEvent.submit(document.querySelector('form') as HTMLFormElement));
  await send();
  const first = alert();
  const place = first.parentElement as HTMLElement;
  expect(places).toContain(place);
  expect(place.childNodes).toHaveLength(1);
  await send();
  expect(alert().parentElement).toBe(place);
  expect(alert()).not.toBe(first);
});

it.each([
  ['the reason alone where no field is named', {}, ['Outside our area']],
  ['what is wrong with fields, each once', { phone: 'No such line', email: 'No such line' }, ['No such line']],
])('a refusal says %s', async (_, fields, told) => {
  submit.mockResolvedValue({ kind: 'rejected', status: 400, message: 'Outside our area', fields, kept: true });
  show('en', BookPage);
  fillIn(en);
  fireEvent.click(screen.getByRole('button', { name: /^Book Service/ }));
  const failure = (await screen.findByText(en.outbox.rejected)).closest('[role=alert]') as HTMLElement;
  expect(
    within(failure)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(expect.arrayContaining(told));
  expect(failure.textContent?.split(told[0]!).length).toBe(2);
});
