import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Field } from '@/ui/form/field';
import { translate } from '../support/translated';

const field = (over: { label?: string; error?: string; note?: string; optional?: string }) => (
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
