/** What a visitor can still do when a page breaks. */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { Link, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { Shell } from '@/app/layouts/shell';
import { endWait, fetched, onDemand, useAll } from '@/app/on-demand';
import { PageErrorBoundary } from '@/app/page-error';
import { site } from '@/config/site';
import { layout } from '@/content/en/layout';
import { pageErrorWords } from '@/content/page-error';
import { MemoryRouter } from '../support/router';

/** Also with an owner's own number: a plus and digits. */
const number = site.hotline.replaceAll(' ', '');

const { stopWaiting, reloadWhenServed } = vi.hoisted(() => {
  const stop = vi.fn();
  return { stopWaiting: stop, reloadWhenServed: vi.fn(() => stop) };
});
vi.mock('@/lib/reload-once', () => ({ reloadWhenServed }));
beforeEach(() => {
  stopWaiting.mockClear();
  reloadWhenServed.mockClear().mockReturnValue(stopWaiting);
});

function Broken(): never {
  throw new Error('broken');
}

it.each([
  ['/towing-near-me', 'This page did not load.', 'Call', 'Send an SMS', '/stranded', '/'],
  ['/towing-near-me-arabic', 'لم تفتح هذه الصفحة.', 'اتصل', 'أرسل رسالة نصية', '/stranded-arabic', '/arabic'],
])('%s that breaks still calls, sends an SMS and leads on, in its language', (path, said, call, sms, help, home) => {
  // React logs what was thrown as well.
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <MemoryRouter initialEntries={[path]}>
      <PageErrorBoundary>
        <Broken />
      </PageErrorBoundary>
    </MemoryRouter>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent(said);
  const arabic = path.endsWith('-arabic');
  expect(document.title).toBe(`${said} ${arabic ? site.nameAr : site.name}`);
  expect(screen.getByRole('main')).toHaveAttribute('lang', arabic ? 'ar' : 'en');
  expect(screen.getByRole('main')).toHaveAttribute('dir', arabic ? 'rtl' : 'ltr');
  expect(screen.getByRole('link', { name: new RegExp(`^${call}`) })).toHaveAttribute('href', `tel:${number}`);
  const written = encodeURIComponent(arabic ? 'أرجو الاتصال بي' : 'Please call me');
  expect(screen.getByRole('link', { name: sms })).toHaveAttribute(
    'href',
    expect.stringMatching(new RegExp(`^sms:\\${number}.*${written}`)),
  );
  const words = pageErrorWords[arabic ? 'ar' : 'en'];
  expect(screen.getByRole('alert')).toHaveTextContent(words.text);
  const links = screen.getAllByRole('link').map((link) => [link.getAttribute('href'), link.textContent]);
  expect(links).toEqual(
    expect.arrayContaining([
      [help, words.help],
      [home, words.home],
    ]),
  );
  told.mockClear();
});

it('a page that breaks leaves header, call bar and footer in place, and its message is in the one main element', () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <MemoryRouter initialEntries={['/about']}>
      <Routes>
        <Route element={<Shell words={layout} />}>
          <Route path="*" element={<Broken />} />
        </Route>
      </Routes>
    </MemoryRouter>,
  );
  expect(screen.getByRole('main')).toContainElement(screen.getByRole('alert'));
  // Its SMS has the words of all the others.
  expect(screen.getByRole('link', { name: 'Send an SMS' })).toHaveAttribute(
    'href',
    `sms:${number}?&body=${encodeURIComponent(layout.smsMessage)}`,
  );
  expect(screen.getByRole('banner')).toBeVisible();
  expect(screen.getByRole('contentinfo')).toBeVisible();
  expect(document.querySelector('[data-thumb-bar] a[href^="tel:"]')).toBeVisible();
  told.mockClear();
});

it('a page that fails when it is chosen is tried once, and the next one is shown', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <MemoryRouter initialEntries={['/contact']}>
      <PageErrorBoundary>
        <Routes>
          <Route path="/contact" element={<Link to="/about">Next</Link>} />
          <Route path="/about" element={<Broken />} />
        </Routes>
      </PageErrorBoundary>
      <Link to="/contact">Back</Link>
      <Link to="/about#team">Its team</Link>
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByRole('link', { name: 'Next' }));
  // Nor anew for a place on the same page.
  fireEvent.click(screen.getByRole('link', { name: 'Its team' }));
  expect(screen.getByRole('alert')).toBeVisible();
  expect(told).toHaveBeenCalledOnce();
  expect([reloadWhenServed, stopWaiting].map((one) => one.mock.calls.length)).toEqual([1, 0]);
  fireEvent.click(screen.getByRole('link', { name: 'Back' }));
  expect(screen.getByRole('link', { name: 'Next' })).toBeVisible();
  // Elsewhere nothing is loaded anew because of the page that has failed.
  expect(stopWaiting).toHaveBeenCalledOnce();
  told.mockClear();
});

it('a page whose code could not be fetched is asked for again when it is chosen again, and not awaited meanwhile', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const part = onDemand(
    vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('no network')).mockResolvedValue('Who we are'),
  );
  function About() {
    useAll([part]);
    return <p>{fetched(part)}</p>;
  }
  const page = (
    <MemoryRouter initialEntries={['/about']}>
      <PageErrorBoundary>
        <Suspense>
          <Routes>
            <Route path="/contact" element={<Link to="/about">About</Link>} />
            <Route path="/about" element={<About />} />
          </Routes>
        </Suspense>
      </PageErrorBoundary>
      <Link to="/contact">Contact</Link>
    </MemoryRouter>
  );
  const choose = (name: string) => act(async () => void fireEvent.click(screen.getByRole('link', { name })));
  await act(async () => void render(page));
  expect(screen.getByRole('alert')).toBeVisible();
  expect(document.documentElement).not.toHaveAttribute('data-waits');
  await choose('Contact');
  await choose('About');
  expect(screen.getByText('Who we are')).toBeVisible();
  endWait();
  told.mockClear();
});

it('a page that has failed within a layout that goes too is not waited for any more', () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { unmount } = render(
    <MemoryRouter initialEntries={['/about']}>
      <PageErrorBoundary within>
        <Broken />
      </PageErrorBoundary>
    </MemoryRouter>,
  );
  // The layout has the one main element.
  expect(screen.queryByRole('main')).toBeNull();
  expect(document.getElementById('main')).toBeNull();
  // Each component is mounted twice at first, as in development.
  stopWaiting.mockClear();
  unmount();
  expect(stopWaiting).toHaveBeenCalledOnce();
  told.mockClear();
});
