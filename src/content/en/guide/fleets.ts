import { site } from '@/config/site';
import { advertisedPrices, claims, termsFigures } from '@/content/claims';
import { claimed } from '../claimed';
import type { GuideContent } from '@/content/guide-types';
import { promises } from '../promises';
import { safety } from '@/content/safety';
import { SERVICE_PRICES } from '@/contract/catalogue';
import { estimateAed } from '@/contract/estimate';

const { towing } = advertisedPrices;
const from = (aed: number): string => `from AED ${aed}`;

/** `/fleets`: what a company that runs vehicles gets, agrees on and carries in the cab. */
export const fleets: GuideContent = {
  id: 'fleets',
  meta: {
    title: 'Fleet Recovery Dubai: Rates, Papers, Driver Card',
    description: 'For companies with vans, cars and trucks in Dubai: our rates, what to agree before the first breakdown, the card for your drivers, and our papers.',
    keywords: ['fleet recovery dubai', 'company towing account', 'van recovery dubai', 'truck recovery contract', 'fleet breakdown cover uae'],
  },
  crumb: 'Fleets',
  kicker: 'For companies that run vehicles',
  title: 'Recovery for fleets in Dubai',
  lead: `One number for every van, car and truck. You agree on prices and names once; after that your driver makes one call. ${promises.ownFleet}`,
  call: 'Talk to us:',
  chat: 'WhatsApp',
  whatsappMessage: 'Hi, we would like to agree on recovery for our fleet. Company, number and kind of vehicles: ',
  print: 'Print this page',
  blocks: [
    {
      kind: 'steps',
      title: 'How to open an account',
      steps: [
        { title: 'Send us the form', text: 'It is below, or you can call us. Have ready: your company name and tax number, how many vehicles of each kind, where they are parked at night, and who pays the invoices.' },
        { title: 'Agree on the rates', text: 'By kind of vehicle and by zone, with what costs extra. You get them in writing.' },
        { title: 'Name who may order', text: 'A list of names, or a code that the driver gives. And the sum up to which we act without asking you.' },
        { title: 'Say where vehicles go', text: 'Workshop by fault and by hour, your insurer’s for accidents, your own yard at night.' },
        { title: 'Give the card to your drivers', text: 'One A4 page in English, Arabic, Urdu and Hindi. Print it, and keep it behind the sun visor.' },
        { title: 'One invoice a month', text: 'With each plate, route, time and order number. You pay by bank transfer.' },
      ],
    },
    {
      kind: 'table',
      title: 'Our starting rates',
      intro: 'In AED, taxes included. An agreement may set other rates for your company; these hold until then.',
      head: ['Job', 'Booked ahead', 'Needed now'],
      rows: [
        ['Car or small van', from(SERVICE_PRICES.car_recovery), from(estimateAed('car_recovery', 'immediate', 'Van'))],
        ['Tow from address to address', from(SERVICE_PRICES.towing_service), from(estimateAed('towing_service', 'immediate', 'Commercial Vehicle'))],
        ['Truck, bus or machine', from(SERVICE_PRICES.heavy_vehicle), from(estimateAed('heavy_vehicle', 'immediate', 'Commercial Vehicle'))],
        ['Motorcycle, delivery bike', from(SERVICE_PRICES.motorcycle_recovery), from(estimateAed('motorcycle_recovery', 'immediate', 'Motorcycle'))],
        ['Out of the sand', from(SERVICE_PRICES.desert_recovery), from(estimateAed('desert_recovery', 'immediate', 'SUV'))],
        [`Short tow by phone, within ${towing.standardKm} km`, from(towing.standard), `AED ${towing.emergency}`],
      ],
    },
    {
      kind: 'prose',
      title: 'Distance, waiting and storage',
      paragraphs: [
        `${promises.priceFixed} ${promises.priceChanges}`,
        'A longer distance, a basement, sand, a second truck or waiting at a gate costs more: your agreement says how much. If a vehicle has to stay with us, we agree on the place and the price for each day in writing before it is unloaded.',
      ],
    },
    {
      kind: 'steps',
      title: 'The driver’s card',
      intro: 'This is the short version. The full card, in four languages on one A4 page, is linked at the end of this page.',
      steps: [
        { title: 'Safety first', text: `${safety.en.injury} ${safety.en.out} ${safety.en.stayIn}` },
        { title: 'One call', text: 'Call the number on this page. Do not accept a truck that nobody called.' },
        { title: 'Say five things', text: 'Fleet number, place and direction, what happened, the load, and whether the wheels turn.' },
        { title: 'Three photos', text: 'The front with the plate, the dashboard, and the fault.' },
        { title: 'Sign only what has a price', text: 'And do not pay cash.' },
      ],
    },
    {
      kind: 'checklist',
      title: 'What comes with each job',
      items: [
        'Time of your call, of arrival and of delivery',
        'Photos before loading and after unloading, with the odometer',
        'Fleet number, plate and order number on the job sheet',
        'Signature at both ends',
        'The police report number, where there was an accident',
        site.taxNumber ? 'An invoice with the tax number' : 'An invoice',
      ],
    },
    {
      kind: 'checklist',
      title: 'Our papers',
      intro: 'For your files. Ask for copies before the first job.',
      items: [
        `Company: ${site.legalName}`,
        `Trade licence: ${site.licenceNumber}`,
        ...(site.taxNumber ? [`Tax registration number (TRN): ${site.taxNumber}`] : []),
        `Insurance certificate: ${site.insuranceCertificate}`,
        `Liability in our terms: ${termsFigures.liability} per incident. Report damage within ${claimed(termsFigures.claimHours, 'hour')}.`,
        `Heaviest machine on a low loader: ${claims.heavy.maxTons} tons`,
      ],
    },
  ],
  facts: ['emergencyNumbers', 'lorryBanE11', 'lorryBanPeaks', 'weightLimit', 'repairNeedsReport'],
  links: {
    title: 'Read on',
    list: [
      { page: 'driverCard', label: 'The driver’s card, to print' },
      { page: 'heavy', label: 'Heavy vehicle recovery' },
      { page: 'insurers', label: 'For insurers' },
      { page: 'services', label: 'All services and prices' },
      { page: 'accident', label: 'After an accident' },
      { page: 'terms', label: 'Terms of service' },
    ],
  },
  closing: { title: 'How many vehicles do you run?', text: 'Tell us the number and the kinds. We answer with rates and one contact.' },
};
