import type { PathId } from '@/config/paths';
import { advertisedPrices, claims } from '@/content/claims';
import type { IconName, Lang, Meta, Pic, TitleText } from '@/content/types';
import type { ServiceId } from '@/contract/catalogue';

/** A service page as an answer to a symptom. */
export interface ServiceAnswer {
  page: PathId;
  title: string;
  text: string;
  /** Catalogue entry whose from-price is shown. */
  price?: ServiceId;
  lang?: Lang;
}

/** What the driver sees, what to do first, and the pages that help. */
export interface Symptom {
  id: string;
  icon: IconName;
  /** In the driver's words. */
  title: string;
  first: string;
  answers: readonly ServiceAnswer[];
}

export interface CatalogueRow {
  id: ServiceId;
  name: string;
  includes: string;
  page: PathId;
}

export interface ServicesContent {
  meta: Meta;
  crumb: string;
  hero: { kicker: string; title: string; lead: string; picture: Pic; call: string; chat: string; sms: string };
  finder: { title: string; intro: string };
  firstLabel: string;
  /** Stands before a price, e.g. "from AED 150". */
  from: string;
  symptoms: readonly Symptom[];
  catalogue: { title: string; intro: string; caption: string; service: string; includes: string; price: string; rows: readonly CatalogueRow[]; note: string; book: string };
  short: { title: string; intro: string; rows: readonly { label: string; price: string; note: string }[] };
  help: TitleText & { link: string };
  closing: TitleText;
  whatsappMessage: string;
  smsMessage: string;
}

const { towing, desert } = advertisedPrices;

/** The whole catalogue, found by symptom. Prices come from the booking contract. */
export const services: ServicesContent = {
  meta: {
    title: 'Services and Prices: Recovery and Towing in Dubai',
    description: 'Won’t start, stuck in sand, accident, flat tyre? Find the right service by what you see, with from-prices in AED for cars, bikes, lorries and luxury cars.',
    keywords: ['recovery services dubai', 'towing prices dubai', 'roadside assistance dubai', 'desert recovery price', 'car recovery cost dubai'],
  },
  crumb: 'Services',
  hero: {
    kicker: 'All services',
    title: 'What is wrong with it?',
    lead: `You need not know the name of a service. Say what you see, and follow the sign. From a flat battery to ${claims.services.maxTons} tons: ${claims.services.serviceTypes} service types.`,
    picture: { name: 'services-lineup', alt: 'The company’s vehicles drawn up side by side in the yard at dusk, their lamps on' },
    call: 'Call now',
    chat: 'WhatsApp',
    sms: 'SMS',
  },
  finder: { title: 'Find it by symptom', intro: 'Tap the sign that looks like yours.' },
  firstLabel: 'Do first',
  from: 'from AED',
  symptoms: [
    {
      id: 'wont-start',
      icon: 'battery',
      title: 'It won’t start, or it just stopped',
      first: 'Hazard lights on, off the road if it rolls, everyone behind the barrier.',
      answers: [
        { page: 'breakdown', title: 'Breakdown Recovery', text: 'Battery, tyre, fuel, keys and overheating mended where you stand, or a lift to the workshop.', price: 'car_recovery' },
        { page: 'recovery', title: 'Recovery Near Me', text: 'You only want someone, now, from close by. Everything we do on one page.', price: 'car_recovery' },
      ],
    },
    {
      id: 'stuck-in-sand',
      icon: 'desert',
      title: 'It’s stuck in sand',
      first: 'Stop the wheels. Stay with the car, drink, and send your position.',
      answers: [
        { page: 'desert', title: 'Desert Recovery Near Me', text: 'You are stuck right now and want to be pulled out.', price: 'desert_recovery' },
        { page: 'desertDubai', title: 'Desert Recovery Dubai', text: 'Dunes, salt flats and wadis: what holds the car, and how each job is done.', price: 'desert_recovery' },
      ],
    },
    {
      id: 'accident',
      icon: 'accident',
      title: 'There’s been an accident',
      first: 'Hurt: 998. Danger or a blocked lane: 999. Nobody hurt: photos, then move aside.',
      answers: [{ page: 'emergencyCar', title: 'Emergency Car Service', text: 'Scene made safe, car loaded, report number on the invoice. Floods and blocked lanes too.', price: 'car_recovery' }],
    },
    {
      id: 'needs-a-tow',
      icon: 'flatbed',
      title: 'It has to go somewhere else',
      first: 'Have the address and the name of whoever takes the car.',
      answers: [
        { page: 'towing', title: 'Towing Near Me', text: 'A tow truck from close by, with the usual minutes for twenty areas.', price: 'towing_service' },
        { page: 'towingDubai', title: 'Towing Service Dubai', text: 'Planned moves, workshop runs and long hauls to other emirates.', price: 'towing_service' },
      ],
    },
    {
      id: 'wheels-locked',
      icon: 'car',
      title: 'It can’t roll: locked, electric, low or in a basement',
      first: 'Don’t let anyone drag it. Tell us the height of the garage.',
      answers: [
        { page: 'car', title: 'Car Recovery Near Me', text: 'Eight kinds of car, and how each one is loaded without harm.', price: 'car_recovery' },
        { page: 'carDubai', title: 'Car Recovery Dubai', text: 'Flatbeds across the city, mall car parks and workshops included.', price: 'car_recovery' },
      ],
    },
    {
      id: 'two-wheels',
      icon: 'motorcycle',
      title: 'It’s a bike',
      first: 'Upright if two can lift it. Fuel tap shut, key off.',
      answers: [{ page: 'motorcycle', title: 'Motorcycle Recovery', text: 'Chock and soft straps for sports bikes, scooters, trikes and quads.', price: 'motorcycle_recovery' }],
    },
    {
      id: 'heavy',
      icon: 'bus',
      title: 'It’s a lorry, a bus or a machine',
      first: 'Count the axles, find the load paper, say if it is dangerous goods.',
      answers: [{ page: 'heavy', title: 'Heavy Vehicle Recovery', text: `Wreckers for lorries and buses, low loaders for plant up to ${claims.heavy.maxTons} tons.`, price: 'heavy_vehicle' }],
    },
    {
      id: 'luxury',
      icon: 'luxury',
      title: 'It’s low, rare or worth a lot',
      first: 'Nobody pushes, nobody hooks. Film it where it stands.',
      answers: [{ page: 'luxury', title: 'Luxury Car Recovery', text: 'Low-angle decks and closed carriers, with proof before and after.', price: 'luxury_car_recovery' }],
    },
    {
      id: 'arabic',
      icon: 'globe',
      title: 'I’d rather read Arabic',
      first: 'The dispatcher speaks Arabic too: just start talking.',
      answers: [
        { page: 'recoveryAr', title: 'سطحة قريبة منك', text: 'كل خدماتنا في صفحة واحدة بالعربية.', price: 'car_recovery', lang: 'ar' },
        { page: 'recoveryDubaiAr', title: 'ريكفري دبي', text: 'سحب ونقل السيارات في جميع مناطق دبي.', price: 'car_recovery', lang: 'ar' },
        { page: 'desertTowingAr', title: 'سحب سيارات من الصحراء', text: 'إخراج السيارات العالقة في الرمال.', price: 'desert_recovery', lang: 'ar' },
      ],
    },
  ],
  catalogue: {
    title: 'The price list',
    intro: 'Six services, as the booking form counts them.',
    caption: 'From-prices by service, in AED',
    service: 'Service',
    includes: 'Stands for',
    price: 'From',
    rows: [
      { id: 'car_recovery', name: 'Car recovery', includes: 'Cars and SUVs that don’t move, on the road or in a car park', page: 'carDubai' },
      { id: 'towing_service', name: 'Towing service', includes: 'From any place to any other, wheel-lift or flatbed', page: 'towingDubai' },
      { id: 'desert_recovery', name: 'Desert recovery', includes: 'Anything stuck off the tarmac', page: 'desertDubai' },
      { id: 'heavy_vehicle', name: 'Heavy vehicle recovery', includes: 'Lorries, buses, plant', page: 'heavy' },
      { id: 'motorcycle_recovery', name: 'Motorcycle recovery', includes: 'Bikes, scooters, quads', page: 'motorcycle' },
      { id: 'luxury_car_recovery', name: 'Luxury car recovery', includes: 'Low, rare and valuable cars', page: 'luxury' },
    ],
    note: 'An immediate call adds 20 %, a luxury or sports car 15 %. The form shows the sum before you send it.',
    book: 'Book with an estimate',
  },
  short: {
    title: 'Prices by phone',
    intro: 'Tows and desert jobs are priced by distance, so a short one often costs less by phone than in the form.',
    rows: [
      { label: 'Standard towing', price: `from AED ${towing.standard}`, note: `Within ${towing.standardKm} km` },
      { label: 'Emergency towing', price: `AED ${towing.emergency}`, note: 'At once' },
      { label: 'Premium flatbed', price: `AED ${towing.premiumFlatbed}`, note: 'Low or all-wheel drive' },
      { label: 'Sand extraction', price: `from AED ${desert.sandExtraction}`, note: `Within ${desert.sandExtractionKm} km` },
      { label: 'Complex 4x4 recovery', price: `AED ${desert.complex4x4}`, note: 'Deep or on a crest' },
      { label: 'Remote desert', price: `AED ${desert.remote}+`, note: `Up to ${claims.desert.coverageKm} km out` },
    ],
  },
  help: { title: 'Standing by the road right now?', text: 'Our help page works without a network: safety steps, your position, and a card to read to the operator.', link: 'Open the help page' },
  closing: { title: 'Not on the list?', text: 'Boats, caravans, a car on a garden wall: ask. We say yes, or name someone who can.' },
  whatsappMessage: 'Hi, I am not sure which service I need. This is what happened: ',
  smsMessage: 'I need help with my vehicle and am not sure which service. Please call me. I am at: ',
};
