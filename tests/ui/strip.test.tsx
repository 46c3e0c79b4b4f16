import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { strips as ar } from '@/content/ar/strips';
import { strips as en } from '@/content/en/strips';
import { LangContext } from '@/lib/lang';
import { Strip } from '@/ui/strip';

it('shows four numbered pictures in order, each with its words, loaded only when near', async () => {
  render(<Strip id="tyre" />);
  const tyre = en.list.find(({ id }) => id === 'tyre')!;
  const list = await screen.findByRole('list', { name: tyre.title });
  const items = within(list).getAllByRole('listitem');
  expect(items.map((item) => within(item).getByRole('figure').querySelector('figcaption')!.textContent)).toEqual(
    tyre.frames.map(({ caption }, index) => `${index + 1}${caption}`),
  );
  const images = within(list).getAllByRole('img');
  expect(images.map((image) => image.getAttribute('alt'))).toEqual(tyre.frames.map(({ alt }) => alt));
  images.forEach((image, index) => {
    expect(image).toHaveAttribute('loading', 'lazy');
    expect(image.getAttribute('src')).toContain(`strip-tyre-${index + 1}-`);
    expect(image.parentElement!.querySelector('source')).toHaveAttribute('type', 'image/avif');
  });
});

it('speaks the language of the page', async () => {
  render(
    <LangContext value="ar">
      <Strip id="accident" />
    </LangContext>,
  );
  expect(await screen.findByRole('list', { name: ar.list[1]!.title })).toBeInTheDocument();
});
