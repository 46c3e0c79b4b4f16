import { act, fireEvent } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ServicesDropdown } from '@/app/layouts/parts/services-dropdown';
import { layout } from '@/content/en/layout';
import { renderPage } from '../../support/page';

it('stays open while Tab goes through its links, and closes when the focus leaves it', () => {
  const { container } = renderPage(
    <>
      <ServicesDropdown words={layout} />
      <button type="button">Next</button>
    </>,
  );
  const menu = container.querySelector('details')!;
  act(() => menu.setAttribute('open', ''));
  act(() => menu.querySelector('a')!.focus());
  expect(menu).toHaveAttribute('open');
  act(() => container.querySelector<HTMLElement>('button')!.focus());
  expect(menu).not.toHaveAttribute('open');
});

it('gives the focus back to what has opened it when a link closes it, also where no page follows', () => {
  const { container } = renderPage(<ServicesDropdown words={layout} />);
  const menu = container.querySelector('details')!;
  const link = menu.querySelector('a')!;
  link.addEventListener('click', (event) => event.preventDefault());
  act(() => menu.setAttribute('open', ''));
  act(() => link.focus());
  fireEvent.click(link);
  expect(menu).not.toHaveAttribute('open');
  expect(menu.querySelector('summary')).toHaveFocus();
});

it('closes at a press beside it and at Escape, and not at a press in it; Tab is never held', () => {
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue({ length: 1 } as DOMRectList);
  const { container } = renderPage(<ServicesDropdown words={layout} />);
  const menu = container.querySelector('details')!;
  const link = menu.querySelector('a')!;
  const open = () => act(() => menu.setAttribute('open', ''));
  open();
  fireEvent.pointerDown(link);
  fireEvent.click(menu.querySelector('ul')!);
  expect(menu).toHaveAttribute('open');
  const last = [...menu.querySelectorAll('a')].at(-1)!;
  act(() => last.focus());
  expect(fireEvent.keyDown(last, { key: 'Tab' })).toBe(true);
  fireEvent.keyDown(last, { key: 'Escape' });
  expect(menu).not.toHaveAttribute('open');
  expect(menu.querySelector('summary')).toHaveFocus();
  open();
  fireEvent.pointerDown(document.body);
  expect(menu).not.toHaveAttribute('open');
});
