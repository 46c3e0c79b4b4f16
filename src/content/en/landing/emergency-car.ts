import { advertisedPrices, claims } from '@/content/claims';
import { safety } from '@/content/safety';
import type { LandingContent } from '@/content/types';
import { SERVICE_PRICES } from '@/contract/catalogue';
import { near } from '@/content/usual-minutes';
import { claimed } from '../claimed';

const claim = claims.emergencyCar;
const price = advertisedPrices.towing;

/** `/emergency-car-service`: accidents, floods and cars that endanger others; who to call first and what we do after. */
export const emergencyCar: LandingContent = {
  id: 'emergencyCar',
  name: 'Emergency Car Service',
  meta: {
    title: 'Emergency Car Service Dubai: Accident and Flood Help',
    description: 'Accident, flood or a car blocking a lane in Dubai? Who to call first, why the police report matters, and a crew that clears the road day and night.',
    keywords: ['emergency car service dubai', 'accident recovery dubai', 'flooded car dubai', 'car blocking road dubai', 'accident towing police report', '24 hour emergency tow'],
  },
  serviceType: 'Emergency vehicle recovery',
  locations: ['Sheikh Zayed Road', 'Sheikh Mohammed bin Zayed Road', 'Emirates Road', 'Al Khail Road', 'Dubai', 'Sharjah', 'Ajman'],
  layout: 'steps-first',
  hero: {
    kicker: 'First people, then police, then us',
    title: 'Emergency car service in Dubai',
    lead: `An accident or a flood? ${safety.en.injury} When people are safe, our crew takes the car away.`,
    response: `${claim.responseMinutes} min`,
    picture: {
      name: 'landing-emergency',
      alt: 'A response unit with its arrow board lit shields a stopped red car at nightfall; its driver and a family stand behind the barrier',
      phone: '100% 50%',
    },
    sign: { en: 'Emergency', ar: 'طوارئ' },
  },
  trust: [
    { icon: 'phone', title: `Answered in ${claim.answerSeconds} seconds`, text: 'Our average time to answer a call.' },
    { icon: 'accident', title: 'Crews trained for accidents', text: 'They put out cones and lights and make the place safe before they load.' },
    { icon: 'document', title: 'Papers for the insurer', text: 'Photos, times and an invoice with the report number.' },
    { icon: 'award', title: `${claimed(claim.years, 'year')} on these roads`, text: 'With a towing licence and insurance for what we carry.' },
  ],
  whatsapp: { label: 'WhatsApp a photo', message: 'Emergency: my car needs recovery in Dubai. I can send photos of the scene.' },
  sms: 'Emergency. My car must be moved off the road in Dubai. Please call.',
  areas: {
    title: 'Highways and junctions, by time to the scene',
    intro: 'On a highway, tell us the exit number first. These are the usual times to each place.',
    view: 'board',
    list: [
      { name: 'Downtown, Financial Centre Road', response: near('Financial Centre Road'), coverage: '24/7' },
      { name: 'Sheikh Zayed Road, Trade Centre', response: near('E11 Trade Centre'), coverage: '24/7', note: 'E11' },
      { name: 'Business Bay Crossing', response: near('Business Bay Crossing'), coverage: '24/7', note: 'Bridge: no hard shoulder' },
      { name: 'Al Khail Road, Al Quoz', response: near('E44 Al Quoz'), coverage: '24/7', note: 'E44' },
      { name: 'Al Garhoud Bridge', response: near('Al Garhoud Bridge'), coverage: '24/7', note: 'Say towards Deira or Bur Dubai' },
      { name: 'Al Shindagha Tunnel', response: near('Al Shindagha Tunnel'), coverage: '24/7', note: 'Low vehicles only' },
      { name: 'Airport Tunnel', response: near('Airport Tunnel'), coverage: '24/7', note: 'Walk out by the marked exits' },
      { name: 'Al Ittihad Road, Al Mamzar', response: near('Al Ittihad Road'), coverage: '24/7', note: 'To Sharjah' },
      { name: 'Sheikh Zayed Road, Al Barsha', response: near('E11 Al Barsha'), coverage: '24/7', note: 'E11' },
      { name: 'Umm Suqeim Street, Arjan', response: near('Arjan'), coverage: '24/7', note: 'D63' },
      { name: 'Hessa Street', response: near('D61'), coverage: '24/7', note: 'D61' },
      { name: 'Dubai Marina interchange', response: near('Dubai Marina'), coverage: '24/7' },
      { name: 'Ras Al Khor Road', response: near('Ras Al Khor Road'), coverage: '24/7', note: 'E44' },
      { name: 'Al Ain Road, Silicon Oasis', response: near('E66'), coverage: '24/7', note: 'E66' },
      { name: 'Sheikh Mohammed bin Zayed Road, Mirdif', response: near('E311 north'), coverage: '24/7', note: 'E311' },
      { name: 'Sheikh Mohammed bin Zayed Road, Arabian Ranches', response: near('E311 south'), coverage: '24/7', note: 'E311' },
      { name: 'Emirates Road, Dubailand', response: near('E611'), coverage: '24/7', note: 'E611' },
      { name: 'Expo Road, Dubai South', response: near('Expo Road'), coverage: '24/7' },
      { name: 'E11, Jebel Ali to Ghantoot', response: near('E11 Jebel Ali to Ghantoot'), coverage: '24/7', note: 'Towards Abu Dhabi' },
      { name: 'Hatta Road', response: near('Hatta'), coverage: '24/7', note: 'E44, beyond Lahbab' },
    ],
  },
  gallery: {
    title: 'What an emergency crew does first',
    view: 'feature',
    pictures: [
      { name: 'emergency-accident', alt: 'At dawn an accident unit shields two cars that were moved onto the shoulder; its arrow board sends the traffic past, and people wait behind the barrier', caption: 'The truck stands between the accident and the traffic.' },
      { name: 'emergency-triangle', alt: 'A warning triangle on the hard shoulder at night, a car with its lamps on out of focus behind it', caption: 'A warning triangle, well behind the car.' },
      { name: 'emergency-flood', alt: 'A sedan stands in the water of a flooded street after rain, a flatbed coming for it', caption: 'Flood: we pull the car out. Nobody starts the engine.' },
    ],
  },
  services: {
    title: 'When it cannot wait',
    intro: 'Six emergencies and what happens when you call about one.',
    view: 'cards',
    cards: [
      { icon: 'accident', title: 'After a collision', text: 'We load cars that no longer roll, clear the glass, and take the car to the yard or workshop that your insurer names.' },
      { icon: 'road', title: 'Blocked lane', text: `Call 999 first. ${safety.en.out} ${safety.en.stayIn} When the police have stopped the traffic, we pull the car out of the lane and load it in a safe place.` },
      { icon: 'flood', title: 'Flooded car', text: 'We pull it out backwards with a long rope and disconnect the battery. The engine stays off until a workshop has checked it.' },
      { icon: 'crane', title: 'Off the road', text: 'Down a slope, over a kerb, on a barrier or against a tree. We lift and pull it with a winch, held from two sides.' },
      { icon: 'parking', title: 'Stuck in a car park', text: 'On a ramp, or stuck against a pillar in a basement. Skates and a low truck go where a flatbed cannot.' },
      { icon: 'electric', title: 'Damaged electric car', text: 'Carried flat, kept away from other cars and watched. A damaged battery can catch fire hours later.' },
    ],
  },
  blocks: [
    {
      kind: 'table',
      title: 'Which number, when?',
      intro: `${safety.en.injury} Save the numbers in your phone (November 2026).`,
      head: ['Number', 'Who answers', 'Call it when'],
      rows: [
        ['999', 'Police', 'Anyone is hurt or in danger, or a car is in a lane'],
        ['998', 'Ambulance', 'You need only an ambulance, for example for somebody ill from the heat'],
        ['997', 'Civil Defence', 'Smoke, fire, leaking fuel, someone trapped'],
        ['901', 'Dubai Police and Sharjah Police, for what is not urgent', 'A minor accident in Dubai with nobody hurt. In Sharjah: Rafid, 800 72343. In Abu Dhabi: the Saaed app'],
        ['800 9090', 'RTA', 'A hole in the road, a broken traffic light, a fallen sign. Damage that you caused: 999'],
        ['Our hotline', 'Our dispatcher', 'People are safe and the car must be moved'],
      ],
    },
    {
      kind: 'steps',
      title: 'A minor accident, nobody hurt',
      intro: 'Dubai asks drivers to clear the road first (November 2026). Moving the cars does not change who is at fault.',
      steps: [
        { title: 'Clear the lane', text: `Nobody hurt and the cars move? ${safety.en.photos} Take the next exit and stop in a safe place. Stopping in a lane can cost AED 1,000 and 6 black points (November 2026).` },
        { title: 'Photograph the cars', text: 'In the safe place: both cars, both plates, all the damage. Photograph cars, not people.' },
        { title: 'Report it', text: 'In the Dubai Police app, or on 901. You have three hours, so report it from there. Both drivers show their licence and registration card.' },
        { title: 'Wait for the report', text: 'It says who was at fault. It can take up to 24 hours. A workshop may not repair accident damage without it.' },
        { title: 'Then the tow', text: 'Send us the report number. We write it on the invoice for your insurer.' },
      ],
    },
    {
      kind: 'warning',
      title: 'The car is in water',
      text: 'Do not start the engine: water breaks it at the first turn. If the water is rising or reaches the doors, get everyone out now, through a window if a door won’t open. Go to higher ground and call 999. Leave your bags. Never walk back into the water. Driving into a flooded wadi costs AED 2,000, 23 black points and 60 days without the car (November 2026).',
    },
    {
      kind: 'prose',
      title: 'Who moves my car, and who pays?',
      paragraphs: [
        'In a lane, the police decide. On 17 main roads a unit of the RTA and Dubai Police, the Traffic Incident Management Unit, moves stopped cars to a safe place. We found no published charge for this: ask the officer, and ask where your car is taken.',
        'From a safe place, the choice is yours. Your insurer may send a truck: ask if your policy pays. A private company like ours goes where you say, and you pay us, or your insurer does.',
        'Be careful with a truck that nobody called. Ask for the company’s name, its licence and the price in writing before it touches your car. An honest crew answers all three questions.',
      ],
    },
    {
      kind: 'checklist',
      title: 'Before a damaged car is loaded',
      items: [
        'Everyone is out and behind the barrier',
        'No smoke, no smell of fuel, no noise from the battery',
        'The police report, or its number, is on your phone',
        'Photos of every side and of the odometer, taken in a safe place',
        'Registration card, insurance card, medicines and child seats are with you',
        'You know which yard or workshop, and they know the car is coming',
      ],
    },
  ],
  prices: {
    title: 'Emergency prices',
    rows: [
      { label: 'Emergency tow', price: `AED ${price.emergency}`, note: 'Next free truck, at any hour' },
      { label: 'Car recovery', price: `from AED ${SERVICE_PRICES.car_recovery}`, note: 'From a kerb, a slope or a barrier' },
      { label: 'Premium flatbed', price: `AED ${price.premiumFlatbed}`, note: 'Wheels locked, low or electric' },
    ],
    note: 'We fix the price with you before anybody sets off. With comprehensive insurance, many insurers pay for the tow after an accident. We help you ask.',
  },
  faqTitle: 'Questions after an accident',
  faqs: [
    { question: 'Who do I call first after a crash?', answer: `${safety.en.injury} Only small damage and nobody hurt: the Dubai Police app or 901 (November 2026). Call us when people are safe. We can set off while you wait for the report.` },
    { question: 'May I move my car before the police come?', answer: `If nobody is hurt and the car moves, yes: you must clear the lane. ${safety.en.photos} If someone is hurt, leave everything as it is, unless people are in danger there.` },
    { question: 'Why won’t the workshop take my car without a report?', answer: 'Because repairing accident damage without a police report is not allowed (November 2026). Somebody hit your parked car and left? Report that too. You get a report for it.' },
    { question: 'How quickly do you come to an emergency?', answer: `Usually ${claim.responseMinutes} minutes in the city, and longer outside the centre, as the list on this page shows. Tell us which way you were driving: it decides the road we take.` },
    { question: 'What does the emergency service cost?', answer: `An emergency tow is AED ${price.emergency}. Car recovery, for example from a slope or out of a ditch, starts at AED ${SERVICE_PRICES.car_recovery}. If the car needs a crane or several hours, the dispatcher tells you the price before the crew sets off.` },
    { question: 'The wheels are locked or bent. Can it still be loaded?', answer: 'Yes. We put skates under the wheels that don’t turn, and pull the car up onto the truck. We tie up loose parts first, so nothing is lost on the way.' },
    { question: 'The airbags went off. Is the car safe to touch?', answer: 'Leave the ignition off and wait until the powder has settled. We disconnect the battery before loading, because an airbag that did not open can still open. Do not put your arm across the steering wheel.' },
    { question: 'Fuel or oil is leaking from my car. What should I do?', answer: 'Move away from it, do not smoke, and call Civil Defence on 997. Our crew can clean oil from the road, but leaking petrol is a job for Civil Defence. Tell us about the leak when you call.' },
    { question: 'I hit a palm or a barrier. Who pays for that?', answer: 'Usually your insurance pays for damage to property. You need a police report for this too: call 999. Do not leave the place: leaving the scene is a separate offence (November 2026).' },
    { question: 'It’s the other driver’s fault. Must I pay for the tow?', answer: 'Usually you pay first and claim it from the other driver’s insurer, with the report and our invoice. Some insurers send their own truck or pay us directly. Let us speak to them: we work with the major companies in the Emirates.' },
    { question: 'Where do you take a car that may be written off?', answer: 'To the yard that your insurer names. If the insurer has not answered yet, to your workshop or your home. Take your things out of the car first. We write down what stays inside.' },
    { question: 'How long can an electric car stay dangerous after an accident?', answer: 'A damaged battery can get hot again hours or even days later. We carry the car flat, park it away from buildings and other cars, and tell the workshop. Smoke, popping noises or a sweet smell: move away and call 997.' },
    { question: 'The underpass is full of water and so is my car. What can be saved?', answer: 'Often a lot, if nobody starts the engine. We pull the car out, disconnect the battery and take it to a workshop. When you are safe, photograph the water mark on the door: the insurer will ask for it.' },
    { question: 'I am a visitor in a rental car. What is different?', answer: 'Call the rental company after the police: it is their car, so they choose the truck. You need the police report, or you may have to pay for all the damage. We can talk to the rental company on your phone, in Arabic or English.' },
    { question: 'The other driver left. What should I do?', answer: 'Stay, write down the plate, the colour and the direction, and call 999. If somebody hit your parked car: the Dubai Police app or 901 (November 2026). Ask people nearby for dash-camera videos and look for cameras on buildings. The report then says “unknown”, and your insurer decides.' },
  ],
  facts: ['emergencyNumbers', 'policeNotUrgent', 'shoulder', 'stopInLane', 'clearTheLane', 'reportTime', 'reportArrives', 'repairNeedsReport', 'leavingTheScene', 'photographingPeople', 'floodedWadi', 'incidentUnit', 'sharjahRafid', 'abuDhabiSaaed'],
  closing: { title: 'Everyone safe? Then call us.', text: 'Tell us the road, the direction and the last exit. We tell you what to do next.' },
};
