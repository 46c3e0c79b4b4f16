import { SERVICE_PRICES } from '@/contract/catalogue';
import { estimateAed } from '@/contract/estimate';
import { claims, termsFigures } from '../../claims';
import { claimed } from '../claimed';
import type { LandingContent } from '../../types';
import { promises } from '../promises';
import { safety } from '@/content/safety';
import { near } from '@/content/usual-minutes';

const claim = claims.towingDubai;
const planned = SERVICE_PRICES.towing_service;
const urgent = estimateAed('towing_service', 'immediate', 'Van');
const heavy = SERVICE_PRICES.heavy_vehicle;

export const towingDubai: LandingContent = {
  id: 'towingDubai',
  name: 'Towing Service Dubai',
  meta: {
    title: 'Towing Service Dubai: City Tows and Long Hauls',
    description: `Planned or urgent, inside Dubai or to another emirate: a towing service with a price fixed before the truck leaves. From AED ${planned}, every day of the year.`,
    keywords: ['towing service dubai', 'tow truck dubai', 'long distance towing uae', 'car transport dubai to abu dhabi', 'inter emirate towing', 'vehicle transport dubai', 'airport car towing'],
  },
  serviceType: 'Towing and vehicle transport',
  locations: ['Dubai', 'Sharjah', 'Ajman', 'Abu Dhabi', 'Al Ain', 'Ras Al Khaimah', 'Fujairah', 'Umm Al Quwain'],
  layout: 'services-first',
  hero: {
    kicker: 'From your street to any emirate',
    title: 'Towing service in Dubai',
    lead: 'Now, or on the day you choose. We plan the truck, the road and the delivery, and give you one price for all of it.',
    response: `${claim.responseMinutes} minutes`,
    picture: { name: 'landing-towing-dubai', alt: 'A wheel-lift truck has picked up a silver hatchback beside a canal after sunset; its driver goes through the papers with the owner, lit towers across the water' },
    sign: { en: 'All emirates', ar: 'كل الإمارات' },
  },
  trust: [
    { icon: 'calendar', title: 'Now or on a date', text: 'If it is urgent, we come now. If it can wait, you choose the hour.' },
    { icon: 'document', title: 'One written price', text: 'Distance, tolls and loading in one price, in a message that you keep.' },
    { icon: 'flatbed', title: `Up to ${claim.maxTons} tons`, text: 'Motorcycles, cars, vans, buses, machines: different trucks, one phone number.' },
    { icon: 'check', title: `${claim.customers} customers`, text: 'A name, a time and photographs at both ends of every job.' },
  ],
  whatsapp: { label: 'WhatsApp', message: 'Hi, I need a vehicle towed in Dubai. From: … To: … When: …' },
  sms: 'I need a tow. From: … To: … When: … Please call me.',
  areas: {
    title: 'Where our tows begin',
    intro: `The usual minutes of the nearest truck to an urgent pick-up. ${claim.responseMinutes} minutes is our average for the longer jobs of this page. A planned tow starts at the hour you choose.`,
    view: 'table',
    list: [
      { name: 'Dubai Airport, terminals 1 to 3', response: near('Dubai Airport'), coverage: '24/7', note: 'Pick-up from the public car parks' },
      { name: 'Al Quoz Industrial 1 to 4', response: near('Al Quoz'), coverage: '24/7', note: 'Garage gates, one-way lanes' },
      { name: 'Ras Al Khor Industrial', response: near('Ras Al Khor'), coverage: '24/7', note: 'Used-car market and auctions nearby' },
      { name: 'Port Rashid and Al Mina', response: near('Port Rashid'), coverage: '24/7', note: 'Gate pass needed' },
      { name: 'Umm Ramool and Al Rashidiya', response: near('Umm Ramool'), coverage: '24/7', note: 'Body shops, testing centre' },
      { name: 'Muhaisnah', response: near('Muhaisnah'), coverage: '24/7', note: 'Staff housing, bus yards' },
      { name: 'Dubai Production City', response: near('Dubai Production City'), coverage: '24/7', note: 'Loading bays at the back' },
      { name: 'Dubai Sports City', response: near('Dubai Sports City'), coverage: '24/7', note: 'Tower podium parking' },
      { name: 'Discovery Gardens and Ibn Battuta', response: near('Discovery Gardens'), coverage: '24/7', note: 'Dense kerb parking' },
      { name: 'Jebel Ali Free Zone', response: near('Jebel Ali'), coverage: '24/7', note: 'Customs paper for what leaves the zone' },
      { name: 'Dubai South and Al Maktoum Airport', response: near('Dubai South'), coverage: '24/7', note: 'Long-stay car parks' },
      { name: 'Al Lisaili and Al Ain Road', response: near('E66'), coverage: '24/7', note: 'Few exits: give a kilometre post' },
      { name: 'Business Bay towers', response: near('Business Bay'), coverage: '24/7', note: 'Collected from the basement by a low unit' },
      { name: 'Deira, Creek side', response: near('Deira'), coverage: '24/7', note: 'Best before eight or after ten' },
      { name: 'Al Barsha and its mall', response: near('Al Barsha'), coverage: '24/7', note: 'Service ramp on the south side' },
      { name: 'Marina and JBR', response: near('Dubai Marina'), coverage: '24/7', note: 'Tram crossings: short trucks only' },
      { name: 'Palm Jumeirah fronds', response: near('Palm Jumeirah'), coverage: '24/7', note: 'Guard at each frond wants a name' },
      { name: 'Academic City and Liwan', response: near('Academic City'), coverage: '24/7', note: 'Open kerbs, easy loading' },
      { name: 'Dubai Investments Park 1 and 2', response: near('Dubai Investments Park'), coverage: '24/7', note: 'Warehouse docks' },
      { name: 'Hatta', response: near('Hatta'), coverage: '24/7', note: 'Priced as a long haul' },
    ],
  },
  gallery: {
    title: 'Towing to any emirate',
    view: 'row',
    pictures: [
      { name: 'towing-dubai-interchange', alt: 'A flatbed carries a silver SUV below the flyovers of a big interchange at noon, towers behind', caption: 'One car on the truck, tied down at all four wheels.' },
      { name: 'towing-dubai-long-distance', alt: 'A lone flatbed with a red sedan on an empty road through dunes, shadows long in the early light', caption: 'To Al Ain: 130 kilometres, one driver.' },
      { name: 'towing-dubai-airport', alt: 'A wheel-lift truck tows a graphite sedan along the airport road, the terminal and control tower behind it', caption: 'The owner is abroad, a friend has the key, and we take the car home.' },
    ],
  },
  services: {
    title: 'Six kinds of towing',
    intro: 'Urgent or planned, near or far.',
    view: 'cards',
    cards: [
      { icon: 'clock', title: 'Same-hour city tow', text: `Usually ${claim.responseMinutes} minutes to you, then directly to your address, with no other car on the truck.` },
      { icon: 'calendar', title: 'Booked transport', text: 'Day, hour and both contacts fixed in advance. A reminder the evening before, a call when the truck is close.' },
      { icon: 'road', title: 'Between the emirates', text: 'Abu Dhabi, Al Ain, Sharjah, Ajman, Umm Al Quwain, Ras Al Khaimah, Fujairah: the same truck from door to door.' },
      { icon: 'globe', title: 'Airport and abroad', text: 'Collected from the car park while you fly, or taken to the port with export plates and papers.' },
      { icon: 'document', title: 'Dealers and auctions', text: 'Unregistered cars, several together, with chassis numbers checked at each gate.' },
      { icon: 'bus', title: 'Vans, buses and machinery', text: `Low loaders and a heavy wrecker for up to ${claim.maxTons} tons. We plan for low bridges and truck bans.` },
    ],
  },
  blocks: [
    {
      kind: 'table',
      title: 'How far is that, by truck?',
      intro: 'From central Dubai, at a truck’s pace and outside the rush. Use it to plan who opens the gate.',
      head: ['To', 'Distance', 'Loaded drive', 'On the way'],
      rows: [
        ['Sharjah', '30 km', '40-60 min', 'The E311 clears sooner than the E11'],
        ['Ajman', '40 km', '50-70 min', 'Industrial gates close for prayers at noon on Fridays'],
        ['Umm Al Quwain', '60 km', '60-75 min', 'E611, no city traffic'],
        ['Ras Al Khaimah', '115 km', '90-110 min', 'Straight up the E611'],
        ['Fujairah', '125 km', '100-120 min', 'Mountain grades: slower with a heavy load'],
        ['Al Ain', '130 km', '100-120 min', 'E66 all the way'],
        ['Abu Dhabi', '140 km', '100-130 min', 'Darb toll bridges into the island'],
      ],
    },
    {
      kind: 'steps',
      title: 'Booking a tow for later',
      intro: 'It takes about ten minutes.',
      steps: [
        { title: 'Two addresses, two phone numbers', text: 'Who hands over, who receives. They may be strangers; they only need to know the time.' },
        { title: 'The car in five words', text: 'Rolls or not, key or not, plates or not, low or not, worth more than usual or not.' },
        { title: 'A price in writing', text: `Fixed before anybody sets off. Traffic does not change it. ${promises.priceChanges}` },
        { title: 'Pick-up', text: 'We look at the car together and note the mileage, the fuel and what is in the boot.' },
        { title: 'Hand-over', text: 'The receiver signs for the car; you get the pictures wherever you are.' },
      ],
    },
    {
      kind: 'checklist',
      title: 'Papers by kind of tow',
      intro: 'Have these ready, so that we do not lose time.',
      items: [
        'Your own car, broken down: registration card and ID',
        'A friend’s car: a message from the owner with your name and the plate',
        'Bought at auction: the release note and the lot number',
        'Export: certificate and the export plates',
        'Free zone: customs exit paper for that chassis',
        'After a collision: the police report, before any garage',
      ],
    },
    {
      kind: 'prose',
      title: 'Tow the car, or drive it?',
      paragraphs: [
        `${safety.en.red} A brake that pulls to one side, or a temperature that rises: stop too, and call for a tow. ${safety.en.amber}`,
        'A car without insurance may not be driven, not even to the test. If the registration has expired, ask the RTA on 800 9090 first (November 2026). We may carry both on a truck.',
      ],
    },
  ],
  prices: {
    title: 'City tows and the start of long ones',
    rows: [
      { label: 'Planned tow', price: `from AED ${planned}`, note: 'You name the day and hour.' },
      { label: 'Urgent tow', price: `from AED ${urgent}`, note: 'Next free truck, day or night.' },
      { label: 'Heavy vehicle', price: `from AED ${heavy}`, note: `Big vans, trucks, buses: up to ${claim.maxTons} tons.` },
    ],
    note: 'These are the starting figures of our booking form. A short city tow priced by phone can cost less: see Towing Near Me. For other emirates we tell you one price from door to door, tolls included.',
  },
  faqTitle: 'Before you book a tow',
  faqs: [
    { question: 'What is the difference between towing and recovery?', answer: `Towing moves a vehicle from a place that a truck can reach. Recovery first gets it there: out of sand, a ditch or a basement. Not sure? Tell us what you see. ${promises.ownFleet}` },
    { question: 'What does a tow within Dubai cost here?', answer: `From AED ${planned} when planned, from AED ${urgent} when it is urgent. Heavy vehicles start at AED ${heavy}. Tell us both addresses, and we fix one price before anybody sets off.` },
    { question: 'What do I pay for Dubai to Abu Dhabi?', answer: 'It depends on the car, on which side of the city it starts, and on whether we can bring another car back the same day. Ask in the morning for tomorrow: a shared return leg makes it cheaper.' },
    { question: 'Are Salik and Darb charged on top?', answer: 'No. Every gate on the planned route is in the quote. If the police send the truck another way, we pay the extra, not you.' },
    { question: 'How soon can an urgent truck come?', answer: `Usually in ${claim.responseMinutes} minutes inside the city. The table on this page has the less central places, and the dispatcher sees where each truck is.` },
    { question: 'How far ahead should I book?', answer: 'The evening before is plenty for a car. Give us two days for a coach or an excavator, since a permit or a quiet hour may be needed.' },
    { question: 'Can you take my car while I am abroad?', answer: 'Often. Somebody has to hand over the key: a neighbour, the watchman, the airport valet. Send us that person’s number and a copy of the registration, and follow the pictures.' },
    { question: 'Do you tow on a rope or a bar?', answer: 'Not on public roads. It is dangerous, and bad for most modern cars. Everything rides on a deck or with its driven wheels lifted.' },
    { question: 'How many cars fit on one truck?', answer: 'One on the deck, and on some trucks a second with its front wheels lifted behind. For three or more we bring a car carrier.' },
    { question: 'Do trucks have hours when they may not drive?', answer: 'Large ones do, and not only in rush hours. Sheikh Zayed Road and Al Ittihad Road are closed to trucks from 6:00 to 22:00, and tunnels and several bridges always (November 2026). We plan heavy loads for the hours that are open.' },
    { question: 'Is my car insured on the truck?', answer: `Yes, while it is in our care. Our liability is limited to ${termsFigures.liability} per incident; for a car worth far more, ask your insurer about transit cover before it is loaded, or ask us whether a higher cover can be agreed. Report damage within ${claimed(termsFigures.claimHours, 'hour')}.` },
    { question: 'May I leave goods in the car?', answer: 'Light things, in the boot, listed at pick-up. No gas bottles, no fuel cans, no animals. Across a free-zone gate: nothing that customs has not seen.' },
    { question: 'How can companies pay?', answer: 'Bank transfer against an invoice, cards, or cash on delivery. Digital wallets too. Regular customers get one bill a month with each plate listed.' },
    { question: 'Can you tow a motorhome, a boat or a trailer?', answer: 'Trailers with a standard ball or pin, yes. Send the height and length of a motorhome or a boat: on the deck it stands a metre higher, and bridges have to be checked.' },
    { question: 'The plan changed. Can I move the date?', answer: 'Of course. Tell us before the truck has left: only the date changes, and the price stays as written.' },
  ],
  facts: ['lorryBanE11', 'lorryBanAlways', 'lorryBanPeaks', 'weightLimit', 'repairNeedsReport', 'insuranceDuty'],
  closing: { title: 'Two addresses are enough', text: 'Tell us where the vehicle is and where it should go. We tell you the price and the time.' },
};
