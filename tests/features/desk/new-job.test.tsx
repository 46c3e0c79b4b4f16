/** A phone call is taken down with its number as somebody copied or typed it. */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { booking } from '@/content/en/booking';
import { desk } from '@/content/en/desk';
import { NewJob } from '@/features/desk/job/new-job';
import { dropDraft } from '@/features/desk/use-draft';
import { stubDialog } from '../../support/dialog';

beforeAll(stubDialog);
// The page keeps what was typed of a call.
beforeEach(() => dropDraft('new'));

it('without a number nothing is saved, and the keyboard goes back to the number, with what is missing', async () => {
  const add = vi.fn();
  render(<NewJob copy={desk} services={booking.services} by="Omar" add={add} onClose={() => undefined} />);
  const field = screen.getByLabelText(desk.newJob.phone);
  const save = screen.getByRole('button', { name: desk.newJob.save });
  save.focus();
  fireEvent.click(save);
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveAccessibleDescription(desk.newJob.phoneMissing);
  expect(add).not.toHaveBeenCalled();
});

it.each([
  ['\u202a+971 50 765 4321\u202c', '+971 50 765 4321'],
  ['٠٥٠ ٧٦٥ ٤٣٢١', '050 765 4321'],
])('takes the number %j, from a chat or an Arabic keyboard', async (typed, sent) => {
  const add = vi.fn().mockResolvedValue({ kind: 'failed' });
  render(<NewJob copy={desk} services={booking.services} by="Omar" add={add} onClose={() => undefined} />);
  const field = screen.getByLabelText(desk.newJob.phone);
  fireEvent.change(field, { target: { value: typed } });
  await act(async () => fireEvent.submit(field.closest('form') as HTMLFormElement));
  expect(screen.queryByText(desk.newJob.phoneWrong)).toBeNull();
  expect(add).toHaveBeenCalledWith(expect.objectContaining({ phone: sent }));
});

it.each([
  ['coordinates', '25.1384, 55.2383'],
  ['a long link', `https://www.google.com/maps/place/${'x'.repeat(200)}/@25.1,55.2,17z/data=!3d25.1384!4d55.2383`],
])('a location that the caller has sent, pasted as %s, is the position of the job', async (_, pasted) => {
  const add = vi.fn().mockResolvedValue({ kind: 'failed' });
  render(<NewJob copy={desk} services={booking.services} by="Omar" add={add} onClose={() => undefined} />);
  fireEvent.change(screen.getByLabelText(desk.newJob.phone), { target: { value: '0507654321' } });
  const where = screen.getByLabelText<HTMLInputElement>(new RegExp(`^${desk.newJob.place}`));
  fireEvent.change(where, { target: { value: pasted } });
  expect(screen.getByText(/Location found: 7HQQ46QQ\+9\w, 0\.0 km from the middle of Al Quoz/)).toBeVisible();
  await act(async () => fireEvent.submit(where.form!));
  expect(add).toHaveBeenCalledWith(
    expect.objectContaining({
      place: expect.stringMatching(/^7HQQ46QQ\+\w+, 0\.0 km/) as string,
      position: { lat: 25.1384, lng: 55.2383, accuracy: 0 },
    }),
  );
  expect(where).toHaveValue(pasted);
});

it('what is pasted stays whole, and the answer says which text is too long', async () => {
  const add = vi.fn().mockResolvedValue({ kind: 'refused', error: 'the vehicle is too long' });
  const user = userEvent.setup();
  render(<NewJob copy={desk} services={booking.services} by="Omar" add={add} onClose={() => undefined} />);
  fireEvent.change(screen.getByLabelText(desk.newJob.phone), { target: { value: '0507654321' } });
  const pasted = 'x'.repeat(3000);
  for (const label of [desk.newJob.place, desk.newJob.what, desk.newJob.name, desk.newJob.vehicle]) {
    const field = screen.getByLabelText(new RegExp(`^${label}`));
    await user.clear(field);
    await user.click(field);
    await user.paste(pasted);
    expect(field, label).toHaveValue(pasted);
  }
  await user.click(screen.getByRole('button', { name: desk.newJob.save }));
  expect(screen.getByText('Not saved: the vehicle is too long.')).toBeVisible();
  expect(add).toHaveBeenCalledWith(expect.objectContaining({ place: pasted, vehicle: pasted }));
  await user.click(screen.getByRole('button', { name: desk.newJob.cancel }));
});

it('a short link of a location is told to be none, and holds up no call', async () => {
  const add = vi.fn().mockResolvedValue({ kind: 'failed' });
  render(<NewJob copy={desk} services={booking.services} by="Omar" add={add} onClose={() => undefined} />);
  fireEvent.change(screen.getByLabelText(desk.newJob.phone), { target: { value: '0507654321' } });
  const where = screen.getByLabelText<HTMLInputElement>(new RegExp(`^${desk.newJob.place}`));
  fireEvent.change(where, { target: { value: 'https://maps.app.goo.gl/abc' } });
  expect(screen.getByText(desk.place.shortened)).toBeVisible();
  expect(screen.getByRole('link', { name: /^Open the link/ })).toHaveAttribute('href', 'https://maps.app.goo.gl/abc');
  await act(async () => fireEvent.submit(where.form!));
  expect(add).toHaveBeenCalledWith(expect.objectContaining({ place: 'https://maps.app.goo.gl/abc' }));
});

it('its button keeps the focus while the call is being saved, and saves it once', async () => {
  const add = vi.fn().mockReturnValue(new Promise(() => undefined));
  render(<NewJob copy={desk} services={booking.services} by="Omar" add={add} onClose={() => undefined} />);
  fireEvent.change(screen.getByLabelText(desk.newJob.phone), { target: { value: '0507654321' } });
  const save = screen.getByRole('button', { name: desk.newJob.save });
  await act(async () => fireEvent.click(save));
  expect(save).toBeEnabled();
  await act(async () => fireEvent.click(save));
  expect(add).toHaveBeenCalledTimes(1);
});
