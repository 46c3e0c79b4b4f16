import { claims, termsFigures } from '@/content/claims';
import { safety } from '@/content/safety';
import type { LandingContent } from '@/content/types';
import { SERVICE_PRICES } from '@/contract/catalogue';
import { estimateAed } from '@/contract/estimate';
import { near } from '@/content/usual-minutes';

const claim = claims.motorcycle;
const fromPrice = SERVICE_PRICES.motorcycle_recovery;

/** `/motorcycle-recovery`: how two wheels are held upright on a truck, for every kind of bike. */
export const motorcycle: LandingContent = {
  id: 'motorcycle',
  name: 'Motorcycle Recovery',
  meta: {
    title: 'Motorcycle Recovery Dubai: Chocked, Strapped, Upright',
    description: `Bike fallen, flat or broken down in Dubai? Wheel chock, soft straps and a low ramp carry sports bikes, scooters and quads upright. From AED ${fromPrice}, day and night.`,
    keywords: ['motorcycle recovery dubai', 'bike towing dubai', 'motorbike transport dubai', 'scooter recovery', 'delivery bike breakdown dubai', 'superbike transport'],
  },
  serviceType: 'Motorcycle recovery and transport',
  locations: ['Dubai', 'Dubai Autodrome', 'Jumeirah Beach Road', 'Al Quoz', 'Deira', 'Hatta', 'Sharjah', 'Ajman'],
  layout: 'services-first',
  hero: {
    kicker: 'Upright all the way',
    title: 'Motorcycle recovery in Dubai',
    lead: 'We carry your motorcycle upright: the front wheel in a chock, and four soft straps on the forks and frame. Nothing touches the paint.',
    response: `${claim.responseMinutes} min`,
    picture: { name: 'landing-motorcycle', alt: 'A rider leads his red motorcycle to the ramp of a recovery truck at the marina; its driver steadies the ramp' },
    sign: { en: 'Motorcycles', ar: 'دراجات نارية' },
  },
  trust: [
    { icon: 'motorcycle', title: 'A truck made for bikes', text: 'Low ramp, wheel chock, tie-down rails, a loading winch.' },
    { icon: 'rope', title: 'Soft loops only', text: 'No steel hook touches your handlebar.' },
    { icon: 'clock', title: '24/7', text: 'After your last delivery at night, or before a track day.' },
    { icon: 'star', title: `Rated ${claim.rating} out of 5`, text: 'By the riders we have helped.' },
  ],
  whatsapp: { label: 'WhatsApp us', message: 'Hi, I need motorcycle recovery in Dubai. My bike is a ' },
  sms: 'I need motorcycle recovery in Dubai. Please call me.',
  areas: {
    title: 'Where riders call us from',
    intro: 'City, coast, track and mountain, with the usual time until the bike truck is there.',
    view: 'tiles',
    list: [
      { name: 'Downtown Dubai', response: near('Downtown Dubai'), coverage: '24/7' },
      { name: 'Al Satwa', response: near('Al Satwa'), coverage: '24/7', note: 'Bike shops and narrow streets' },
      { name: 'Al Karama', response: near('Al Karama'), coverage: '24/7', note: 'Delivery riders’ evening peak' },
      { name: 'Al Quoz', response: near('Al Quoz'), coverage: '24/7', note: 'Dealers and workshops' },
      { name: 'Jumeirah Beach Road', response: near('Jumeirah'), coverage: '24/7', note: 'Kerbside from Etihad Museum to the Burj' },
      { name: 'Bur Dubai', response: near('Bur Dubai'), coverage: '24/7' },
      { name: 'Deira', response: near('Deira'), coverage: '24/7' },
      { name: 'Ras Al Khor', response: near('Ras Al Khor'), coverage: '24/7', note: 'Auto market and test lanes' },
      { name: 'Al Barsha', response: near('Al Barsha'), coverage: '24/7' },
      { name: 'Dubai Marina', response: near('Dubai Marina'), coverage: '24/7', note: 'Basement ramps, ridden or winched' },
      { name: 'Palm Jumeirah', response: near('Palm Jumeirah'), coverage: '24/7', note: 'Say trunk, frond or crescent' },
      { name: 'Motor City', response: near('Motor City'), coverage: '24/7', note: 'Autodrome paddock, with a pass' },
      { name: 'Al Qusais', response: near('Al Qusais'), coverage: '24/7' },
      { name: 'Mirdif', response: near('Mirdif'), coverage: '24/7' },
      { name: 'Meydan', response: near('Meydan'), coverage: '24/7' },
      { name: 'International City', response: near('International City'), coverage: '24/7', note: 'Say country cluster and block' },
      { name: 'Dubai Silicon Oasis', response: near('Dubai Silicon Oasis'), coverage: '24/7' },
      { name: 'Al Qudra Road', response: near('Al Qudra Road'), coverage: '24/7', note: 'Give the last roundabout' },
      { name: 'Jebel Ali', response: near('Jebel Ali'), coverage: '24/7' },
      { name: 'Hatta', response: near('Hatta'), coverage: '24/7', note: 'Mountain bends, patchy signal' },
    ],
  },
  gallery: {
    title: 'How it looks on our deck',
    view: 'row',
    pictures: [
      { name: 'moto-carrier', alt: 'A motorcycle stands upright on the carrier at a quay, its front wheel held in a chock', caption: 'The chock holds it before a strap is on.' },
      { name: 'moto-straps', alt: 'Close view of soft straps that hold the front end of a motorcycle', caption: 'Soft loops close to the steering head, no hook on metal.' },
      { name: 'moto-city-night', alt: 'A motorcycle on the deck of a carrier under the street lights of the old quarter at night', caption: 'For narrow old streets we send a short truck, at any hour.' },
    ],
  },
  services: {
    title: 'Bikes we carry, jobs we do',
    intro: 'Tell us the make and if it rolls. That decides between the ramp, the winch and the lift.',
    view: 'cards',
    cards: [
      { icon: 'wrench', title: 'Breakdown pick-up', text: 'Flat battery, snapped chain, no spark. We try a jump with a bike pack first, then carry it to your garage.' },
      { icon: 'accident', title: 'After a fall', text: 'Bent forks, broken lever, a leaking tank. Lifted by two people, never dragged on its side.' },
      { icon: 'tyre', title: 'Puncture', text: 'Tubeless tyres plugged at the roadside if the hole is in the tread. Spoked wheels with tubes go to a shop.' },
      { icon: 'luxury', title: 'Collector’s bike, door to door', text: 'Covered carrier, blankets, a log of every mark before and after. For auctions, shows and house moves.' },
      { icon: 'road', title: 'Track day transport', text: 'To the Autodrome and back, spare wheels and stands aboard. Two or three bikes share one truck.' },
      { icon: 'users', title: 'Delivery fleet service', text: 'One number for all your riders. The box stays shut and sealed, and you get the invoice by company.' },
    ],
  },
  blocks: [
    {
      kind: 'vehicles',
      title: 'Every kind of bike has its own hold',
      intro: 'What we use, so that you can check it with your own eyes.',
      items: [
        { type: 'Sports bike', examples: 'Ducati Panigale, Yamaha R1, BMW S 1000 RR', method: 'Chock, loops on the lower yoke, rear straps to the footrest hangers. Fairing untouched.' },
        { type: 'Tourer and cruiser', examples: 'Harley-Davidson Road Glide, Honda Gold Wing', method: 'Winch up the ramp in neutral, straps on crash bars or frame, panniers off if they are loose.' },
        { type: 'Adventure bike', examples: 'BMW R 1250 GS, KTM 1290', method: 'Long suspension: pulled down by a third only, second pair of straps at the rear rack’s frame.' },
        { type: 'Scooter', examples: 'Vespa GTS, Honda PCX', method: 'Little to strap at the bars, so a band goes over the floorboard and one over the rear wheel.' },
        { type: 'Electric bike', examples: 'Zero SR/F, electric delivery scooters', method: 'Main switch off, key out, chocked and held by the frame. Battery box stays in the shade.' },
        { type: 'Three wheels, quads', examples: 'Can-Am Spyder, Polaris Slingshot, Yamaha Raptor', method: 'Flatbed, all wheels chocked and held by tyre nets like a car.' },
      ],
    },
    {
      kind: 'steps',
      title: 'Ten minutes on the ramp',
      intro: 'If a step is left out, ask why.',
      steps: [
        { title: 'A look around', text: 'You and the driver walk around the bike and photograph every mark.' },
        { title: 'Bars straight, box in neutral', text: 'Locked steering or stuck gear? The wheel goes on a dolly, so no tyre is dragged.' },
        { title: 'Up the ramp', text: 'One person at the bars, the winch does the work. Nobody rides the bike up the ramp.' },
        { title: 'Into the chock', text: 'The front wheel clicks into place and the bike stands alone. The side stand goes up.' },
        { title: 'Two straps in front, two behind', text: 'Forks pressed down by a third to a half of their travel; more would spoil the seals.' },
        { title: 'A tug and a stop', text: 'The driver rocks the bike, and stops after the first kilometre to tighten once more.' },
      ],
    },
    {
      kind: 'checklist',
      title: 'While you wait with the bike',
      items: [
        'Stand behind the barrier. A rider beside a lane is harder to see than a car',
        'Keep the helmet and gloves on until you are off the road',
        'Hazard lights or indicator on the traffic side; phone torch at night',
        'On hot asphalt a side stand sinks: put a flattened can or a stone under it',
        'Fuel smell after a fall: tap shut, key off, bike upright as soon as two people can lift it',
        `${safety.en.injury} Anybody with neck or back pain lies still, with the helmet on`,
      ],
    },
    {
      kind: 'prose',
      title: 'What heat does to a parked bike',
      paragraphs: [
        'Summer in Dubai is hard on two wheels. Small batteries lose charge within days of standing in the sun, and a bike that stood all July often does not start in September. Old tyres crack along the side wall, and brake fluid takes up water.',
        'If yours stood all summer, let us take it to a check before the first ride. A small charger and a cover in the shade cost less than a recovery.',
      ],
    },
  ],
  prices: {
    title: 'What it costs',
    rows: [
      { label: 'Motorcycle recovery', price: `from AED ${fromPrice}`, note: 'Any solo bike or scooter, in the city' },
      { label: 'The same, now', price: `from AED ${estimateAed('motorcycle_recovery', 'immediate', 'Motorcycle')}`, note: 'The online estimate for an immediate call' },
    ],
    note: 'Second bikes on the same trip, trikes, and runs to other emirates are quoted by phone.',
  },
  faqTitle: 'Riders’ questions',
  faqs: [
    { question: 'What does it cost to have a bike picked up in Dubai?', answer: `From AED ${fromPrice} inside the city. The distance, the weight and whether it rolls make the difference: a 130-kilo scooter on a pavement is easier than a tourer in a basement. We tell you the price before we set out.` },
    { question: 'How fast is the bike truck here?', answer: `Around ${claim.responseMinutes} minutes on average; see the list for your part of town. If a general flatbed is nearer and carries a chock, the dispatcher sends that one and tells you so.` },
    { question: 'Will the straps scratch my paint or bend my bars?', answer: 'No, if they sit right: soft loops go round the lower fork yoke, where there is no paint to rub and no bar to bend. Clip-on handlebars, mirrors and plastic carry no load at all. You are welcome to check each loop before we drive off.' },
    { question: 'Do you press the fork right down?', answer: 'No. A third to half of its travel holds the bike firmly; right to the stop would break the oil seals on the first bump. On bikes with electronic suspension we ask you to choose the transport or hardest setting, if it has one.' },
    { question: 'My bike is in an underground garage. How do you get it out?', answer: 'If it rolls, we push or winch it to the level where the truck fits. If it does not, a dolly goes under the wheel and we steer it up the ramp with a rope brake. Ask the guard for the ramp’s height and tell us.' },
    { question: 'I lost the key and the steering is locked. Can you move it?', answer: 'Yes: the front wheel goes on a swivel dolly, and the bike is turned as one piece. We need to see that it is yours: registration card and Emirates ID, or a call with the owner whose name is on the card.' },
    { question: 'I dropped it, and now it won’t start. Is that bad?', answer: 'Often it is only flooded or the fall sensor has cut the ignition. Stand it up, wait five minutes, switch the key off and on, try once. If oil has run out or it smells of fuel, leave it and call.' },
    { question: 'Can you recover a bike from sand or a trail?', answer: 'Yes. A light enduro is walked out; a heavy adventure bike is drawn out by a long rope onto boards. Tell us the last track that a pickup can use, and read out the two numbers under the blue dot of your map app.' },
    { question: 'May I ride in the truck with you?', answer: 'Yes, there is a belted seat for you and normally one for your passenger. Wet or dusty gear is fine. Nobody sits on the bike while it is on the deck.' },
    { question: 'Do you carry several bikes together?', answer: 'Two as a rule, three if they are narrow. For a club weekend or a track day, tell us a day ahead: we plan the order by weight and bring a chock for each.' },
    { question: 'I deliver food. How do I lose the least time?', answer: 'Call, tell your app’s support that you are off the road, and take the order out of the box: someone may fetch it. We can drop the bike at an all-night repair shop instead of a dealer, so that you ride tomorrow. Companies can have all riders on one account.' },
    { question: 'Are you insured for a bike worth more than a car?', answer: `We are licensed and insured, and our terms name the limit: ${termsFigures.liability} for each incident. If yours is worth more, say so before loading: ask us whether a higher cover can be agreed, and your own insurer about cover in transit. We will wait for the answer.` },
    { question: 'Does my motorcycle insurance pay for recovery?', answer: 'Third-party cover seldom does. Comprehensive policies often have it as an extra. After an accident you need the police report and our invoice; we help with both, and talk to the insurer if you like.' },
    { question: 'Can you take my bike to Abu Dhabi or Ras Al Khaimah?', answer: 'Yes, any emirate, by day or night. On a long run the bike goes in the middle of the deck, covered, and we stop to check the straps. The price is by distance and fixed before the start.' },
    { question: 'I’m leaving the UAE for three months. Can you store or move it?', answer: 'We move it to your storage, a dealer or a friend’s villa, and bring it back with a charged battery if you ask. Fill the tank, leave the key with someone you trust, and tell us the date you land.' },
  ],
  facts: ['emergencyNumbers', 'shoulder'],
  closing: { title: 'Need motorcycle recovery?', text: 'Tell us the make, the model, and if it rolls. The right truck comes.' },
};
