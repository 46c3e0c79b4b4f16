import { matchRoutes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { href, pathIds, pathTable, type PathId } from '@/config/paths';
import { partsOf, preload, routes } from '@/app/routes';

/** The path of each matched route. The layout routes (header and footer) have none. */
const wayTo = (path: string) => matchRoutes(routes, path)?.map(({ route }) => route.path);
const framed = (path: string) => wayTo(path)?.length === 2;

it.each([
  ['/admin', '/admin/*', false],
  ['/admin/dashboard', '/admin/*', false],
  ['/admin/anything/deep', '/admin/*', false],
  ['/book', '/book', false],
  ['/', '/', true],
  ['/recovery-dubai-arabic', '/recovery-dubai-arabic', true],
  ['/blog/some-post', '/blog/:slug', true],
  ['/blog/a/b', '*', true],
  ['/administrator', '*', true],
  ['/About', '*', true],
])('%s is %s; header and footer: %s', (path, route, frame) => {
  expect([wayTo(path)?.at(-1), framed(path)]).toEqual([route, frame]);
});

it('has a page of its own at every path, in the frame of its language', () => {
  for (const id of pathIds) {
    const { path, bare } = pathTable[id];
    expect(wayTo(path)?.at(-1), id).toMatch(id === 'admin' ? '/admin/*' : path);
    expect(framed(path), id).toBe(!bare);
  }
  const frame = (id: PathId) => matchRoutes(routes, href(id))?.[0]?.route;
  expect(frame('about')).toBe(frame('home'));
  expect(frame('homeAr')).toBe(frame('contactAr'));
  expect(frame('homeAr')).not.toBe(frame('home'));
});

it('shows the booking form at both of its addresses', async () => {
  const [form, same] = await Promise.all(
    ['/book', '/booking'].map(async (path) => {
      await preload(path);
      return partsOf(path).map(({ loaded }) => loaded?.value);
    }),
  );
  expect(form).toEqual([expect.any(Function)]);
  expect(same).toEqual(form);
}, 60_000);

it('fetches a part once, and again after a failure that was forgotten', async () => {
  await preload('/sitemap');
  const parts = partsOf('/sitemap');
  expect(parts.map(({ loaded }) => loaded !== undefined)).toEqual([true, true, true]);
  expect(partsOf('/sitemap')).toEqual(parts);
}, 60_000);
