import type { LandingLabels } from '../types';
import { positionWords } from './position';

/** Strings of the landing template in English. */
export const landingLabels: LandingLabels = {
  breadcrumbServices: 'Services',
  callNow: 'Call Now',
  sms: 'SMS',
  response: 'Response',
  hours: '24/7',
  area: 'Area',
  difficulty: 'Difficulty',
  difficulties: { Easy: 'Easy', Medium: 'Medium', Hard: 'Hard' },
  responseNote: 'Usual times from call to arrival, area by area. The time at the top of the page is an average. Traffic, weather and the ground can change them; the dispatcher tells you the time for your truck.',
  examples: 'For example',
  method: 'How we move it',
  warning: 'Important',
  always: 'We answer day and night.',
  trustTitle: 'Why drivers call us',
  contactLabel: 'How to contact us',
  position: positionWords,
};
