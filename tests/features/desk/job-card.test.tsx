/** What is pressed on a job’s card, and what comes of it: steps, undo, a lost answer, somebody who was faster. */
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { desk } from '@/content/en/desk';
import type { Job } from '@/contract/job/record';
import { ClockProvider } from '@/features/desk/alarm/clock';
import { job, NOW } from './sample-job';
import { card, cardForEachTest, cardWith, change, clock, show, shown, unfold } from './shown-card';
import { eventually } from '../../support/eventually';

cardForEachTest();

it('ends a job as its form shows, also when the driver has gone on since something else was chosen', async () => {
  const { rerender } = show(job(1, { state: 'there', danger: undefined }));
  const more = unfold(new RegExp(`^${desk.card.more}`));
  const how = within(more).getByLabelText(desk.actions.endAs);
  fireEvent.change(how, { target: { value: 'no_show' } });
  rerender(shown(job(1, { state: 'loaded', version: 2, danger: undefined })));
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
  rerender(shown(sent));
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
