/** @jsxImportSource preact */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, it, vi } from 'vitest';
import { useLanguage } from '@/links/shared/frame';

const root = document.createElement('div');

function Page() {
  const [lang, setLang] = useLanguage(['en', 'ar'], 'ar');
  return <button onClick={() => setLang('en')}>{lang}</button>;
}

afterEach(() => {
  vi.restoreAllMocks();
  render(null, root);
  document.documentElement.removeAttribute('lang');
  document.documentElement.removeAttribute('dir');
});

it('the document has the language and direction of its text before that is painted', () => {
  render(<Page />, root);
  expect(root.textContent).toBe('ar');
  expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['ar', 'rtl']);
});

it('another language is shown on a phone whose storage is refused, or full', () => {
  for (const method of ['getItem', 'setItem'] as const)
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  render(<Page />, root);
  act(() => root.querySelector('button')?.click());
  expect([root.textContent, document.documentElement.lang, document.documentElement.dir]).toEqual(['en', 'en', 'ltr']);
});
