import { SERVICE_PRICES } from '@/contract/catalogue';
import { estimateAed } from '@/contract/estimate';
import { claims } from '../../claims';
import type { LandingContent } from '../../types';

const claim = claims.car;
const base = SERVICE_PRICES.car_recovery;
const now = estimateAed('car_recovery', 'immediate', 'Sedan');
const sports = estimateAed('car_recovery', 'immediate', 'Sports Car');

export const car: LandingContent = {
  id: 'car',
  name: 'Car Recovery Near Me',
  meta: {
    title: 'Car Recovery Near Me: Every Make, 24/7 in Dubai',
    description: `Saloon, SUV, sports or electric: see how your kind of car is lifted, carried and secured. Car recovery in Dubai from AED ${base}, ${claim.responseMinutes}-minute response. Call now.`,
    keywords: ['car recovery near me', 'car recovery', 'electric car recovery', 'suv recovery', 'accident car recovery', 'flatbed car recovery', 'car recovery service'],
  },
  serviceType: 'Car recovery',
  locations: ['Downtown Dubai', 'DIFC', 'Business Bay', 'Jumeirah', 'Al Barsha', 'Dubai Marina', 'Dubai Hills', 'Deira', 'Mirdif', 'Academic City', 'Al Furjan', 'Sharjah'],
  layout: 'services-first',
  hero: {
    kicker: 'Car recovery for all makes and models',
    title: 'Your car, handled like the handbook says',
    lead: 'A Patrol and a Tesla cannot be picked up the same way. Name the car and we send the deck, the ramps and the straps that its maker asks for.',
    response: `${claim.responseMinutes} minutes`,
    scene: 'street',
    load: 'suv',
  },
  trust: [
    { icon: 'car', title: 'Eight kinds of car', text: 'Each with its own method, written down and trained. See yours below.' },
    { icon: 'electric', title: 'High-voltage aware', text: 'Tow mode, jacking points and battery clearance checked for the model on the day.' },
    { icon: 'shield', title: 'Licensed, insured', text: 'From the moment the first strap is on until you sign for the delivery.' },
    { icon: 'star', title: `${claim.rating} out of 5`, text: `The rating our customers give us. ${claim.customers} of them so far.` },
  ],
  whatsapp: { label: 'WhatsApp', message: 'Hi, I need car recovery near me' },
  sms: 'My car needs recovery. Please call me.',
  areas: {
    title: 'Car crews on standby',
    intro: 'Where our car flatbeds spend the day, and what they meet there most often.',
    view: 'tiles',
    list: [
      { name: 'DIFC', response: '5-9 min', coverage: '24/7', note: 'Valet bays and ramps' },
      { name: 'Dubai Creek Harbour', response: '10-15 min', coverage: '24/7', note: 'New towers, deep basements' },
      { name: 'Umm Suqeim', response: '9-14 min', coverage: '24/7', note: 'Beach sand, villa drives' },
      { name: 'Dubai Hills', response: '11-16 min', coverage: '24/7', note: 'Gate passes, speed humps' },
      { name: 'Barsha Heights', response: '10-15 min', coverage: '24/7', note: 'Hotel drop-offs' },
      { name: 'Al Furjan', response: '16-22 min', coverage: '24/7', note: 'School runs' },
      { name: 'Motor City', response: '14-20 min', coverage: '24/7', note: 'Track days, low cars' },
      { name: 'Nad Al Sheba', response: '12-17 min', coverage: '24/7', note: 'Sand verges' },
      { name: 'Al Garhoud', response: '9-14 min', coverage: '24/7', note: 'Airport car parks' },
      { name: 'Al Warqa', response: '14-20 min', coverage: '24/7', note: 'Family SUVs' },
      { name: 'Academic City', response: '18-25 min', coverage: '24/7', note: 'Student runabouts' },
      { name: 'Dubai South', response: '22-30 min', coverage: '24/7', note: 'Long stay parking' },
      { name: 'Al Safa', response: '8-12 min', coverage: '24/7', note: 'Parkside, school gates' },
      { name: 'The Greens', response: '11-16 min', coverage: '24/7', note: 'Covered resident bays' },
      { name: 'Oud Metha', response: '7-11 min', coverage: '24/7', note: 'Hospitals and clubs' },
      { name: 'Port Saeed', response: '9-14 min', coverage: '24/7', note: 'Rental desks, hotel fleets' },
      { name: 'Bluewaters', response: '13-19 min', coverage: '24/7', note: 'One bridge in, one out' },
      { name: 'Al Mamzar', response: '13-19 min', coverage: '24/7', note: 'Beach park, Sharjah border' },
      { name: 'Remraam', response: '18-26 min', coverage: '24/7', note: 'Courtyard parking, low arches' },
      { name: 'Hatta', response: '45-60 min', coverage: '24/7', note: 'Hot brakes, hilly lanes' },
    ],
  },
  gallery: {
    title: 'Three cars, three methods',
    pictures: [
      { name: 'car-sedan-flatbed', alt: 'A teal saloon climbs the tilted deck of a flatbed on a street of villas', caption: 'Saloon: winched up the deck, then one strap a wheel.' },
      { name: 'car-ev-charger', alt: 'A white electric car stands plugged in at a charging post while a flatbed waits behind it', caption: 'Electric: carried, never rolled far, left where it can charge.' },
      { name: 'car-suv-ramp', alt: 'A truck with a lifting arm pulls a blue SUV up the ramp of a multi-storey car park', caption: 'SUV: brought up the ramp by a short truck; the flatbed waits in the street.' },
    ],
    view: 'row',
  },
  services: {
    title: 'Car services, by what has happened',
    intro: 'Pick the sentence that sounds like your day.',
    cards: [
      { icon: 'warning', title: 'Emergency', text: '“It stopped in the fast lane.” The nearest crew breaks off what can wait. Police first if you cannot leave the lane.' },
      { icon: 'flatbed', title: 'Flatbed', text: '“It is new and I want no scratch.” Wheels off the ground, body untouched, photographs on your phone.' },
      { icon: 'electric', title: 'Electric', text: '“It shows a turtle and zero per cent.” We carry it to a working charger near you, or to the brand’s service centre.' },
      { icon: 'accident', title: 'Accident', text: '“The front is gone, the airbags are out.” We collect the pieces, bind the fluids and load without pulling on bent metal.' },
      { icon: 'battery', title: 'Breakdown Assistance', text: '“It only clicks.” Battery test, jump pack, wheel change or fuel, and the deck stays folded when it is not needed.' },
      { icon: 'road', title: 'Long Distance', text: '“It must be in Abu Dhabi by nine.” One driver all the way, a call when he is an hour out.' },
    ],
  },
  blocks: [
    {
      kind: 'vehicles',
      title: 'How we recover your kind of car',
      intro: 'Find the family your car belongs to. Not sure? A photo on WhatsApp settles it.',
      items: [
        { type: 'Saloon', examples: 'Toyota Camry, Nissan Altima, Honda Accord', method: 'Flatbed at a normal angle, winched by the towing eye, one strap over each tyre. A wheel-lift for a short hop if it is front-wheel drive.' },
        { type: 'Hatchback and city car', examples: 'Kia Picanto, Suzuki Swift, VW Golf', method: 'Wheel-lift in narrow lanes and car parks, where a flatbed could not turn.' },
        { type: 'SUV and crossover', examples: 'Nissan X-Trail, Toyota RAV4, Hyundai Tucson', method: 'Flatbed. Many are all-wheel drive on demand, so all four wheels leave the road.' },
        { type: 'Full-size 4x4', examples: 'Nissan Patrol, Toyota Land Cruiser, GMC Yukon', method: 'Long deck and heavy winch; transfer box in neutral, weight over the truck’s rear axles, roof height measured before bridges.' },
        { type: 'Coupé and sports car', examples: 'Ford Mustang, Porsche 911, Chevrolet Corvette', method: 'Low-angle ramps, boards under the splitter, soft straps over the tyres. Nothing hooks onto a suspension arm.' },
        { type: 'Luxury saloon', examples: 'Mercedes S-Class, BMW 7 Series, Lexus LS', method: 'Air springs set to transport height where they still answer, wheel straps with sleeves, covered truck on request.' },
        { type: 'Electric and hybrid', examples: 'Tesla Model Y, BYD Seal, Toyota Prius', method: 'Flatbed, tow mode on, 12-volt supply held up so that the parking lock stays open. Skates if it will not release. Damaged battery: distance, and civil defence on 997.' },
        { type: 'Pickup and van', examples: 'Toyota Hilux, Ford Transit, Mitsubishi L200', method: 'Load weighed in or taken off first. Heavy flatbed when the rear springs sit flat.' },
      ],
    },
    {
      kind: 'checklist',
      title: 'Six facts that choose the right truck',
      intro: 'Have them ready; the call then takes under a minute.',
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
        { title: 'People', text: 'Anyone hurt: 998. A lane blocked: 999. The rest can wait.' },
        { title: 'Wheels', text: 'Which still turn and point straight? It decides between deck, skates and crane.' },
        { title: 'Leaks', text: 'Coolant and oil need absorbent; petrol needs civil defence on 997.' },
        { title: 'Airbags and battery', text: 'Fired or not; petrol, hybrid or electric.' },
        { title: 'Report and workshop', text: 'The report number (Dubai Police app or 901, November 2026) and the workshop your insurer approves. Then the car goes once.' },
      ],
    },
    {
      kind: 'warning',
      title: 'Smell of petrol, or smoke from under an electric car?',
      text: 'Walk away, upwind, and keep others away too. Ring civil defence on 997. No recovery crew will load a vehicle until they have declared it safe.',
    },
  ],
  prices: {
    title: 'What car recovery costs',
    rows: [
      { label: 'Booked ahead', price: `from AED ${base}`, note: 'You choose the hour; saloons, hatchbacks, SUVs.' },
      { label: 'Needed at once', price: `from AED ${now}`, note: 'The next free truck, at any hour.' },
      { label: 'Sports car, at once', price: `from AED ${sports}`, note: 'Low ramps, soft straps. Luxury cars have their own service and price.' },
    ],
    note: 'These are the starting figures of our booking form. Long routes, blocked wheels and basements are added before you agree, not after.',
  },
  faqTitle: 'What car owners ask',
  faqs: [
    { question: 'How much is car recovery?', answer: `Booked for later it starts at AED ${base}; at once, AED ${now}. A sports car needed at once starts at AED ${sports}; luxury cars have a page and price of their own. Distance and difficult places come on top, and you hear the total while you can still say no.` },
    { question: 'How long does it take until a crew is here?', answer: `The figure we work to on this line is ${claim.responseMinutes} minutes, and the tiles on this page show what is usual near you. Friday lunchtime and rain are slow; three in the morning is quick.` },
    { question: 'Does being carried harm an electric car?', answer: 'Being carried does not. Being pulled along on its driven wheels can. So it stands on the deck with all four wheels up, in tow or transport mode, at a height that keeps the battery tray off the ramps.' },
    { question: 'My EV has run flat. Do you charge it on the street?', answer: 'We take it to the nearest working charger that fits its plug, which is quicker than waiting beside a generator. The public network in Dubai is dense. If none is free, home is often the better answer.' },
    { question: 'The wheels are locked. Will you drag it?', answer: 'No. Skates under the tyres, or small wheeled dollies that clamp the wheel, let the car glide. It takes about ten minutes more and leaves no black marks on the floor.' },
    { question: 'My car is lowered. Will it scrape?', answer: 'Not if we know. Measure from the road to the lowest part of the front with your hand: four fingers are about seven centimetres. Below twelve we bring the low ramps and boards.' },
    { question: 'I lost the key. Can you still take it?', answer: 'Yes, with proof that it is yours, such as the registration card and your Emirates ID. Steering locks stay locked: we load it straight, on skates, and bring it to a locksmith or the dealer.' },
    { question: 'Can you lift the car out of a basement with a 2-metre bar?', answer: 'Yes. A compact unit goes down and brings it up to daylight; the flatbed never enters. Ask the building for a permit if it wants one, as some do at night. Stacked and lift parking needs the attendant.' },
    { question: 'Does my warranty suffer when somebody else moves it?', answer: 'Moving a car in the way its handbook describes does not touch the warranty. We note the method on the job sheet, so that a dealer can see it.' },
    { question: 'Which papers should I have at hand?', answer: 'The registration card, on paper or in the app, and an ID. After an accident the police report as well. If someone else hands over the car, a message from you naming that person is enough.' },
    { question: 'Is it all right to leave things in the boot?', answer: 'Loose shopping, yes. Money, passports, laptops and medicine should come with you. The driver asks, and notes what stays.' },
    { question: 'How can I pay, and when?', answer: 'After delivery: cash, credit or debit card, bank transfer or a phone wallet. Companies can ask for an invoice with the plate number on it.' },
    { question: 'Do you deal with my insurance company?', answer: 'We send the major UAE insurers what they ask for: times, route, pictures, invoice. Whether they pay depends on your policy, so ring them with the policy number before the car is moved, if the place is safe.' },
    { question: 'Can you collect a car that I have just bought?', answer: 'Gladly. Give us the seller’s name and number, and we check that the plate or chassis number matches before we load. A car without insurance may not be driven home (as of November 2026), but it may ride.' },
    { question: 'Two of my cars collided. Can one truck take both?', answer: 'If one of them can be lifted by its front axle behind the flatbed, yes. Otherwise two trucks come together. Say so at the start and you make one call, not two.' },
  ],
  closing: { title: 'Say the make. We know the method.', text: 'A person answers, asks six questions, and a truck turns round.' },
};
