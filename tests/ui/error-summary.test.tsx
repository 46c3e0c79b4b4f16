import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ErrorSummary } from '@/ui/form/error-summary';

const summary = (
  <ErrorSummary
    title="Please check"
    titlePrefix="Error: "
    errors={[{ id: 'kind', message: 'Please choose' }]}
    attempt={1}
  />
);

it.each(['radio', 'checkbox'])('a line leads to the first %s of a group, with its question in sight', (type) => {
  const seen: string[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    seen.push(this.tagName);
  });
  render(
    <>
      {summary}
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

it('a line leads to a field that has been folded away since', () => {
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
  render(
    <>
      {summary}
      <details>
        <summary>Your car</summary>
        <label>
          Kind <input id="kind" />
        </label>
      </details>
    </>,
  );
  fireEvent.click(screen.getByRole('link', { name: 'Please choose' }));
  expect(screen.getByRole('textbox')).toBeVisible();
  expect(screen.getByRole('textbox')).toHaveFocus();
});

it('is read out once: what is announced has the title and the list, and is not itself what takes the focus', () => {
  render(summary);
  const alert = screen.getByRole('alert');
  expect(within(alert).getByRole('heading', { name: 'Please check' })).toBeVisible();
  expect(within(alert).getByRole('link', { name: 'Please choose' })).toBeVisible();
  const box = alert.parentElement as HTMLElement;
  expect(box).toHaveFocus();
  expect(box).not.toHaveAttribute('role');
  expect(box).not.toHaveAttribute('aria-labelledby');
});
