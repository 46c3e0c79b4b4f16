import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** WCAG 2.2 A and AA, and axe's best practices. */
const RULES: RunOptions = {
  resultTypes: ['violations'],
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

/** A page reads it once, and half of the bytes in half of the time: `axe.source` is not minified. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe finds in the page. By drawing them it finds out which words are icons of an icon font: that takes a tenth of
 * its time, and it takes most Arabic and Urdu words for icons, whose contrast it then leaves unchecked. The site has no
 * such font, so what it draws looks the same each time.
 */
const violationsOn = (page: Page) =>
  page.evaluate(async (rules) => {
    const { getContext } = HTMLCanvasElement.prototype;
    const blank = {
      measureText: () => ({ width: 30 }),
      fillText: () => undefined,
      clearRect: () => undefined,
      getImageData: () => ({ data: new Uint32Array([1]) }),
    };
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, options?: object) {
      // Nobody else asks for one to be read often.
      const axes = options && 'willReadFrequently' in options;
      return axes ? { ...blank, canvas: this } : getContext.call(this, kind as '2d', options);
    } as typeof getContext;
    const { violations } = await window.axe.run(document, rules);
    HTMLCanvasElement.prototype.getContext = getContext;
    return violations;
  }, RULES);

/** Whether the header or the call bar covers a part of it now: scrolled on, it has its whole size. */
const underBar = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => {
    const box = document.querySelector(wanted)?.getBoundingClientRect();
    const bars = [...document.querySelectorAll('header, [data-thumb-bar]')].map((bar) => bar.getBoundingClientRect());
    return box !== undefined && bars.some((bar) => box.bottom > bar.top && box.top < bar.bottom);
  }, selector);

/**
 * No violation of WCAG 2.2 A and AA (and axe's best practices) on the page as it stands.
 * Parts far from the window are left out of the layout until somebody gets there
 * (`src/boot/whole-page.ts`): axe judges them as they are then; `asOpened`: as other
 * auditors find them, who know nothing of it.
 */
export async function expectAccessible(page: Page, { asOpened = false } = {}): Promise<void> {
  if (!asOpened) await page.evaluate(() => void (document.documentElement.dataset.whole = ''));
  // Once a document: the second look at a page costs half of the first.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  const violations = await violationsOn(page);
  // Pins of a map stand where their places are, and vehicles pass over them: WCAG 2.2,
  // 2.5.8, exempts them ("essential").
  const pin = /data-(?:hub|vehicle)-id/;
  for (const v of violations) {
    if (v.id !== 'target-size') continue;
    const nodes = v.nodes.filter((n) => !pin.test(n.html));
    const under = await Promise.all(nodes.map((n) => underBar(page, String(n.target[0]))));
    v.nodes = nodes.filter((_, i) => !under[i]);
  }
  const found = violations.filter((v) => v.nodes.length > 0);
  expect(
    found.map(
      (v) =>
        `${v.id}: ${v.nodes
          .map((n) => n.target.join(' '))
          .slice(0, 5)
          .join(' | ')}`,
    ),
  ).toEqual([]);
}
