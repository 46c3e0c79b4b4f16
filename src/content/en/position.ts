import type { PositionWords } from '../position-types';

export const positionWords: PositionWords = {
  locating: 'Looking for your position…',
  allow: 'If your phone asks, tap Allow.',
  failures: {
    denied: { title: 'The phone is not allowed to tell us where you are.', help: 'Allow “Location” for this site in the browser’s settings, then try again. Or tell us a landmark: a sign, a shop, a tower.' },
    unavailable: { title: 'The phone cannot find itself.', help: 'Turn on “Location” in the phone’s settings. Go where you can see the sky, then try again. Or tell us a landmark.' },
    timeout: { title: 'The phone has not answered.', help: 'If it asks, tap Allow. Go where you can see the sky, then try again. Or tell us a landmark.' },
    unsupported: { title: 'This browser cannot tell a position.', help: 'Open this page in Chrome or Safari. Or tell us a landmark: a sign, a shop, a tower.' },
  },
  manual: 'Open the maps app on your phone. Hold your finger on the blue dot. Two numbers appear: read them out to us.',
  again: 'Try again',
  whatsapp: {
    ready: 'Your position is in the message.',
    open: 'Open WhatsApp',
    sms: 'No data? Send it by SMS',
    without: 'Open WhatsApp without my position',
    send: 'When WhatsApp opens, tap Send.',
  },
  myPosition: 'My position',
  accuracy: 'Accuracy',
  units: { metre: 'm', kilometre: 'km' },
  nearest: '{distance} {direction} of {area}',
  next: 'In or next to {area}',
  compass: { n: 'north', ne: 'north-east', e: 'east', se: 'south-east', s: 'south', sw: 'south-west', w: 'west', nw: 'north-west' },
};
