import { advertisedPrices, claims } from '@/content/claims';
import type { LandingContent } from '@/content/types';
import { SERVICE_PRICES } from '@/contract/catalogue';

const claim = claims.emergencyCar;
const price = advertisedPrices.towing;

/** `/emergency-car-service`: accidents, floods and cars that endanger others; who to call first and what we do after. */
export const emergencyCar: LandingContent = {
  id: 'emergencyCar',
  meta: {
    title: 'Emergency Car Service Dubai: Accident and Flood Help',
    description: 'Accident, flood or a car blocking a lane in Dubai? Who to call first, what the police report must show, and an emergency crew that clears the road day and night.',
    keywords: ['emergency car service dubai', 'accident recovery dubai', 'flooded car dubai', 'car blocking road dubai', 'accident towing police report', '24 hour emergency tow'],
  },
  serviceType: 'Emergency vehicle recovery',
  locations: ['Sheikh Zayed Road', 'Sheikh Mohammed bin Zayed Road', 'Emirates Road', 'Al Khail Road', 'Dubai', 'Sharjah', 'Ajman'],
  layout: 'steps-first',
  hero: {
    kicker: 'Emergency Car Service',
    title: 'First people. Then police. Then us.',
    lead: 'A crash, a flooded underpass, a car dead in lane three. Make sure nobody is hurt, call the right number, and let a trained crew take the car off the road.',
    response: `${claim.responseMinutes} min`,
    scene: 'highway',
  },
  trust: [
    { icon: 'phone', title: `Answered in ${claim.answerSeconds} seconds`, text: 'That is our average, at night too.' },
    { icon: 'accident', title: 'Crews who know a scene', text: 'They mark, light and clear it before they load.' },
    { icon: 'document', title: 'Papers for the insurer', text: 'Photos, times and an invoice with the report number.' },
    { icon: 'award', title: `${claim.years} years on these roads`, text: 'Licensed by the transport authority, and insured.' },
  ],
  whatsapp: { label: 'WhatsApp a photo', message: 'Emergency: my car needs recovery in Dubai. I can send photos of the scene.' },
  sms: 'Emergency. My car must be moved off the road in Dubai. Please call.',
  areas: {
    title: 'Highways and junctions, by time to the scene',
    intro: 'On a highway the exit number matters more than the district. These are usual times to twenty places where we are called to most urgently.',
    view: 'board',
    list: [
      { name: 'Downtown, Financial Centre Road', response: '5-8 min', coverage: '24/7' },
      { name: 'Sheikh Zayed Road, Trade Centre', response: '5-10 min', coverage: '24/7', note: 'E11' },
      { name: 'Business Bay Crossing', response: '5-10 min', coverage: '24/7', note: 'Bridge: no hard shoulder' },
      { name: 'Al Khail Road, Al Quoz', response: '8-12 min', coverage: '24/7', note: 'E44' },
      { name: 'Al Garhoud Bridge', response: '8-15 min', coverage: '24/7', note: 'Say towards Deira or Bur Dubai' },
      { name: 'Al Shindagha Tunnel', response: '10-15 min', coverage: '24/7', note: 'Low vehicles only' },
      { name: 'Airport Tunnel', response: '10-15 min', coverage: '24/7', note: 'Walk out by the marked exits' },
      { name: 'Al Ittihad Road, Al Mamzar', response: '12-20 min', coverage: '24/7', note: 'To Sharjah' },
      { name: 'Sheikh Zayed Road, Al Barsha', response: '10-15 min', coverage: '24/7', note: 'E11' },
      { name: 'Umm Suqeim Road, Arjan', response: '12-18 min', coverage: '24/7', note: 'D63' },
      { name: 'Hessa Street', response: '12-20 min', coverage: '24/7', note: 'D61' },
      { name: 'Dubai Marina interchange', response: '12-20 min', coverage: '24/7' },
      { name: 'Ras Al Khor Road', response: '10-18 min', coverage: '24/7', note: 'E44' },
      { name: 'Al Ain Road, Silicon Oasis', response: '15-25 min', coverage: '24/7', note: 'E66' },
      { name: 'Sheikh Mohammed bin Zayed Road, Mirdif', response: '15-20 min', coverage: '24/7', note: 'E311' },
      { name: 'Sheikh Mohammed bin Zayed Road, Arabian Ranches', response: '18-25 min', coverage: '24/7', note: 'E311' },
      { name: 'Emirates Road, Global Village', response: '20-30 min', coverage: '24/7', note: 'E611' },
      { name: 'Expo Road, Dubai South', response: '25-35 min', coverage: '24/7' },
      { name: 'E11, Jebel Ali to Ghantoot', response: '25-40 min', coverage: '24/7', note: 'Towards Abu Dhabi' },
      { name: 'Hatta Road', response: '45-60 min', coverage: '24/7', note: 'E44, beyond Lahbab' },
    ],
  },
  gallery: {
    title: 'What an emergency crew does first',
    view: 'feature',
    pictures: [
      { name: 'emergency-accident', alt: 'Two damaged cars on a hard shoulder, a flatbed with beacons shielding them from traffic', caption: 'The truck stands between the scene and the traffic.' },
      { name: 'emergency-triangle', alt: 'A red warning triangle on the asphalt, a stopped car blurred behind it', caption: 'A triangle far enough back to matter.' },
      { name: 'emergency-flood', alt: 'A car standing in water up to its doors in an underpass while a recovery line is fixed', caption: 'Flood: pulled out dead, never started.' },
    ],
  },
  services: {
    title: 'When it cannot wait',
    intro: 'Six emergencies and what happens when you call about one.',
    view: 'cards',
    cards: [
      { icon: 'accident', title: 'After a collision', text: 'We load cars that no longer roll, sweep glass and carry the wreck to the yard or workshop that your insurer names.' },
      { icon: 'road', title: 'Blocked lane', text: 'Once the police hold the traffic, a short pull clears the lane; the loading happens somewhere quieter.' },
      { icon: 'flood', title: 'Flooded car', text: 'Pulled out backwards by a long line. The battery comes off, and the engine stays off until a workshop has drained it.' },
      { icon: 'crane', title: 'Off the road', text: 'Down a slope, over a kerb, on a barrier, against a palm. Winch and lift, with the car held from two sides.' },
      { icon: 'parking', title: 'Stuck in a car park', text: 'On a ramp, on a bollard, wedged against a pillar in a basement. Skates and a low unit get where a truck cannot.' },
      { icon: 'electric', title: 'Damaged electric car', text: 'Loaded flat, kept apart from other cars, and watched: a hit battery can catch fire hours later.' },
    ],
  },
  blocks: [
    {
      kind: 'table',
      title: 'Which number, when?',
      intro: 'Dubai’s numbers as of November 2026. Save them before you need them.',
      head: ['Number', 'Who answers', 'Call it when'],
      rows: [
        ['999', 'Police', 'Someone is in danger, or a car cannot leave a live lane'],
        ['998', 'Ambulance', 'Someone is hurt, unconscious or faint from heat'],
        ['997', 'Civil Defence', 'Smoke, fire, leaking fuel, someone trapped'],
        ['901', 'Dubai Police, not urgent', 'A minor accident with nobody hurt'],
        ['800 9090', 'RTA', 'Damage to the road, a sign, a Salik gate'],
        ['Our hotline', 'A dispatcher with a map', 'People are safe and the car must go'],
      ],
    },
    {
      kind: 'steps',
      title: 'A minor accident, nobody hurt',
      intro: 'Dubai asks drivers to clear the road first. In this order you block nobody and lose no claim.',
      steps: [
        { title: 'Photograph, quickly', text: 'Both cars, both plates, the whole road. Thirty seconds, from the kerb.' },
        { title: 'Move the cars aside', text: 'If they roll, take them to the shoulder or the next side street. Standing in the lane to argue can cost you a fine.' },
        { title: 'Report it', text: 'In the Dubai Police app, or by 901. Both drivers show licence and registration card.' },
        { title: 'Wait for the report', text: 'It names who was at fault. A workshop may not touch accident damage without it.' },
        { title: 'Then the tow', text: 'Send us the report number. It goes on the invoice, so that your insurer can match the two.' },
      ],
    },
    {
      kind: 'warning',
      title: 'The car is in water',
      text: 'Don’t turn the key. An engine that swallows water breaks at the first turn. If the water reaches the sills, get everyone out on the side away from the current, lock the doors and go uphill. Don’t walk into a flooded underpass to fetch a bag.',
    },
    {
      kind: 'prose',
      title: 'May you choose who tows?',
      paragraphs: [
        'When the police stand at the scene and the car blocks traffic, they decide how it leaves the lane, and they may call their own contractor to do it. From a safe place on, the car is yours: you, or your insurer, choose who carries it and where.',
        'Beware of a truck that nobody called. Ask for the company’s name, its licence and the price in writing before a hook touches your car. A proper crew has all three at hand and doesn’t mind the question.',
      ],
    },
    {
      kind: 'checklist',
      title: 'Before a damaged car is loaded',
      items: [
        'Everyone is out and behind the barrier',
        'No smoke, no smell of fuel, no hissing battery',
        'The police report, or its number, is on your phone',
        'Photos of every side, and of the odometer',
        'Registration card, insurance card, medicines and child seats are with you',
        'You know the yard or workshop, and someone there knows you are coming',
      ],
    },
  ],
  prices: {
    title: 'Emergency prices',
    rows: [
      { label: 'Emergency tow', price: `AED ${price.emergency}`, note: `Within ${price.standardKm} km` },
      { label: 'Car recovery', price: `from AED ${SERVICE_PRICES.car_recovery}`, note: 'Off a kerb, a slope or a barrier' },
      { label: 'Premium flatbed', price: `AED ${price.premiumFlatbed}`, note: 'Wheels locked, low or electric' },
    ],
    note: 'With comprehensive cover, most insurers pay for the tow after an accident. We help you ask.',
  },
  faqTitle: 'After an accident: fifteen questions',
  faqs: [
    { question: 'Who do I call first after a crash?', answer: 'If anybody is hurt: 998. If there is danger or the road is blocked: 999. Only a scratch and two calm drivers: the Dubai Police app or 901. Call us when people are safe; we can already set out while you wait for the report.' },
    { question: 'May I move my car before the police come?', answer: 'If nobody is hurt and it rolls, yes: Dubai wants minor accidents cleared to the side. Take photos first. If someone is hurt, leave everything as it is, unless staying there puts people at risk.' },
    { question: 'Why won’t the workshop take my car without a report?', answer: 'Because repairing accident damage without a police report is forbidden (as of November 2026). It is how hit-and-run cars are found. Parked car, unknown culprit? Report that too; you get a report for it.' },
    { question: 'How quickly do you come to an emergency?', answer: `Usually ${claim.responseMinutes} minutes in the city, and longer at the edges, as the board on this page shows. Behind a closed highway we arrive with the police’s help from the other side, so tell us your direction of travel.` },
    { question: 'What does the emergency service cost?', answer: `An emergency tow is AED ${price.emergency}. Car recovery, say back over a kerb or out of a ditch, starts at AED ${SERVICE_PRICES.car_recovery}. If the wreck needs a lift or several hours, the dispatcher tells you the figure before the crew begins.` },
    { question: 'The wheels are locked or bent. Can it still be loaded?', answer: 'Yes. We put skates or greased boards under the wheels that don’t turn, and draw the car up the deck in line. What hangs loose is tied up first, so that nothing is torn off on the way.' },
    { question: 'The airbags went off. Is the car safe to touch?', answer: 'Let the powder settle and leave the ignition off. We disconnect the battery before loading, as an airbag that did not fire can still do so. Don’t reach across the steering wheel to get something from the dash.' },
    { question: 'Fuel or oil runs out of my car. What now?', answer: 'Stay upwind, nobody smokes, and call 997. Our crew carries sand and absorbent for oil on the road, but leaking petrol belongs to the Civil Defence. Mention it on the phone, so that we do not park below the leak.' },
    { question: 'I hit a palm or a barrier. Who pays for that?', answer: 'Usually your insurance does, through the damage-to-property part, and you need a police report for it as well. Don’t leave the place: driving away from damaged public property is an offence.' },
    { question: 'It’s the other driver’s fault. Must I pay for the tow?', answer: 'As a rule you pay first and claim it from the other side’s insurer with the report and our invoice. Some insurers send their own tow or pay us at once. Let us speak to them: we work with the major companies in the Emirates.' },
    { question: 'Where do you take a car that may be written off?', answer: 'To the yard that your insurer names, where the assessor looks at it. If you have no answer yet, to your workshop or your home. Empty the glove box and the boot first; we note what was left inside.' },
    { question: 'How long may an electric car be dangerous after a crash?', answer: 'A damaged battery can heat up again hours or even days later. We carry it flat, park it apart from buildings and other cars, and tell the workshop. Smoke, popping or a sweet smell: away from it, and 997.' },
    { question: 'The underpass is full of water and so is my car. What can be saved?', answer: 'Often a lot, if nobody starts it. We pull it out, disconnect the battery and take it to a workshop with the bonnet shut and the doors open a crack. Photograph the water line on the door: the insurer will ask for it.' },
    { question: 'I am a visitor in a hire car. What is different?', answer: 'Call the hire company right after the police: the car is theirs, so they choose the tow. You need the report in any case, or the excess becomes yours. We can talk to their desk on your phone, in Arabic or English.' },
    { question: 'The other driver left. What should I do?', answer: 'Stay, note the plate, the colour and the direction, and call 999 if someone is hurt, 901 if not. Ask people nearby for dash-camera film and look for cameras on buildings. The report then says “unknown”, and your insurer decides on that.' },
  ],
  closing: { title: 'Everyone safe? Then call us.', text: 'Say the road, the direction and the last exit. We talk you through the rest.' },
};
