/** A job's card on the screen, whose presses go to a spy. */
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import type { Job, Truck } from '@/contract/job/record';
import { ClockProvider, createClock } from '@/features/desk/alarm/clock';
import { endIsNear } from './near';
import { SampleCard } from './sample-card';
import { NOW } from './sample-job';

export const change = vi.fn();
const onLost = vi.fn();
export const clock = createClock(() => NOW);

/** Called by a test file, once. */
export function cardForEachTest(): void {
  beforeEach(() => {
    change.mockReset();
    endIsNear(true);
    change.mockResolvedValue({ kind: 'ok', value: undefined });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}

export const cardWith = (trucks: readonly Truck[]) => (one: Job) => (
  <SampleCard key={one.id} job={one} trucks={trucks} change={change} onLost={onLost} />
);
export const card = cardWith([]);
export const shown = (one: Job, cardOf = card) => (
  <ClockProvider value={clock}>
    <ul>{cardOf(one)}</ul>
  </ClockProvider>
);
export const show = (one: Job) => render(shown(one));
export const unfold = (name: RegExp) => {
  const details = screen.getByText(name).closest('details') as HTMLDetailsElement;
  details.open = true;
  fireEvent(details, new Event('toggle'));
  return details;
};
