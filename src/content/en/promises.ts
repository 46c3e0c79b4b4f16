import type { Promises } from '../promises';

export const promises: Promises = {
  dispatcherQuestions: 'Five questions: Are you safe? Where are you? What do you drive? What happened? Where should we take it?',
  priceFixed: 'We fix the price with you on the phone, before anybody sets off.',
  priceChanges: 'If the car is not as you described it, the crew tells you the new price before it starts, and you may say no.',
  enclosedCarrier: 'An enclosed carrier is booked ahead. For now, a low flatbed comes.',
  ownFleet: 'Our own trucks do the work. If a job needs a special vehicle of a licensed partner, we tell you before you agree, and you still deal with us.',
  desertLights: 'Save the battery. Use the hazard lights only where other cars could hit you, or when we ask.',
};
