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

it('is announced at each failed attempt, by what comes into a box that was there before', () => {
  const shown = (attempt: number, ...ids: string[]) => (
    <ErrorSummary
      title="Please check"
      titlePrefix="Error: "
      errors={ids.map((id) => ({ id, message: id }))}
      attempt={attempt}
    />
  );
  const { container, rerender } = render(shown(0));
  const box = container.firstElementChild;
  expect(box).toBeEmptyDOMElement();
  expect(box).not.toHaveFocus();
  rerender(shown(1, 'kind'));
  const first = screen.getByRole('alert');
  expect(first.parentElement).toBe(box);
  // Correcting a field announces nothing.
  rerender(shown(1, 'kind', 'name'));
  expect(screen.getByRole('alert')).toBe(first);
  rerender(shown(2, 'kind', 'name'));
  expect(screen.getByRole('alert')).not.toBe(first);
  expect(screen.getByRole('alert').parentElement).toBe(box);
});

it('each failed attempt brings the focus and the window back to it; correcting a field does not', () => {
  const seen = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
  const wrong = [{ id: 'kind', message: 'Please choose' }];
  const shown = (attempt: number, errors: typeof wrong) => (
    <>
      <ErrorSummary title="Please check" titlePrefix="Error: " errors={errors} attempt={attempt} />
      <input />
    </>
  );
  const { rerender } = render(shown(1, wrong));
  const box = screen.getByRole('alert').parentElement;
  const field = screen.getByRole('textbox');
  field.focus();
  seen.mockClear();
  rerender(shown(1, [{ id: 'name', message: 'Your name' }]));
  expect(field).toHaveFocus();
  expect(seen).not.toHaveBeenCalled();
  rerender(shown(2, wrong));
  expect(box).toHaveFocus();
  expect(seen.mock.contexts).toContain(box);
  // Nothing is wrong any more: whoever has gone on stays there.
  field.focus();
  rerender(shown(3, []));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(field).toHaveFocus();
});

it('the title says "Error" while something is wrong, and is the page’s own again after that', () => {
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
  document.title = 'Book';
  const wrong = [{ id: 'kind', message: 'Please choose' }];
  const shown = (errors: typeof wrong) => (
    <ErrorSummary title="Please check" titlePrefix="Error: " errors={errors} attempt={1} />
  );
  const { rerender, unmount } = render(shown([]));
  expect(document.title).toBe('Book');
  rerender(shown(wrong));
  expect(document.title).toBe('Error: Book');
  rerender(shown([]));
  expect(document.title).toBe('Book');
  // Another page has come in its place.
  rerender(shown(wrong));
  document.title = 'Terms';
  unmount();
  expect(document.title).toBe('Terms');
});

it('a line without its control stays a link of the browser; one with it leads there once', () => {
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
  const { rerender } = render(summary);
  const press = () => fireEvent.click(screen.getByRole('link', { name: 'Please choose' }));
  expect(press(), 'the browser follows it').toBe(true);
  rerender(
    <>
      {summary}
      <input id="kind" />
    </>,
  );
  expect(press(), 'the browser would jump as well').toBe(false);
});
