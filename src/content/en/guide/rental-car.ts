import { safety } from '@/content/safety';
import type { GuideContent } from '@/content/guide-types';

/** `/rental-car`: a visitor whose rented car has broken down or was hit. */
export const rentalCar: GuideContent = {
  id: 'rentalCar',
  meta: {
    title: 'Rental Car Breakdown or Accident in Dubai',
    description: 'Visitor with a rental car in Dubai? What to do after a breakdown or an accident: who to call first, the police report, the excess, and your passport.',
    keywords: ['rental car accident dubai', 'rental car breakdown dubai', 'tourist accident report uae', 'rental excess dubai'],
  },
  crumb: 'Rental car',
  kicker: 'For visitors',
  title: 'Rental car broken down or hit in Dubai',
  lead: `${safety.en.injury} When people are safe, the rental company decides which truck comes: it is their car.`,
  call: 'Need a truck? Call us:',
  chat: 'WhatsApp',
  whatsappMessage: 'Hi, I have a rental car in Dubai that must be moved. Rental company and place: ',
  print: 'Print this page',
  blocks: [
    {
      kind: 'steps',
      title: 'In this order',
      steps: [
        { title: 'Get safe', text: `${safety.en.out} ${safety.en.stayIn}` },
        { title: 'Call the rental company', text: 'The number is on the key tag, in the contract or on the windscreen. Ask: do you send a truck, or may I call one?' },
        { title: 'After any damage: police report', text: 'Even for a scratch, and even if nobody else was there. Without it you may have to pay for all the damage.' },
        { title: 'Let them choose the workshop', text: 'Do not repair anything yourself. No workshop may repair accident damage without a police report.' },
        { title: 'Keep the papers', text: 'The report, the truck’s invoice, names, and photos of every side.' },
      ],
    },
    {
      kind: 'checklist',
      title: 'What the police will ask for',
      intro: 'No Emirates ID? Ask for the report with your passport. Have these ready, on paper or as a photo:',
      items: ['Passport', 'Driving licence, and the international permit if yours needs one', 'Rental contract with your name as the driver', 'The car’s registration card: in the glove box, or ask the rental company', 'A phone number that works in the UAE; your hotel’s is fine'],
    },
    {
      kind: 'table',
      title: 'Who pays for what?',
      intro: 'Your contract decides. These are the words to look for.',
      head: ['Word', 'What it means'],
      rows: [
        ['Excess', 'The part of any damage that you pay yourself'],
        ['Roadside assistance', 'Whether the tow is included, and from where'],
        ['Off-road', 'Sand and tracks are often excluded: then you pay for the tow and the damage'],
        ['Salik and Darb', 'Road tolls, charged to you later'],
        ['Replacement car', 'Whether you get one, and where'],
      ],
    },
    {
      kind: 'checklist',
      title: 'If you call us for a rental car',
      items: ['Ask the rental company first, and tell us the name of the person who agreed', 'Send us a photo of the contract, with your passport number covered', 'Tell us the address where the car must go', 'You pay us and get an invoice for the rental company'],
    },
  ],
  facts: ['emergencyNumbers', 'clearTheLane', 'reportTime', 'repairNeedsReport', 'sharjahRafid', 'abuDhabiSaaed'],
  links: {
    title: 'Read on',
    list: [
      { page: 'accident', label: 'After an accident, step by step' },
      { page: 'whoMoves', label: 'Who moves my car, and who pays?' },
      { page: 'stranded', label: 'Help page with your location' },
      { page: 'contact', label: 'Contact us' },
    ],
  },
  closing: { title: 'Does the rental company say you may call?', text: 'Tell us the place, the car and the address where it must go.' },
};
