import type { PathId } from '@/config/paths';
import { advertisedPrices, claims } from '@/content/claims';
import { promises } from './promises';
import { safety } from '@/content/safety';
import type { IconName, Lang, Meta, Pic, TitleText } from '@/content/types';
import { BOOKING_AREAS, type ServiceId, type Urgency, type VehicleType } from '@/contract/catalogue';

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

interface CatalogueRow {
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
  /** A lowest price in AED, e.g. "from AED 150"; and the bare amount. */
  from: (aed: number) => string;
  price: (aed: number) => string;
  symptoms: readonly Symptom[];
  catalogue: { title: string; intro: string; caption: string; service: string; includes: string; price: string; rows: readonly CatalogueRow[]; note: string; book: string };
  short: { title: string; intro: string; rows: readonly { label: string; price: string; note: string }[] };
  /** Worked examples of the one estimate: what each part of it adds. */
  examples: {
    title: string;
    intro: string;
    base: string;
    now: string;
    luxury: string;
    sum: string;
    cases: readonly { title: string; service: ServiceId; urgency: Urgency; vehicle: VehicleType }[];
    note: string;
  };
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
    description: 'Won’t start, stuck in sand, accident, flat tyre? Find the right service by what you see, with prices in AED for cars, motorcycles, trucks and luxury cars.',
    keywords: ['recovery services dubai', 'towing prices dubai', 'roadside assistance dubai', 'desert recovery price', 'car recovery cost dubai'],
  },
  crumb: 'Services',
  hero: {
    kicker: 'All services',
    title: 'Recovery services and prices in Dubai',
    lead: `What is wrong with your car? You don’t need to know what the service is called. Choose what you can see. From a flat battery to ${claims.services.maxTons} tons: ${claims.services.serviceTypes} service types.`,
    picture: { name: 'services-lineup', alt: 'The company’s vehicles drawn up side by side in the yard at dusk, their lamps on, the crews standing before them' },
    call: 'Call Now',
    chat: 'WhatsApp',
    sms: 'SMS',
  },
  finder: { title: 'What is the problem?', intro: 'Tap the one that looks like yours.' },
  firstLabel: 'Do this first',
  from: (aed) => `from AED ${aed}`,
  price: (aed) => `AED ${aed}`,
  symptoms: [
    {
      id: 'wont-start',
      icon: 'battery',
      title: 'It won’t start, or it stopped',
      first: `${safety.en.exit} When it has stopped: hazard lights on, everyone behind the barrier.`,
      answers: [
        { page: 'breakdown', title: 'Breakdown Recovery', text: 'Battery, tyre, fuel, keys or overheating: repaired where you are, or a tow to the workshop.', price: 'car_recovery' },
        { page: 'recovery', title: 'Recovery Near Me', text: 'You just want the nearest truck, now. All our services on one page.', price: 'car_recovery' },
      ],
    },
    {
      id: 'stuck-in-sand',
      icon: 'desert',
      title: 'It’s stuck in sand',
      first: 'Stop the wheels. Stay with the car, drink water, and send your location.',
      answers: [
        { page: 'desert', title: 'Desert Recovery Near Me', text: 'You are stuck now and need a 4x4 to pull you out.', price: 'desert_recovery' },
        { page: 'desertDubai', title: 'Desert Recovery Dubai', text: 'Dunes, salt flats and wadis: why the car is stuck, and how we get it out.', price: 'desert_recovery' },
      ],
    },
    {
      id: 'accident',
      icon: 'accident',
      title: 'There’s been an accident',
      first: `${safety.en.injury} Nobody hurt? ${safety.en.photos}`,
      answers: [
        { page: 'emergencyCar', title: 'Emergency Car Service', text: 'We make the place safe, load the car, and put the report number on the invoice. Floods and blocked lanes too.', price: 'car_recovery' },
        { page: 'accident', title: 'After an accident', text: 'Step by step: who to call, the report, what to photograph, and what mistakes cost.' },
        { page: 'whoMoves', title: 'Who moves my car?', text: 'The police, the RTA unit, your insurer or us, and who pays.' },
      ],
    },
    {
      id: 'needs-a-tow',
      icon: 'flatbed',
      title: 'It has to go somewhere else',
      first: 'Have ready: the address, and who will receive the car.',
      answers: [
        { page: 'towing', title: 'Towing Near Me', text: `A tow truck near you, with the usual minutes for ${BOOKING_AREAS.length} areas.`, price: 'towing_service' },
        { page: 'towingDubai', title: 'Towing Service Dubai', text: 'Booked transport, trips to the workshop, and other emirates.', price: 'towing_service' },
      ],
    },
    {
      id: 'wheels-locked',
      icon: 'car',
      title: 'It can’t roll: locked, electric, low, or in a basement',
      first: 'Don’t let anyone drag it. Tell us the height on the sign at the entrance.',
      answers: [
        { page: 'car', title: 'Car Recovery Near Me', text: 'Which kind of car yours is, and how we load it without damage.', price: 'car_recovery' },
        { page: 'carDubai', title: 'Car Recovery Dubai', text: 'Flatbeds all over the city, for mall car parks and workshops too.', price: 'car_recovery' },
      ],
    },
    {
      id: 'two-wheels',
      icon: 'motorcycle',
      title: 'It’s a motorcycle',
      first: 'Two people can lift it upright. Key off. Stand behind the barrier.',
      answers: [{ page: 'motorcycle', title: 'Motorcycle Recovery', text: 'Wheel chock and soft straps for sports bikes, scooters, trikes and quads.', price: 'motorcycle_recovery' }],
    },
    {
      id: 'heavy',
      icon: 'bus',
      title: 'It’s a truck, a bus or a machine',
      first: 'Count the axles, find the load paper, and say if the load is dangerous.',
      answers: [{ page: 'heavy', title: 'Heavy Vehicle Recovery', text: `Heavy wreckers for trucks and buses, low loaders for machinery up to ${claims.heavy.maxTons} tons.`, price: 'heavy_vehicle' }],
    },
    {
      id: 'luxury',
      icon: 'luxury',
      title: 'It’s a low or luxury car',
      first: 'Let nobody push it or put a hook on it. Film it where it is.',
      answers: [{ page: 'luxury', title: 'Luxury Car Recovery', text: 'Low-angle flatbeds and enclosed carriers, filmed before and after.', price: 'luxury_car_recovery' }],
    },
    {
      id: 'arabic',
      icon: 'globe',
      title: 'I’d rather read Arabic',
      first: 'The dispatcher speaks Arabic too.',
      answers: [
        { page: 'recoveryAr', title: 'سطحة قريبة منك', text: 'كل خدماتنا في صفحة واحدة بالعربية.', price: 'car_recovery', lang: 'ar' },
        { page: 'recoveryDubaiAr', title: 'ريكفري دبي', text: 'سحب ونقل السيارات في جميع مناطق دبي.', price: 'car_recovery', lang: 'ar' },
        { page: 'desertTowingAr', title: 'سحب سيارات من الصحراء', text: 'إخراج السيارات العالقة في الرمال.', price: 'desert_recovery', lang: 'ar' },
      ],
    },
  ],
  catalogue: {
    title: 'The price list',
    intro: 'All services in the booking form.',
    caption: 'Starting prices by service, in AED',
    service: 'Service',
    includes: 'What it covers',
    price: 'From',
    rows: [
      { id: 'car_recovery', name: 'Car recovery', includes: 'Cars and SUVs that don’t move, on the road or in a car park', page: 'carDubai' },
      { id: 'towing_service', name: 'Towing service', includes: 'From any place to any other, by wheel-lift or flatbed', page: 'towingDubai' },
      { id: 'desert_recovery', name: 'Desert recovery', includes: 'Any vehicle stuck off the road', page: 'desertDubai' },
      { id: 'heavy_vehicle', name: 'Heavy vehicle recovery', includes: 'Trucks, buses, machinery', page: 'heavy' },
      { id: 'motorcycle_recovery', name: 'Motorcycle recovery', includes: 'Motorcycles, scooters, quads', page: 'motorcycle' },
      { id: 'luxury_car_recovery', name: 'Luxury car recovery', includes: 'Low, rare and valuable cars', page: 'luxury' },
    ],
    note: 'If you need it now, add 20%. For a luxury or sports car, add 15%. The form shows the estimate before you send it.',
    book: 'Book with an estimate',
  },
  short: {
    title: 'Prices by phone',
    intro: 'By phone, the price depends on the distance. A short trip often costs less by phone than in the form.',
    rows: [
      { label: 'Standard towing', price: `from AED ${towing.standard}`, note: `Within ${towing.standardKm} km` },
      { label: 'Emergency towing', price: `AED ${towing.emergency}`, note: 'Now' },
      { label: 'Premium flatbed', price: `AED ${towing.premiumFlatbed}`, note: 'Low or all-wheel drive' },
      { label: 'Sand extraction', price: `from AED ${desert.sandExtraction}`, note: `Within ${desert.sandExtractionKm} km` },
      { label: 'Complex 4x4 recovery', price: `AED ${desert.complex4x4}`, note: 'Deep or on a crest' },
      { label: 'Remote desert', price: `AED ${desert.remote}+`, note: `Up to ${claims.desert.coverageKm} km out` },
    ],
  },
  examples: {
    title: 'Three examples',
    intro: 'Worked out as the booking form does it.',
    base: 'Starting price',
    now: 'Needed now',
    luxury: 'Luxury or sports car',
    sum: 'Estimate',
    cases: [
      { title: 'A sedan that won’t start, needed now', service: 'car_recovery', urgency: 'immediate', vehicle: 'Sedan' },
      { title: 'A motorcycle, booked for tomorrow', service: 'motorcycle_recovery', urgency: 'scheduled', vehicle: 'Motorcycle' },
      { title: 'A low sports car, needed now', service: 'luxury_car_recovery', urgency: 'immediate', vehicle: 'Sports Car' },
    ],
    note: `Distance is not in this estimate. By phone, a tow within ${towing.standardKm} km starts at AED ${towing.standard}; for a longer one we work out the distance with you. ${promises.priceFixed}`,
  },
  help: { title: 'Broken down now?', text: 'Our help page works without internet: safety steps, your location, and a card to read to the dispatcher.', link: 'Open the help page' },
  closing: { title: 'Something else?', text: 'Call us. If we can’t do it, we’ll tell you who can.' },
  whatsappMessage: 'Hi, I am not sure which service I need. This is what happened: ',
  smsMessage: 'I need help with my vehicle and am not sure which service. Please call me. I am at: ',
};
