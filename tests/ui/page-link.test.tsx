import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LangContext } from '@/lib/lang';
import { LanguageSwitch } from '@/ui/language-switch';
import { PageLink } from '@/ui/page-link';
import { renderPage } from '../support/page';
import { MemoryRouter } from '../support/router';

it('leads from an Arabic page to the Arabic page, and says where there is only an English one', () => {
  renderPage(
    <LangContext value="ar">
      <PageLink page="contact">تواصل معنا</PageLink>
      <PageLink page="admin">لوحة التحكم</PageLink>
    </LangContext>,
  );
  expect(screen.getByText('تواصل معنا')).toHaveAttribute('href', '/contact-arabic');
  const english = screen.getByText('لوحة التحكم');
  expect(english).toHaveTextContent('لوحة التحكم (بالإنجليزية)');
  expect(english).toHaveAttribute('href', '/admin');
  expect(english).toHaveAttribute('hreflang', 'en');
});

it('leads from an English page to the English page, without a word about it', () => {
  renderPage(<PageLink page="contactAr">Contact</PageLink>);
  expect(screen.getByText('Contact')).toHaveAttribute('href', '/contact');
});

it('leads to the very page where an English menu offers one in Arabic', () => {
  renderPage(
    <PageLink page="recoveryDubaiAr" exact lang="ar">
      ريكفري دبي
    </PageLink>,
  );
  const link = screen.getByText('ريكفري دبي');
  expect(link).toHaveAttribute('href', '/recovery-dubai-arabic');
  expect(link).toHaveAttribute('hreflang', 'ar');
});

it.each([
  ['/book', '/book-arabic'],
  ['/about', '/about-arabic'],
  ['/sitemap', '/sitemap-arabic'],
  ['/admin', '/arabic'],
])('switches the language on %s and keeps the page, or leads home where there is no twin', (from, to) => {
  render(
    <MemoryRouter initialEntries={[from]}>
      <LanguageSwitch />
    </MemoryRouter>,
  );
  expect(screen.getByText('العربية')).toHaveAttribute('href', to);
});
