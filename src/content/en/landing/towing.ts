import { BOOKING_AREAS } from '@/contract/catalogue';
import { BASEMENT_HEIGHT_M } from '@/content/promises';
import { promises } from '../promises';
import { safety } from '@/content/safety';
import { advertisedPrices, claims, termsFigures } from '../../claims';
import { claimed } from '../claimed';
import type { CoverageArea, LandingContent } from '../../types';
import { cityMinutes, spoken } from '../../usual-minutes';

const claim = claims.towing;
const price = advertisedPrices.towing;
const list: readonly CoverageArea[] = BOOKING_AREAS.map(({ name }) => ({ name, response: `${cityMinutes[name]} min`, coverage: '24/7' }));

export const towing: LandingContent = {
  id: 'towing',
  name: 'Towing Near Me',
  meta: {
    title: `Towing Near Me in Dubai: 24/7, ${claim.responseMinutes}-Minute Response`,
    description: `A tow truck for your car anywhere in Dubai, day and night. Standard towing from AED ${price.standard}, flatbeds for low, automatic and electric cars. Call now.`,
    keywords: ['towing near me', 'tow truck near me', 'towing dubai', 'flatbed towing', 'emergency towing', 'car towing price dubai', '24 hour towing'],
  },
  serviceType: 'Vehicle towing',
  locations: BOOKING_AREAS.map(({ name }) => name),
  layout: 'coverage-first',
  hero: {
    kicker: `24/7 emergency towing, ${claim.responseMinutes}-minute response`,
    title: '#1 Towing Near Me',
    lead: `Car won’t move? ${safety.en.injury} Then call us and tell us the nearest building or exit. We send the nearest free truck.`,
    response: `${claim.responseMinutes} minutes`,
    picture: { name: 'landing-towing', alt: 'A flatbed has a silver SUV on its deck in a street of villas; its driver goes through the papers with the owner' },
    sign: { en: 'Towing', ar: 'سحب السيارات' },
  },
  trust: [
    { icon: 'clock', title: `${claim.responseMinutes}-Min Response`, text: 'Trucks wait across the city, not in one yard. The closest one takes your job.' },
    { icon: 'shield', title: 'Licensed & Insured', text: 'A licensed towing business, and your car is insured while it is on our truck.' },
    { icon: 'truck', title: 'Professional Fleet', text: 'Flatbeds, wheel-lifts and heavy wreckers: the right truck for each car.' },
    { icon: 'star', title: '5-Star Rated', text: `${claim.customers} drivers towed so far. Our rating: ${claim.rating} out of 5.` },
  ],
  whatsapp: { label: 'WhatsApp', message: 'Hi, I need towing service near me' },
  sms: 'I need a tow truck. Please call me back.',
  areas: {
    title: 'How soon a tow truck reaches you',
    intro: `${BOOKING_AREAS.length} areas, from the foot of the Burj to the Hatta mountains. Each range is what drivers there usually wait.`,
    list,
    view: 'board',
  },
  gallery: {
    title: 'A tow, as it should look',
    pictures: [
      { name: 'towing-driveway', alt: 'A cream sedan is winched up the tilted bed of a flatbed in front of a villa, cones round the truck', caption: 'The truck bed comes down to the ground. Nothing lifts the car by its bumper.' },
      { name: 'towing-wheel-lift', alt: 'A wheel-lift truck, its driver at the wheel, tows a sky-blue sedan along a street of villas', caption: 'A wheel-lift, for front-wheel drive cars and short distances.' },
      { name: 'towing-straps', alt: 'Close view of a wheel on the deck of a flatbed: an amber strap runs over the tyre to a ratchet', caption: 'Straps go over the tyres, not over the body or the axles.' },
    ],
  },
  services: {
    title: 'Six ways we tow',
    intro: 'Tell us about the car and where it is. We choose the truck.',
    cards: [
      { icon: 'warning', title: 'Emergency Towing', text: 'In a lane, on a bridge or near a tunnel: call 999 first, then us. We answer these calls first, day and night.' },
      { icon: 'flatbed', title: 'Flatbed Towing', text: 'All four wheels off the road. The safe choice for automatics, all-wheel drive, electric cars and anything low.' },
      { icon: 'accident', title: 'Accident Recovery', text: 'Bent wheels or leaks: we bring skates, a winch and cleaning material, and take the car where you say.' },
      { icon: 'road', title: 'Long Distance Towing', text: 'Dubai to Sharjah, Abu Dhabi, Al Ain or Fujairah on one truck with one driver, door to door.' },
      { icon: 'bus', title: 'Heavy Vehicle Towing', text: `Vans, buses, trucks and machinery up to ${claim.maxTons} tons. We connect air so that the brakes open.` },
      { icon: 'luxury', title: 'Luxury Car Towing', text: 'Long ramps for low cars, soft straps, and photographs before and after. An enclosed carrier is booked ahead.' },
    ],
  },
  blocks: [
    {
      kind: 'table',
      title: 'Which tow is right for your car?',
      intro: 'A wrong tow can cost a gearbox. This is what we choose, and why.',
      head: ['Your car', 'We send', 'Because'],
      rows: [
        ['Front-wheel drive, rolls freely', 'Wheel-lift or flatbed', 'With the front wheels in the air, nothing in the gearbox turns.'],
        ['Rear-wheel drive automatic', 'Flatbed', 'Rear wheels on the road turn a gearbox that has no oil pressure.'],
        ['All-wheel drive', 'Flatbed only', 'Two wheels turning and two standing still overheat the centre coupling.'],
        ['Electric or plug-in hybrid', 'Flatbed only', 'Turning wheels make the motor generate current with nowhere to put it.'],
        ['Locked wheels, no key, stuck in P', 'Flatbed with skates', 'Plastic skates slide under the tyres; nothing is forced.'],
        ['Less than 12 cm off the ground', 'Low-angle flatbed', 'Long ramps keep the bumper and the sump clear.'],
      ],
    },
    {
      kind: 'steps',
      title: 'From your call to the workshop gate',
      steps: [
        { title: 'You say where and what', text: 'A building, an exit number, a petrol station, or a pin by WhatsApp. Then make, model, and what went wrong.' },
        { title: 'We tell you the price', text: `For the truck, the distance and the tolls. It is fixed before anybody sets off. ${promises.priceChanges}` },
        { title: 'The driver calls you', text: 'Name, plate and minutes left. Check that plate before you hand anybody your key.' },
        { title: 'Photographs, then loading', text: 'Four sides and the odometer, so we both know how the car looked before.' },
        { title: 'Delivered and signed for', text: 'Workshop, home or office car park. You pay, and the receipt comes to your phone.' },
      ],
    },
    {
      kind: 'checklist',
      title: 'While you wait for the truck',
      intro: 'Six small things that save time.',
      items: [
        safety.en.hazards,
        safety.en.out,
        'Key and registration card in your hand, not in the glove box.',
        'Parking brake off if the car stands level and you are told to; wheels straight.',
        'Child seats and valuables out, if the car stands well clear of traffic.',
        'The name and map pin of the workshop, with its closing time.',
      ],
    },
    {
      kind: 'prose',
      title: 'What changes the price of a tow',
      paragraphs: [
        `A plain tow within ${price.standardKm} km is the cheapest thing we do. Three things cost more: a longer distance, a truck that must come now, and a car that cannot roll.`,
        'Two things cost less: a car that can wait, and a car that can go on a wheel-lift. If a wheel-lift is safe for your car, we tell you, and you do not pay for a flatbed.',
      ],
    },
    {
      kind: 'warning',
      title: 'Your car is in a lane and cannot move?',
      text: `Call 999 first. Dubai Police can close the lane behind you; a tow truck cannot. ${safety.en.out} ${safety.en.stayIn} Then call us.`,
    },
  ],
  prices: {
    title: 'Towing prices',
    rows: [
      { label: 'Standard towing', price: `from AED ${price.standard}`, note: `Within ${price.standardKm} km, car rolls and steers.` },
      { label: 'Emergency towing', price: `AED ${price.emergency}`, note: 'Next free truck, blocked lane or unsafe place.' },
      { label: 'Premium flatbed', price: `AED ${price.premiumFlatbed}`, note: 'All four wheels carried: low, electric, automatic and all-wheel drive cars.' },
    ],
    note: 'In dirhams, taxes included. For a longer distance or a heavier vehicle, we fix the price with you on the phone, before anybody sets off.',
  },
  faqTitle: 'Questions about towing',
  faqs: [
    { question: 'What does a tow cost in Dubai?', answer: `A standard tow starts at AED ${price.standard} for up to ${price.standardKm} km. An emergency tow is AED ${price.emergency}, a premium flatbed AED ${price.premiumFlatbed}. For anything longer the dispatcher works out the distance while you are on the phone and tells you the price before the truck leaves.` },
    { question: 'How quickly can you be here?', answer: `Our usual response on these calls is ${claim.responseMinutes} minutes. Downtown it is often ${spoken(cityMinutes['Downtown Dubai'])}; Mirdif takes ${spoken(cityMinutes.Mirdif)}, International City ${spoken(cityMinutes['International City'])}, Hatta ${spoken(cityMinutes.Hatta)}. In the evening traffic it takes longer. The dispatcher tells you the time for your truck.` },
    { question: 'Flatbed or wheel-lift: do I get to choose?', answer: 'Always, unless the cheaper one would harm the car. A front-wheel drive hatchback going four kilometres is fine on a wheel-lift. An all-wheel drive SUV is not, and we will not do it even if asked.' },
    { question: 'My automatic is stuck in Park. Can it still be towed?', answer: 'Yes. Most cars have a shift-lock release under a small cap next to the lever, and our drivers know where. Where that fails, skates go under the driven wheels and the winch does the rest.' },
    { question: 'The car is in an underground car park. Does your truck fit?', answer: `A flatbed is too high. We send a basement truck, lower than ${BASEMENT_HEIGHT_M} metres, to bring the car up the ramp, and the flatbed waits in the street. Read us the height on the sign at the entrance and the level you are on.` },
    { question: 'Can I ride along in the truck?', answer: 'One or two adults can, on a seat with a belt. Nobody may sit in the car while it is on the deck. If there are more of you, or a child without a seat, take a taxi, and we arrive at the same time.' },
    { question: 'Do I have to be present?', answer: 'No. Leave the key with security or reception and give us their name. We send photographs at pick-up and at delivery, and you pay by bank transfer.' },
    { question: 'Which ways can I pay?', answer: 'Cash, credit or debit card on the driver’s terminal, bank transfer or digital wallet. You pay when the car has been delivered, and the receipt names the company, the car and the route, for your employer or insurer.' },
    { question: 'Will my insurance pay for the tow?', answer: 'Many comprehensive policies in the UAE include roadside assistance or repay a tow after an accident. Call your insurer or look for “roadside assistance” in the policy. We coordinate with the major insurers here: give us the claim number and they get the invoice and photographs they ask for.' },
    { question: 'Do I need a police report before you move the car?', answer: 'After a collision, yes: report it first in the Dubai Police app or on 901 (November 2026), then we move the car. A workshop may not repair accident damage without that report. A breakdown needs no paper at all.' },
    { question: 'What do you charge for a tow to Abu Dhabi or Sharjah?', answer: 'Distance decides, so there is no fixed figure. Salik, Darb and any other toll on the route are included before we tell you the price. Sharjah from Al Nahda is very near; Abu Dhabi is about 140 km each way for the truck.' },
    { question: 'How heavy a vehicle can you tow?', answer: `Up to ${claim.maxTons} tons. For a loaded truck, tell us the weight, the load, and if there is air in the brakes. On the road, a vehicle with its load may weigh 65 tons at most without a permit.` },
    { question: 'What if something is damaged on the way?', answer: `The photographs taken before loading settle most doubts. Report it within ${claimed(termsFigures.claimHours, 'hour')}; our liability is limited to ${termsFigures.liability} per incident. The full wording is in the terms of service.` },
    { question: 'Can you tow a car with expired registration or no plates?', answer: 'On a flatbed, yes, because its wheels do not touch the road. Bring proof that it is yours: the old registration card, a sale contract, or an export certificate.' },
    { question: 'What if I no longer need the truck?', answer: 'Call us as soon as you know. Cancelling is free until the truck has left. After that, we may charge for the journey.' },
  ],
  facts: ['emergencyNumbers', 'shoulder', 'stopInLane', 'hazardLights', 'repairNeedsReport', 'incidentUnit', 'weightLimit'],
  closing: { title: 'Need a tow truck now?', text: 'Call us: where you are, what you drive, and where it should go.' },
};
