import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { createStatusStore, useStatus, type StatusStore } from '@/features/fleet/section/status-store';

function Line({ store, id }: { store: StatusStore; id: string }) {
  return <p>{useStatus(store, id) ?? 'nothing yet'}</p>;
}

it('tells the line that shows a vehicle what is new of it; a status is never taken back', () => {
  const store = createStatusStore();
  render(<Line store={store} id="a" />);
  expect(screen.getByText('nothing yet')).toBeVisible();
  act(() => store.set('a', 'Heading to Deira'));
  expect(screen.getByText('Heading to Deira')).toBeVisible();
  act(() => store.set('a', undefined));
  expect(screen.getByText('Heading to Deira')).toBeVisible();
});

it('says nothing where nothing is new, nor to those who have left', () => {
  const store = createStatusStore();
  const heard = vi.fn();
  const leave = store.subscribe(heard);
  store.set('a', 'one');
  store.set('a', 'one');
  store.set('a', undefined);
  expect(heard).toHaveBeenCalledTimes(1);
  leave();
  store.set('a', 'two');
  expect(heard).toHaveBeenCalledTimes(1);
});

it('a prerendered page has no status: the first rendering in the browser is the same', () => {
  const store = createStatusStore();
  store.set('a', 'one');
  expect(renderToString(<Line store={store} id="a" />)).toContain('nothing yet');
});
