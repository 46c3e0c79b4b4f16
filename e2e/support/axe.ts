import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** No violation of WCAG 2.2 A and AA (and axe's best practices) on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']).analyze();
  // Pins of a map stand where their places are, and vehicles pass over them: WCAG 2.2, 2.5.8, exempts them ("essential").
  const pin = /data-(?:hub|vehicle)-id/;
  for (const v of violations) if (v.id === 'target-size') v.nodes = v.nodes.filter((n) => !pin.test(n.html));
  const found = violations.filter((v) => v.nodes.length > 0);
  expect(found.map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(' ')).slice(0, 5).join(' | ')}`)).toEqual([]);
}
