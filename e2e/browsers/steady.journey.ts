/** Nothing moves under the finger: while a page starts, the network goes, or somebody comes back. */
import { home } from '../../src/content/en/home';
import { DESKTOP, expect, PHONE, test } from './support/test';

test('the next slide comes by the arrow while the page starts; width and place stay, without a scroll bar', async ({
  visit,
  tab,
  line,
}) => {
  // First, since the press must come while the page starts: with its files in the browser's cache it starts sooner.
  await tab.goto(`${line.url}/`);
  await visit.role('button', 'Next slide').click();
  const slide = visit.css('[aria-roledescription=slide]:not([inert]) h2');
  await expect.poll(async () => (await slide.text()).replace(/\s+/g, ' ')).toBe(home.slides[1]!.headline);

  const measure = () =>
    visit.evaluate(() => {
      const row = document.querySelector<HTMLElement>('section[aria-roledescription] > div')!;
      const { x, width } = document.querySelector('h1')!.getBoundingClientRect();
      return {
        bar: row.offsetHeight - row.clientHeight,
        height: row.offsetHeight,
        x,
        width,
        page: document.documentElement.clientWidth,
      };
    });
  for (const { width, height } of [PHONE, DESKTOP]) {
    await tab.resize(width, height);
    await tab.goto(`${line.url}/`);
    const before = await measure();
    expect(before.bar).toBe(0);
    await visit.started();
    expect(await measure()).toEqual(before);
  }
});

test('the focus at the end of a long page, the line that says that the network is gone, and Back move nothing', async ({
  visit,
}) => {
  await test.step('what the focus jumps to stays in sight', async () => {
    const place = () => visit.evaluate(() => Math.round(document.activeElement!.getBoundingClientRect().top));
    for (const path of ['/', '/blog/tyres-in-gulf-heat']) {
      await visit.open(path);
      await visit.evaluate(() => [...document.querySelectorAll<HTMLElement>('footer a')].at(-1)!.focus());
      await expect
        .poll(async () => {
          const before = await place();
          await visit.evaluate(
            () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(0)))),
          );
          return (await place()) - before;
        })
        .toBe(0);
      const [top, height] = [await place(), await visit.evaluate(() => innerHeight)];
      expect(top, path).toBeGreaterThan(0);
      expect(top, path).toBeLessThan(height);
    }
  });
  await test.step('Back shows the place that was left at once, without scrolling there through the page', async () => {
    await visit.open('/');
    await visit.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await visit.css('footer a[href="/privacy-policy"]').is({ pressable: true });
    // Read when it is left: parts that are laid out on the way down may still move the end of the page.
    await visit.evaluate(() => addEventListener('click', () => (document.body.dataset.left = String(scrollY)), true));
    await visit.css('footer a[href="/privacy-policy"]').click();
    await expect.poll(visit.path).toBe('/privacy-policy');
    await expect.poll(() => visit.evaluate(() => scrollY)).toBe(0);
    const left = await visit.evaluate(() => Number(document.body.dataset.left));
    expect(left).toBeGreaterThan(3000);
    const passed = await visit.evaluate(async () => {
      const tops: number[] = [];
      history.back();
      // Two seconds where nothing holds up the frames; a busy machine may take as long until the page is there.
      const late = performance.now() + 15_000;
      for (let frames = 0; frames < 120 && performance.now() < late;) {
        await new Promise((painted) => requestAnimationFrame(painted));
        if (location.pathname !== '/') continue;
        tops.push(Math.round(scrollY));
        if (scrollY > 0) frames += 1;
      }
      return [...new Set(tops)].filter((top) => top > 0);
    });
    // A part that was laid out on the way may be a little lower than was estimated.
    expect(passed.length).toBeGreaterThan(0);
    expect(passed.filter((top) => Math.abs(top - left) >= 100)).toEqual([]);
  });
  await test.step('the line that says that the network is gone', async () => {
    for (const path of ['/', '/book']) {
      await visit.open(path);
      const tops = () =>
        visit.evaluate(() =>
          [...document.querySelectorAll('h1, main a[href^="tel:"], main h2')].map((element) =>
            Math.round(element.getBoundingClientRect().top),
          ),
        );
      const before = await tops();
      // No driver can switch off the network: `navigator.onLine` and its event are faked.
      await visit.evaluate(() => {
        Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
        dispatchEvent(new Event('offline'));
      });
      await visit.text(/^You are offline/).seen();
      expect(await tops(), path).toEqual(before);
    }
  });
});
