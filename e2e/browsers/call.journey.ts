/** The first job in every browser: a call within a thumb's reach, before and after the scripts. */
import { site } from '../../src/config/site';
import { DESKTOP, expect, PHONE, test } from './support/test';

const dial = `tel:+${site.hotline.replace(/\D/g, '')}`;

test('the call stands within reach and dials, at every width, in both languages', async ({ visit, tab }) => {
  await visit.open('/');

  await test.step("it stands whole in a phone's window, dials, and is reported", async () => {
    const call = visit.css('[data-thumb-bar] [data-emergency-call]');
    const box = await call.seen();
    expect(box.pressable).toBe(true);
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(56);
    expect(box.y + box.height).toBeLessThanOrEqual(PHONE.height);
    expect(await call.attribute('href')).toBe(dial);
    // The browser would open its dialler.
    await visit.evaluate(() => {
      addEventListener('click', (event) => event.preventDefault());
      const sent: string[] = Object.assign(window, { sent: [] }).sent;
      const beacon = navigator.sendBeacon.bind(navigator);
      navigator.sendBeacon = (url, body) => sent.push(String(url)) > 0 && beacon(url, body);
      const request = window.fetch;
      window.fetch = (url, init) => {
        sent.push(String(url));
        return request(url, init);
      };
    });
    await call.click();
    await expect
      .poll(() => visit.evaluate(() => (window as unknown as { sent: string[] }).sent))
      .toContainEqual(expect.stringContaining('/api/real-crm-endpoint'));
  });

  await test.step('on a wide screen the header dials', async () => {
    await tab.resize(DESKTOP.width, DESKTOP.height);
    const call = visit.role('link', `Call ${site.hotline}`, 'header');
    expect((await call.seen()).pressable).toBe(true);
    expect(await call.attribute('href')).toBe(dial);
  });

  for (const path of ['/', '/arabic']) {
    if (path !== '/') await visit.open(path);

    await test.step("the header's number keeps the margin of its button", async () => {
      for (const width of [DESKTOP.width, 1024]) {
        await tab.resize(width, DESKTOP.height);
        const margin = await visit.evaluate(() => {
          const button = document.querySelector('header a.btn[href^="tel:"]')!;
          const words = document.createRange();
          words.selectNodeContents(button);
          const [inner, outer] = [words.getBoundingClientRect(), button.getBoundingClientRect()];
          return Math.min(inner.left - outer.left, outer.right - inner.right);
        });
        expect(margin, `${path} at ${width}`).toBeGreaterThanOrEqual(15);
      }
    });

    await test.step("on the narrowest phones each number stands on one line, in the site's font and in the browser's", async () => {
      await tab.resize(320, PHONE.height);
      // A phone's scroll bar takes no room.
      await tab.resize(640 - (await visit.size()).width, PHONE.height);
      // An Arabic page keeps the browser's own font if its own is late (decision 003), and that can be wider.
      for (const font of [null, 'sans-serif']) {
        const lines = await visit.evaluate((family) => {
          const numbers = document.querySelectorAll<HTMLElement>('#home .btn .tel, footer .btn .tel');
          if (family) for (const number of numbers) number.closest<HTMLElement>('.btn')!.style.fontFamily = family;
          return [...numbers].map((number) => {
            const words = document.createRange();
            words.selectNodeContents(number);
            return new Set([...words.getClientRects()].map(({ top }) => top)).size;
          });
        }, font);
        expect(lines, `${path}, ${font ?? 'its own font'}`).toEqual([1, 1]);
      }
    });
  }
});
