/** What was unfolded on a page, when one comes back to it. */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useNavigate, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useFolds } from '@/app/use-folds';
import { MemoryRouter } from '../support/router';

function Site() {
  useFolds();
  const go = useNavigate();
  const { pathname } = useLocation();
  return (
    <>
      <details>
        <summary>Menu</summary>
      </details>
      <main id="main" key={pathname}>
        {['One', 'Two', 'Three'].map((name) => (
          <details key={name}>
            <summary>{name}</summary>
          </details>
        ))}
      </main>
      <button onClick={() => go('/other')}>Other</button>
      <button onClick={() => go('/questions')}>Anew</button>
      <button onClick={() => go(-1)}>Back</button>
    </>
  );
}

const open = () => [...document.querySelectorAll<HTMLDetailsElement>('#main details')].map((fold) => fold.open);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
/** As the browser does it. */
function toggle(name: string): void {
  const fold = screen.getByText(name).closest('details')!;
  act(() => {
    fold.open = !fold.open;
    fold.dispatchEvent(new Event('toggle'));
  });
}

it('is unfolded again on Back, in the page only, and not on a new visit', () => {
  render(
    <MemoryRouter initialEntries={['/questions']}>
      <Site />
    </MemoryRouter>,
  );
  toggle('Menu');
  toggle('Two');
  toggle('Three');
  toggle('Three');
  press('Other');
  expect(open()).toEqual([false, false, false]);
  toggle('Menu');
  press('Back');
  expect(open()).toEqual([false, true, false]);
  expect(screen.getByText('Menu').closest('details')).not.toHaveAttribute('open');
  press('Other');
  press('Anew');
  expect(open()).toEqual([false, false, false]);
  press('Back');
  expect(open()).toEqual([false, false, false]);
  press('Back');
  expect(open()).toEqual([false, true, false]);
});
