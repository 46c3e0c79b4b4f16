/** @jsxImportSource preact */
import { render } from 'preact';
import { afterEach, expect, it } from 'vitest';
import { useLanguage } from '@/links/shared/frame';

const root = document.createElement('div');

function Page() {
  const [lang] = useLanguage(['en', 'ar'], 'ar');
  return <p>{lang}</p>;
}

afterEach(() => {
  render(null, root);
  document.documentElement.removeAttribute('lang');
  document.documentElement.removeAttribute('dir');
});

it('the document has the language and direction of its text before that is painted', () => {
  render(<Page />, root);
  expect(root.textContent).toBe('ar');
  expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['ar', 'rtl']);
});
