/** The blog's search in every browser: what is typed filters, and Back brings it back. */
import { postSummaries as posts } from '../../src/content/en/posts';
import { expect, test } from './support/test';

test('a search goes on working however fast it is typed, filters, stands in the address, and comes back by Back', async ({
  visit,
  tab,
}) => {
  await visit.open('/blog');
  const cards = visit.css('main article');
  const titles = visit.css('main article h2, main article h3');
  expect(await cards.count()).toBe(6);
  const search = visit.role('searchbox', 'Search articles');
  // 120 letters without a pause: a browser allows 100 changes of the address in 10 s.
  await search.click();
  const long = 'no article has this '.repeat(6).trim();
  await tab.type(long);
  await search.is({ value: long });
  await expect.poll(visit.path).toBe(`/blog?q=${long.replaceAll(' ', '+')}`);
  await search.fill('tyre');
  const wanted = posts.filter((post) =>
    `${post.title} ${post.description} ${post.keywords.join(' ')}`.toLowerCase().includes('tyre'),
  );
  expect(wanted.length).toBeGreaterThan(0);
  await expect.poll(visit.path).toBe('/blog?q=tyre');
  expect(await cards.count()).toBeGreaterThan(0);
  await expect.poll(cards.count).toBeLessThan(6);
  const first = await titles.text();
  await visit.role('link', /^Read More/).click();
  await visit.role('heading', first).seen();
  await expect.poll(visit.path).toMatch(/^\/blog\/.+/);
  await tab.back();
  await expect.poll(visit.path).toBe('/blog?q=tyre');
  await search.is({ value: 'tyre' });
  expect(await titles.text()).toBe(first);
});

test('an article is laid out wholly where screen readers would find the rest of it empty', async ({ visit, name }) => {
  await visit.open('/blog/after-an-accident-in-dubai');
  const parts = await visit.evaluate(() =>
    [...document.querySelectorAll('.when-near')].map((part) => getComputedStyle(part).contentVisibility),
  );
  expect(parts.length).toBeGreaterThan(5);
  expect(new Set(parts)).toEqual(new Set([name === 'chromium' ? 'auto' : 'visible']));
});
