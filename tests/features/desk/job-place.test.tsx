/** Where a job is: a better place is read and shown before it is saved. */
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Job } from '@/contract/job/record';
import { job } from './sample-job';
import { cardForEachTest, change, show, shown, unfold } from './shown-card';

cardForEachTest();

it('shows what a pasted link means before it is saved, and saves position and words', async () => {
  const one = job(1);
  show(one);
  unfold(/^More/);
  const field = screen.getByLabelText(/^Place, or a pasted location/);
  expect(field).toHaveValue('Deira');
  fireEvent.change(field, { target: { value: 'https://www.google.com/maps?q=25.1384,55.2383' } });
  expect(screen.getByText(/Location found: 7HQQ46QQ\+9\w, 0\.0 km from the middle of Al Quoz/)).toBeVisible();
  await act(async () => fireEvent.submit(field.closest('form') as HTMLFormElement));
  expect(change).toHaveBeenCalledWith(
    one,
    {
      kind: 'place',
      place: expect.stringMatching(/^7HQQ46QQ\+\w+, 0\.0 km/),
      position: { lat: 25.1384, lng: 55.2383, accuracy: 0 },
    },
    'Omar',
  );
});

it('makes a position of the coordinates that a customer has typed as the place', async () => {
  show(job(1, { place: '25.1384, 55.2383' }));
  unfold(/^More/);
  const field = screen.getByLabelText(/^Place, or a pasted location/);
  expect(screen.getByText(/Location found: 7HQQ46QQ/)).toBeVisible();
  await act(async () => fireEvent.submit(field.closest('form') as HTMLFormElement));
  expect(change.mock.lastCall?.[1]).toMatchObject({ position: { lat: 25.1384, lng: 55.2383, accuracy: 0 } });
});

it('shows the place that the customer or a colleague has changed, and says so to whoever is typing one', async () => {
  const { rerender } = show(job(1));
  unfold(/^More/);
  const field = screen.getByLabelText(/^Place, or a pasted location/);
  rerender(shown(job(1, { version: 2, place: 'Mirdif' })));
  expect(field).toHaveValue('Mirdif');
  fireEvent.change(field, { target: { value: 'Mirdif, Exit 41' } });
  expect(screen.queryByText(/was changed while you typed/)).toBeNull();
  // The customer sends the position: the words are the same.
  rerender(shown(job(1, { version: 3, place: 'Mirdif', position: { lat: 25.22, lng: 55.42, accuracy: 8 } })));
  expect(field).toHaveValue('Mirdif, Exit 41');
  expect(screen.getByText(/was changed while you typed/)).toHaveTextContent(/It is now: Mirdif$/);
  await act(async () => fireEvent.submit(field.closest('form') as HTMLFormElement));
  expect(change.mock.lastCall?.[1]).toEqual({ kind: 'place', place: 'Mirdif, Exit 41' });
  rerender(shown(job(1, { version: 4, place: 'Mirdif, Exit 41' })));
  expect(field).toHaveValue('Mirdif, Exit 41');
  expect(screen.queryByText(/was changed while you typed/)).toBeNull();
});

it('says nothing of a changed place where the stream tells of the one that is being saved', async () => {
  let answer = (_saved: unknown): void => undefined;
  change.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  const { rerender } = show(job(1));
  unfold(/^More/);
  const field = screen.getByLabelText(/^Place, or a pasted location/);
  fireEvent.change(field, { target: { value: '25.1384, 55.2383' } });
  await act(async () => fireEvent.submit(field.closest('form') as HTMLFormElement));
  const { place, position } = change.mock.lastCall?.[1] as Pick<Job, 'place' | 'position'>;
  rerender(shown(job(1, { version: 2, place, position })));
  expect(screen.queryByText(/was changed while you typed/)).toBeNull();
  await act(async () => answer({ kind: 'ok' }));
  expect(screen.queryByText(/was changed while you typed/)).toBeNull();
  expect(field).toHaveValue(place);
});

it('refuses a shortened link in words, warns of a place abroad, and takes a plain name', async () => {
  show(job(1));
  unfold(/^More/);
  const field = screen.getByLabelText(/^Place, or a pasted location/);
  const type = (value: string) => fireEvent.change(field, { target: { value } });
  type('Gate 4: https://maps.app.goo.gl/abc thanks');
  expect(screen.getByText(/This short link cannot be read/)).toBeVisible();
  expect(screen.getByRole('link', { name: /^Open the link/ })).toHaveAttribute('href', 'https://maps.app.goo.gl/abc');
  expect(screen.getByRole('button', { name: 'Save the place' })).toBeDisabled();
  // Somebody else's host.
  type('https://maps.app.goo.gl.example.com/abc');
  expect(screen.queryByRole('link', { name: /^Open the link/ })).toBeNull();
  type('48.8584, 2.2945');
  expect(screen.queryByRole('link', { name: /^Open the link/ })).toBeNull();
  expect(screen.getByText(/outside the UAE/)).toBeVisible();
  type('Exit 41, hard shoulder');
  await act(async () => fireEvent.submit(field.closest('form') as HTMLFormElement));
  expect(change.mock.lastCall?.[1]).toEqual({ kind: 'place', place: 'Exit 41, hard shoulder' });
});
