import { site } from '@/config/site';
import { SERVICE_PRICES } from '@/contract/catalogue';
import { estimateAed } from '@/contract/estimate';
import { claims } from '../../claims';
import type { LandingContent } from '../../types';
import { BASEMENT_HEIGHT_M } from '@/content/promises';
import { safety } from '@/content/safety';
import { minutesTo, near, spoken } from '@/content/usual-minutes';

const claim = claims.carDubai;
const booked = SERVICE_PRICES.car_recovery;
const urgent = estimateAed('car_recovery', 'immediate', 'SUV');
const luxury = SERVICE_PRICES.luxury_car_recovery;

export const carDubai: LandingContent = {
  id: 'carDubai',
  name: 'Car Recovery Dubai',
  meta: {
    title: 'Car Recovery Dubai: Roads, Malls, Basements, 24/7',
    description: `On Sheikh Zayed Road or in a mall basement: flatbed car recovery all over Dubai, from AED ${booked}. Where to stand, what to report, which workshop.`,
    keywords: ['car recovery dubai', 'recovery dubai', 'sheikh zayed road recovery', 'mall parking recovery', 'basement car recovery', 'al quoz workshop recovery', 'e311 breakdown'],
  },
  serviceType: 'Car recovery in Dubai',
  locations: ['Dubai', 'Sheikh Zayed Road', 'Al Khail Road', 'Emirates Road', 'Downtown Dubai', 'Al Quoz', 'Deira', 'Dubai Marina', 'Sharjah', 'Ajman'],
  layout: 'prices-first',
  hero: {
    kicker: 'All districts, day and night',
    title: 'Car recovery in Dubai',
    lead: 'On a highway, in a mall or in a basement: call us and tell us where the car is. A flatbed comes with a driver who knows Dubai’s roads.',
    response: `About ${claim.responseMinutes} minutes`,
    picture: { name: 'landing-car-dubai', alt: 'A flatbed has a green hatchback on its deck on a service road beside the metro viaduct; its driver goes through the papers with the owner' },
    sign: { en: 'Car recovery', ar: 'نقل السيارات' },
  },
  trust: [
    { icon: 'map', title: 'We ask for your direction', text: 'The truck must be on your side of the road. On the wrong side of the E11 it has to go on to the next interchange and come back.' },
    { icon: 'parking', title: 'Low trucks for low roofs', text: `Basement trucks lower than ${BASEMENT_HEIGHT_M} metres, with rubber wheels for smooth floors.` },
    { icon: 'award', title: site.licenceText, text: 'Licensed for recovery on Dubai’s roads, and insured for the cars we carry.' },
    { icon: 'users', title: `${claim.customers} drivers`, text: `From Deira to Jebel Ali. Our rating: ${claim.rating} out of 5.` },
  ],
  whatsapp: { label: 'WhatsApp', message: 'Hi, I need car recovery in Dubai. I am at: ' },
  sms: 'Car recovery in Dubai, please. I am at: ',
  areas: {
    title: 'Dubai, road by road',
    intro: 'Tell us the road and your direction first, then the district. These are the usual minutes.',
    view: 'board',
    list: [
      { name: 'E11 Sheikh Zayed Road, Trade Centre to Mall of the Emirates', response: near('E11 Trade Centre to Mall of the Emirates'), coverage: '24/7' },
      { name: 'E11, Marina to Jebel Ali', response: near('E11 Marina to Jebel Ali'), coverage: '24/7' },
      { name: 'E44 Al Khail Road', response: near('E44 Al Khail Road'), coverage: '24/7' },
      { name: 'E44 Ras Al Khor to Dragon Mart', response: near('E44 Ras Al Khor to Dragon Mart'), coverage: '24/7' },
      { name: 'E311 Sheikh Mohammed bin Zayed Road, north', response: near('E311 north'), coverage: '24/7' },
      { name: 'E311, Arabian Ranches to Expo City', response: near('E311 south'), coverage: '24/7' },
      { name: 'E611 Emirates Road', response: near('E611'), coverage: '24/7' },
      { name: 'E66 Dubai-Al Ain Road', response: near('E66'), coverage: '24/7' },
      { name: 'D94 Jumeirah Street', response: near('D94'), coverage: '24/7' },
      { name: 'D89 Airport Road and tunnel', response: near('D89'), coverage: '24/7' },
      { name: 'D92 Al Wasl Road', response: near('D92'), coverage: '24/7' },
      { name: 'D61 Hessa Street', response: near('D61'), coverage: '24/7' },
      { name: 'D63 Umm Suqeim Street and Al Qudra Road', response: near('D63'), coverage: '24/7' },
      { name: 'Business Bay Crossing', response: near('Business Bay Crossing'), coverage: '24/7' },
      { name: 'Sheikh Rashid Road and Al Maktoum Bridge', response: near('Al Maktoum Bridge'), coverage: '24/7' },
      { name: 'Al Garhoud Bridge and Baniyas Road', response: near('Al Garhoud Bridge'), coverage: '24/7' },
      { name: 'Infinity Bridge and Al Shindagha Tunnel', response: near('Al Shindagha Tunnel'), coverage: '24/7' },
      { name: 'Al Ittihad Road towards Sharjah', response: near('Al Ittihad Road'), coverage: '24/7' },
      { name: 'Expo Road and Jebel Ali-Lahbab Road', response: near('E77'), coverage: '24/7' },
      { name: 'Hatta Road beyond Lahbab', response: near('Hatta'), coverage: '24/7' },
    ],
  },
  gallery: {
    title: 'Three recoveries in Dubai',
    view: 'feature',
    pictures: [
      { name: 'car-dubai-szr-noon', alt: 'A flatbed with its beacon bar stands behind a silver sedan on the shoulder of a wide road at noon; driver and owner are behind the barrier, the skyline beyond', caption: '12:10. The truck parks behind your car to protect it.' },
      { name: 'car-dubai-mall-parking', alt: 'A wheel-lift truck holds the front wheels of a red car in the open car park of a mall', caption: '17:10. A car park at a mall: tell us the row and the bay.' },
      { name: 'car-dubai-workshop', alt: 'A flatbed with a small pale green car on its deck has driven into a workshop with a blue car lift and stacked tyres', caption: '08:05 next morning. The car arrives at a workshop in Al Quoz.' },
    ],
  },
  services: {
    title: 'Where we recover cars',
    intro: 'The place decides which truck we send.',
    view: 'rows',
    cards: [
      { icon: 'road', title: 'Highway shoulder', text: 'The truck parks behind you with its warning lights on and loads on the side away from traffic. Nobody crosses the road.' },
      { icon: 'parking', title: 'Mall and tower basement', text: 'We tell security, a low truck comes down, and pulls the car up the ramp to the street.' },
      { icon: 'key', title: 'Villa and compound', text: 'A narrow gate, or a car under a shade: we pull it out to the street with a winch.' },
      { icon: 'accident', title: 'Crash scene', text: 'We wait until the police have finished, clean the road, and take the car to the workshop that your insurer names.' },
      { icon: 'flood', title: 'Flooded street', text: 'Do not start it. We lift it as it is and take it to a workshop that can dry it.' },
      { icon: 'wrench', title: 'Workshop to workshop', text: 'We move your car between workshops, or to the testing centre.' },
    ],
  },
  blocks: [
    {
      kind: 'table',
      title: 'How to tell us where you are',
      intro: 'What the dispatcher needs to know, by kind of place.',
      head: ['You are on…', 'Say', 'Where it is written'],
      rows: [
        ['A highway', 'Road number, direction, last exit', 'The big signs over the road: “E311, towards Sharjah, after the Mirdif exit”'],
        ['A street with houses', 'The Makani number', 'Ten digits on the plate at the door'],
        ['A tower', 'Name, gate, basement level, bay', 'On the pillar and on your parking ticket'],
        ['A mall', 'Which car park, colour, level, pillar', 'Signs above you; the entrance is on your ticket'],
        ['A petrol station', 'Brand and road', 'The receipt has the name of the station'],
        ['A tunnel or a bridge', '999 first. Then tell us its name and which end', 'The sign at its entrance'],
      ],
    },
    {
      kind: 'prose',
      title: 'Choosing where it goes',
      paragraphs: [
        'Most independent workshops are in Al Quoz, Ras Al Khor, Al Qusais and Umm Ramool. Many open at eight, close for a time on Fridays, and are closed on Sundays. Call your workshop before the truck sets off.',
        'If the car has a warranty, take it to the dealer. After an accident, ask your insurer where it should go. For an old car with a big fault, ask two workshops for a price by phone first.',
      ],
    },
    {
      kind: 'steps',
      title: 'After a minor accident in Dubai',
      intro: `For a minor accident with nobody hurt (November 2026). ${safety.en.injury}`,
      steps: [
        { title: 'Clear the lane, then photograph', text: `${safety.en.photos} ${safety.en.exit} In a safe place photograph both plates and the damage.` },
        { title: 'Report in the Dubai Police app', text: 'Or call 901. In Sharjah, minor accidents go to Rafid (800 72343). The report comes by message and can take up to 24 hours.' },
        { title: 'Somebody hurt, or an argument?', text: 'Stay, and call 999. If anybody is hurt, leave the cars where they are until the police say you may move them.' },
        { title: 'Then the flatbed', text: 'Send us the report. We can load the car while you talk to the insurer.' },
      ],
    },
    {
      kind: 'checklist',
      title: 'Waiting on Sheikh Zayed Road',
      items: [
        safety.en.injury,
        `${safety.en.exit} ${safety.en.shoulder}`,
        `${safety.en.out} ${safety.en.stayIn}`,
        'Hazard lights on, side lights too at night, bonnet closed',
        'Leave the triangle in the car if you would have to walk in a lane or beside it',
        'Take water and a hat with you: there is no shade',
        'Turn up the volume of your phone: the driver will call you',
      ],
    },
  ],
  prices: {
    title: 'Prices for car recovery in Dubai',
    rows: [
      { label: 'Book for later today', price: `from AED ${booked}`, note: 'Cars of usual size, inside the city.' },
      { label: 'Right now', price: `from AED ${urgent}`, note: 'The next free truck, day and night.' },
      { label: 'Luxury and rare', price: `from AED ${luxury}`, note: 'A low flatbed, with more time. An enclosed carrier is booked ahead.' },
    ],
    note: 'Salik tolls on the way are in the price. For a basement, we ask for the level and the height, then tell you the price.',
  },
  faqTitle: 'Questions about car recovery in Dubai',
  faqs: [
    { question: 'Which parts of Dubai do you cover?', answer: 'All of them. Our trucks wait in several parts of the city, so a driver in Deira does not wait for a truck from Jebel Ali. We also go to Sharjah, Ajman and the other emirates.' },
    { question: 'How fast are you on Sheikh Zayed Road?', answer: `Between Trade Centre and the Mall of the Emirates usually ${spoken(minutesTo('E11 Trade Centre to Mall of the Emirates'))} minutes, if you tell us the direction. Across the city about ${claim.responseMinutes}. From five to eight in the evening it takes longer because of traffic.` },
    { question: 'What does car recovery cost in Dubai?', answer: `From AED ${booked} when you book for later, from AED ${urgent} when it has to be now, from AED ${luxury} for luxury cars. For basements, long distances and cars without wheels, ask us. We fix the price with you on the phone, before anybody sets off.` },
    { question: 'May I stop on the hard shoulder at all?', answer: `Only if the car cannot go on, or for a medical emergency. ${safety.en.exit} ${safety.en.shoulder} Overtaking on the shoulder costs AED 1,000 and 6 black points (November 2026).` },
    { question: 'Police or you first?', answer: `${safety.en.injury} In a tunnel: 999 too. Off the road, and nobody hurt: call us. After an accident: the report in the Dubai Police app or on 901 (November 2026), then us. For a fallen sign or a broken traffic light, call the RTA on 800 9090.` },
    { question: 'My car stopped in a tunnel. What do I do?', answer: 'If the car moves, drive out of the tunnel. If not: stop close to the side, engine off, hazard lights on, call 999. If the way is clear, go together to the nearest emergency exit or phone, marked in green. If it is not clear, stay in with seat belts on. With smoke, get out now. The control room watches the tunnel on cameras.' },
    { question: 'Is there a height limit for your truck in my building?', answer: `Nearly always. The flatbed stays in the street, and a truck lower than ${BASEMENT_HEIGHT_M} metres brings the car up. For a car lift we need your building’s engineer.` },
    { question: 'Will mall security let you in?', answer: 'Yes. Tell the security desk, get a pass if they need one, and send us the name of the entrance. Keep your parking ticket: the car leaves on a truck and not through the barrier.' },
    { question: 'The car was in water. Can I try the engine?', answer: 'No. Water in the engine breaks it at the first turn. Leave the ignition off, note how high the water was, take pictures for the insurer when you are safe, and call us.' },
    { question: 'Can you take it to the RTA test centre?', answer: 'Yes, for example when its registration has expired. We carry it there and home again. If it passes the test and is insured, you may drive it home. Book your test first.' },
    { question: 'It has no plates, or foreign ones. Is that a problem?', answer: 'Not on a flatbed. We ask for the chassis number and a paper with your name on it: customs document, sale contract or export certificate.' },
    { question: 'My car was clamped or has a parking fine. Can you remove it?', answer: 'Not with the clamp on: it belongs to the authority or the building. Settle it, get the release, and we are there when the clamp comes off.' },
    { question: 'Do you work with Dubai insurers?', answer: 'We coordinate with the major ones and send photos, times and the invoice. Ask yours whether recovery is in your plan, and whether they want to choose the garage.' },
    { question: 'Can I use a card or Apple Pay at the roadside?', answer: 'Yes: cards and digital wallets on the terminal, cash, or bank transfer. For a company fleet we can send one statement.' },
    { question: 'How do I know that the truck is yours?', answer: 'We send you the driver’s name and the truck’s plate number first. Unknown trucks sometimes stop and offer help. If the plate is not the one we sent, do not give anybody your key.' },
  ],
  facts: ['emergencyNumbers', 'policeNotUrgent', 'shoulder', 'shoulderOvertaking', 'stopInLane', 'clearTheLane', 'reportTime', 'reportArrives', 'repairNeedsReport', 'sharjahRafid', 'incidentUnit'],
  closing: { title: 'Tell us the road number', text: 'E11, E44, E311, E611: the direction and the last exit help us to find you.' },
};
