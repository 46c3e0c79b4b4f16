import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { langOf } from '@/config/paths';
import { LangContext, MissingContext } from '@/lib/lang';
import { LanguageSwitch } from '@/ui/language-switch';
import { MemoryRouter } from '../support/router';

const leadsTo = (path: string, missing = false): string | null => {
  const { unmount } = render(
    <MemoryRouter initialEntries={[path]}>
      <LangContext value={langOf(path)}>
        <MissingContext value={missing}>
          <LanguageSwitch />
        </MissingContext>
      </LangContext>
    </MemoryRouter>,
  );
  const other = langOf(path) === 'ar' ? 'English' : 'العربية';
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
  it('leads to the home page where there is no such page', () => {
    expect(leadsTo('/admin')).toBe('/arabic');
    expect(leadsTo('/blog/no-such-article', true)).toBe('/arabic');
    expect(leadsTo('/blog-arabic/no-such-article', true)).toBe('/');
  });
});
