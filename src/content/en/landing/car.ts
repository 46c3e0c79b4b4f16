import { SERVICE_PRICES } from '@/contract/catalogue';
import { estimateAed } from '@/contract/estimate';
import { BASEMENT_HEIGHT_M } from '@/content/promises';
import { promises } from '../promises';
import { safety } from '@/content/safety';
import { claims } from '../../claims';
import type { LandingContent } from '../../types';
import { near } from '@/content/usual-minutes';

const claim = claims.car;
const base = SERVICE_PRICES.car_recovery;
const now = estimateAed('car_recovery', 'immediate', 'Sedan');
const sports = estimateAed('car_recovery', 'immediate', 'Sports Car');

export const car: LandingContent = {
  id: 'car',
  name: 'Car Recovery Near Me',
  meta: {
    title: 'Car Recovery Near Me: Every Make, 24/7 in Dubai',
    description: `Sedan, SUV, sports or electric: see how we lift, carry and secure your kind of car. Car recovery in Dubai from AED ${base}, ${claim.responseMinutes}-minute response. Call now.`,
    keywords: ['car recovery near me', 'car recovery', 'electric car recovery', 'suv recovery', 'accident car recovery', 'flatbed car recovery', 'car recovery service'],
  },
  serviceType: 'Car recovery',
  locations: ['Downtown Dubai', 'DIFC', 'Business Bay', 'Jumeirah', 'Al Barsha', 'Dubai Marina', 'Dubai Hills', 'Deira', 'Mirdif', 'Academic City', 'Al Furjan', 'Sharjah'],
  layout: 'services-first',
  hero: {
    kicker: 'Moved as its handbook says',
    title: 'Car recovery near you in Dubai',
    lead: 'All makes and models. A Patrol and a Tesla are not loaded the same way. Tell us the car, and we send the right truck, ramps and straps.',
    response: `${claim.responseMinutes} minutes`,
    picture: { name: 'landing-car', alt: 'A flatbed has a white electric car on its deck in a street of shops; its driver goes through the papers with the owner' },
    sign: { en: 'Car recovery', ar: 'نقل السيارات' },
  },
  trust: [
    { icon: 'car', title: 'Eight kinds of car', text: 'Each is loaded in its own way. Find yours below.' },
    { icon: 'electric', title: 'Trained for electric cars', text: 'We check the transport mode and lifting points of your model.' },
    { icon: 'shield', title: 'Licensed, insured', text: 'From loading until you sign for the delivery.' },
    { icon: 'star', title: `${claim.rating} out of 5`, text: `The rating our customers give us. ${claim.customers} of them so far.` },
  ],
  whatsapp: { label: 'WhatsApp', message: 'Hi, I need car recovery near me' },
  sms: 'My car needs recovery. Please call me.',
  areas: {
    title: 'Car recovery in your area',
    intro: 'The usual minutes from your call until a flatbed is there.',
    view: 'tiles',
    list: [
      { name: 'DIFC', response: near('DIFC'), coverage: '24/7', note: 'Valet bays and ramps' },
      { name: 'Dubai Creek Harbour', response: near('Dubai Creek Harbour'), coverage: '24/7', note: 'New towers, deep basements' },
      { name: 'Umm Suqeim', response: near('Umm Suqeim'), coverage: '24/7', note: 'Beach sand, villa drives' },
      { name: 'Dubai Hills', response: near('Dubai Hills'), coverage: '24/7', note: 'Gate passes, speed humps' },
      { name: 'Barsha Heights', response: near('Barsha Heights'), coverage: '24/7', note: 'Hotel drop-offs' },
      { name: 'Al Furjan', response: near('Al Furjan'), coverage: '24/7', note: 'School runs' },
      { name: 'Motor City', response: near('Motor City'), coverage: '24/7', note: 'Track days, low cars' },
      { name: 'Nad Al Sheba', response: near('Nad Al Sheba'), coverage: '24/7', note: 'Sand verges' },
      { name: 'Al Garhoud', response: near('Al Garhoud'), coverage: '24/7', note: 'Airport car parks' },
      { name: 'Al Warqa', response: near('Al Warqa'), coverage: '24/7', note: 'Family SUVs' },
      { name: 'Academic City', response: near('Academic City'), coverage: '24/7', note: 'Small cars of students' },
      { name: 'Dubai South', response: near('Dubai South'), coverage: '24/7', note: 'Long stay parking' },
      { name: 'Al Safa', response: near('Al Safa'), coverage: '24/7', note: 'Near the park and schools' },
      { name: 'The Greens', response: near('The Greens'), coverage: '24/7', note: 'Covered resident bays' },
      { name: 'Oud Metha', response: near('Oud Metha'), coverage: '24/7', note: 'Hospitals and clubs' },
      { name: 'Port Saeed', response: near('Port Saeed'), coverage: '24/7', note: 'Rental desks, hotel fleets' },
      { name: 'Bluewaters', response: near('Bluewaters'), coverage: '24/7', note: 'One bridge in, one out' },
      { name: 'Al Mamzar', response: near('Al Mamzar'), coverage: '24/7', note: 'Beach park, Sharjah border' },
      { name: 'Remraam', response: near('Remraam'), coverage: '24/7', note: 'Courtyard parking, low arches' },
      { name: 'Hatta', response: near('Hatta'), coverage: '24/7', note: 'Hot brakes, hilly lanes' },
    ],
  },
  gallery: {
    title: 'Three cars, three methods',
    pictures: [
      { name: 'car-sedan-flatbed', alt: 'A teal sedan climbs the tilted deck of a flatbed on a street of villas', caption: 'Sedan: pulled up by a winch, then one strap for each wheel.' },
      { name: 'car-ev-charger', alt: 'A turquoise electric car stands plugged in at a charging post; its owner talks with our driver, a flatbed waits behind', caption: 'Electric: always carried, and taken to where it can charge.' },
      { name: 'car-suv-ramp', alt: 'A truck with a lifting arm pulls a blue SUV up the ramp of a multi-storey car park', caption: 'SUV: brought up the ramp by a short truck; the flatbed waits in the street.' },
    ],
    view: 'row',
  },
  services: {
    title: 'Car services, by what has happened',
    intro: 'Choose the sentence that fits.',
    cards: [
      { icon: 'warning', title: 'Emergency', text: `“It stopped in the fast lane.” ${safety.en.injury} Then call us: the nearest crew comes first to you.` },
      { icon: 'flatbed', title: 'Flatbed', text: '“It is new and I want no scratch.” All wheels off the ground, and photographs before and after.' },
      { icon: 'electric', title: 'Electric', text: '“It shows a turtle and zero per cent.” We carry it to a working charger near you, or to the brand’s service centre.' },
      { icon: 'accident', title: 'Accident', text: '“The front is damaged and the airbags opened.” We collect the pieces, clean up the fluids and load the car with care.' },
      { icon: 'battery', title: 'Breakdown Assistance', text: '“It only clicks.” Battery test, jump start, wheel change or fuel. We tow only if we must.' },
      { icon: 'road', title: 'Long Distance', text: '“It must be in Abu Dhabi by nine.” The same driver all the way, and a call one hour before arrival.' },
    ],
  },
  blocks: [
    {
      kind: 'vehicles',
      title: 'How we recover your kind of car',
      intro: 'Find your kind of car. Not sure? Send us a photo on WhatsApp.',
      items: [
        { type: 'Sedan', examples: 'Toyota Camry, Nissan Altima, Honda Accord', method: 'Flatbed at a normal angle, winched by the towing eye, one strap over each tyre. A wheel-lift for a short distance if it is front-wheel drive.' },
        { type: 'Hatchback and city car', examples: 'Kia Picanto, Suzuki Swift, VW Golf', method: 'Wheel-lift in narrow lanes and car parks, where a flatbed could not turn.' },
        { type: 'SUV and crossover', examples: 'Nissan X-Trail, Toyota RAV4, Hyundai Tucson', method: 'Flatbed. Many are all-wheel drive on demand, so all four wheels leave the road.' },
        { type: 'Full-size 4x4', examples: 'Nissan Patrol, Toyota Land Cruiser, GMC Yukon', method: 'Long deck and heavy winch; transfer box in neutral, weight over the truck’s rear axles, roof height measured before bridges.' },
        { type: 'Coupé and sports car', examples: 'Ford Mustang, Porsche 911, Chevrolet Corvette', method: 'Low-angle ramps, boards under the splitter, soft straps over the tyres. Nothing hooks onto a suspension arm.' },
        { type: 'Luxury sedan', examples: 'Mercedes S-Class, BMW 7 Series, Lexus LS', method: 'Air springs set to transport height where they still answer, wheel straps with sleeves. An enclosed carrier if you book ahead.' },
        { type: 'Electric and hybrid', examples: 'Tesla Model Y, BYD Seal, Toyota Prius', method: 'Flatbed, tow mode on, 12 volts supplied so that the parking lock stays open. Skates if it will not release. Damaged battery: keep away, and call Civil Defence on 997.' },
        { type: 'Pickup and van', examples: 'Toyota Hilux, Ford Transit, Mitsubishi L200', method: 'We count the weight of the load, or take it off first. A heavy flatbed if the rear springs are flat.' },
      ],
    },
    {
      kind: 'checklist',
      title: 'What helps us to send the right truck',
      intro: promises.dispatcherQuestions,
      items: [
        'Make, model and year: “Patrol, 2021” is enough',
        'Does it roll? Is the steering free?',
        'Are all four tyres up, and is anything dragging?',
        'Where exactly: street, basement level, or a bay number',
        'Standard height, lowered, or lifted?',
        'Where to: workshop, dealer, home, or “ask me later”',
      ],
    },
    {
      kind: 'steps',
      title: 'After a crash: what to tell us about the car',
      steps: [
        { title: 'People', text: safety.en.injury },
        { title: 'Wheels', text: 'Which wheels still turn and point straight? Then we know if we need skates or a crane.' },
        { title: 'Leaks', text: 'Oil and water we can clean up. For a petrol leak call Civil Defence on 997.' },
        { title: 'Airbags and battery', text: 'Did the airbags open? Is it petrol, hybrid or electric?' },
        { title: 'Report and workshop', text: 'The report number (Dubai Police app or 901, November 2026) and the workshop your insurer approves. Then we move the car only once.' },
      ],
    },
    {
      kind: 'warning',
      title: 'Smell of petrol, or smoke from under an electric car?',
      text: 'Walk away and keep others away too. Call Civil Defence on 997. They must say the car is safe before anybody loads it.',
    },
  ],
  prices: {
    title: 'What car recovery costs',
    rows: [
      { label: 'Booked ahead', price: `from AED ${base}`, note: 'You choose the hour. Sedans, hatchbacks, SUVs.' },
      { label: 'Needed now', price: `from AED ${now}`, note: 'The next free truck, at any hour.' },
      { label: 'Sports car, now', price: `from AED ${sports}`, note: 'Low ramps, soft straps. Luxury cars have their own page and price.' },
    ],
    note: 'These are the starting figures of our booking form. Long distances, locked wheels and basements cost more: we fix the price with you before anybody sets off.',
  },
  faqTitle: 'What car owners ask',
  faqs: [
    { question: 'How much is car recovery?', answer: `Booked for later it starts at AED ${base}; now, at AED ${now}. A sports car needed now starts at AED ${sports}; luxury cars have a page and price of their own. Distance and difficult places cost more. We tell you the full price before anybody sets off.` },
    { question: 'How long does it take until a crew is here?', answer: `Our average is ${claim.responseMinutes} minutes. The list on this page shows the usual time in your area. Rain and Friday noon are slower; the night is faster.` },
    { question: 'Does being carried harm an electric car?', answer: 'Being carried does not. Being pulled along on its driven wheels can. So it stands on the deck with all four wheels up, in tow or transport mode. The ramps are low enough for the battery under the floor.' },
    { question: 'My EV has run flat. Do you charge it on the street?', answer: 'We take it to the nearest working charger that fits its plug, which is quicker than waiting beside a generator. There are many public chargers in Dubai. If none is free, we can take the car home.' },
    { question: 'The wheels are locked. Will you drag it?', answer: 'No. Skates under the tyres, or small wheeled dollies that clamp the wheel, let the car glide. It takes about ten minutes more and leaves no black marks on the floor.' },
    { question: 'My car is lowered. Will it scrape?', answer: 'Not if we know. Measure from the road to the lowest part of the front. If it is less than 12 centimetres, we bring low ramps and boards.' },
    { question: 'I lost the key. Can you still take it?', answer: 'Yes, with proof that it is yours, such as the registration card and your Emirates ID. Steering locks stay locked: we load it straight, on skates, and bring it to a locksmith or the dealer.' },
    { question: 'Can you take the car out of a low basement?', answer: `Yes. Our basement truck is lower than ${BASEMENT_HEIGHT_M} metres. It brings the car up, and the flatbed waits in the street. Ask the building for a permit if it wants one, as some do at night. For a car lift we need the attendant.` },
    { question: 'Does my warranty suffer when somebody else moves it?', answer: 'Moving a car in the way its handbook describes does not touch the warranty. We note the method on the job sheet, so that a dealer can see it.' },
    { question: 'Which papers should I have at hand?', answer: 'The registration card, on paper or in the app, and an ID. After an accident the police report as well. If someone else hands over the car, a message from you naming that person is enough.' },
    { question: 'Is it all right to leave things in the boot?', answer: 'Loose shopping, yes. Money, passports, laptops and medicine should come with you. The driver asks, and notes what stays.' },
    { question: 'How can I pay, and when?', answer: 'After delivery: cash, credit or debit card, bank transfer or digital wallet. Companies can ask for an invoice with the plate number on it.' },
    { question: 'Do you deal with my insurance company?', answer: 'We send the major UAE insurers what they ask for: times, route, pictures, invoice. Whether they pay depends on your policy, so call them with the policy number before the car is moved, if the place is safe.' },
    { question: 'Can you collect a car that I have just bought?', answer: 'Gladly. Give us the seller’s name and number, and we check that the plate or chassis number matches before we load. A car without insurance may not be driven home (November 2026), but we may carry it.' },
    { question: 'Two of my cars collided. Can one truck take both?', answer: 'If one of them can be lifted by its front axle behind the flatbed, yes. Otherwise two trucks come together. Tell us at the start: one call is enough.' },
  ],
  facts: ['emergencyNumbers', 'repairNeedsReport', 'reportArrives', 'policeNotUrgent', 'sharjahRafid', 'insuranceDuty'],
  closing: { title: 'Call us and tell us the car', text: `${promises.enclosedCarrier} A person answers, day and night.` },
};
