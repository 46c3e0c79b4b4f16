import type { PathId } from '@/config/paths';
import { site } from '@/config/site';
import { bookingCallbackMinutes, claims, hotlineLanguages, layoutClaims } from '@/content/claims';
import type { Faq, IconCard, Meta, Pic, TitleText } from '@/content/types';

/** A service tile and the page it opens. */
export interface ServiceTile extends IconCard {
  page: PathId;
}

export interface ContactContent {
  meta: Meta;
  crumb: string;
  hero: { kicker: string; title: string; lead: string; call: string; chat: string; sms: string };
  hotline: TitleText & { picture: Pic; call: string; points: readonly string[] };
  coverage: TitleText & { places: readonly string[]; points: readonly string[] };
  why: { title: string; tiles: readonly IconCard[] };
  services: { title: string; intro: string; tiles: readonly ServiceTile[]; all: string };
  promo: TitleText & { picture: Pic; button: string; points: readonly string[] };
  faqTitle: string;
  faqs: readonly Faq[];
  whatsappMessage: string;
  smsMessage: string;
}

const claim = claims.contact;

/** The contact page in the document's order (spec 1, section 2). */
export const contact: ContactContent = {
  meta: {
    title: `Contact ${site.name}: 24/7 Hotline in Dubai`,
    description: `Call, WhatsApp or text a dispatcher in Dubai, day and night. Answered in ${claim.answerSeconds} seconds on average, in ${hotlineLanguages.length} languages. Or book a truck online.`,
    keywords: ['recovery hotline dubai', 'contact towing company dubai', '24 hour recovery number', 'book recovery truck dubai', 'whatsapp towing dubai'],
  },
  crumb: 'Contact',
  hero: {
    kicker: 'Contact',
    title: 'One number. Somebody answers.',
    lead: 'Call if the car has stopped now. WhatsApp if you can’t talk. SMS if the data is gone. Book online if it can wait.',
    call: 'Call now',
    chat: 'WhatsApp',
    sms: 'SMS',
  },
  hotline: {
    title: 'Emergency hotline',
    text: `A dispatcher in Dubai, not a tape. Calls are answered in ${claim.answerSeconds} seconds on average.`,
    call: 'Call the hotline',
    points: [`Open ${layoutClaims.availability}, every day of the year`, `${hotlineLanguages.slice(0, -1).join(', ')} and ${hotlineLanguages[3]}`, 'Someone hurt? 998 first. In a live lane? 999 first'],
    picture: { name: 'contact-hotline', alt: 'A roadside emergency telephone under its lamp at dusk, a flatbed with beacons lit coming up behind it' },
  },
  coverage: {
    title: 'Where we come',
    text: 'Every district of Dubai, its highways and its desert, and beyond when your car has to go home.',
    places: ['Dubai city', 'Jebel Ali', 'Al Qudra', 'Hatta', 'Sharjah', 'Ajman', 'Other emirates on request'],
    points: [`Usually there in about ${claim.responseMinutes} minutes`, 'No address needed: a pin, an exit or a pylon number will do'],
  },
  why: {
    title: 'Why people call us again',
    tiles: [
      { icon: 'clock', title: 'Awake at four', text: 'Nights, Fridays and holidays are answered like any other hour.' },
      { icon: 'card', title: 'A price first', text: 'You hear the figure on the phone. You agree, then we leave.' },
      { icon: 'shield', title: 'Licensed and insured', text: `${site.licenceText}. Ask the driver for the paper.` },
      { icon: 'truck', title: 'The right truck', text: 'Four questions, so that the first truck is the last one.' },
      { icon: 'users', title: `${claim.customers} customers`, text: `In ${claim.years} years, with a rating of ${claim.rating} of 5.` },
      { icon: 'document', title: 'Papers that count', text: 'Invoice, photos and times, as your insurer wants them.' },
    ],
  },
  services: {
    title: 'What is it about?',
    intro: 'Eight pages that say what we bring, what it costs and what to do until we come.',
    all: 'All services and prices',
    tiles: [
      { page: 'carDubai', icon: 'car', title: 'Car recovery', text: 'Saloons and SUVs, all wheels up' },
      { page: 'towingDubai', icon: 'flatbed', title: 'Towing', text: 'Across town or to another emirate' },
      { page: 'desertDubai', icon: 'desert', title: 'Desert', text: 'Out of sand, salt and wadis' },
      { page: 'breakdown', icon: 'battery', title: 'Breakdown', text: 'Battery, tyre, fuel, keys' },
      { page: 'emergencyCar', icon: 'accident', title: 'Emergency', text: 'Accident, flood, blocked lane' },
      { page: 'motorcycle', icon: 'motorcycle', title: 'Motorcycle', text: 'Chocked, strapped, upright' },
      { page: 'heavy', icon: 'bus', title: 'Heavy vehicle', text: 'Lorries, coaches, plant' },
      { page: 'luxury', icon: 'luxury', title: 'Luxury car', text: 'Low decks, closed carriers' },
    ],
  },
  promo: {
    title: 'Not urgent? Book it.',
    text: 'Service, place, vehicle and a phone number. The form shows an estimate before you send, and keeps your entries if the network drops.',
    button: 'Book a recovery',
    points: [`We contact you within ${bookingCallbackMinutes} minutes of the booking`, 'No account, no card, nothing to pay now', 'You get a reference to read out'],
    picture: { name: 'book-promo', alt: 'A flatbed on its way at dusk, the loops of an interchange behind it' },
  },
  faqTitle: 'Before you call',
  faqs: [
    { question: 'What will the dispatcher ask me?', answer: 'Are you safe? Where are you? Which car is it? What happened? That is all. Plate, name and papers can wait until the truck is on its way.' },
    { question: 'I don’t know where I am. How do you find me?', answer: 'Send your position by WhatsApp, or read out the two numbers under the blue dot of your map app. On a highway, the last exit number and your direction are enough; on a desert track, the last gate or pylon. Our page for stranded drivers writes it all on one card.' },
    { question: 'Which is faster: call, WhatsApp or the form?', answer: `The call, always. A human picks up in ${claim.answerSeconds} seconds on average. WhatsApp is good for photos and pins, and the form for a move later today or tomorrow.` },
    { question: 'Can I call from a foreign phone?', answer: `Yes. The call link on this site dials the number with ${site.hotline.split(' ')[0]} in front, so that it works while roaming. WhatsApp works with any number.` },
    { question: 'My battery is at two per cent. What should I do?', answer: 'Send one SMS with your position and “stuck”, then switch the screen off. We call you when the truck is close, and only then. In the car, a USB socket often charges with the ignition in its first position.' },
    { question: 'Can somebody else call for me?', answer: 'Of course: a friend, a hotel, your office abroad. We need a number of someone who is at the car, and your word that the car may be loaded.' },
    { question: 'How much will it cost, and when do I pay?', answer: 'The dispatcher names the price for your case on the phone. You pay when the work is done: cash, card, bank transfer or digital wallet. All from-prices are on the services page.' },
    { question: 'How do I cancel?', answer: 'Ring the hotline and say the reference or your plate. It is free until the truck has set out; after that the journey may be charged. Please do call: someone else may be waiting for that truck.' },
  ],
  whatsappMessage: 'Hi, I need help with my vehicle in Dubai. Can you call me?',
  smsMessage: 'I need help with my vehicle in Dubai. Please call me.',
};
