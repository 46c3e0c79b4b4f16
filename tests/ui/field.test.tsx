import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, it } from 'vitest';
import { Field } from '@/ui/form/field';
import { translate } from '../support/translated';

const field = (over: Partial<ComponentProps<typeof Field>>) => (
  <Field label="Phone" {...over}>
    {(belongs) => <input {...belongs} />}
  </Field>
);
const described = () => screen.getByRole('textbox');

it.each([undefined, ''])('a translated error goes when the answer is right (note: %j)', (note) => {
  const { container, rerender } = render(field({ error: 'Please enter it', note }));
  translate(container);
  expect(described()).toHaveAccessibleDescription('*Please enter it');
  rerender(field({ note }));
  expect(container).not.toHaveTextContent('Please enter it');
  rerender(field({ error: 'Too long', note }));
  expect(described()).toHaveAccessibleDescription('Too long');
});

it.each([undefined, 'optional'])('a translated label changes with what is asked for (%s)', (optional) => {
  const { container, rerender } = render(field({ optional }));
  translate(container);
  rerender(field({ label: 'Phone with country code', optional }));
  expect(described()).toHaveAccessibleName(/^Phone with country code\b/);
});

it('a field says what it asks for, how, and that it may stay empty; nothing where none of this is said', () => {
  const { container, rerender } = render(field({ hint: 'With country code', optional: '(optional)' }));
  expect(container.querySelector('label')).toHaveTextContent('Phone (optional)');
  expect(described()).toHaveAccessibleDescription('With country code');
  rerender(field({}));
  expect(container).toHaveTextContent(/^Phone$/);
});

it('a question about the answer is read out as it comes, and gives way to an error', () => {
  const { rerender } = render(field({ note: '' }));
  const status = screen.getByRole('status');
  rerender(field({ note: 'One digit more?' }));
  expect(status).toHaveTextContent('One digit more?');
  expect(described()).toHaveAccessibleDescription('One digit more?');
  rerender(field({ note: 'One digit more?', error: 'Too short' }));
  expect(described()).toHaveAccessibleDescription('Too short');
});

it('an error is read out by itself only where it comes while one types', () => {
  const { rerender } = render(field({ error: 'Too long' }));
  expect(screen.queryByRole('status')).toBeNull();
  rerender(field({ error: 'Too long', live: true }));
  expect(screen.getByRole('status')).toHaveTextContent('Too long');
});
