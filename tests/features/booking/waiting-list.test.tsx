import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { booking as ar } from '@/content/ar/booking';
import { booking as words } from '@/content/en/booking';
import type { Booking } from '@/contract/booking-schema';
import type { Entry } from '@/features/booking/outbox';
import { LangContext } from '@/lib/lang';
import { WaitingList } from '@/features/booking/waiting-list';

const booking = { id: 'a', service: 'car_recovery', submittedAt: '2026-11-21T08:00:00Z' } as Booking;
const waiting: Entry = { id: 'a', booking, attempts: 1, nextAt: 0 };
const show = (entry: Entry) =>
  render(
    <WaitingList words={words} entries={[entry]} onCancel={async () => undefined} onSendNow={async () => undefined} />,
  );

it('says of a booking in this browser that it is saved', () => {
  show(waiting);
  expect(screen.getByText(words.outbox.retrying)).toBeInTheDocument();
});

it('says of one that the browser did not take that the page has to stay open', () => {
  show({ ...waiting, unsaved: true });
  expect(screen.getByText(words.outbox.unsaved)).toBeInTheDocument();
  expect(screen.queryByText(words.outbox.retrying)).toBeNull();
  expect(screen.getByRole('button', { name: words.outbox.cancel })).toBeInTheDocument();
});

it('writes Arabic with an Arabic comma', () => {
  const props = { onCancel: async () => undefined, onSendNow: async () => undefined };
  const { container } = render(<WaitingList words={ar} entries={[waiting]} {...props} />);
  expect(container).toHaveTextContent(`${ar.services.car_recovery}، ${ar.outbox.waiting}`);
});

it.each([
  ['English', words],
  ['Arabic', ar],
])('tells in %s when it was made, by the clock in Dubai, as the ticket does', (_, copy) => {
  const props = { onCancel: async () => undefined, onSendNow: async () => undefined };
  const { container } = render(<WaitingList words={copy} entries={[waiting]} {...props} />);
  expect(container).toHaveTextContent(`${copy.outbox.waiting} 12:00`);
});

it.each([
  ['en', words, 'booked at 12:00 on Sat 21 Nov'],
  ['ar', ar, 'حُجز الساعة 12:00 يوم السبت 21 نوفمبر'],
] as const)('tells in %s of which day a booking is that was not made today', (lang, copy, yesterday) => {
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-21T19:59:00Z'));
  const list = () => (
    <LangContext value={lang}>
      <WaitingList
        words={copy}
        entries={[waiting]}
        onCancel={async () => undefined}
        onSendNow={async () => undefined}
      />
    </LangContext>
  );
  const { container, rerender } = render(list());
  const line = () => container.querySelector('li span')?.textContent;
  expect(line()).toMatch(/12:00$/);
  // Midnight in Dubai.
  clock.mockReturnValue(Date.parse('2026-11-21T20:00:00Z'));
  rerender(list());
  expect(line()).toContain(yesterday);
  clock.mockRestore();
});

it.each([
  ['is cancelled', words.outbox.cancel, 'unsent'],
  ['is sent now', words.outbox.sendNow, undefined],
] as const)('the focus of a booking that %s stays with the list, not at the top of the page', (_, name, cancelled) => {
  const props = { words, onCancel: async () => undefined, onSendNow: async () => undefined };
  const { rerender } = render(<WaitingList {...props} entries={[waiting]} />);
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
  rerender(<WaitingList {...props} entries={[]} cancelled={cancelled} />);
  expect(screen.getByRole('status')).toHaveFocus();
});

it('says that a booking could not be cancelled: it may still be sent', () => {
  render(
    <WaitingList
      words={words}
      onCancel={async () => undefined}
      onSendNow={async () => undefined}
      entries={[waiting]}
      cancelled="failed"
    />,
  );
  expect(screen.getByRole('status')).toHaveTextContent(words.outbox.notCancelled);
});

it('a press on "Try now" says that it is being sent, and when that was in vain, until all have arrived', async () => {
  let fail = (): void => undefined;
  const onSendNow = vi.fn(() => new Promise<void>((resolve) => (fail = resolve)));
  const props = { words, onCancel: async () => undefined, onSendNow };
  const { rerender } = render(<WaitingList {...props} entries={[waiting]} />);
  fireEvent.click(screen.getByRole('button', { name: words.outbox.sendNow }));
  const busy = screen.getByRole('button', { name: words.submitting });
  fireEvent.click(busy);
  expect(onSendNow).toHaveBeenCalledOnce();
  await act(async () => fail());
  expect(screen.getByRole('button', { name: words.outbox.sendNow })).toBeEnabled();
  expect(screen.getByRole('status')).toHaveTextContent(words.outbox.notYet);
  rerender(<WaitingList {...props} entries={[]} />);
  rerender(<WaitingList {...props} entries={[waiting]} />);
  expect(screen.getByRole('status')).not.toHaveTextContent(words.outbox.notYet);
});
