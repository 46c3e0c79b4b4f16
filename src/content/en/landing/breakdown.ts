import { site } from '@/config/site';
import { advertisedPrices, claims } from '@/content/claims';
import { safety } from '@/content/safety';
import type { LandingContent } from '@/content/types';
import { BASEMENT_HEIGHT_M } from '@/content/promises';
import { near } from '@/content/usual-minutes';

const claim = claims.breakdown;
const price = advertisedPrices.towing;

/** `/breakdown-recovery`: the car has stopped by itself; find out why, repair it there or carry it on. */
export const breakdown: LandingContent = {
  id: 'breakdown',
  name: 'Breakdown Recovery',
  meta: {
    title: 'Breakdown Recovery Dubai: Battery, Tyre, Fuel, Tow',
    description: 'Car won’t start or stopped on the road in Dubai? Jump start, tyre, fuel, or a flatbed to your workshop. What each sign means and what to do now.',
    keywords: ['breakdown recovery dubai', 'car won’t start dubai', 'jump start dubai', 'flat tyre help dubai', 'fuel delivery dubai', 'overheating car dubai'],
  },
  serviceType: 'Breakdown assistance',
  locations: ['Dubai', 'Business Bay', 'Dubai Marina', 'Al Barsha', 'Deira', 'Mirdif', 'Jumeirah Village Circle', 'Sharjah', 'Ajman'],
  layout: 'steps-first',
  hero: {
    kicker: 'We find out why it stopped',
    title: 'Breakdown recovery in Dubai',
    lead: 'Flat battery, flat tyre, no fuel: we repair many cars where they stopped. The others go to your workshop on our flatbed.',
    response: `${claim.responseMinutes} min`,
    picture: { name: 'landing-breakdown', alt: 'A mechanic has jump leads on a dark green car, its bonnet up in a car park; the owner stands beside it, the service van behind' },
    sign: { en: 'Breakdown', ar: 'أعطال الطريق' },
  },
  trust: [
    { icon: 'wrench', title: 'Fix first, tow second', text: 'If ten minutes of work can get you home, we try that first.' },
    { icon: 'clock', title: 'Every hour, every day', text: 'At noon in a car park, or at the airport at 3am.' },
    { icon: 'shield', title: 'Licensed and insured', text: `${site.licenceText}, with the papers your insurer asks for.` },
    { icon: 'users', title: `${claim.customers} drivers helped`, text: 'Often it was only a flat battery.' },
  ],
  whatsapp: { label: 'WhatsApp us', message: 'Hi, my car has broken down in Dubai and I need help.' },
  sms: 'My car has broken down in Dubai. Please call me back.',
  areas: {
    title: 'Breakdown vans and flatbeds near you',
    intro: 'The usual minutes from your call until we are there.',
    view: 'tiles',
    list: [
      { name: 'Downtown Dubai', response: near('Downtown Dubai'), coverage: '24/7', note: 'Mall parking: send level and zone' },
      { name: 'Business Bay', response: near('Business Bay'), coverage: '24/7', note: 'Tower basements' },
      { name: 'DIFC', response: near('DIFC'), coverage: '24/7', note: 'Gate Avenue parking' },
      { name: 'Al Karama', response: near('Al Karama'), coverage: '24/7', note: 'Narrow parking spaces' },
      { name: 'Bur Dubai', response: near('Bur Dubai'), coverage: '24/7', note: 'Narrow streets, short trucks' },
      { name: 'Deira', response: near('Deira'), coverage: '24/7', note: 'Bridge or tunnel: drive out of it if the car moves' },
      { name: 'Al Quoz', response: near('Al Quoz'), coverage: '24/7', note: 'Close to most workshops' },
      { name: 'Jumeirah', response: near('Jumeirah'), coverage: '24/7', note: 'Villas and beach car parks' },
      { name: 'Al Barsha', response: near('Al Barsha'), coverage: '24/7', note: 'Mall of the Emirates levels' },
      { name: 'Dubai Hills', response: near('Dubai Hills'), coverage: '24/7', note: 'Gate pass at the community' },
      { name: 'Jumeirah Village Circle', response: near('Jumeirah Village Circle'), coverage: '24/7', note: 'Say the district number' },
      { name: 'Dubai Marina', response: near('Dubai Marina'), coverage: '24/7', note: 'Podium parking, 2.1 m high' },
      { name: 'Jumeirah Lakes Towers', response: near('Jumeirah Lakes Towers'), coverage: '24/7', note: 'Say the cluster letter' },
      { name: 'Festival City', response: near('Festival City'), coverage: '24/7' },
      { name: 'Al Qusais', response: near('Al Qusais'), coverage: '24/7' },
      { name: 'Mirdif', response: near('Mirdif'), coverage: '24/7' },
      { name: 'Dubai Silicon Oasis', response: near('Dubai Silicon Oasis'), coverage: '24/7' },
      { name: 'Arabian Ranches', response: near('Arabian Ranches'), coverage: '24/7', note: 'Gate pass at the community' },
      { name: 'Jebel Ali', response: near('Jebel Ali'), coverage: '24/7', note: 'E11 beyond the last petrol station' },
      { name: 'Hatta', response: near('Hatta'), coverage: '24/7', note: 'Mountain road, weak signal' },
    ],
  },
  gallery: {
    title: 'Small repairs at the roadside',
    view: 'row',
    pictures: [
      { name: 'breakdown-battery', alt: 'A mechanic has jump leads on the battery of a teal car with its bonnet up; the owner waits beside him', caption: 'We test the battery first, then jump it or change it.' },
      { name: 'breakdown-tyre', alt: 'A mechanic kneels at the front wheel of a red car on a jack, the spare wheel ready beside it', caption: 'We fit your spare and tighten it by hand.' },
      { name: 'breakdown-fuel', alt: 'A roadside van has stopped behind an SUV on a desert road at dusk, a fuel can ready on the ground', caption: 'Enough fuel to reach the next petrol station.' },
    ],
  },
  services: {
    title: 'Six things we repair at the roadside',
    intro: 'Tell the dispatcher what you saw and heard. Then we know what to bring.',
    view: 'cards',
    cards: [
      { icon: 'battery', title: 'Jump start or new battery', text: 'We test the battery first. If it cannot be saved, we fit a new one of the right size where you are.' },
      { icon: 'tyre', title: 'Tyre change', text: 'We fit your spare wheel and check it. No spare, or two flat tyres? We plug a small hole, or carry the car to a tyre shop.' },
      { icon: 'fuel', title: 'Fuel on the spot', text: 'Petrol or diesel, enough to reach a petrol station. Tell us which one your car needs.' },
      { icon: 'flood', title: 'Overheating', text: 'We look for a leak, a broken fan or a broken belt. We can repair a hose. A damaged engine goes on the flatbed.' },
      { icon: 'key', title: 'Locked out', text: 'Keys inside, doors locked? We open most cars without damage, after you show that the car is yours.' },
      { icon: 'flatbed', title: 'Carried to a workshop', text: 'Gearbox, engine or electrical fault: we carry the car, all four wheels on the truck, to the workshop you choose.' },
    ],
  },
  blocks: [
    {
      kind: 'steps',
      title: 'The first five minutes',
      steps: [
        { title: 'Leave the road while the car still moves', text: `${safety.en.exit} ${safety.en.shoulder} Do not brake hard. With the engine off, the brakes work well only a few more times.` },
        { title: 'Be seen', text: `${safety.en.hazards} Put the triangle well behind the car, only if it is safe to walk there. At night leave the side lights on.` },
        { title: 'Get behind the barrier', text: `${safety.en.out} ${safety.en.stayIn} Nobody stands between two cars.` },
        { title: 'Call 999 if there is danger', text: `${safety.en.injury} The police close the lane. Then we can work.` },
        { title: 'Then call us', text: 'Tell us where you are, which car it is and what happened. A photo of the dashboard on WhatsApp helps a lot.' },
      ],
    },
    {
      kind: 'table',
      title: 'What did the car do?',
      intro: 'Find your line. It tells you the likely fault, and whether you may try again. An amber light: get it checked soon. A red or flashing light: stop.',
      head: ['Sign', 'Probably', 'May I try again?', 'What we bring'],
      rows: [
        ['It clicks, weak lights', 'Flat battery', 'Once, with everything switched off', 'Jump pack, tester, batteries'],
        ['Starter turns, engine does not start', 'Fuel, spark or immobiliser', 'Twice, ten seconds each', 'Fuel, fault reader, flatbed'],
        ['Temperature in the red, steam', 'No coolant, or the fan stopped', 'No. Do not open the cap for half an hour', 'Coolant, hoses, flatbed'],
        ['Red oil light', 'No oil pressure', 'No. The engine breaks if it turns', 'Flatbed'],
        ['Battery light while driving', 'Belt or alternator', 'Drive on only to leave danger', 'Tester, flatbed'],
        ['Heavy steering, knocking', 'Flat tyre', 'Only to a safe place, at walking speed', 'Jack, plugs, tools'],
        ['Engine runs, car does not move', 'Clutch, gearbox or driveshaft', 'No', 'Flatbed'],
        ['Electric car, “stop safely”', 'High-voltage fault', 'Only if the manual says so', 'Flatbed with skates'],
      ],
    },
    {
      kind: 'prose',
      title: 'Why so many batteries die here',
      paragraphs: [
        'In the Gulf, heat destroys batteries. It dries them while the car is parked, and short trips with the air conditioning on do not charge them again. Many batteries last only two or three summers.',
        'If the engine starts slowly in the morning, get the battery tested soon. Keep the terminals clean. Unplug the dash camera before a long holiday.',
      ],
    },
    {
      kind: 'checklist',
      title: 'Before the flatbed leaves with your car',
      intro: 'Two minutes now save a second trip.',
      items: [
        'Take phone, wallet, medicine, child seat and the garage remote out of the car',
        'Leave the key with the driver, and the valet key or code if the car has one',
        'Tell us if the car is lowered, has a locked wheel nut, or an alarm that reacts when it is lifted',
        'Take four photos, one of each side',
        'Write down the name of the workshop and who will receive the car',
      ],
    },
  ],
  prices: {
    title: 'If it has to be towed',
    rows: [
      { label: 'Standard tow', price: `from AED ${price.standard}`, note: `Up to ${price.standardKm} km: most workshops in town` },
      { label: 'Emergency tow', price: `AED ${price.emergency}`, note: 'The next free truck, now' },
      { label: 'Premium flatbed', price: `AED ${price.premiumFlatbed}`, note: 'Low, new or all-wheel-drive cars' },
    ],
    note: 'The price of a repair depends on the work and the part. We agree it with you on the phone, before anybody sets off.',
  },
  faqTitle: 'Questions about breakdowns',
  faqs: [
    { question: 'Do you repair at the roadside or only tow?', answer: 'Both. Where it is safe, we repair batteries, tyres, belts and hoses, bring fuel and open locked cars. A car with an engine, gearbox or high-voltage fault goes to a workshop on a flatbed.' },
    { question: 'What does breakdown help cost?', answer: `It depends on the work: a jump start costs less than a new battery. The dispatcher tells you the price before the van leaves. A tow starts at AED ${price.standard} within ${price.standardKm} km, an emergency tow is AED ${price.emergency}.` },
    { question: 'How long will I wait?', answer: `Our breakdown average is ${claim.responseMinutes} minutes in town; the list on this page shows your area. Friday evenings, rain and closed roads make it longer. If it takes longer than we said, we call you.` },
    { question: 'I’m in a basement car park. Can you get in?', answer: `Yes. Our battery van and our basement truck are lower than ${BASEMENT_HEIGHT_M} metres. To pull a car out we use the low truck, or skates under the wheels. Send us the building, the level, the zone and the pillar number.` },
    { question: 'Can I jump the car from a friend’s car?', answer: 'Yes, if the handbook of both cars allows it. Connect plus to plus, then minus to bare metal, away from the battery. Never do it with a cracked or swollen battery. Do not use a hybrid to help another car unless its handbook says so.' },
    { question: 'After a jump start, will it start again tomorrow?', answer: 'If you only left a light on: probably, after you drive for half an hour or more. If the battery failed our test: no, and we tell you so. Then drive to a battery shop without switching off the engine on the way.' },
    { question: 'I put in the wrong fuel. What now?', answer: 'Do not start the engine. Do not even switch on the ignition. If the engine stayed off, a workshop can empty the tank and the damage is small. We carry the car there. Keep the receipt from the petrol station.' },
    { question: 'My automatic won’t leave Park. Can it still be moved?', answer: 'Yes. Most cars have a release button under a cap near the gear lever. If the wheels stay locked, we put skates under the tyres and roll the car onto the truck. We do not drag it.' },
    { question: 'My electric car has stopped. Is it a normal tow?', answer: 'No. An electric car goes on a flatbed only, with all four wheels off the road. If its wheels turn, the motor can make current and heat. Tell us the model: each one has its own transport mode. If the battery is empty, we take the car to the nearest fast charger.' },
    { question: 'The spare is flat too. What can you do?', answer: 'We can plug a small hole in the tread at the roadside, until you reach a tyre shop. We cannot repair a torn side wall. Then we carry the car, or only the wheel, to the nearest open tyre shop. Several in Dubai are open all night.' },
    { question: 'Is it dangerous to stay in the car with the AC off?', answer: 'In summer, yes. A closed car gets about ten degrees hotter in ten minutes, and hotter still after that. Take children, old people and animals out first, into the shade and away from the traffic. If there is no shade, tell us. Headache, confusion or vomiting from the heat: call 999, or 998 for an ambulance only.' },
    { question: 'Will my insurance pay for this?', answer: 'Many comprehensive policies in the UAE include roadside help with a few calls a year, and some pay back what you spent. Call the number on your policy card, or let us talk to the insurer. Keep our invoice: it shows the time, the place and the fault.' },
    { question: 'Which workshop do you take it to?', answer: 'The one you choose: the dealer, another workshop, or your home. If the workshop is closed at night, we can take the car to your home and come back in the morning. Or we leave it with the guard of the workshop.' },
    { question: 'Do I have to wait with the car?', answer: 'For a repair, yes: we need the key and your permission. For a tow we need you only until the papers are signed. If you must go, give the key to someone and tell us by WhatsApp who it is. Please do not leave the key on a tyre.' },
    { question: 'Can four of us ride in the truck?', answer: 'Usually two passengers with seat belts can ride in the truck. Tell us how many you are, and if there is a child seat. We bring a bigger truck or order a taxi to the same address. Nobody may sit in the car on the truck.' },
  ],
  facts: ['emergencyNumbers', 'shoulder', 'hazardLights', 'stopInLane', 'incidentUnit', 'heatStroke', 'closedCar'],
  closing: { title: 'Not sure what is broken?', text: 'Tell the dispatcher what you saw and heard. We know what to send.' },
};
