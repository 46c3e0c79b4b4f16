import type { PathId } from '@/config/paths';
import type { Meta, Pic, TitleText } from '@/content/types';

export interface NotFoundContent {
  /** Nobody is to find it: it has no keywords. */
  meta: Omit<Meta, 'keywords'>;
  kicker: string;
  title: string;
  lead: string;
  call: string;
  chat: string;
  sms: string;
  picture: Pic;
  stranded: TitleText & { link: string };
  popular: { title: string; links: readonly { page: PathId; label: string }[] };
  whatsappMessage: string;
  smsMessage: string;
}

/** What stands at an address that doesn't exist: the hotline first, then the way back. */
export const notFound: NotFoundContent = {
  meta: {
    title: 'Page Not Found: Our Hotline Still Answers',
    description: 'There is no page at this address. If you need a recovery truck, call the hotline or open the page for stranded drivers; the popular pages are listed below.',
  },
  kicker: 'Error 404',
  title: 'Page not found. Need recovery in Dubai?',
  lead: 'This page has moved or does not exist. If your car has broken down, call us.',
  call: 'Call Now',
  chat: 'WhatsApp',
  sms: 'SMS',
  picture: { name: 'not-found-road', alt: 'A two-lane desert road disappears under blown sand; the driver of a desert 4x4 stands there with his map, a lone palm beyond' },
  stranded: {
    title: 'Broken down now?',
    text: 'Safety steps, your location and what to tell the dispatcher. It works without internet.',
    link: 'Open the help page',
  },
  popular: {
    title: 'Most people look for',
    links: [
      { page: 'recovery', label: 'Recovery near me' },
      { page: 'towing', label: 'Towing near me' },
      { page: 'desert', label: 'Desert recovery' },
      { page: 'breakdown', label: 'Breakdown recovery' },
      { page: 'services', label: 'All services and prices' },
      { page: 'book', label: 'Book a recovery' },
      { page: 'blog', label: 'Blog' },
      { page: 'home', label: 'Home' },
    ],
  },
  whatsappMessage: 'Hi, my vehicle needs recovery in Dubai.',
  smsMessage: 'My vehicle needs recovery in Dubai. Please call me.',
};
