import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ErrorSummary } from '@/ui/form/error-summary';

afterEach(() => Reflect.deleteProperty(Element.prototype, 'scrollIntoView'));

it.each(['radio', 'checkbox'])('a line leads to the first %s of a group, with its question in sight', (type) => {
  const seen: string[] = [];
  Element.prototype.scrollIntoView = vi.fn(function (this: Element) {
    seen.push(this.tagName);
  });
  render(
    <>
      <ErrorSummary
        title="Please check"
        titlePrefix="Error: "
        errors={[{ id: 'kind', message: 'Please choose' }]}
        attempt={1}
      />
      <fieldset>
        <legend>What kind?</legend>
        <label>
          <input id="kind" type={type} /> Car
        </label>
      </fieldset>
    </>,
  );
  expect(document.title).toMatch(/^Error:/);
  seen.length = 0;
  fireEvent.click(screen.getByRole('link', { name: 'Please choose' }));
  expect(seen).toEqual(['LEGEND']);
  expect(screen.getByRole(type)).toHaveFocus();
});
