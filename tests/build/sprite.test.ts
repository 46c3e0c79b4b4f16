// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inlineIcons } from '../../src/build/sprite';

const icons = inlineIcons(readFileSync('public/icons.svg', 'utf8'));
const use = (name: string) => `<svg width="24"><use href="/icons.svg#${name}"></use></svg>`;

describe('the icons of a page', () => {
  const { sprite, html } = icons(`<p>${use('phone')}${use('pin')}${use('phone')}</p>`);

  it('are drawn in the page, each once, and only those it uses', () => {
    const box = document.createElement('div');
    box.innerHTML = sprite + html;
    expect([...box.querySelectorAll('symbol')].map(({ id }) => id)).toEqual(['icon-phone', 'icon-pin']);
    for (const element of box.querySelectorAll('use')) {
      const symbol = box.querySelector(element.getAttribute('href') as string);
      expect(symbol?.getAttribute('viewBox')).toBe('0 0 24 24');
      expect(symbol?.querySelector('path')).not.toBeNull();
    }
    expect(html).not.toContain('/icons.svg');
  });

  it('take no place', () => {
    expect(sprite).toMatch(/^<div hidden>/);
    expect(icons('<p>none</p>')).toEqual({ sprite: '', html: '<p>none</p>' });
  });

  it('are all there, or the build fails', () => {
    expect(() => icons(use('unknown'))).toThrow('icons.svg has no icon "unknown"');
  });
});
