import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { home as arabic } from '@/content/ar/home';
import { home } from '@/content/en/home';
import { Services } from '@/features/home';
import { LangContext } from '@/lib/lang';
import { telHref, whatsappHref } from '@/lib/links';
import { renderPage } from '../../support/page';

const { track } = vi.hoisted(() => ({ track: vi.fn() }));
vi.mock('@/tracking', async (original) => ({ ...(await original<object>()), track }));

beforeEach(() => {
  track.mockClear();
});

it('each card calls, and opens a WhatsApp draft that names its service; both links are told apart by name', () => {
  const { services } = home;
  renderPage(<Services services={services} />);
  for (const { title } of services.cards) {
    expect(screen.getByRole('link', { name: `Call Now: ${title}` })).toHaveAttribute('href', telHref());
    expect(services.message(title)).toContain(title);
    const chat = screen.getByRole('link', { name: `WhatsApp: ${title}` });
    expect(chat).toHaveAttribute('href', whatsappHref(services.message(title)));
    chat.addEventListener('click', (e) => e.preventDefault());
    fireEvent.click(chat);
    expect(track).toHaveBeenLastCalledWith({ name: 'whatsapp', source: 'service card' });
  }
});

it('the button that unfolds a card on phones is called by its service first, then by its picture', () => {
  const { services } = home;
  renderPage(<Services services={services} />);
  for (const { title, image } of services.cards) {
    const name = screen.getByRole('heading', { name: title });
    const picture = within(name.closest('summary') as HTMLElement).getByRole('img', { name: image.alt });
    expect(name.compareDocumentPosition(picture)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
});

it.each([
  ['en', home, '+', ', '],
  // The plus sign stays on its side of the number, where the text runs from right to left.
  ['ar', arabic, '\u200e+', '، '],
] as const)(
  'names three areas, two on narrow screens, and counts the others: %s',
  (lang, { services }, plus, comma) => {
    renderPage(
      <LangContext value={lang}>
        <Services services={services} />
      </LangContext>,
    );
    for (const { title, locations } of services.cards) {
      const card = screen.getByRole('heading', { name: title }).closest('li') as HTMLElement;
      const line = [...card.querySelectorAll('p')].find((p) => p.textContent.startsWith(services.areasLabel))!;
      const [wide, narrow] = ['.wide\\:hidden', '.wide\\:inline'].map((part) => {
        const shown = line.cloneNode(true) as HTMLElement;
        shown.querySelector(part)?.remove();
        return shown.textContent.replace(`${services.areasLabel}: `, '');
      });
      const listed = (count: number) =>
        [...locations.slice(0, count), `${plus}${locations.length - count} ${services.more}`].join(comma);
      expect([narrow, wide]).toEqual([listed(2), listed(3)]);
    }
  },
);

it('has no "+0 more" where all areas are named', () => {
  const [card] = home.services.cards;
  const services = { ...home.services, cards: [{ ...card!, locations: ['Deira', 'Karama', 'Marina'] }] };
  renderPage(<Services services={services} />);
  const line = screen.getByText(/Deira/, { selector: 'p' });
  expect(line.querySelector('.wide\\:inline')).toHaveTextContent(/^, Marina$/);
});

it('plays a card’s film on a tap, without a sound, in its place', () => {
  const [card] = home.services.cards;
  const services = { ...home.services, cards: [{ ...card!, video: '/film.mp4' }] };
  const { container } = renderPage(<Services services={services} />);
  expect(container.querySelector('video')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: `${services.play} ${card!.title}` }));
  const film = container.querySelector('video')!;
  expect(film).toHaveAttribute('src', '/film.mp4');
  expect([film.muted, film.controls, film.autoplay]).toEqual([true, true, true]);
  expect(screen.queryByRole('img', { name: card!.image.alt })).toBeNull();
});
