import { configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, useNavigate } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { beginWait } from '@/app/on-demand';
import { useArrival } from '@/app/use-arrival';
import { MemoryRouter } from '../support/router';

// Run twice, its effect would take the first page for the second.
configure({ reactStrictMode: false });

function Site({ to }: { to: string }) {
  useArrival();
  const navigate = useNavigate();
  return (
    <main id="main" tabIndex={-1}>
      <Link to={to}>Next</Link>
      <h2 id="prices">Prices</h2>
      <button onClick={() => navigate(-1)}>Back</button>
    </main>
  );
}

const { track } = vi.hoisted(() => ({ track: vi.fn() }));
vi.mock('@/tracking', async (original) => ({ ...(await original<object>()), track }));

async function follow(to: string) {
  delete document.documentElement.dataset.whole;
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  render(
    <MemoryRouter initialEntries={['/about']}>
      <Site to={to} />
    </MemoryRouter>,
  );
  const toAnchor = vi.fn();
  screen.getByRole('heading').scrollIntoView = toAnchor;
  expect(document.body, 'the first page is where the browser has put it').toHaveFocus();
  expect(document.documentElement).not.toHaveAttribute('data-whole');
  await userEvent.click(screen.getByRole('link'));
  expect(screen.getByRole('main')).toHaveFocus();
  expect(document.documentElement, 'all of it has its height').toHaveAttribute('data-whole');
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

it('leaves a link to a place on the same page to the browser, with the focus', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  render(
    <MemoryRouter initialEntries={['/about']}>
      <Site to="/about#prices" />
    </MemoryRouter>,
  );
  const toAnchor = vi.fn();
  screen.getByRole('heading').scrollIntoView = toAnchor;
  await userEvent.click(screen.getByRole('link'));
  expect(screen.getByRole('link')).toHaveFocus();
  expect([scrollTo, toAnchor].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
});

it('leaves the place on a page that one goes back to to the browser', async () => {
  await follow('/services');
  vi.mocked(window.scrollTo).mockClear();
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('main')).toHaveFocus();
  expect(window.scrollTo).not.toHaveBeenCalled();
});

it('reports each page that is seen, by its path, and says that the page answers', async () => {
  track.mockClear();
  delete document.documentElement.dataset.hydrated;
  await follow('/services#prices');
  const seen = (path: string) => [{ name: 'page_view', path }];
  expect(track.mock.calls).toEqual([seen('/about'), seen('/services')]);
  expect(document.documentElement).toHaveAttribute('data-hydrated');
});

it('a link to the page that has stayed is no arrival, and ends the wait for another', async () => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  render(
    <MemoryRouter initialEntries={['/about']}>
      <Site to="/about" />
    </MemoryRouter>,
  );
  track.mockClear();
  beginWait();
  await userEvent.click(screen.getByRole('link'));
  expect(document.documentElement).not.toHaveAttribute('data-waits');
  expect([track.mock.calls, vi.mocked(window.scrollTo).mock.calls]).toEqual([[], []]);
});
