import { site } from '@/config/site';
import { SERVICE_PRICES } from '@/contract/catalogue';
import { estimateAed } from '@/contract/estimate';
import { claims } from '../../claims';
import type { LandingContent } from '../../types';

const claim = claims.carDubai;
const booked = SERVICE_PRICES.car_recovery;
const urgent = estimateAed('car_recovery', 'immediate', 'SUV');
const luxury = SERVICE_PRICES.luxury_car_recovery;

export const carDubai: LandingContent = {
  id: 'carDubai',
  name: 'Car Recovery Dubai',
  meta: {
    title: 'Car Recovery Dubai: Roads, Malls, Basements, 24/7',
    description: `From Sheikh Zayed Road at noon to level B4 of a mall: flatbed car recovery across Dubai, from AED ${booked}. Where to stand, what to report, which workshop.`,
    keywords: ['car recovery dubai', 'recovery dubai', 'sheikh zayed road recovery', 'mall parking recovery', 'basement car recovery', 'al quoz workshop recovery', 'e311 breakdown'],
  },
  serviceType: 'Car recovery in Dubai',
  locations: ['Dubai', 'Sheikh Zayed Road', 'Al Khail Road', 'Emirates Road', 'Downtown Dubai', 'Al Quoz', 'Deira', 'Dubai Marina', 'Sharjah', 'Ajman'],
  layout: 'prices-first',
  hero: {
    kicker: 'Car Recovery Dubai, all districts, all hours',
    title: 'Twelve lanes. One number.',
    lead: 'Dubai drives fast and stops badly. Wherever your car has given up, from the E11 to the fourth basement, a flatbed with somebody who knows the exits is a call away.',
    response: `About ${claim.responseMinutes} minutes`,
    scene: 'skyline',
  },
  trust: [
    { icon: 'map', title: 'We think in exits', text: 'Trucks start on the carriageway that you are on. A wrong side of the E11 costs a quarter of an hour.' },
    { icon: 'parking', title: 'Low trucks for low roofs', text: 'Pull-out units that fit under two metres, with rubber wheels for polished floors.' },
    { icon: 'award', title: site.licenceText, text: 'Licensed for recovery on the emirate’s roads, and insured for what we carry.' },
    { icon: 'users', title: `${claim.customers} drivers`, text: `From Deira to Jebel Ali. Our rating: ${claim.rating} out of 5.` },
  ],
  whatsapp: { label: 'WhatsApp', message: 'Hi, I need car recovery in Dubai. I am at:' },
  sms: 'Car recovery in Dubai, please. I am at:',
  areas: {
    title: 'Dubai, road by road',
    intro: 'Say the road and your direction first, then the district. These are the usual minutes on each.',
    view: 'board',
    list: [
      { name: 'E11 Sheikh Zayed Road, Trade Centre to Mall of the Emirates', response: '8-15 min', coverage: '24/7' },
      { name: 'E11, Marina to Jebel Ali', response: '15-25 min', coverage: '24/7' },
      { name: 'E44 Al Khail Road', response: '8-15 min', coverage: '24/7' },
      { name: 'E44 Ras Al Khor to Dragon Mart', response: '12-20 min', coverage: '24/7' },
      { name: 'E311 Sheikh Mohammed Bin Zayed Road, north', response: '12-20 min', coverage: '24/7' },
      { name: 'E311, Arabian Ranches to Expo City', response: '15-25 min', coverage: '24/7' },
      { name: 'E611 Emirates Road', response: '18-30 min', coverage: '24/7' },
      { name: 'E66 Dubai-Al Ain Road', response: '15-25 min', coverage: '24/7' },
      { name: 'D94 Jumeirah Street', response: '8-15 min', coverage: '24/7' },
      { name: 'D89 Airport Road and tunnel', response: '10-18 min', coverage: '24/7' },
      { name: 'D92 Al Wasl Road', response: '10-18 min', coverage: '24/7' },
      { name: 'D61 Hessa Street', response: '12-20 min', coverage: '24/7' },
      { name: 'D63 Umm Suqeim Street and Al Qudra Road', response: '12-22 min', coverage: '24/7' },
      { name: 'Business Bay Crossing', response: '6-12 min', coverage: '24/7' },
      { name: 'Sheikh Rashid Road and Al Maktoum Bridge', response: '8-15 min', coverage: '24/7' },
      { name: 'Al Garhoud Bridge and Baniyas Road', response: '8-15 min', coverage: '24/7' },
      { name: 'Infinity Bridge and Al Shindagha Tunnel', response: '10-18 min', coverage: '24/7' },
      { name: 'Al Ittihad Road towards Sharjah', response: '12-20 min', coverage: '24/7' },
      { name: 'Expo Road and Jebel Ali-Lahbab Road', response: '20-30 min', coverage: '24/7' },
      { name: 'Hatta Road beyond Lahbab', response: '45-60 min', coverage: '24/7' },
    ],
  },
  gallery: {
    title: 'From noon to the next morning',
    view: 'feature',
    pictures: [
      { name: 'car-dubai-szr-noon', alt: 'A flatbed with its beacon bar stands behind a stopped silver saloon on a wide road at noon, a warning triangle between them, the skyline beyond', caption: '12:10. The truck parks behind you, so that nothing else can.' },
      { name: 'car-dubai-mall-parking', alt: 'A wheel-lift truck holds the front wheels of a red car in the open car park of a mall', caption: '17:10. Row F, bay 7, and the shop bags are still in the boot.' },
      { name: 'car-dubai-workshop', alt: 'A flatbed with a pale green SUV on its deck has driven into a workshop with a blue car lift and stacked tyres', caption: '08:05 next morning. Al Quoz, first car of the day.' },
    ],
  },
  services: {
    title: 'Six places we fetch cars from',
    intro: 'The city decides the job more than the car does.',
    view: 'rows',
    cards: [
      { icon: 'road', title: 'Highway shoulder', text: 'The truck parks behind you with its board lit and loads on the side away from the lanes. Nobody crosses a carriageway.' },
      { icon: 'parking', title: 'Mall and tower basement', text: 'Security is told, the low unit comes down, and the car leaves through the service ramp if the public one is too steep.' },
      { icon: 'key', title: 'Villa and compound', text: 'Tight gates, speed humps, a car under a shade. Straight-pull winching from the street.' },
      { icon: 'accident', title: 'Crash scene', text: 'Waits for the police to finish, sweeps, soaks up the oil, and delivers to the workshop that your insurer names.' },
      { icon: 'flood', title: 'Flooded street', text: 'Do not restart it. We lift it as it stands, water in or not, and set it down where a mechanic can dry it.' },
      { icon: 'wrench', title: 'Workshop to workshop', text: 'Second opinion, body shop, upholsterer, testing centre: moves between garages, in the order you like.' },
    ],
  },
  blocks: [
    {
      kind: 'table',
      title: 'Tell us the spot in one breath',
      intro: 'What dispatchers want to hear, by kind of place.',
      head: ['You are on…', 'Say', 'Where it is written'],
      rows: [
        ['A motorway', 'Road number, direction, last exit', 'Blue and green gantry signs: “E311, towards Sharjah, past the Mirdif exit”'],
        ['A street with houses', 'The Makani number', 'Ten digits on the plate by the door'],
        ['A tower', 'Name, gate, basement level, bay', 'Pillar paint and the ticket'],
        ['A mall', 'Which car park, colour, level, pillar', 'Overhead signs; the ticket has the entrance'],
        ['A petrol station', 'Brand and road', 'The till receipt has the station’s name'],
        ['A tunnel or a bridge', '999 first if you stand in it; to us, its name and which end', 'The sign at its entrance'],
      ],
    },
    {
      kind: 'prose',
      title: 'Choosing where it goes',
      paragraphs: [
        'Most independent garages sit in Al Quoz, Ras Al Khor, Al Qusais and Umm Ramool, street after street of them. Many open at eight, close over lunch on Fridays and stay shut on Sundays, so ring the one you want before the truck sets off.',
        'A car still under warranty belongs at its dealer. One that has been hit belongs where the insurer says, after the police report. For an old car with a big fault, ask two garages by phone before it rides anywhere: we would rather take it once.',
      ],
    },
    {
      kind: 'steps',
      title: 'Small bump, big junction: what Dubai expects',
      intro: 'For minor collisions with nobody hurt, as of November 2026.',
      steps: [
        { title: 'Photograph, then clear the road', text: 'Both plates, both drivers’ licences, the damage. Cars that can move go to the side; blocking traffic can be fined.' },
        { title: 'Report in the Dubai Police app', text: 'Or dial 901. The report reaches you as a message; the colour of the paper says who was at fault.' },
        { title: 'Somebody hurt, or an argument?', text: 'Stay, and ring 999. If anybody is hurt, the cars remain where they are until the police release them.' },
        { title: 'Then the flatbed', text: 'Forward us the report. We can load while you still talk to the insurer.' },
      ],
    },
    {
      kind: 'checklist',
      title: 'Waiting on Sheikh Zayed Road',
      items: [
        'Any part of the car in a lane: 999 first. Out together only across a clear gap to the edge; otherwise stay in, belts on',
        'On the shoulder: out on the right, over the barrier, and uphill if there is a slope',
        'Hazard lights on, side lights too at night, bonnet shut',
        'No triangle where you would have to walk in or beside a lane: leave it in the boot',
        'Water and a hat: there is no shade for kilometres',
        'Phone volume up, since the driver will call at the last exit',
      ],
    },
  ],
  prices: {
    title: 'Three prices, said before we start',
    rows: [
      { label: 'Book for later today', price: `from AED ${booked}`, note: 'Cars of every usual size, inside the city.' },
      { label: 'Right now', price: `from AED ${urgent}`, note: 'Shoulder, junction, car park: first free truck.' },
      { label: 'Luxury and rare', price: `from AED ${luxury}`, note: 'Low ramps, covered on request, extra time.' },
    ],
    note: 'Salik gates on the way are part of the figure that you hear. A basement pull-out is quoted by level and steepness.',
  },
  faqTitle: 'Asked in Dubai, answered for Dubai',
  faqs: [
    { question: 'Which part of the city are you in?', answer: 'All of it. Crews stand by near the big interchanges rather than at one address, so that Deira does not wait for a truck from Jebel Ali. Beyond the city we drive to Sharjah, Ajman and the other emirates.' },
    { question: 'How fast are you on Sheikh Zayed Road?', answer: `Between Trade Centre and the Mall of the Emirates usually 8 to 15 minutes, if you tell us the direction. Across the city about ${claim.responseMinutes}. From five to eight in the evening the road itself is the limit.` },
    { question: 'And what is the bill?', answer: `From AED ${booked} when you book for later, from AED ${urgent} when it has to be now, from AED ${luxury} for luxury cars. Basements, long routes and cars without wheels are quoted. The final figure is agreed on the phone and written on the job sheet.` },
    { question: 'May I stop on the hard shoulder at all?', answer: 'In an emergency, yes. Otherwise it is fined, and driving along it is too (as of November 2026). If the car still rolls, aim for a petrol station or a side road at the next exit. Lay-bys for stopped vehicles on the big roads are safest of all.' },
    { question: 'Police or you first?', answer: 'In a lane, in a tunnel or hurt: 999. Off the road and unhurt: us. After a collision: the report in the Dubai Police app or on 901 (as of November 2026), then us. Road trouble of other kinds, such as a fallen sign, goes to the RTA on 800 9090.' },
    { question: 'My car stopped in a tunnel. What do I do?', answer: 'If it rolls, roll out of the tunnel. If not: close to the side, engine off, hazards on, ring 999. With a clear gap, all go together to the nearest emergency exit or phone, marked in green; with none, stay in, belts on; with smoke, out at once. The control room watches the tunnel on cameras. We load at the mouth, once the lane has been closed.' },
    { question: 'Is there a height limit for your truck in my building?', answer: 'Nearly always. That is why the flatbed stays in the street while a unit below two metres collects the car. Spiral ramps are fine; car lifts need your building’s engineer.' },
    { question: 'Will mall security let you in?', answer: 'They know the procedure. Tell the desk, get a pass if they issue one, and send us the name of the entrance. Before ten in the morning it goes quickest. Keep your parking ticket and show it at the desk, because the car leaves on a truck and not through the barrier.' },
    { question: 'The car was in water. Can I try the engine?', answer: 'Please don’t. Water does not compress: at the first turn it can bend a connecting rod. Leave the ignition off, note how high the water stood, take pictures for the insurer, and have it carried.' },
    { question: 'Can you take it to the RTA test centre?', answer: 'Yes, for example a car whose registration ran out while it stood. It rides in, is tested, and rides home or drives if it has passed and been insured. Book your test slot first.' },
    { question: 'It has no plates, or foreign ones. Is that a problem?', answer: 'Not on a flatbed. We ask for the chassis number and a paper with your name on it: customs document, sale contract or export certificate.' },
    { question: 'My car was clamped or has a parking fine. Can you remove it?', answer: 'Not with the clamp on: it belongs to the authority or the building. Settle it, get the release, and we are there when the clamp comes off.' },
    { question: 'Do you work with Dubai insurers?', answer: 'We coordinate with the major ones and send photos, times and the invoice. Ask yours whether recovery is in your plan, and whether they want to choose the garage.' },
    { question: 'Can I use a card or Apple Pay at the roadside?', answer: 'Yes: cards and digital wallets on the terminal, cash, or bank transfer. For a company fleet we can send one statement.' },
    { question: 'How do I know the man with the truck is yours?', answer: 'We text or tell you his name and plate beforehand. Unknown trucks sometimes stop at a breakdown and offer help: no plate match, no key. You owe a stranger nothing.' },
  ],
  closing: { title: 'Give us the road number.', text: 'E11, E44, E311, E611: with a direction and the last exit, we know the rest.' },
};
