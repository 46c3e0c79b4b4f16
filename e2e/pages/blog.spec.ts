/** The blog list: search, category, pages, address (spec 1, sections 2, 4 and 5). */
import { postSummaries as posts } from '../../src/content/en/posts';
import { expectAccessible } from '../support/axe';
import { DESKTOP, expect, PHONE, TABLET, test, type Page } from '../support/test';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const titles = (page: Page) => cards(page).getByRole('heading').allInnerTexts();
const box = (page: Page) => page.getByRole('searchbox', { name: 'Search articles' });
const category = (page: Page) => page.getByRole('combobox', { name: 'Category' });
const pages = (page: Page) => page.getByRole('navigation', { name: 'Pages of articles' });
const newest = (from: number, to: number) => posts.slice(from - 1, to).map((post) => post.title);
/** React has taken over once the search box filters; typing earlier is a test of its own. */
const ready = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('input[type=search]') ?? {}).some((key) => key.startsWith('__react')),
  );

test('six posts on a page, without the articles’ texts; Previous, Next and numbers; a card leads to its article', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('response', (response) => response.url().endsWith('.js') && scripts.push(response.url()));
  await page.goto('/blog');
  await test.step('the list does not fetch the texts of the articles', async () => {
    await ready(page);
    expect(scripts.filter((url) => posts.some(({ slug }) => url.includes(`/${slug}-`)))).toEqual([]);
  });
  await test.step('six posts on a page, with Previous, Next and numbers that end where the posts end', async () => {
    await expect.poll(() => titles(page)).toEqual(newest(1, 6));
    await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page).toHaveURL(/\/blog\?page=2$/);
    await expect.poll(() => titles(page)).toEqual(newest(7, 12));
    await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
    await expect(page.getByRole('heading', { name: 'Articles', exact: true })).toBeInViewport();
    await pages(page).getByRole('link', { name: 'Page 1' }).click();
    await expect.poll(() => titles(page)).toEqual(newest(1, 6));
    await page.goBack();
    await expect.poll(() => titles(page)).toEqual(newest(7, 12));
    await page.goBack();
    await expect.poll(() => titles(page)).toEqual(newest(1, 6));
  });
  await test.step('a card says what the article is, and leads to it from anywhere on it', async () => {
    const post = posts.find(({ slug }) => slug === 'after-an-accident-in-dubai')!;
    const card = cards(page).filter({ has: page.getByRole('heading', { name: post.title }) });
    for (const text of ['Legal Guide', '9 November 2026', '7 min read', post.description])
      await expect(card).toContainText(text);
    await expect(card.getByRole('img')).toHaveAttribute('alt', post.image.alt);
    await expect(card.getByRole('link')).toHaveText(/^Read More/);
    await card.click({ position: { x: 30, y: 30 } });
    await expect(page).toHaveURL(new RegExp(`/blog/${post.slug}$`));
    await expect(page.getByRole('heading', { level: 1, name: post.title })).toBeVisible();
  });
});

test('search and category combine; the page stays and is clamped; the address carries it all', async ({ page }) => {
  await page.goto('/blog?page=2');
  await expect.poll(() => titles(page)).toEqual(newest(7, 12));
  await category(page).selectOption('Safety Guide');
  await expect
    .poll(() => titles(page))
    .toEqual(['Breaking Down at Night on a Highway', 'Tyres in Gulf Heat: A 10-Minute Check']);
  await expect(pages(page)).toHaveCount(0);
  await box(page).pressSequentially('TYRE');
  await expect.poll(() => titles(page)).toEqual(['Tyres in Gulf Heat: A 10-Minute Check']);
  await expect(page).toHaveURL(/\/blog\?page=2&category=Safety\+Guide&q=TYRE$/);

  await cards(page).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tyres in Gulf Heat: A 10-Minute Check');
  await page.goBack();
  await expect.poll(() => titles(page)).toEqual(['Tyres in Gulf Heat: A 10-Minute Check']);
  await expect(box(page)).toHaveValue('TYRE');
  await expect(category(page)).toHaveValue('Safety Guide');

  await page.goBack();
  await expect(box(page)).toHaveValue('');
  await expect(cards(page)).toHaveCount(2);
  await page.goBack();
  await expect(category(page)).toHaveValue('');
  await expect.poll(() => titles(page)).toEqual(newest(7, 12));
});

test.describe('before the scripts arrive', () => {
  const post = posts.find(({ title }) => title.startsWith('Stuck in the Dunes'))!;
  /** Opens the list with its scripts held back; returns what lets them come. */
  async function openEarly(page: Page): Promise<() => void> {
    let release = () => {};
    const gate = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/*.js', async (route) => {
      await gate;
      await route.continue();
    });
    await page.goto('/blog', { waitUntil: 'commit' });
    return () => release();
  }

  test('what is typed is not lost', async ({ page }) => {
    const release = await openEarly(page);
    await box(page).pressSequentially('dune');
    release();
    await expect.poll(() => titles(page)).toEqual(['Stuck in the Dunes: Getting Out Safely']);
    await expect(box(page)).toHaveValue('dune');
    // Nor is it forgotten by what comes next.
    await page.locator('select[name=category]').selectOption(post.category);
    await expect.poll(() => new URL(page.url()).search).toContain('category=');
    expect(new URL(page.url()).searchParams.get('q')).toBe('dune');
    await expect(box(page)).toHaveValue('dune');
  });

  test('nor what is chosen, nor both', async ({ page }) => {
    const release = await openEarly(page);
    await page.locator('select[name=category]').selectOption(post.category);
    await box(page).pressSequentially('dune');
    release();
    await expect.poll(() => titles(page)).toEqual([post.title]);
    await expect(page.locator('select[name=category]')).toHaveValue(post.category);
    await expect(box(page)).toHaveValue('dune');
    expect(new URL(page.url()).searchParams.get('category')).toBe(post.category);
    await box(page).pressSequentially('s');
    await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('dunes');
    expect(new URL(page.url()).searchParams.get('category')).toBe(post.category);
  });
});

test('no barrier and no sideways scrolling at any size when nothing is found', async ({ page }) => {
  test.slow();
  await page.setViewportSize(PHONE);
  await page.goto('/blog?q=zebra');
  await ready(page);
  for (const size of [PHONE, TABLET, DESKTOP])
    await test.step(`at ${size.width} px`, async () => {
      await page.setViewportSize(size);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(over).toBeLessThanOrEqual(0);
      await expectAccessible(page);
    });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('every article can be reached', async ({ page }) => {
    await page.goto('/blog');
    for (const { slug } of posts) await expect(page.locator(`main a[href="/blog/${slug}"]:visible`)).toHaveCount(1);
    await expect(box(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Next' })).toBeHidden();
    await page.locator(`main a[href="/blog/${posts.at(-1)!.slug}"]`).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(posts.at(-1)!.title);
  });
});
