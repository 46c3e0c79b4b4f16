import { SERVICE_PRICES } from '@/contract/catalogue';
import { claims, hotlineLanguages, termsFigures } from '../../../claims';
import type { Faq } from '../../../types';

const claim = claims.recovery;
const languages = `${hotlineLanguages.slice(0, -1).join(', ')} and ${hotlineLanguages.at(-1)}`;

/** The 20 questions of the main page (spec 2, section 2). */
export const recoveryFaqs: readonly Faq[] = [
  { question: 'What counts as recovery, and what does it include?', answer: 'Getting a vehicle from where it cannot stay to where it can be dealt with. That may mean a jump start at the kerb, a winch in the dunes, or a flatbed to your garage. One number for all of it; we decide together what is needed.' },
  { question: 'How near is “near me”?', answer: `Crews stand by in several parts of the city, and we count ${claim.locations} places as our daily ground. The dispatcher sees which free truck is closest to your pin and gives you that one, with its real estimate.` },
  { question: 'How long will I be waiting?', answer: `Our average on these calls is ${claim.responseMinutes} minutes; the tiles say ${claim.badgeMinutes} so that you can count on a margin. Sand, storms and closed roads take longer, and then we say so at once.` },
  { question: 'What will I have to pay?', answer: `Starting prices of our catalogue: car recovery AED ${SERVICE_PRICES.car_recovery}, towing AED ${SERVICE_PRICES.towing_service}, desert AED ${SERVICE_PRICES.desert_recovery}, motorcycle AED ${SERVICE_PRICES.motorcycle_recovery}, luxury car AED ${SERVICE_PRICES.luxury_car_recovery}, heavy vehicle AED ${SERVICE_PRICES.heavy_vehicle}. Needed at once, a fifth more. The total is agreed before work starts.` },
  { question: 'Is the price on the phone the price I pay?', answer: 'Yes, if the car is as you described it. Should the crew find something else, say a locked wheel, they name the difference before they begin, and you may decline. Taxes are included.' },
  { question: 'Which ways of paying do you take?', answer: 'Cash, credit card, debit card, bank transfer and digital wallets, on the spot or online. No deposit is asked for on the phone. If someone asks for your card details before a truck exists, it is not us.' },
  { question: 'What should I do before I call?', answer: 'Get yourself and everyone else out of danger; that is all. Hazard lights, off the lane, behind the barrier. If the car blocks a lane or someone is hurt, dial 999 first, 998 for an ambulance.' },
  { question: 'What will you ask me?', answer: 'Where you are, what you drive, what happened, whether it rolls, and where it should go. Not knowing the last one is fine. The call takes about a minute.' },
  { question: 'I don’t know where I am. What then?', answer: 'Use WhatsApp to send your location, or open our page for stranded drivers, which shows your coordinates even without a network. Lamp posts, exit boards and shop signs carry numbers and names too: read us any of them.' },
  { question: 'What languages do you speak?', answer: `${languages}, on the phone and mostly in the cab as well. In any other language, messages with a photo and a pin work surprisingly well.` },
  { question: 'Do you really answer at four in the morning?', answer: 'Yes, and at noon on Eid. Nights are in fact quicker: empty roads, same trucks.' },
  { question: 'Will you come for a car with a flat battery in a basement?', answer: 'Certainly. A battery van passes under the usual two-metre bar. Give us the tower, level and bay number, and tell security that we are on our way.' },
  { question: 'Can you take an electric car?', answer: 'Yes, on a flatbed only, with the wheels still. Empty, it goes to a charger; faulty, to the brand’s workshop. After a hard impact we wait for civil defence to say that the battery is calm.' },
  { question: 'What about a motorcycle, or a seven-ton lorry?', answer: 'Both have trucks of their own here. Bikes stand upright in a chock; lorries meet a wrecker with air lines. Say which at the beginning and the right one starts rolling.' },
  { question: 'I had an accident. Do you handle the police report?', answer: 'Only the drivers can make it, in the Dubai Police app or on 901 (November 2026). We wait with you, take pictures, and carry the car as soon as it is released. Workshops need the report before they may repair.' },
  { question: 'Do you bill my insurance?', answer: 'We coordinate with the major UAE insurers and give them the documents they require. Whether the bill goes to them or is refunded to you depends on your policy; ask for “roadside assistance” or “recovery”.' },
  { question: 'What if you damage my car?', answer: `Tell us within ${termsFigures.claimHours} hours and send pictures. We compare them with those taken at loading. Liability goes up to ${termsFigures.liability} for each incident; the terms of service have every word.` },
  { question: 'Do you drive to other emirates?', answer: 'Daily: Sharjah and Ajman like a city trip, Abu Dhabi, Al Ain, Ras Al Khaimah and Fujairah as long hauls. The same truck goes the whole way.' },
  { question: 'May my family ride in the truck?', answer: 'Two people, belted, as a rule. For more we look for a crew cab, or you take a taxi; nobody travels in the car on the deck. Tell us about babies, so that the engine and AC of the cab are running when we arrive.' },
  { question: 'How can I tell that you are a licensed company?', answer: 'The licence details stand on the privacy page and on every receipt, the trucks carry the name, and the plate of yours is announced beforehand. Ask to see the driver’s ID; he will not mind.' },
];
