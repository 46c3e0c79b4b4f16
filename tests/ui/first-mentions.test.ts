import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  document.body.innerHTML = '';
});
const fresh = async () => (await import('@/ui/first-mentions')).ownerOf;

it('the first text that asks has the link, and keeps it', async () => {
  const ownerOf = await fresh();
  expect(ownerOf('/a', '/towing', 'one')).toBe('one');
  expect(ownerOf('/a', '/towing', 'two')).toBe('one');
  expect(ownerOf('/a', '/towing', 'one')).toBe('one');
  expect(ownerOf('/b', '/towing', 'two')).toBe('two');
});

it('on a prerendered page the text that has it there, whichever is hydrated first', async () => {
  document.body.innerHTML = '<main><p>one <a data-named href="/towing">tow</a></p><p>two</p></main>';
  const ownerOf = await fresh();
  expect(ownerOf('/a', '/towing', 'two')).toBe('one tow');
  expect(ownerOf('/b', '/towing', 'two')).toBe('two');
});
