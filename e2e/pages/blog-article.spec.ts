/** A blog article and the page for an unknown slug (spec 1, sections 2, 4, 8 and 9). */
import { site } from '../../src/config/site';
import { loadAllPosts } from '../../tests/support/posts';
import { expectAccessible } from '../support/axe';
import { frames } from '../support/frames';
import { DESKTOP, expect, PHONE, TABLET, test, type Page } from '../support/test';
import { eventNames, recordSinks } from '../support/tracking-sinks';

const posts = await loadAllPosts();
const post = posts.find(({ slug }) => slug === 'tyres-in-gulf-heat')!;
const alone = posts.find(({ slug }) => slug === 'boot-kit')!;
const PATH = `/blog/${post.slug}`;
const toc = (page: Page) => page.getByRole('navigation', { name: 'Table of Contents' });
const views = (page: Page) => page.getByText(/\d views$/);
const records = async (page: Page) =>
  (await page.locator('script[type="application/ld+json"]').allTextContents()).map(
    (text) => JSON.parse(text) as Record<string, unknown>,
  );

test('an article: head, header, questions, topics and calls, its views, and the others of its category', async ({
  page,
}) => {
  await recordSinks(page);
  await page.goto(PATH);
  await test.step('the head says what the document asks: title, canonical, post and picture records', async () => {
    await expect(page).toHaveTitle(`${post.title} | ${site.name}`);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', post.canonicalUrl);
    const found = await records(page);
    const posting = found.find((r) => r['@type'] === 'BlogPosting')!;
    const image = found.find((r) => r['@type'] === 'ImageObject')!;
    expect(posting.wordCount).toBe(Math.round(post.sections.map((s) => s.content).join('').length / 5));
    expect(posting.image).toEqual({ '@id': image['@id'] });
    expect(found.some((r) => r['@type'] === 'BreadcrumbList')).toBe(true);
    expect(JSON.stringify(found)).not.toContain('aggregateRating');
  });
  await test.step('header: category, description, date, read time, author; breadcrumb home and to the blog', async () => {
    const header = page.locator('article > header');
    for (const text of [post.category, post.description, '6 July 2026', '6 min read', post.author])
      await expect(header).toContainText(text);
    const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(trail.getByRole('link')).toHaveText(['Home', 'Blog']);
    await expect(trail).toContainText(post.title);
  });
  await test.step('one question is open at a time, and choosing the open one closes it', async () => {
    const region = page.getByRole('region', { name: 'Frequently Asked Questions' });
    const open = region.locator('details[open]');
    const question = (index: number) => region.locator('summary').nth(index);
    await expect(open).toHaveCount(0);
    await question(0).click();
    await expect(region.getByText(post.faqs[0]!.answer)).toBeVisible();
    await question(2).click();
    await expect(open).toHaveCount(1);
    await expect(region.getByText(post.faqs[2]!.answer)).toBeVisible();
    await question(2).click();
    await expect(open).toHaveCount(0);
  });
  await test.step('topics, call box, banner', async () => {
    await expect(page.getByRole('region', { name: 'Related Topics' }).getByRole('listitem')).toHaveText([
      ...post.keywords,
    ]);
    for (const name of ['Emergency Recovery', 'Need Emergency Car Recovery?']) {
      const call = page.getByRole('region', { name }).getByRole('link', { name: /Call Now/ });
      await expect(call).toHaveAttribute('href', /^tel:\+971/);
      await call.click();
    }
    await expect.poll(async () => (await eventNames(page)).length).toBe(4);
    await expect(page.getByRole('heading', { name: 'Related Articles' })).toBeVisible();
  });
  await test.step('the views figure is drawn once per article and tab', async () => {
    const first = await views(page).innerText();
    const figure = Number(first.replace(/\D/g, ''));
    expect(figure).toBeGreaterThanOrEqual(500);
    expect(figure).toBeLessThanOrEqual(5499);
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Blog' }).click();
    await expect(page.getByRole('searchbox')).toBeVisible();
    await page.goBack();
    await expect(views(page)).toHaveText(first);
    await page.reload();
    await expect(views(page)).toHaveText(first);
  });
  await test.step('the others of the category', async () => {
    await page.getByRole('link', { name: /^Read More Breaking Down at Night/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Breaking Down at Night on a Highway');
  });
});

test('the table of contents follows the reading, with its threshold at 100 px', async ({ page }) => {
  await page.goto(PATH);
  const second = post.sections[1]!;
  const active = toc(page).locator('[aria-current=location]');
  await expect(views(page)).toBeVisible();
  await expect(active).toHaveCount(0);

  const place = (top: number) =>
    page.evaluate(
      ([id, y]) =>
        window.scrollBy(0, document.getElementById(id as string)!.getBoundingClientRect().top - (y as number)),
      [second.id, top],
    );
  await place(102);
  await expect(active).toHaveText([post.sections[0]!.title]);
  await place(100);
  await expect(active).toHaveText([second.title]);

  for (const section of [...post.sections].reverse()) {
    await toc(page).getByRole('link', { name: section.title }).click();
    await expect(active).toHaveText([section.title]);
    await expect(page).toHaveURL(new RegExp(`#${section.id}$`));
    await expect(page.locator(`#${section.id}`).getByRole('heading')).toBeInViewport();
  }
});

test('each network gets a window of its own', async ({ page, context }) => {
  await context.route(/facebook\.com|x\.com|linkedin\.com/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>share</title>' }),
  );
  await page.goto(`${PATH}?utm_source=test#age`);
  await expect(views(page)).toBeVisible();
  const address = new URL(PATH, page.url()).href;
  const share = async (name: string) => {
    const [popup] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('link', { name, exact: true }).click(),
    ]);
    await popup.waitForURL(/facebook|x\.com|linkedin/);
    const url = new URL(popup.url());
    expect(await popup.evaluate(() => window.opener)).toBeNull();
    await popup.close();
    return url;
  };
  expect((await share('Facebook')).searchParams.get('u')).toBe(address);
  const x = await share('X');
  expect(x.searchParams.get('url')).toBe(address);
  expect(x.searchParams.get('text')).toBe(post.title);
  expect((await share('LinkedIn')).searchParams.get('url')).toBe(address);
});

test.describe('copying the address', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
  const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
  const button = (page: Page) => page.getByRole('button', { name: /Copy address|Address copied/ });

  test('says so for two seconds, and the button keeps its size', async ({ page }) => {
    await page.clock.install({ time: '2026-11-21T08:00:00Z' });
    await page.goto(`${PATH}#age`);
    await expect(views(page)).toBeVisible();
    await page.clock.pauseAt('2026-11-21T09:00:00Z');
    const before = (await button(page).boundingBox())!;
    await button(page).click();
    await expect(button(page)).toHaveAccessibleName('Address copied');
    expect(await copied(page)).toBe(new URL(PATH, page.url()).href);
    expect((await button(page).boundingBox())!.width).toBe(before.width);
    await page.clock.runFor(1900);
    await expect(button(page)).toHaveAccessibleName('Address copied');
    await page.clock.runFor(200);
    await expect(button(page)).toHaveAccessibleName('Copy address');
  });

  test('works where the browser refuses the clipboard', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator.clipboard, 'writeText', {
        value: () => Promise.reject(new DOMException('no', 'NotAllowedError')),
      });
    });
    await page.goto(PATH);
    await expect(views(page)).toBeVisible();
    await button(page).click();
    await expect(button(page)).toHaveAccessibleName('Address copied');
    expect(await copied(page)).toBe(new URL(PATH, page.url()).href);
  });
});

test('the switch of languages leads to the section that was being read', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/blog/boot-kit#in-the-boot');
  const section = page.locator('#in-the-boot');
  const top = async () => Math.round((await section.boundingBox())!.y);
  // Below the header.
  await expect.poll(top).toBe(84);
  await page.getByRole('banner').getByRole('link', { name: 'العربية' }).click();
  await expect(page).toHaveURL('/blog-arabic/boot-kit#in-the-boot');
  await expect(page.locator('html[dir="rtl"] #in-the-boot')).toBeVisible();
  await expect.poll(top).toBe(84);
});

test('the call beside an article: an edge after dark; in view on low windows, clear of the floating call button', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(PATH);
  await test.step('after dark the boxes with the call have an edge, for they are as dark as the page', async () => {
    for (const name of ['Emergency Recovery', 'Need Emergency Car Recovery?'])
      await expect(page.getByRole('region', { name })).toHaveCSS('box-shadow', /rgb\(59, 74, 88\) 0px 0px 0px 2px/);
    // A part that scrolls in itself cuts off what stands out of it.
    const room = await page.locator('aside .on-dark').evaluate((box) => {
      const [own, around] = [box, box.parentElement!].map((one) => one.getBoundingClientRect());
      return [own!.top - around!.top, own!.left - around!.left];
    });
    expect(Math.min(...room)).toBeGreaterThanOrEqual(2);
  });
  await page.emulateMedia({ colorScheme: null });
  await test.step('on low windows the call link is in view, clear of the floating call button', async () => {
    for (const [width, height] of [
      [1024, 768],
      [1366, 768],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      // Deep in the text, where it stays in view.
      await page
        .locator('article section')
        .nth(2)
        .evaluate((part) => part.scrollIntoView());
      const button = page.locator('[data-emergency-call]');
      const call = page.locator('aside').getByRole('link', { name: 'Call Now' });
      // As the keyboard does it: a part that scrolls brings what has the focus into view.
      await call.focus();
      await expect(call).toBeInViewport({ ratio: 1 });
      const [a, b] = [(await call.boundingBox())!, (await button.boundingBox())!];
      const clear = a.x + a.width <= b.x || a.y + a.height <= b.y;
      expect(clear, `${JSON.stringify([a, b])} at ${width} px`).toBe(true);
    }
  });
});

test('an unknown slug: the texts of the document, 404, no index, and the way back', async ({ page, expected }) => {
  expected(/404/);
  const response = await page.goto('/blog/no-such-article');
  expect(response!.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog Post Not Found');
  await expect(page.getByText("The blog post you're looking for doesn't exist.", { exact: true })).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to Blog' }).click();
  await expect(page).toHaveURL(/\/blog$/);
  await expect(page.getByRole('searchbox')).toBeVisible();
});

test('reads well on a phone, a tablet and a desktop: letters, line length, no barrier', async ({ page }) => {
  test.slow();
  await page.setViewportSize(PHONE);
  await page.goto(PATH);
  await expect(views(page)).toBeVisible();
  for (const size of [PHONE, TABLET, DESKTOP])
    await test.step(`at ${size.width} px`, async () => {
      await page.setViewportSize(size);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(over).toBeLessThanOrEqual(0);
      const text = await page
        .locator('section > div > p')
        .first()
        .evaluate((p) => {
          const range = document.createRange();
          range.selectNodeContents(p);
          const lines = new Set([...range.getClientRects()].map((r) => Math.round(r.top))).size;
          return { size: parseFloat(getComputedStyle(p).fontSize), perLine: p.textContent.length / lines };
        });
      expect(text.size).toBeGreaterThanOrEqual(size.width >= 1024 ? 18 : 16);
      expect(text.perLine).toBeLessThanOrEqual(70);
      await expectAccessible(page);
    });
  await test.step('on a phone the table of contents is folded before the text', async () => {
    await page.setViewportSize(PHONE);
    await expect(toc(page)).toBeHidden();
    await page.locator('summary', { hasText: 'Table of Contents' }).click();
    await toc(page).getByRole('link', { name: post.sections[2]!.title }).click();
    await expect(page.locator(`#${post.sections[2]!.id}`).getByRole('heading')).toBeInViewport();
  });
});

for (const path of [`/blog/${alone.slug}`, '/blog-arabic/night-breakdown-on-a-highway'])
  test(`${path} fetches the pictures of its sections only when they come near, and nothing moves for them`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await page.addInitScript(() => {
      const seen = window as unknown as { shifted: number };
      seen.shifted = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shifted += (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(path);
    await expect(page.locator('article > header')).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const pictures = page.locator('article section > div > figure img');
    const last = await pictures.last().getAttribute('src');
    const name = last!.replace(/-\d+\.webp$/, '');
    expect(fetched.filter((file) => file.startsWith(name))).toEqual([]);
    for (const picture of await pictures.all()) {
      // A hand's width at a time, as people read: a leap over parts that were never laid
      // out moves what stands at its end.
      const below = () => picture.evaluate((image) => image.getBoundingClientRect().bottom > innerHeight);
      while (await below()) {
        await page.mouse.wheel(0, 300);
        await frames(page, 2);
      }
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    }
    expect(fetched.some((file) => file.startsWith(name))).toBe(true);
    expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBeLessThan(0.02);
  });

test('on paper an article has its title and every answer, no holes of pictures and nothing that is pressed', async ({
  page,
}) => {
  await page.goto('/blog/night-breakdown-on-a-highway');
  await expect(views(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('All of you get out on the side away from traffic.')).toBeVisible();
  await expect(page.getByText('Not beside moving traffic.')).toBeVisible();
  await expect(page.locator('main img:visible, main button:visible, main nav:visible')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Related Articles' })).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  // It stands in the HTML, and is to be seen before any script.
  test('the call box beside an article stands whole in the first view', async ({ page }) => {
    for (const slug of posts.map((one) => one.slug))
      for (const blog of ['blog', 'blog-arabic']) {
        await page.goto(`/${blog}/${slug}`);
        for (const width of [1280, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          await expect(page.locator('aside .on-dark'), `${blog} ${slug} ${width}`).toBeInViewport({ ratio: 1 });
        }
      }
  });

  test('an article reads in full, and its questions open', async ({ page }) => {
    // The others' texts: tests/dist/parts.ts.
    await page.goto(PATH);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(post.title);
    for (const section of post.sections) {
      const last = section.content
        .trim()
        .split('\n')
        .at(-1)!
        .replace(/^(- |\d+\. )/, '');
      await expect(page.locator(`#${section.id}`).getByText(last, { exact: true }).first()).toBeVisible();
    }
    await page.locator('summary', { hasText: post.faqs[0]!.question }).click();
    await expect(page.getByText(post.faqs[0]!.answer)).toBeVisible();
    await expect(views(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Copy address' })).toBeHidden();
  });
});
