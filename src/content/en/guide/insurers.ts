import { site } from '@/config/site';
import { claims, termsFigures } from '@/content/claims';
import { claimed } from '../claimed';
import type { GuideContent } from '@/content/guide-types';
import { promises } from '../promises';
import { safety } from '@/content/safety';
import { SERVICE_PRICES } from '@/contract/catalogue';
import { estimateAed } from '@/contract/estimate';

const from = (aed: number): string => `from AED ${aed}`;

/** `/insurers`: the evidence that comes with a job, the rates, and how a claim's car is moved once. */
export const insurers: GuideContent = {
  id: 'insurers',
  meta: {
    title: 'Recovery for Insurers in Dubai: Evidence and Rates',
    description: 'For insurers, assistance desks and surveyors in Dubai: what evidence comes with each recovery, the rates, how a damaged car is moved once, and our papers.',
    keywords: ['insurance recovery dubai', 'accident recovery insurers', 'roadside assistance provider uae', 'recovery evidence pack', 'claims towing dubai'],
  },
  crumb: 'Insurers',
  kicker: 'For insurers, assistance desks and surveyors',
  title: 'Accident and breakdown recovery for insurers in Dubai',
  lead: `Give us the claim number. You get the car at the right workshop, and a file that answers the surveyor’s questions. ${promises.ownFleet}`,
  call: 'Talk to us:',
  chat: 'WhatsApp',
  whatsappMessage: 'Hi, we are an insurer and would like to work with you. Company and contact: ',
  print: 'Print this page',
  blocks: [
    {
      kind: 'steps',
      title: 'From the claim to the workshop',
      steps: [
        { title: 'You send the claim', text: 'Claim number, driver’s phone, place, plate, and the workshop that you approve.' },
        { title: 'We call the driver', text: `First question: are you safe? ${safety.en.injury}` },
        { title: 'The police release it', text: 'After an accident, the car moves only when the police allow it, with the report number.' },
        { title: 'We photograph, load and secure', text: 'All sides, the wheels and the odometer first. Then we use the method in the car’s handbook.' },
        { title: 'One move', text: 'Directly to your workshop. If it is closed, to a locked place that you choose, agreed before we leave.' },
        { title: 'The file is closed', text: 'Photos, times and invoice go out under your claim number.' },
      ],
    },
    {
      kind: 'checklist',
      title: 'The evidence that comes with each job',
      items: [
        'Time of the call, of arrival, of loading and of delivery',
        'Pick-up and drop-off, each with its place on the map',
        'Photos of all four sides, the damage, the wheels and the odometer, before loading',
        'The same photos after unloading',
        'Number of the police report, as the driver gives it to us',
        'How the car was loaded, and with which vehicle',
        'Who handed over the key, and who signed for it',
        site.taxNumber ? 'An invoice with the tax number and your claim number' : 'An invoice with your claim number',
      ],
    },
    {
      kind: 'table',
      title: 'Our starting rates',
      intro: 'In AED, taxes included. An agreement may set other rates; these hold until then.',
      head: ['Job', 'Booked ahead', 'Needed now'],
      rows: [
        ['Car recovery', from(SERVICE_PRICES.car_recovery), from(estimateAed('car_recovery', 'immediate', 'Sedan'))],
        ['Luxury or sports car', from(estimateAed('luxury_car_recovery', 'scheduled', 'Luxury Car')), from(estimateAed('luxury_car_recovery', 'immediate', 'Luxury Car'))],
        ['Motorcycle', from(SERVICE_PRICES.motorcycle_recovery), from(estimateAed('motorcycle_recovery', 'immediate', 'Motorcycle'))],
        ['Truck, bus or machine', from(SERVICE_PRICES.heavy_vehicle), from(estimateAed('heavy_vehicle', 'immediate', 'Commercial Vehicle'))],
        ['Out of the desert', from(SERVICE_PRICES.desert_recovery), from(estimateAed('desert_recovery', 'immediate', 'SUV'))],
      ],
    },
    {
      kind: 'prose',
      title: 'Distance and storage',
      paragraphs: [
        `${promises.priceFixed} ${promises.priceChanges}`,
        'A car that waits for its survey may need a place to stand. We agree with you in writing on the place, the price for each day and the last day, before it is unloaded. You never get a storage bill that nobody ordered.',
      ],
    },
    {
      kind: 'checklist',
      title: 'Our papers',
      intro: 'Ask for copies before the first job.',
      items: [
        `Company: ${site.legalName}`,
        `Trade licence: ${site.licenceNumber}`,
        ...(site.taxNumber ? [`Tax registration number (TRN): ${site.taxNumber}`] : []),
        `Insurance certificate: ${site.insuranceCertificate}`,
        `Liability in our terms: ${termsFigures.liability} per incident. Report damage within ${claimed(termsFigures.claimHours, 'hour')}.`,
        `Heaviest machine on a low loader: ${claims.heavy.maxTons} tons`,
      ],
    },
    {
      kind: 'steps',
      title: 'How to start with us',
      steps: [
        { title: 'Call or write', text: 'Have ready: your company and tax number, who sends us jobs, and who pays the invoices.' },
        { title: 'Send your conditions', text: 'Approved workshops, limits, the photos that your surveyors ask for, and how you want the file.' },
        { title: 'Try it', text: 'Give us a few claims. Then compare the times and the files with what you have now.' },
      ],
    },
  ],
  facts: ['emergencyNumbers', 'repairNeedsReport', 'reportTime', 'reportArrives', 'photographingPeople'],
  links: {
    title: 'Read on',
    list: [
      { page: 'whoMoves', label: 'Who moves the car, and who pays?' },
      { page: 'fleets', label: 'For fleets' },
      { page: 'accident', label: 'After an accident' },
      { page: 'services', label: 'All services and prices' },
      { page: 'terms', label: 'Terms of service' },
    ],
  },
  closing: { title: 'Is a claim open now?', text: 'Call with the claim number and the place of the car.' },
};
