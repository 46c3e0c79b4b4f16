import { SERVICE_PRICES } from '@/contract/catalogue';
import { claims, hotlineLanguages, termsFigures } from '../../../claims';
import { claimed } from '../../claimed';
import { BASEMENT_HEIGHT_M } from '../../../promises';
import { promises } from '../../promises';
import { safety } from '../../../safety';
import type { Faq } from '../../../types';

const claim = claims.recovery;
const languages = `${hotlineLanguages.slice(0, -1).join(', ')} and ${hotlineLanguages.at(-1)}`;

/** The 20 questions of the main page (spec 2, section 2). */
export const recoveryFaqs: readonly Faq[] = [
  { question: 'What counts as recovery, and what does it include?', answer: 'We get your vehicle going again, or take it to a place where it can be repaired. That may be a jump start, a winch in the dunes, or a flatbed to your garage. One number for all of it; we decide together what is needed.' },
  { question: 'How near is “near me”?', answer: `Crews stand by in several parts of the city, and we count ${claim.locations} places where we work every day. The dispatcher sees which free truck is closest to your pin and tells you how many minutes it needs.` },
  { question: 'How long will I be waiting?', answer: `Our average is ${claim.responseMinutes} minutes. Outside the centre it is longer. The dispatcher tells you the time for your truck.` },
  { question: 'What will I have to pay?', answer: `Starting prices of our catalogue: car recovery AED ${SERVICE_PRICES.car_recovery}, towing AED ${SERVICE_PRICES.towing_service}, desert AED ${SERVICE_PRICES.desert_recovery}, motorcycle AED ${SERVICE_PRICES.motorcycle_recovery}, luxury car AED ${SERVICE_PRICES.luxury_car_recovery}, heavy vehicle AED ${SERVICE_PRICES.heavy_vehicle}. If you need it now, it is a fifth more. ${promises.priceFixed}` },
  { question: 'Is the price on the phone the price I pay?', answer: `Yes. ${promises.priceFixed} ${promises.priceChanges} Taxes are included.` },
  { question: 'Which ways of paying do you take?', answer: 'Cash, credit card, debit card, bank transfer and digital wallets, on the spot or online. No deposit is asked for on the phone. If someone asks for your card details before a truck exists, it is not us.' },
  { question: 'What should I do before I call?', answer: `Get everyone out of danger. ${safety.en.exit} ${safety.en.out} ${safety.en.stayIn} ${safety.en.injury}` },
  { question: 'What will you ask me?', answer: `${promises.dispatcherQuestions} If you do not know where it should go yet, that is fine. The call takes about a minute.` },
  { question: 'I don’t know where I am. What then?', answer: 'Use WhatsApp to send your location, or open our page for stranded drivers, which shows your coordinates even without a network. Lamp posts, exit boards and shop signs carry numbers and names too: read us any of them.' },
  { question: 'What languages do you speak?', answer: `${languages}, on the phone and mostly in the cab as well. In any other language, messages with a photo and your location work well.` },
  { question: 'Do you answer at four in the morning?', answer: 'Yes, at any hour of any day, including Eid. At four in the morning the roads are emptier, too.' },
  { question: 'Will you come for a car with a flat battery in a basement?', answer: `Yes. Our battery van is lower than ${BASEMENT_HEIGHT_M} metres. Tell us the tower, the level and the bay number, and tell security that we are coming.` },
  { question: 'Can you take an electric car?', answer: 'Yes, on a flatbed only, with the wheels still. If the battery is empty, the car goes to a charger. If it is faulty, the car goes to the brand’s workshop. After an accident, Civil Defence must say the battery is safe before we load the car.' },
  { question: 'What about a motorcycle, or a seven-ton truck?', answer: 'Yes, we have special trucks for both. Motorcycles stand upright in a chock. A heavy wrecker comes for trucks. Tell us first which one it is.' },
  { question: 'I had an accident. Do you handle the police report?', answer: 'Only the drivers can make it, in the Dubai Police app or on 901 (November 2026). We wait with you, and carry the car when the police say you may move it. Workshops need the report before they may repair.' },
  { question: 'Do you bill my insurance?', answer: 'We coordinate with the major UAE insurers and give them the documents they require. Whether the bill goes to them or is refunded to you depends on your policy; ask for “roadside assistance” or “recovery”.' },
  { question: 'What if you damage my car?', answer: `Tell us within ${claimed(termsFigures.claimHours, 'hour')} and send pictures. We compare them with those taken at loading. Our liability is limited to ${termsFigures.liability} per incident; the full text is in the terms of service.` },
  { question: 'Do you drive to other emirates?', answer: 'Daily: Sharjah and Ajman like a city trip, Abu Dhabi, Al Ain, Ras Al Khaimah and Fujairah as long hauls. The same truck goes the whole way.' },
  { question: 'May my family ride in the truck?', answer: 'Two people, belted, as a rule. For more we look for a crew cab, or you take a taxi; nobody travels in the car on the deck. Tell us if you have a baby with you, so that the cab is cool when we arrive.' },
  { question: 'How can I tell that you are a licensed company?', answer: 'The licence details are on the privacy page and on every receipt, the trucks carry the name, and we send you the truck’s plate number first. You may ask to see the driver’s ID.' },
];
