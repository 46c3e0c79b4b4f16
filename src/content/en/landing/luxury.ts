import { advertisedPrices, claims, termsFigures } from '@/content/claims';
import { promises } from '../promises';
import type { LandingContent } from '@/content/types';
import { SERVICE_PRICES } from '@/contract/catalogue';
import { near } from '@/content/usual-minutes';

const claim = claims.luxury;
const fromPrice = SERVICE_PRICES.luxury_car_recovery;

/** `/luxury-car-recovery`: low, wide, rare and expensive cars; clearance, covers, proof and discretion. */
export const luxury: LandingContent = {
  id: 'luxury',
  name: 'Luxury Car Recovery',
  meta: {
    title: 'Luxury Car Recovery Dubai: Low and Enclosed',
    description: `Supercar, limousine or classic in Dubai? Low-angle flatbeds and enclosed carriers for cars worth up to ${claim.vehicleValue}: body untouched, filmed before and after.`,
    keywords: ['luxury car recovery dubai', 'supercar towing dubai', 'enclosed car transport dubai', 'ferrari recovery', 'rolls-royce towing', 'classic car transport'],
  },
  serviceType: 'Luxury car recovery and enclosed transport',
  locations: ['Palm Jumeirah', 'Emirates Hills', 'DIFC', 'Downtown Dubai', 'Dubai Marina', 'Jumeirah Bay', 'Dubai Hills', 'Abu Dhabi', 'Dubai'],
  layout: 'services-first',
  hero: {
    kicker: 'For low, rare and valuable cars',
    title: 'Luxury car recovery in Dubai',
    lead: `We don’t lift the wheels or pull on the suspension. The truck bed lowers to the car. ${promises.enclosedCarrier}`,
    response: `${claim.responseMinutes} min`,
    picture: { name: 'landing-luxury', alt: 'A low purple sports car waits at the ramp of an enclosed carrier in front of a hotel; the driver explains the loading to the owner', phone: '35% 50%' },
    sign: { en: 'Luxury cars', ar: 'سيارات فارهة' },
  },
  trust: [
    { icon: 'luxury', title: `Cars up to ${claim.vehicleValue}`, text: 'Hypercars, limousines, armoured cars, classics.' },
    { icon: 'flatbed', title: 'Low-angle deck', text: 'Long ramps and boards for noses that touch first.' },
    { icon: 'shield', title: 'Nobody sees it', text: 'An enclosed carrier, if you book it. We never publish pictures of your car.' },
    { icon: 'heart', title: `${claim.satisfaction} satisfaction`, text: 'What the owners of the cars tell us.' },
  ],
  whatsapp: { label: 'WhatsApp privately', message: 'Hi, I need luxury car recovery in Dubai. Car and place: ' },
  sms: 'I need luxury car recovery in Dubai. Please call me discreetly.',
  areas: {
    title: 'From the valet to the villa gate',
    intro: 'Towers, hotels and communities where getting in is half of the job. Usual minutes for a low-deck flatbed; an enclosed carrier is booked.',
    view: 'tiles',
    list: [
      { name: 'Downtown Dubai', response: near('Downtown Dubai'), coverage: '24/7', note: 'Boulevard valets' },
      { name: 'DIFC', response: near('DIFC'), coverage: '24/7', note: 'Gate Village drop-off' },
      { name: 'Business Bay', response: near('Business Bay'), coverage: '24/7', note: 'Helix ramps: skates' },
      { name: 'City Walk', response: near('City Walk'), coverage: '24/7', note: 'Kerbside bays' },
      { name: 'Jumeirah Bay', response: near('Jumeirah Bay'), coverage: '24/7', note: 'Island gate, name at the guard' },
      { name: 'Al Wasl', response: near('Al Wasl'), coverage: '24/7' },
      { name: 'Nad Al Sheba', response: near('Nad Al Sheba'), coverage: '24/7', note: 'Villas and stables' },
      { name: 'Umm Suqeim', response: near('Umm Suqeim'), coverage: '24/7', note: 'Hotel drives by the Burj' },
      { name: 'Al Barari', response: near('Al Barari'), coverage: '24/7', note: 'Narrow green lanes' },
      { name: 'Dubai Hills', response: near('Dubai Hills'), coverage: '24/7' },
      { name: 'Emirates Hills', response: near('Emirates Hills'), coverage: '24/7', note: 'Gate pass by SMS' },
      { name: 'Al Barsha', response: near('Al Barsha'), coverage: '24/7' },
      { name: 'Palm Jumeirah', response: near('Palm Jumeirah'), coverage: '24/7', note: 'Frond gates, crescent hotels' },
      { name: 'Bluewaters', response: near('Bluewaters'), coverage: '24/7', note: 'One road in' },
      { name: 'Dubai Marina', response: near('Dubai Marina'), coverage: '24/7', note: 'Podium 2.1 m: out by skates' },
      { name: 'Jumeirah Golf Estates', response: near('Jumeirah Golf Estates'), coverage: '24/7' },
      { name: 'Motor City', response: near('Motor City'), coverage: '24/7', note: 'Autodrome pit lane' },
      { name: 'Dubai International', response: near('Dubai Airport'), coverage: '24/7', note: 'Long-stay levels and cargo' },
      { name: 'Al Maktoum Airport', response: near('Al Maktoum Airport'), coverage: '24/7', note: 'Private terminal' },
      { name: 'Hatta', response: near('Hatta'), coverage: '24/7', note: 'After the mountain drive' },
    ],
  },
  gallery: {
    title: 'Hands off the body',
    view: 'feature',
    pictures: [
      { name: 'luxury-enclosed', alt: 'A low sports car rolls up the ramp of an enclosed carrier in late afternoon light', caption: 'Enclosed carrier: no stones, no dust, no cameras.' },
      { name: 'luxury-straps', alt: 'The driver draws a soft strap tight over the rear tyre of a dark blue sedan inside the carrier', caption: 'Over the tyre, clear of the rim.' },
      { name: 'luxury-marina', alt: 'A sedan on the quay of a marina at night, the enclosed carrier waiting behind it', caption: 'At the quay before the guests come ashore.' },
    ],
  },
  services: {
    title: 'What we do for cars like this',
    intro: 'The car decides the method. You decide the hour and who knows.',
    view: 'rows',
    cards: [
      { icon: 'luxury', title: 'Supercar recovery', text: 'Low approach, lift system up, boards under the lip, winch on the screw-in eye. No jack under carbon.' },
      { icon: 'shield', title: 'Enclosed transport', text: 'Between homes, dealers, shows and the port, in an enclosed carrier, with one driver from door to door.' },
      { icon: 'parking', title: 'Basement extraction', text: 'A broken-down car, level four, 2.1 metres. Skates under all wheels and we pull the car out slowly.' },
      { icon: 'electric', title: 'Electric and hybrid exotics', text: 'All wheels up, transport mode on, 12-volt support so that doors and parking brake still answer.' },
      { icon: 'key', title: 'Classic and collection', text: 'No towing eye, drum brakes, parts that nobody makes any more. We move it by its wheels, slowly.' },
      { icon: 'users', title: 'Event and hotel service', text: 'Arrivals for launches, weddings and rallies; and a broken car taken away quickly and quietly.' },
    ],
  },
  blocks: [
    {
      kind: 'vehicles',
      title: 'The right way for each',
      items: [
        { type: 'Mid-engined supercar', examples: 'Ferrari 296, Lamborghini Huracán, McLaren 720S', method: 'Nose lift up, long boards, winch on the front eye, straps over all four tyres.' },
        { type: 'Hypercar', examples: 'Bugatti Chiron, Pagani Huayra, Koenigsegg Jesko', method: 'Enclosed carrier with tail lift, two people, maker’s transport sheet on the screen.' },
        { type: 'Limousine', examples: 'Rolls-Royce Phantom, Mercedes-Maybach S-Class', method: 'Air suspension held high, long wheelbase on a full deck, interior covered.' },
        { type: 'Armoured car', examples: 'Guard models over 4 tons', method: 'Weighed first: many are beyond a car flatbed. A heavier deck comes.' },
        { type: 'High-riding luxury SUV', examples: 'Mercedes-AMG G 63, Cullinan, Urus', method: 'All-wheel drive, so never two wheels on the road. Deck only.' },
        { type: 'Classic', examples: 'Mercedes 300 SL, Jaguar E-Type', method: 'Wheel lashings, drip tray below, no pull on bumpers or springs.' },
      ],
    },
    {
      kind: 'steps',
      title: 'A handover with proof',
      intro: 'What happens between your key and our signature.',
      steps: [
        { title: 'Walk-round in good light', text: 'Wheels, lips, glass, odometer and fuel are filmed in one take, with you beside us.' },
        { title: 'Gloves and covers', text: 'Seat, steering wheel and sill are covered. Nobody leans on the bonnet with a ring, a belt or a radio.' },
        { title: 'Transport mode', text: 'Lift up, parking brake released, alarm set to tilt-off. If you don’t know where, we have the maker’s sheet.' },
        { title: 'Up the ramp, very slowly', text: 'One guides at the nose with a light, one holds the winch. The angle is measured, not guessed.' },
        { title: 'Four tyres, four straps', text: 'Straps go over the tyres, not through the wheels, where they would leave marks. Chocks front and rear.' },
        { title: 'The same film, on arrival', text: 'You, or the person you name, sign after the second check, not before.' },
      ],
    },
    {
      kind: 'checklist',
      title: 'What to tell valets and helpful neighbours',
      danger: true,
      intro: 'Please tell them, before we arrive:',
      items: [
        'Hands off the wing, the spoiler and the glass',
        'No rope round a suspension arm, not even for a metre',
        'No jack without the maker’s pads',
        'No jump leads before someone has looked up the right terminals',
        'A locked rear wheel is never dragged, however near the ramp is',
        'Photos without the plate, please, and none online',
      ],
    },
    {
      kind: 'prose',
      title: 'A word about value and cover',
      paragraphs: [
        `We carry cars worth up to ${claim.vehicleValue}, and we are licensed and insured. But you should know one line of our terms before you hand over a key: our liability is limited to ${termsFigures.liability} per incident.`,
        'Owners of rare cars therefore ask their own insurer for cover in transit, which is often part of an agreed-value policy. A short email before a planned move is enough. In an emergency, ask us to wait for it; we will.',
      ],
    },
  ],
  prices: {
    title: 'Prices, plainly',
    rows: [
      { label: 'Luxury car recovery', price: `from AED ${fromPrice}`, note: 'Low-angle flatbed in the city' },
      { label: 'Premium flatbed', price: `AED ${advertisedPrices.towing.premiumFlatbed}`, note: 'Other low, electric or all-wheel-drive cars, without luxury handling' },
      { label: 'Enclosed carrier', price: 'by quotation', note: 'By distance, hour and car' },
    ],
    note: 'The online estimate adds 15% for luxury and sports cars and 20% for an immediate call, and shows you the total.',
  },
  faqTitle: 'Owners’ questions',
  faqs: [
    { question: 'How do you load a car that scrapes on every speed bump?', answer: 'The deck tilts to a shallow angle and boards lengthen it further, so that the car climbs a few degrees only. If the car can lift its nose, we use that first. One of us watches the lowest edge with a lamp and stops the winch before anything touches.' },
    { question: 'What does it cost?', answer: `From AED ${fromPrice} with a low-deck flatbed in the city. For enclosed carriers and long distances we fix the price with you on the phone or by WhatsApp, before anybody sets off.` },
    { question: 'How quickly can you be at my hotel?', answer: `Around ${claim.responseMinutes} minutes for the flatbed in central Dubai. An enclosed carrier needs to be booked, since we send it clean and with two people. Tell us which entrance; valets and loading bays are often not on the same street.` },
    { question: 'Can you get my car out of a low basement?', answer: 'Yes. Where the truck can’t go, skates go under the wheels and a small tug draws the car up the ramp. We need the height at the barrier, the turning width of the ramp, and the building’s permission, which the guard can give by phone.' },
    { question: 'My battery is dead and the doors and boot are electric. Now what?', answer: 'Most have a hidden key blade, a pull in the wheel arch or outside terminals. We feed 12 volts there and the car wakes up, doors and parking brake included. We force nothing open: glass and seals are expensive.' },
    { question: 'It’s locked in Park with an electronic brake. Will the tyres be dragged?', answer: 'No. If power doesn’t free it, each wheel stands on a skate and the car rolls sideways or straight as one piece. Dragging would flat-spot the tyres and strain the gearbox.' },
    { question: 'Is my car insured on your truck?', answer: `We are insured, and our terms limit liability to ${termsFigures.liability} per incident. For a car beyond that, please have your insurer confirm transit cover, or ask us before the job whether a higher cover can be agreed. We give them plate, route, hour and driver in writing.` },
    { question: 'Do you use wheel straps on diamond-cut or carbon rims?', answer: 'Over the tyre only, with a padded net. Nothing passes through the spokes. On carbon rims no ratchet lies within a hand’s width of the barrel.' },
    { question: 'What about ceramic brakes and cooling after a hard drive?', answer: 'Let the car stand for ten minutes, chocked and with the parking brake off, before we load. Hot discs with a clamped brake can stick or crack. On a track day we come to the pit exit and wait.' },
    { question: 'Can an armoured car go on a flatbed?', answer: 'Often not on a normal one: armour, glass and run-flats bring it beyond four tons. Give us the weight from the registration card. We send a deck that is rated for it, and chocks to match.' },
    { question: 'My Rolls-Royce sank on its air suspension. May it be moved?', answer: 'Yes, but slowly. We raise it with the maker’s jacking mode or air pads, put blocks in, and load it without turning the steering to the stop. Pulling it while the body lies on the tyres would tear the liners.' },
    { question: 'How discreet are you?', answer: 'Pictures and film are made for the handover: you get a copy, ours stays in the job file, and none is published. Drivers wear plain jackets if you like, and an enclosed carrier shows no car at all. What we keep about owners, and how long, is in our privacy policy.' },
    { question: 'Could you deliver to a showroom, an auction or the port?', answer: 'Yes. Tell us the hour and the person who signs. For the port we need the booking number and customs papers before we set out; for a showroom, the size of its door.' },
    { question: 'A valet scratched it. Should I have it moved immediately?', answer: 'First film it where it stands, with something that shows the place, and ask for the manager’s name. If it was a collision, Dubai wants a police report before any repair. Then we carry it, and our own film shows that nothing was added.' },
    { question: 'Do you carry cars to other emirates, or abroad?', answer: 'Within the Emirates, yes, and best at night when the roads are calm. Beyond the border the car needs a carrier with transit papers; we bring it to yours, and film the handover there too.' },
  ],
  closing: { title: 'Need luxury car recovery?', text: 'Call us, and talk to somebody who knows low cars.' },
};
