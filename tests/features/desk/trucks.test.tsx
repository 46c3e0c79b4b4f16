/** The company's trucks: a change of duty is saved, or an error says that it was not. */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { desk } from '@/content/en/desk';
import type { Truck } from '@/contract/job/record';
import { Trucks } from '@/features/desk/trucks/trucks';
import { dropDraft } from '@/features/desk/use-draft';
import { truck } from './sample-job';

const ALI = truck(3, { driver: 'Ali' });

// The page keeps what was typed of a truck.
beforeEach(() => dropDraft('truck'));

it('a driver goes off duty with one press; where that was not saved, it is said until it is', async () => {
  const save = vi.fn();
  const { container } = render(<Trucks copy={desk.trucks} trucks={[ALI]} save={save} />);
  container.querySelector('details')!.open = true;
  const button = screen.getByRole('button', { name: 'On duty: DXB 3' });
  const press = () => act(async () => fireEvent.click(button));
  const said = () => screen.getAllByRole('alert')[0]?.textContent;
  let answer: (saved: object) => void = () => undefined;
  save.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  button.focus();
  await press();
  await press();
  expect(save.mock.calls).toEqual([[{ id: 3, onDuty: false }]]);
  expect(button).toBeEnabled();
  expect(button).toHaveFocus();
  await act(async () => answer({ kind: 'failed' }));
  expect(said()).toBe(desk.trucks.failed);
  save.mockResolvedValueOnce({ kind: 'refused', error: 'the plate is too long' });
  await press();
  expect(said()).toBe('the plate is too long');
  save.mockResolvedValueOnce({ kind: 'ok', value: undefined });
  await press();
  expect(said()).toBe('');
});

it('a duty whose answer was lost is wanted again by the second press, and not the opposite', async () => {
  const save = vi.fn();
  const view = (onDuty: boolean) => <Trucks copy={desk.trucks} trucks={[{ ...ALI, onDuty }]} save={save} />;
  const { container, rerender } = render(view(true));
  container.querySelector('details')!.open = true;
  const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
  const said = () => screen.getAllByRole('alert')[0]?.textContent;
  save.mockResolvedValueOnce({ kind: 'failed' });
  await press('On duty: DXB 3');
  expect(said()).toBe(desk.trucks.failed);
  // It was saved: the board brings it.
  rerender(view(false));
  expect(said()).toBe('No answer came. Check what is shown here now.');
  save.mockResolvedValueOnce({ kind: 'ok', value: undefined });
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await press('Off duty: DXB 3');
  expect(save.mock.calls.map(([{ onDuty }]) => onDuty as boolean)).toEqual([false, false]);
  expect(said()).toBe('');
  // The button has another name, which is not announced by itself.
  expect(screen.getByRole('status')).toHaveTextContent('Off duty: DXB 3');
  save.mockResolvedValueOnce({ kind: 'ok', value: undefined });
  await press('Off duty: DXB 3');
  expect(save.mock.lastCall?.[0]).toMatchObject({ onDuty: true });
});

it('what is wrong with a new truck stands at its field, and what was not saved above the button', async () => {
  let answer: (saved: object) => void = () => undefined;
  const save = vi.fn().mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  const { container } = render(<Trucks copy={desk.trucks} trucks={[]} save={save} />);
  container.querySelector('details')!.open = true;
  const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const submit = () => act(async () => fireEvent.submit(container.querySelector('form')!));
  type(desk.trucks.plate, 'Dubai A 12345');
  type(desk.trucks.driver, 'Imran');
  type(desk.trucks.phone, 'ask Imran');
  await submit();
  expect(save).not.toHaveBeenCalled();
  await waitFor(() => expect(screen.getByLabelText(desk.trucks.phone)).toHaveFocus());
  expect(screen.getByLabelText(desk.trucks.phone)).toHaveAccessibleDescription(desk.trucks.phoneWrong);
  // A longer one would be refused by the server, without its field.
  expect(screen.getByLabelText(desk.trucks.plate)).toHaveAttribute('maxlength', '20');
  type(desk.trucks.phone, '٠٥٠ ٧٦٥ ٤٣٢١');
  expect(screen.getByLabelText(desk.trucks.phone)).toBeValid();
  await submit();
  await submit();
  expect(save).toHaveBeenCalledOnce();
  await act(async () => answer({ kind: 'failed' }));
  const said = screen.getByText(desk.trucks.failed);
  const button = screen.getByRole('button', { name: desk.trucks.add });
  expect(said.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  // What was begun outlives this board.
  save.mockResolvedValueOnce({ kind: 'ok', value: undefined });
  await submit();
});

it('the next truck, begun while the answer for one is waited for, is still there when it comes', async () => {
  let answer: (saved: object) => void = () => undefined;
  const save = vi.fn().mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  const { container } = render(<Trucks copy={desk.trucks} trucks={[]} save={save} />);
  container.querySelector('details')!.open = true;
  const field = (label: string) => screen.getByLabelText(label);
  const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
  const submit = () => act(async () => fireEvent.submit(container.querySelector('form')!));
  type(desk.trucks.plate, 'DXB 5');
  // Nobody has pressed yet.
  expect(field(desk.trucks.driver)).toBeValid();
  type(desk.trucks.driver, 'Imran');
  type(desk.trucks.phone, '0507654321');
  await submit();
  type(desk.trucks.plate, 'DXB 6');
  await act(async () => answer({ kind: 'ok', value: undefined }));
  expect(field(desk.trucks.plate)).toHaveValue('DXB 6');
  save.mockResolvedValueOnce({ kind: 'ok', value: undefined });
  await submit();
  expect(save.mock.calls.map(([{ plate }]) => plate as string)).toEqual(['DXB 5', 'DXB 6']);
  expect(field(desk.trucks.plate)).toHaveValue('');
  // The form is for the next one: nothing is missing in it yet.
  expect(field(desk.trucks.plate)).toBeValid();
});

it('a new truck that the server refuses says why; half-typed, it is unfolded after a new sign-in', async () => {
  const save = vi.fn().mockResolvedValueOnce({ kind: 'refused', error: 'the phone number is too long' });
  const view = <Trucks copy={desk.trucks} trucks={[ALI, { ...ALI, id: 4, onDuty: false }]} save={save} />;
  const { container, unmount } = render(view);
  const details = () => document.querySelector('details')!;
  expect(details().open).toBe(false);
  expect(details().querySelector('summary')).toHaveTextContent('(1/2)');
  details().open = true;
  const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
  type(desk.trucks.plate, 'DXB 5');
  type(desk.trucks.driver, 'Imran');
  type(desk.trucks.phone, '0507654321');
  await act(async () => fireEvent.submit(container.querySelector('form')!));
  expect(screen.getByText('the phone number is too long')).toHaveRole('alert');
  unmount();
  render(view);
  expect(details().open).toBe(true);
  expect(screen.getByLabelText(desk.trucks.plate)).toHaveValue('DXB 5');
  for (const label of [desk.trucks.plate, desk.trucks.driver, desk.trucks.phone]) type(label, '');
});

it('a new truck that got no answer is not called unsaved once it is there, nor when nothing is typed any more', async () => {
  const save = vi.fn().mockResolvedValue({ kind: 'failed' });
  const view = (trucks: Truck[]) => <Trucks copy={desk.trucks} trucks={trucks} save={save} />;
  const { container, rerender } = render(view([]));
  container.querySelector('details')!.open = true;
  const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const said = () => screen.getAllByRole('alert').at(-1)?.textContent;
  type(desk.trucks.plate, ALI.plate);
  type(desk.trucks.driver, ALI.driver);
  type(desk.trucks.phone, ALI.phone);
  await act(async () => fireEvent.submit(container.querySelector('form')!));
  expect(said()).toBe(desk.trucks.failed);
  rerender(view([ALI]));
  expect(said()).toBe(desk.trucks.unsettled);
  for (const label of [desk.trucks.plate, desk.trucks.driver, desk.trucks.phone]) type(label, '');
  expect(said()).toBe('');
});

it('a truck without its plate is not saved: the field that is missing has the focus, with its message', async () => {
  const save = vi.fn();
  const { container } = render(<Trucks copy={desk.trucks} trucks={[]} save={save} />);
  container.querySelector('details')!.open = true;
  fireEvent.submit(container.querySelector('form')!);
  await waitFor(() => expect(screen.getByLabelText(desk.trucks.plate)).toHaveFocus());
  expect(screen.getByLabelText(desk.trucks.plate)).toHaveAccessibleDescription(desk.trucks.missing);
  expect(save).not.toHaveBeenCalled();
});

it('a plate that is there again changes that truck, and keeps its kind and language unless others are given', async () => {
  const save = vi.fn().mockResolvedValue({ kind: 'ok', value: undefined });
  const known: Truck = { ...ALI, lang: 'ur' };
  const { container } = render(<Trucks copy={desk.trucks} trucks={[known]} save={save} />);
  container.querySelector('details')!.open = true;
  const field = (label: string) => screen.getByLabelText(label);
  const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
  type(desk.trucks.plate, 'dxb  3 ');
  expect(field(desk.trucks.lang)).toHaveValue('ur');
  expect(field(desk.trucks.kind)).toHaveAttribute('placeholder', 'Flatbed');
  type(desk.trucks.driver, 'Babu');
  type(desk.trucks.phone, '0507654321');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: desk.trucks.save })));
  expect(save.mock.lastCall).toEqual([{ ...known, driver: 'Babu', phone: '0507654321' }]);
  type(desk.trucks.plate, 'DXB 4');
  expect(field(desk.trucks.lang)).toHaveValue('en');
  type(desk.trucks.driver, 'Babu');
  type(desk.trucks.phone, '0507654321');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: desk.trucks.add })));
  expect(save.mock.lastCall).toEqual([
    { plate: 'DXB 4', kind: '', driver: 'Babu', phone: '0507654321', lang: 'en', onDuty: true },
  ]);
});
