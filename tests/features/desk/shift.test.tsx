/**
 * Beginning and ending a shift, and whether this device would be heard: after a reload, a
 * phone call, and in another tab.
 */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { desk } from '@/content/en/desk';
import { joinPush, leavePush } from '@/features/desk/alarm/join';
import type { ShiftBar } from '@/features/desk/shift/shift-bar';
import type * as Sound from '@/features/desk/alarm/sound';
import { stubAudio } from './audio';
import { eventually } from '../../support/eventually';

vi.mock('@/features/desk/alarm/join', () => ({ joinPush: vi.fn(), leavePush: vi.fn(async () => undefined) }));

const KEY = 'rnm.desk.shift';
const { shift } = desk;
let audio: ReturnType<typeof stubAudio>;
let sound: typeof Sound;
let Bar: () => ReturnType<typeof ShiftBar>;

/** The page as it is after a reload: its modules know nothing of a press. */
beforeEach(async () => {
  vi.resetModules();
  audio = stubAudio();
  vi.stubGlobal('Notification', { permission: 'granted' });
  vi.mocked(joinPush).mockResolvedValue('joined');
  sound = await import('@/features/desk/alarm/sound');
  const [{ ShiftBar }, { useShift }] = await Promise.all([
    import('@/features/desk/shift/shift-bar'),
    import('@/features/desk/shift/use-shift'),
  ]);
  Bar = () => (
    <>
      <h2 id="board-title" tabIndex={-1}>
        Nobody is waiting
      </h2>
      <ShiftBar copy={shift} shift={useShift('t')} />
    </>
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.clearAllMocks();
});

const onShift = () => localStorage.setItem(KEY, JSON.stringify({ name: 'Omar' }));
const press = (event: 'pointerUp' | 'keyDown') => act(async () => void fireEvent[event](document.body));

it('does not begin without a name: the field has the focus, and says what is missing', async () => {
  render(<Bar />);
  const name = screen.getByLabelText(shift.name);
  fireEvent.click(screen.getByRole('button', { name: shift.start }));
  await waitFor(() => expect(name).toHaveFocus());
  expect(name).toHaveAccessibleDescription(shift.nameMissing);
  // Pasted from a chat: nothing that anybody reads, and the server would refuse each step of such a shift.
  fireEvent.change(name, { target: { value: '\u200f\u200b' } });
  fireEvent.click(screen.getByRole('button', { name: shift.start }));
  expect(name).toHaveAccessibleDescription(shift.nameMissing);
});

it('begins: rings once, says that this device rings in the pocket, and leaves the keyboard at the board', async () => {
  render(<Bar />);
  fireEvent.change(screen.getByLabelText(shift.name), { target: { value: ' Omar ' } });
  const start = screen.getByRole('button', { name: shift.start });
  start.focus();
  await act(async () => void fireEvent.click(start));
  expect(screen.getByText(shift.on('Omar'))).toBeInTheDocument();
  expect(screen.getByText(shift.pocket.joined)).toBeInTheDocument();
  expect(joinPush).toHaveBeenCalledWith('t', 'Omar');
  // It outlives a reload.
  expect(JSON.parse(localStorage.getItem(KEY)!)).toEqual({ name: 'Omar' });
  expect(audio.rings()).toBe(1);
  expect(screen.queryByText(shift.soundShort)).toBeNull();
  await eventually(() => expect(screen.getByRole('heading')).toHaveFocus());
});

it.each([
  ['has no sound', () => vi.stubGlobal('AudioContext', undefined)],
  ['never says whether it sounds', () => void audio.hold()],
])('begins where the browser %s: says so, and notifications are asked for all the same', async (_what, given) => {
  vi.useFakeTimers();
  given();
  onShift();
  render(<Bar />);
  expect(screen.queryByText(shift.mute)).toBeNull();
  await act(async () => {
    fireEvent.click(screen.getByText(shift.soundOff));
    await vi.advanceTimersByTimeAsync(1000);
  });
  expect(screen.getByText(shift.mute)).toBeInTheDocument();
  expect(screen.getByText(shift.pocket.joined)).toBeInTheDocument();
});

it.each(['pointerUp', 'keyDown'] as const)('after a reload: the sound is off until the first %s', async (event) => {
  onShift();
  render(<Bar />);
  expect(screen.getByText(shift.soundShort)).toBeInTheDocument();
  sound.ringOnce();
  expect(audio.rings()).toBe(0);
  await press(event);
  expect(screen.queryByText(shift.soundShort)).toBeNull();
  sound.ringOnce();
  expect(audio.rings()).toBe(1);
});

it('rings in the pocket again after a reload, without a press, and joins anew when the network is back', async () => {
  onShift();
  await act(async () => void render(<Bar />));
  expect(joinPush).toHaveBeenCalledWith('t', 'Omar');
  vi.mocked(joinPush).mockClear();
  expect(screen.getByText(shift.pocket.joined)).toBeInTheDocument();
  expect(screen.queryByText(shift.pocketShort)).toBeNull();
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(joinPush).toHaveBeenCalledTimes(1);
  await act(async () => fireEvent.click(screen.getByText(shift.end)));
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(joinPush).toHaveBeenCalledTimes(1);
});

it('says where it is seen that it does not ring in the pocket, and tries again after a minute', async () => {
  vi.useFakeTimers();
  vi.mocked(joinPush).mockResolvedValue('failed');
  onShift();
  await act(async () => void render(<Bar />));
  expect(screen.getByText(shift.pocketShort).closest('summary')).toHaveTextContent(shift.on('Omar'));
  vi.mocked(joinPush).mockReset().mockResolvedValue('joined');
  await act(async () => vi.advanceTimersByTimeAsync(60_000));
  expect(joinPush).toHaveBeenCalledTimes(1);
  expect(screen.queryByText(shift.pocketShort)).toBeNull();
  await act(async () => vi.advanceTimersByTimeAsync(600_000));
  expect(joinPush).toHaveBeenCalledTimes(1);
});

it('does not ring in the pocket any more once it has ended, though the device was about to try again', async () => {
  vi.useFakeTimers();
  vi.mocked(joinPush).mockResolvedValue('failed');
  onShift();
  await act(async () => void render(<Bar />));
  await act(async () => fireEvent.click(screen.getByText(shift.end)));
  vi.mocked(joinPush).mockClear();
  await act(async () => vi.advanceTimersByTimeAsync(600_000));
  expect(joinPush).not.toHaveBeenCalled();
});

it('a press on the sound of a device that could not join is another try', async () => {
  vi.mocked(joinPush).mockResolvedValue('failed');
  onShift();
  await act(async () => void render(<Bar />));
  vi.mocked(joinPush).mockReset().mockResolvedValue('joined');
  await act(async () => void fireEvent.click(screen.getByText(shift.soundOff)));
  expect(joinPush).toHaveBeenCalledTimes(1);
  expect(screen.queryByText(shift.pocketShort)).toBeNull();
});

it.each([
  ['granted', () => shift.pocket.joined, 1],
  ['denied', () => shift.notifications.denied, 0],
] as const)('asks for notifications as it begins; what was %s is shown at once', async (answer, words, joined) => {
  const Notification = { permission: 'default', requestPermission: async () => (Notification.permission = answer) };
  vi.stubGlobal('Notification', Notification);
  render(<Bar />);
  fireEvent.change(screen.getByLabelText(shift.name), { target: { value: 'Omar' } });
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: shift.start })));
  expect(screen.getByText(words())).toBeInTheDocument();
  expect(joinPush).toHaveBeenCalledTimes(joined);
});

it('asks for no permission by itself, and joins nobody off shift', async () => {
  const requestPermission = vi.fn();
  const { unmount } = render(<Bar />);
  unmount();
  vi.stubGlobal('Notification', { permission: 'default', requestPermission });
  onShift();
  await act(async () => void render(<Bar />));
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(requestPermission).not.toHaveBeenCalled();
  expect(joinPush).not.toHaveBeenCalled();
});

it('off shift: a press makes no sound ready', async () => {
  render(<Bar />);
  await press('pointerUp');
  expect(sound.soundReady()).toBe(false);
});

it('a phone call takes the sound away: says so, and the next ring asks for it again', async () => {
  onShift();
  render(<Bar />);
  await press('pointerUp');
  act(() => audio.become('suspended'));
  expect(screen.getByText(shift.soundShort)).toBeInTheDocument();
  await act(async () => sound.ringOnce());
  expect(audio.rings()).toBe(1);
  expect(screen.queryByText(shift.soundShort)).toBeNull();
});

it('a ring that is let through too late is not heard: it belongs to no job any more', async () => {
  onShift();
  render(<Bar />);
  await press('pointerUp');
  act(() => audio.become('suspended'));
  const allow = audio.hold();
  sound.ringOnce();
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 2001);
  await act(async () => allow());
  expect(sound.soundReady()).toBe(true);
  expect(audio.rings()).toBe(0);
});

it('ends: nobody is on shift, and the device is off the list', async () => {
  onShift();
  render(
    <>
      <h2 id="board-title" tabIndex={-1}>
        Board
      </h2>
      <Bar />
    </>,
  );
  screen.getByText(shift.end).focus();
  fireEvent.click(screen.getByText(shift.end));
  expect(screen.getByRole('button', { name: shift.start })).toBeInTheDocument();
  // The button has gone with the shift.
  await new Promise(requestAnimationFrame);
  expect(screen.getByText('Board')).toHaveFocus();
  expect(localStorage.getItem(KEY)).toBeNull();
  expect(leavePush).toHaveBeenCalledWith('t');
});

it.each([KEY, null])('ended in another tab, or with all that is stored there: ends here too (%s)', (key) => {
  onShift();
  render(<Bar />);
  expect(screen.getByText(shift.on('Omar'))).toBeInTheDocument();
  localStorage.removeItem(KEY);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
  expect(screen.getByRole('button', { name: shift.start })).toBeInTheDocument();
});
