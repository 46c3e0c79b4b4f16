import type { PositionWords } from '../position-types';

export const positionWords: PositionWords = {
  locating: 'Finding your location…',
  allow: 'If your phone asks, tap Allow.',
  failures: {
    denied: { title: 'Your phone is not allowed to tell us where you are.', help: 'Allow “Location” for this site in the browser’s settings, then try again. Or tell us a landmark: a sign, a shop, a tower.' },
    unavailable: { title: 'Your phone can’t find its location.', help: 'Turn on “Location” in the phone’s settings. Go where you can see the sky, then try again. Or tell us a landmark.' },
    timeout: { title: 'Your phone took too long.', help: 'If it asks, tap Allow. Go where you can see the sky, then try again. Or tell us a landmark.' },
    unsupported: { title: 'This browser can’t find your location.', help: 'Open this page in Chrome or Safari. Or tell us a landmark: a sign, a shop, a tower.' },
  },
  manual: 'Open the maps app on your phone. Press and hold the blue dot. Two numbers appear: read them to us.',
  again: 'Try again',
  update: 'Update my location',
  whatsapp: {
    ready: 'Your location is in the message.',
    open: 'Open WhatsApp',
    sms: 'No mobile data? Send it by SMS',
    without: 'Open WhatsApp without my location',
    send: 'When WhatsApp opens, tap Send.',
  },
  myPosition: 'My location',
  accuracy: 'Accuracy',
  units: { metre: 'm', kilometre: 'km' },
  nearest: '{distance} {direction} of {area}',
  next: 'In or next to {area}',
  compass: { n: 'north', ne: 'north-east', e: 'east', se: 'south-east', s: 'south', sw: 'south-west', w: 'west', nw: 'north-west' },
};
