/** The company's trucks: who is on duty is saved, or it is said that it was not. */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { desk } from '@/content/en/desk';
import type { Truck } from '@/contract/job/record';
import { Trucks } from '@/features/desk/trucks/trucks';

const ALI: Truck = {
  id: 3,
  plate: 'DXB 3',
  kind: 'Flatbed',
  driver: 'Ali',
  phone: '+971501234567',
  lang: 'en',
  onDuty: true,
};

it('a driver goes off duty with one press; where that was not saved, it is said until it is', async () => {
  const save = vi.fn();
  const { container } = render(<Trucks copy={desk.trucks} trucks={[ALI]} save={save} />);
  container.querySelector('details')!.open = true;
  const press = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'On duty' })));
  const said = () => screen.getAllByRole('alert')[0]?.textContent;
  save.mockResolvedValueOnce({ kind: 'failed' });
  await press();
  expect(save).toHaveBeenCalledWith({ ...ALI, onDuty: false });
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
  await press('On duty');
  expect(said()).toBe(desk.trucks.failed);
  // It was saved: the board brings it.
  rerender(view(false));
  expect(said()).toBe('No answer came. Check what is shown here now.');
  save.mockResolvedValueOnce({ kind: 'ok', value: undefined });
  await press('Off duty');
  expect(save.mock.calls.map(([{ onDuty }]) => onDuty as boolean)).toEqual([false, false]);
  expect(said()).toBe('');
  save.mockResolvedValueOnce({ kind: 'ok', value: undefined });
  await press('Off duty');
  expect(save.mock.lastCall?.[0]).toMatchObject({ onDuty: true });
});
