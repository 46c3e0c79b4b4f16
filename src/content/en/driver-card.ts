import type { CardWords, DriverCardContent } from '../driver-card-types';

/** The English panel of the card for the cab. */
export const card: CardWords = {
  title: 'Breakdown or accident',
  accident: 'Accident: clear the lane, then take photos of the cars, never of people. Wait for the police report.',
  call: 'When you are safe, call us',
  say: 'Say: fleet number, place and direction, what happened, the load, whether the wheels turn.',
  beware: 'Refuse a truck that nobody called. Pay no cash. Sign nothing without a price.',
  help: 'Help without internet:',
  vehicle: 'Fleet number',
  office: 'Our office',
};

/** `/driver-card`: what stands around the card. */
export const driverCard: DriverCardContent = {
  meta: {
    title: 'Driver Card for Company Vehicles in Dubai, to Print',
    description: 'One A4 page for the cab in English, Arabic, Urdu and Hindi: what to do after a breakdown or an accident in Dubai, who to call, and what to say.',
    keywords: ['driver breakdown card dubai', 'fleet driver emergency card', 'breakdown instructions urdu hindi'],
  },
  crumb: 'Driver card',
  fleets: 'Fleets',
  title: 'Driver card for company vehicles in Dubai',
  lead: 'One page in English, Arabic, Urdu and Hindi. Print it, write in the fleet number and your office’s number, and keep it behind the sun visor.',
  print: 'Print the card',
  how: 'It prints on one side of A4. Cut it into four, or fold it twice.',
};
