import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { home } from '@/content/en/home';
import { Services } from '@/features/home';
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
