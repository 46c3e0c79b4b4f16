import { expect, it } from 'vitest';
import { MobileMenu } from '@/app/layouts/parts/mobile-menu';
import { href } from '@/config/paths';
import { layout as arabic } from '@/content/ar/layout';
import { layout as english } from '@/content/en/layout';
import { LangContext } from '@/lib/lang';
import { renderPage } from '../../support/page';

it.each([
  ['en', english, href('home')],
  ['ar', arabic, href('homeAr')],
] as const)('%s: Home leads to the main page in the reader’s language, like the header’s', (lang, words, address) => {
  const { container } = renderPage(
    <LangContext value={lang}>
      <MobileMenu words={words} />
    </LangContext>,
  );
  const home = [...container.querySelectorAll('nav a')].find((a) => a.textContent === words.nav.home);
  expect(home).toHaveAttribute('href', address);
});
