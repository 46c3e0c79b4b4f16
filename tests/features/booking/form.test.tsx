/** The form as it is used: tiles that are native controls, and the ticket that follows. */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import BookArPage from '@/app/pages/book-ar';
import BookPage from '@/app/pages/book';
import { booking as ar } from '@/content/ar/booking';
import { booking as en } from '@/content/en/booking';
import type { BookingContent } from '@/content/booking-types';
import { SERVICE_IDS, VEHICLE_TYPES } from '@/contract/catalogue';
import type { SubmitResult } from '@/features/booking/outbox';
import { renderPage, stubMatchMedia } from '../../support/page';

const submit = vi.hoisted(() => vi.fn<() => Promise<SubmitResult>>());
vi.mock('@/features/booking/outbox', () => ({
  startOutbox: () => ({
    waiting: async () => [],
    wasDelivered: async () => false,
    submit,
    cancel: async () => 'maybe',
    listen: () => () => undefined,
  }),
}));

beforeEach(() => {
  localStorage.clear();
  stubMatchMedia();
  submit.mockReset();
  // jsdom lays nothing out.
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

const PAGES = [
  ['en', BookPage, en],
  ['ar', BookArPage, ar],
] as const;

const group = (name: string) => screen.getByRole('radiogroup', { name });
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

it.each(PAGES)('%s: services and vehicles are radio buttons in groups with a name', async (_lang, Page, words) => {
  renderPage(<Page />);
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
  expect(document.querySelector('button[type=submit]')?.textContent).toBe(words.submit(180));
});

it('a group without an answer says so, and stops saying so with the first one', async () => {
  renderPage(<BookPage />);
  await act(async () => fireEvent.submit(document.querySelector('form') as HTMLFormElement));
  const vehicles = group(en.fields.vehicleType.label);
  expect(vehicles).toBeInvalid();
  expect(vehicles).toHaveAccessibleDescription('Please select vehicle type');
  press('SUV');
  expect(vehicles).toBeValid();
  expect(vehicles).not.toHaveAccessibleDescription();
});

it.each(PAGES)(
  '%s: the ticket says what was sent, which number rings, and what happens now',
  async (_l, Page, words) => {
    submit.mockResolvedValue({ kind: 'stored', reference: 'RNM-AAAAAA', kept: false });
    renderPage(<Page />);
    await act(async () => undefined);
    fillIn(words);
    await act(async () => fireEvent.submit(document.querySelector('form') as HTMLFormElement));
    const ticket = screen.getByText(words.confirmed.title).closest('[role=status]') as HTMLElement;
    expect(ticket).toHaveFocus();
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
