import { act, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { VehiclePicture } from '@/features/fleet/section/vehicle-picture';

const picture = <VehiclePicture name="vehicle-flatbed" alt="A flatbed" />;
const shown = () => [
  screen.getByRole('img', { name: 'A flatbed' }).getAttribute('src'),
  document.querySelector('source')!.getAttribute('srcset')!.split('-480')[0],
];
const OWN = ['/pictures/vehicle-flatbed-800.webp', '/pictures/vehicle-flatbed'];
const DEFAULT = ['/pictures/vehicle-default-800.webp', '/pictures/vehicle-default'];

it('shows the default picture when its own fails, and stays with it when that fails too', () => {
  render(picture);
  expect(shown()).toEqual(OWN);
  fireEvent.error(screen.getByRole('img'));
  expect(shown()).toEqual(DEFAULT);
  fireEvent.error(screen.getByRole('img'));
  expect(shown()).toEqual(DEFAULT);
});

it.each([
  ['failed', true, 0, '/a.avif', DEFAULT],
  ['is there', true, 800, '/a.avif', OWN],
  ['is on its way', false, 0, '/a.avif', OWN],
  ['was not asked for yet', false, 0, '', OWN],
  ['was not asked for yet, though the browser calls it complete', true, 0, '', OWN],
])('before the scripts: a picture that %s', async (_what, complete, naturalWidth, currentSrc, expected) => {
  vi.spyOn(HTMLImageElement.prototype, 'currentSrc', 'get').mockReturnValue(currentSrc);
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(complete);
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(naturalWidth);
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(picture);
  const root = await act(() => hydrateRoot(page, picture));
  expect(shown()).toEqual(expected);
  act(() => root.unmount());
  page.remove();
});
