import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ContactRow } from '@/ui/contact-row';

it('calls first, then opens WhatsApp and an SMS with each its own draft', () => {
  render(
    <ContactRow
      source="contact"
      labels={{ call: 'Call', chat: 'Chat', sms: 'Text' }}
      drafts={{ whatsappMessage: 'My car stands in Deira', smsMessage: 'Car in Deira' }}
      className="mt-5"
    />,
  );
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['Call', 'Chat', 'Text']);
  const [call, chat, sms] = links.map((link) => decodeURIComponent(link.getAttribute('href') ?? ''));
  expect(call).toMatch(/^tel:\+/);
  expect(chat).toMatch(/wa\.me.*My car stands in Deira$/);
  expect(sms).toMatch(/^sms:.*Car in Deira$/);
});
