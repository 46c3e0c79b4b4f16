/** What a WhatsApp or SMS link would type, decoded. */
import type { Locator } from '@playwright/test';

/** The message in the address of a draft, '' for none. */
export function draftOf(address: string): string {
  const query = address.slice(address.indexOf('?') + 1).replace(/^&/, '');
  const params = new URLSearchParams(query);
  return params.get('text') ?? params.get('body') ?? '';
}

/** The same of a link on the page. */
export const linkDraft = async (link: Locator): Promise<string> => draftOf((await link.getAttribute('href')) ?? '');
