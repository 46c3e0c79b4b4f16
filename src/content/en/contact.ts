import type { PathId } from '@/config/paths';
import { site } from '@/config/site';
import { bookingCallbackMinutes, claims, hotlineLanguages, layoutClaims } from '@/content/claims';
import { claimed } from './claimed';
import { promises } from './promises';
import { safety } from '@/content/safety';
import type { Faq, IconCard, Meta, Pic, TitleText } from '@/content/types';

/** A service tile and the page it opens. */
interface ServiceTile extends IconCard {
  page: PathId;
}

export interface ContactContent {
  meta: Meta;
  crumb: string;
  hero: { kicker: string; title: string; lead: string; call: string; chat: string; sms: string };
  hotline: TitleText & { picture: Pic; call: string; points: readonly string[] };
  coverage: TitleText & { places: readonly string[]; points: readonly string[] };
  /** Labels of what is written in `config/site.ts`. */
  office: { title: string; email: string; address: string };
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
    title: 'Contact our recovery team in Dubai',
    lead: 'One number, answered day and night. Broken down now? Call. Can’t talk? WhatsApp. No mobile data? Send an SMS. It can wait? Book online.',
    call: 'Call Now',
    chat: 'WhatsApp',
    sms: 'SMS',
  },
  hotline: {
    title: 'Recovery hotline',
    text: `A dispatcher in Dubai, not a recording. Calls are answered in ${claim.answerSeconds} seconds on average.`,
    call: 'Call the hotline',
    points: [`Open ${layoutClaims.availability}, every day of the year`, `${hotlineLanguages.slice(0, -1).join(', ')} and ${hotlineLanguages.at(-1)}`, `Before you call us: ${safety.en.injury}`],
    picture: { name: 'contact-hotline', alt: 'A roadside emergency telephone under its lamp at dusk, a flatbed with beacons lit coming up behind it' },
  },
  coverage: {
    title: 'Where we work',
    text: 'Every district of Dubai, its highways and its desert. We take cars to the other emirates too.',
    places: ['Dubai city', 'Jebel Ali', 'Al Qudra', 'Hatta', 'Sharjah', 'Ajman', 'Other emirates on request'],
    points: [`Usually there in about ${claim.responseMinutes} minutes`, 'No address needed: a map pin, an exit or a lamp post number is enough'],
  },
  office: { title: 'Not urgent? Write to us.', email: 'Email', address: 'Address' },
  why: {
    title: 'Why people call us again',
    tiles: [
      { icon: 'clock', title: 'Open at 4am', text: 'We answer at night, on Fridays and on holidays too.' },
      { icon: 'card', title: 'The price first', text: 'We tell you the price on the phone. If you agree, the truck leaves.' },
      { icon: 'shield', title: 'Licensed and insured', text: `${site.licenceText}. Ask the driver to show you the licence.` },
      { icon: 'truck', title: 'The right truck', text: 'We ask a few questions, so the first truck is the right truck.' },
      { icon: 'users', title: `${claim.customers} customers`, text: `In ${claimed(claim.years, 'year')}, with a rating of ${claim.rating} out of 5.` },
      { icon: 'document', title: 'Papers for your insurer', text: 'Invoice, photos and times, as your insurer asks for them.' },
    ],
  },
  services: {
    title: 'What do you need?',
    intro: 'Eight pages with prices, what we bring, and what to do until we arrive.',
    all: 'All services and prices',
    tiles: [
      { page: 'carDubai', icon: 'car', title: 'Car recovery', text: 'Sedans and SUVs, all wheels off the road' },
      { page: 'towingDubai', icon: 'flatbed', title: 'Towing', text: 'Across the city or to another emirate' },
      { page: 'desertDubai', icon: 'desert', title: 'Desert', text: 'Out of sand, salt flats and wadis' },
      { page: 'breakdown', icon: 'battery', title: 'Breakdown', text: 'Battery, tyre, fuel, keys' },
      { page: 'emergencyCar', icon: 'accident', title: 'Emergency', text: 'Accident, flood, blocked lane' },
      { page: 'motorcycle', icon: 'motorcycle', title: 'Motorcycle', text: 'Upright, held by soft straps' },
      { page: 'heavy', icon: 'bus', title: 'Heavy vehicle', text: 'Trucks, buses, machinery' },
      { page: 'luxury', icon: 'luxury', title: 'Luxury car', text: 'Low flatbeds, enclosed carriers' },
    ],
  },
  promo: {
    title: 'Not urgent? Book it.',
    text: 'Service, place, vehicle and a phone number. The form shows an estimate before you send it. If the internet stops, nothing you typed is lost.',
    button: 'Book a recovery',
    points: [`We contact you within ${bookingCallbackMinutes} minutes of the booking`, 'No account, no card, nothing to pay now', 'You get a reference number'],
    picture: { name: 'hero-night-highway', alt: 'A white and amber flatbed carries a teal sedan along Sheikh Zayed Road by night, the towers of Dubai lit behind it' },
  },
  faqTitle: 'Before you call',
  faqs: [
    { question: 'What will the dispatcher ask me?', answer: `${promises.dispatcherQuestions} Your name, plate and papers can wait until the truck is on its way.` },
    { question: 'I don’t know where I am. How do you find me?', answer: 'Send your location by WhatsApp, or press and hold the blue dot in your map app and read us the two numbers. On a highway, tell us the last exit and your direction. In the desert, tell us the last gate or camp you passed. Our help page for drivers puts it all on one card.' },
    { question: 'Which is faster: call, WhatsApp or the form?', answer: `A call. A person answers in ${claim.answerSeconds} seconds on average. WhatsApp is good for photos and your location. Use the form for later today or tomorrow.` },
    { question: 'Can I call from a foreign phone?', answer: `Yes. The call link on this site dials the number with ${site.hotline.split(' ')[0]} in front, so that it works while roaming. WhatsApp works with any number.` },
    { question: 'My phone battery is almost empty. What should I do?', answer: 'Send one SMS with your location and the word “stuck”. Then switch the screen off. We call you only when the truck is close. If the car’s electrics work, a USB socket can charge the phone while the engine is off.' },
    { question: 'Can somebody else call for me?', answer: 'Yes: a friend, a hotel or your office. We need the number of someone who is at the car, and your permission to load it.' },
    { question: 'How much will it cost, and when do I pay?', answer: 'The dispatcher tells you the price on the phone, before anybody sets off. You pay when the work is done: cash, card, bank transfer or digital wallet. All starting prices are on the services page.' },
    { question: 'How do I cancel?', answer: 'Call us and tell us your reference number or your plate. Cancelling is free until the truck has left. After that, we may charge for the journey. Please call: another driver may need that truck.' },
  ],
  whatsappMessage: 'Hi, I need help with my vehicle in Dubai. Can you call me?',
  smsMessage: 'I need help with my vehicle in Dubai. Please call me.',
};
