import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Tiles } from '@/ui/form/tiles';

const options = [
  { value: 'car', label: 'Car' },
  { value: 'bike', label: 'Motorcycle', note: 'also a quad' },
];
const show = (more: Partial<Parameters<typeof Tiles>[0]> = {}) => {
  const onValue = vi.fn();
  render(<Tiles id="kind" name="kind" legend="What is it?" options={options} value="" onValue={onValue} {...more} />);
  return { onValue, group: screen.getByRole('radiogroup', { name: /^What is it\?/ }) };
};

it('are radio buttons of one group, by their names, of which the first is where an error leads', () => {
  const { onValue } = show({ value: 'bike' });
  const [car, bike] = screen.getAllByRole<HTMLInputElement>('radio');
  expect([car, bike].map((tile) => [tile!.id, tile!.name, tile!.checked])).toEqual([
    ['kind', 'kind', false],
    ['', 'kind', true],
  ]);
  expect(bike).toHaveAccessibleName(/^Motorcycle ?also a quad$/);
  fireEvent.click(car!);
  expect(onValue.mock.calls).toEqual([['car']]);
});

it('say what is wrong with the answer, and that nobody has to give one', () => {
  const { group } = show({ error: 'Please choose', optional: '(optional)' });
  expect(group).toBeInvalid();
  expect(group).toHaveAccessibleDescription('Please choose');
  expect(group).toHaveAccessibleName(/^What is it\? ?\(optional\)$/);
});

it('cannot be changed while the form is sent', () => {
  const { group } = show({ disabled: true });
  expect(group).toBeValid();
  for (const tile of screen.getAllByRole('radio')) expect(tile).toBeDisabled();
});
