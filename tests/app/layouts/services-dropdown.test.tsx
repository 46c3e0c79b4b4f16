import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
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
