import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { hydrateRoot } from 'react-dom/client';
import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { namedPages as ar } from '@/content/ar/named-pages';
import { namedPages as en } from '@/content/en/named-pages';
import { NamedPagesContext } from '@/lib/lang';
import { linkedParts, LinkedText } from '@/ui/linked-text';
import { MemoryRouter } from '../support/router';

const text = (parts: ReturnType<typeof linkedParts>) =>
  parts.map((part) => (typeof part === 'string' ? part : part.text)).join('');
const links = (parts: ReturnType<typeof linkedParts>) => parts.filter((part) => typeof part !== 'string');

describe('linkedParts', () => {
  it('links what a text names, once, and keeps every letter', () => {
    const said = 'All from-prices are on the services page, and our terms name the limit. Our terms again.';
    const parts = linkedParts(said, en);
    expect(links(parts)).toEqual([
      { text: 'services page', to: '/services' },
      { text: 'our terms', to: '/terms-of-service' },
    ]);
    expect(text(parts)).toBe(said);
  });

  it('links Arabic words together with what is written before them, and to Arabic pages', () => {
    const said = 'وناقلة مغلقة، ثم صفحة المساعدة. وللشركات حساب واحد، وبعد الحادث تحتاج إلى تقرير.';
    const parts = linkedParts(said, ar);
    expect(links(parts)).toEqual([
      { text: 'وناقلة مغلقة', to: '/luxury-car-recovery-arabic' },
      { text: 'صفحة المساعدة', to: '/stranded-arabic' },
      { text: 'وللشركات', to: '/fleets-arabic' },
      { text: 'وبعد الحادث', to: '/accident-arabic' },
    ]);
    expect(text(parts)).toBe(said);
  });

  it('links an article of the blog in the language of the text', () => {
    expect(links(linkedParts('The boot kit.', en))).toEqual([{ text: 'boot kit', to: '/blog/boot-kit' }]);
    expect(links(linkedParts('عدة الطوارئ.', ar))).toEqual([{ text: 'عدة الطوارئ', to: '/blog-arabic/boot-kit' }]);
  });

  it('leaves a text that names nothing, or a part of a longer word, as it is', () => {
    expect(linkedParts('We come.', en)).toEqual(['We come.']);
    expect(linkedParts('our terms', ar)).toEqual(['our terms']);
    expect(linkedParts('our termsheet', en)).toEqual(['our termsheet']);
  });
});

it('every name occurs in the texts of its language', () => {
  const all = (lang: string): string => {
    const folder = path.resolve('src/content', lang);
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => readFileSync(path.join(folder, file), 'utf8').replaceAll("\\'", "'"))
      .concat(
        readFileSync(path.resolve('src/content/promises.ts'), 'utf8'),
        readFileSync(path.resolve('src/content/safety.ts'), 'utf8'),
      )
      .join(' ');
  };
  const unused = [en, ar].flatMap(({ lang, pages }) => {
    const texts = all(lang);
    return pages.flatMap(([, ...words]) => words).filter((words) => !new RegExp(words, 'i').test(texts));
  });
  expect(unused).toEqual([]);
});

describe('a page of several texts', () => {
  const FIRST = 'After an accident, call.';
  const SECOND = 'After an accident we bring a tow truck.';
  const page = (at: string) => (
    <MemoryRouter initialEntries={[at]}>
      <NamedPagesContext value={en}>
        <p>
          <LinkedText>{FIRST}</LinkedText>
        </p>
        <p>
          <LinkedText>{SECOND}</LinkedText>
        </p>
      </NamedPagesContext>
    </MemoryRouter>
  );
  const shown = () => screen.queryAllByRole('link').map((link) => link.textContent);

  it('links the first mention only', () => {
    render(page('/a'));
    expect(shown()).toEqual(['After an accident', 'tow truck']);
    expect(screen.getAllByRole('link')[0]?.parentElement?.textContent).toBe(FIRST);
  });

  it('leaves its own name as text', () => {
    render(page('/accident'));
    expect(shown()).toEqual(['tow truck']);
  });

  it('has no link in a language that names no page', () => {
    render(
      <MemoryRouter>
        <p>
          <LinkedText>{FIRST}</LinkedText>
        </p>
      </MemoryRouter>,
    );
    expect(screen.getByText(FIRST)).toBeInTheDocument();
    expect(shown()).toEqual([]);
  });

  it('keeps the links of the prerendered page when it is hydrated', async () => {
    const error = vi.spyOn(console, 'error');
    const root = document.body.appendChild(document.createElement('main'));
    root.innerHTML = renderToString(page('/b'));
    const before = root.innerHTML;
    await act(async () => hydrateRoot(root, page('/b')));
    expect(root.innerHTML).toBe(before);
    expect(error).not.toHaveBeenCalled();
    root.remove();
  });
});
