import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { useArrival } from '@/app/use-arrival';
import { MemoryRouter } from '../support/router';

function Site({ to }: { to: string }) {
  useArrival();
  return (
    <main id="main" tabIndex={-1}>
      <Link to={to}>Next</Link>
      <h2 id="prices">Prices</h2>
    </main>
  );
}

async function follow(to: string) {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  render(
    <MemoryRouter initialEntries={['/about']}>
      <Site to={to} />
    </MemoryRouter>,
  );
  const toAnchor = vi.fn();
  screen.getByRole('heading').scrollIntoView = toAnchor;
  await userEvent.click(screen.getByRole('link'));
  expect(screen.getByRole('main')).toHaveFocus();
  return { toTop: scrollTo.mock.calls.length, toAnchor: toAnchor.mock.calls.length };
}

it('goes to the top of the next page, which has the focus', async () => {
  expect(await follow('/services')).toEqual({ toTop: 1, toAnchor: 0 });
});

it('goes to the anchor that a link names', async () => {
  expect(await follow('/services#prices')).toEqual({ toTop: 0, toAnchor: 1 });
});

it('goes to the top for an anchor that is none, which the language switch takes along as it was typed', async () => {
  expect(await follow('/about-arabic#100%')).toEqual({ toTop: 1, toAnchor: 0 });
});
