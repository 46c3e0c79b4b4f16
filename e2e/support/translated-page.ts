/** A page that the browser translates, as Chrome does with one in a language that its user does not read. */
import type { Page } from '@playwright/test';
import { translate } from '../../tests/support/translated';

/** Translates the page, and from now on all that appears on it: every text begins with "*". */
export const translatePage = (page: Page): Promise<void> =>
  page.evaluate(`{
    const translate = ${translate.toString()};
    const again = () => translate(document.body);
    again();
    new MutationObserver(again).observe(document.body, { childList: true, subtree: true, characterData: true });
  }`);
