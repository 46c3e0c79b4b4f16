import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { langOf } from '@/config/paths';
import { LangContext, MissingContext } from '@/lib/lang';
import { LanguageSwitch } from '@/ui/language-switch';
import { MemoryRouter } from '../support/router';

const leadsTo = (path: string, missing = false): string | null => {
  const lang = langOf(path.split(/[?#]/)[0]!);
  const { unmount } = render(
    <MemoryRouter initialEntries={[path]}>
      <LangContext value={lang}>
        <MissingContext value={missing}>
          <LanguageSwitch />
        </MissingContext>
      </LangContext>
    </MemoryRouter>,
  );
  const other = lang === 'ar' ? 'English' : 'العربية';
  const to = screen.getByRole('link', { name: other }).getAttribute('href');
  unmount();
  return to;
};

describe('the switch of languages', () => {
  it('leads to the same page, or the same article, in the other language', () => {
    expect(leadsTo('/services')).toBe('/services-arabic');
    expect(leadsTo('/services-arabic')).toBe('/services');
    // A second address of the booking page.
    expect(leadsTo('/booking')).toBe('/book-arabic');
    expect(leadsTo('/blog/boot-kit')).toBe('/blog-arabic/boot-kit');
    expect(leadsTo('/blog-arabic/boot-kit')).toBe('/blog/boot-kit');
  });
  it('keeps the page of the list and the section, which every language has, but not what was searched', () => {
    expect(leadsTo('/blog?page=2')).toBe('/blog-arabic?page=2');
    expect(leadsTo('/blog-arabic?page=2')).toBe('/blog?page=2');
    expect(leadsTo('/blog/boot-kit#in-the-boot')).toBe('/blog-arabic/boot-kit#in-the-boot');
    expect(leadsTo('/blog?q=tyre&page=2')).toBe('/blog-arabic');
    expect(leadsTo('/admin?page=2#jobs')).toBe('/arabic');
  });
  it('leads to the home page where there is no such page', () => {
    expect(leadsTo('/admin')).toBe('/arabic');
    expect(leadsTo('/blog/no-such-article', true)).toBe('/arabic');
    expect(leadsTo('/blog-arabic/no-such-article', true)).toBe('/');
  });
});
