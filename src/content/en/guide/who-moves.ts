import type { GuideContent } from '@/content/guide-types';
import { advertisedPrices } from '@/content/claims';
import { estimateAed } from '@/contract/estimate';

const { towing } = advertisedPrices;

/** `/who-moves-my-car`: police, incident unit, insurer or us, and who pays whom. */
export const whoMoves: GuideContent = {
  id: 'whoMoves',
  meta: {
    title: 'Who Moves My Car in Dubai, and Who Pays?',
    description: 'Broken down or after an accident in Dubai: when the police or the RTA unit moves your car, when your insurer does, when a private truck does, and who pays.',
    keywords: ['who tows my car dubai', 'rta incident unit', 'insurance towing uae', 'towing price example dubai'],
  },
  crumb: 'Who moves my car?',
  kicker: 'Police, RTA unit, insurer, or us',
  title: 'Who moves my car in Dubai, and who pays?',
  lead: 'It depends on where the car is. In a lane, the police decide. In a safe place, you decide.',
  call: 'Ask us:',
  chat: 'WhatsApp',
  whatsappMessage: 'Hi, I need to know who can move my car in Dubai, and what it costs. It is at: ',
  print: 'Print this page',
  blocks: [
    {
      kind: 'table',
      title: 'Where is the car?',
      head: ['Where', 'Who moves it', 'Who pays'],
      rows: [
        ['In a lane, or somebody is hurt', 'Call 999. The police decide', 'Ask the officer. We found no published charge for the incident unit'],
        ['Stopped on one of 17 main roads', 'The Traffic Incident Management Unit may take it to a safe place', 'Ask the officer, and ask where the car is taken'],
        ['In a safe place, after an accident', 'Your insurer’s truck, or a private one like ours', 'Often your insurer, if the policy includes towing'],
        ['In a safe place, broken down', 'A private truck, or the roadside help of your policy or bank card', 'You, or the policy'],
        ['A rental car', 'The rental company chooses', 'As your contract says'],
      ],
    },
    {
      kind: 'steps',
      title: 'Before you agree to any truck',
      steps: [
        { title: 'Ask your insurer first', text: 'Some pay only for a truck that they send. Ask for the limit in dirhams and in kilometres.' },
        { title: 'Did you call this truck?', text: 'Be careful with one that nobody called. Ask for the company’s name, its licence and the price in writing.' },
        { title: 'Say where it must go', text: 'The workshop that the insurer names, or your own. A second tow costs money.' },
        { title: 'Photograph the car', text: 'Every side, and the odometer. Take your papers, phone and medicine out.' },
        { title: 'Get an invoice', text: 'With time, place, destination, and the number of the police report.' },
      ],
    },
    {
      kind: 'table',
      title: 'Three examples from our booking form',
      intro: `The form gives an estimate. We fix the price with you on the phone, before anybody sets off. By phone a standard tow of up to ${towing.standardKm} km starts at AED ${towing.standard}; a longer distance costs more.`,
      head: ['Case', 'Estimate'],
      rows: [
        ['A sedan that does not start, today at a time you choose', `AED ${estimateAed('car_recovery', 'scheduled', 'Sedan')}`],
        ['The same sedan, now', `AED ${estimateAed('car_recovery', 'immediate', 'Sedan')}`],
        ['A sports car, now, with luxury handling', `AED ${estimateAed('luxury_car_recovery', 'immediate', 'Sports Car')}`],
      ],
    },
  ],
  facts: ['emergencyNumbers', 'incidentUnit', 'stopInLane', 'repairNeedsReport'],
  links: {
    title: 'Read on',
    list: [
      { page: 'accident', label: 'After an accident, step by step' },
      { page: 'rentalCar', label: 'Breakdown or accident in a rental car' },
      { page: 'services', label: 'All services and prices' },
      { page: 'book', label: 'Book with an estimate' },
    ],
  },
  closing: { title: 'Is the car safe, and do you choose us?', text: 'Tell us where it is and where it should go.' },
};
