import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { booking as words } from '@/content/en/booking';
import type { Position } from '@/contract/booking';
import { LocationFinder } from '@/features/booking/location-finder';
import { SETTLE_MS } from '@/lib/position/request';
import { at, fakeGeolocation } from '../../lib/position/fakes';
import { translate } from '../../support/translated';

const onFound = vi.fn<(position?: Position, location?: string) => void>();
let device: ReturnType<typeof fakeGeolocation>;

beforeEach(() => {
  onFound.mockReset();
  device = fakeGeolocation();
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('navigator', { geolocation: device });
});
afterEach(() => vi.unstubAllGlobals());

const finder = (over: { position?: Position; disabled?: boolean; location?: string } = {}) => (
  <LocationFinder
    words={words.position}
    area={words.area}
    location="Deira"
    disabled={false}
    onFound={onFound}
    {...over}
  />
);
const ask = () => fireEvent.click(screen.getByRole('button', { name: words.position.button }));
const finds = (accuracy: number) => act(async () => device.watch!.ok(at(25.221, 55.42, accuracy)));

it('a position that can be relied on chooses its area', async () => {
  render(finder());
  ask();
  await finds(14);
  expect(onFound).toHaveBeenCalledExactlyOnceWith({ lat: 25.221, lng: 55.42, accuracy: 14 }, 'Mirdif');
});

it('a rough one goes with the booking, chooses no area, and says that it is rough', async () => {
  vi.useFakeTimers();
  const rough = { lat: 25.221, lng: 55.42, accuracy: 60_000 };
  const { rerender } = render(finder());
  ask();
  await finds(rough.accuracy);
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(onFound).toHaveBeenCalledExactlyOnceWith(rough, undefined);
  rerender(finder({ position: rough }));
  expect(screen.getByText(words.position.rough, { exact: false })).toHaveTextContent('60 km');
  expect(screen.queryByText('Mirdif', { exact: false })).toBeNull();
  vi.useRealTimers();
});

it('an area that was chosen by hand while the position was on its way stays', async () => {
  const { rerender } = render(finder());
  ask();
  rerender(finder({ location: 'Hatta' }));
  await finds(14);
  expect(onFound).toHaveBeenCalledExactlyOnceWith({ lat: 25.221, lng: 55.42, accuracy: 14 }, undefined);
});

it('a better position chooses its area anew, and one that is taken back does not return', async () => {
  vi.useFakeTimers();
  const { rerender } = render(finder());
  ask();
  await finds(400);
  await act(() => vi.advanceTimersByTimeAsync(SETTLE_MS));
  expect(onFound).toHaveBeenLastCalledWith({ lat: 25.221, lng: 55.42, accuracy: 400 }, 'Mirdif');
  rerender(finder({ location: 'Mirdif' }));
  await act(async () => device.watch!.ok(at(25.2711, 55.3075, 200)));
  const position = { lat: 25.2711, lng: 55.3075, accuracy: 200 };
  expect(onFound).toHaveBeenLastCalledWith(position, 'Deira');
  rerender(finder({ location: 'Deira', position }));
  fireEvent.click(screen.getByRole('button', { name: words.position.remove }));
  expect(onFound).toHaveBeenLastCalledWith(undefined);
  rerender(finder());
  await finds(14);
  expect(onFound).toHaveBeenCalledTimes(3);
  vi.useRealTimers();
});

it('a booking that leaves ends the asking: what is found later is not in it', async () => {
  const { rerender } = render(finder());
  ask();
  rerender(finder({ disabled: true }));
  expect(device.cleared).toBe(1);
  await finds(14);
  expect(onFound).not.toHaveBeenCalled();
});

it('the button keeps the focus while it looks, and asks no second time', () => {
  const asked = vi.spyOn(device, 'watchPosition');
  render(finder());
  const button = screen.getByRole('button', { name: words.position.button });
  button.focus();
  ask();
  expect(button).toHaveTextContent(words.position.working);
  fireEvent.click(button);
  expect(button).toHaveFocus();
  expect(asked).toHaveBeenCalledOnce();
});

it('the focus of a button that removes a position goes to the one that finds another', () => {
  const { rerender } = render(finder({ position: { lat: 25.221, lng: 55.42, accuracy: 14 } }));
  const remove = screen.getByRole('button', { name: words.position.remove });
  remove.focus();
  fireEvent.click(remove);
  rerender(finder());
  expect(screen.getByRole('button', { name: words.position.button })).toHaveFocus();
});

it('a translated button says that it is looking', () => {
  const { container } = render(finder());
  translate(container);
  fireEvent.click(screen.getByRole('button', { name: `*${words.position.button}` }));
  expect(screen.getByRole('button', { name: words.position.working })).toBeVisible();
});
