import { site } from '@/config/site';
import { claims, fleetCounts } from '@/content/claims';
import { heavyNear } from '@/content/heavy-minutes';
import { safety } from '@/content/safety';
import type { LandingContent } from '@/content/types';
import { SERVICE_PRICES } from '@/contract/catalogue';
import { claimed } from '../claimed';

const claim = claims.heavy;
const towTons = claims.towing.maxTons;
const fromPrice = SERVICE_PRICES.heavy_vehicle;

/** `/heavy-vehicle-recovery`: lorries, buses and plant, for the fleet manager and the driver in the cab. */
export const heavy: LandingContent = {
  id: 'heavy',
  name: 'Heavy Vehicle Recovery',
  meta: {
    title: `Heavy Vehicle Recovery Dubai: Machinery to ${claim.maxTons} Tons`,
    description: `Truck, bus, tanker or crane broken down in Dubai? Heavy wreckers for trucks, low loaders for machinery up to ${claim.maxTons} tons. Say axles, load and lane.`,
    keywords: ['heavy vehicle recovery dubai', 'truck towing dubai', 'bus recovery', 'trailer recovery jebel ali', 'low loader dubai', 'heavy machinery transport'],
  },
  serviceType: 'Heavy vehicle recovery',
  locations: ['Jebel Ali', 'Dubai Industrial City', 'National Industries Park', 'Al Quoz Industrial', 'Ras Al Khor', 'Dubai South', 'Emirates Road', 'Sharjah', 'Ajman'],
  layout: 'prices-first',
  hero: {
    kicker: `Up to ${claim.maxTons} tons, back on the road`,
    title: 'Heavy vehicle recovery in Dubai',
    lead: 'Tell us the axles, the load and the lane. A heavy crew comes with the right equipment for your vehicle.',
    response: `${claim.responseMinutes} min`,
    picture: { name: 'landing-heavy', alt: 'A heavy wrecker holds up the front of a blue truck beside a desert highway at dusk; the two drivers look at the papers behind the barrier' },
    sign: { en: 'Heavy vehicles', ar: 'مركبات ثقيلة' },
  },
  trust: [
    { icon: 'crane', title: `${claim.maxTons} tons`, text: `Heavy machinery on a low loader. Towing on the wheels: up to ${towTons} tons. Above 65 tons with the load, a road move needs a permit.` },
    { icon: 'truck', title: claimed(fleetCounts.heavyDuty, 'heavy unit'), text: 'Purpose-built heavy wreckers.' },
    { icon: 'document', title: 'Papers your fleet needs', text: `Times, photos, weights and ${site.taxNumber ? 'a tax invoice' : 'an invoice'} by unit number.` },
    { icon: 'award', title: claimed(claim.years, 'year'), text: 'Licensed and insured for heavy work.' },
  ],
  whatsapp: { label: 'WhatsApp a photo', message: 'Hi, I need heavy vehicle recovery in Dubai. Vehicle and load: ' },
  sms: 'Heavy vehicle broken down in Dubai. I need a wrecker. Please call me back.',
  areas: {
    title: 'Ports, parks and freight roads',
    intro: 'Usual time until a heavy unit is on the spot. Truck bans apply to our wreckers too, unless the police call us, so the hour matters.',
    view: 'board',
    list: [
      { name: 'Al Quoz Industrial', response: heavyNear('Al Quoz Industrial'), coverage: '24/7', note: '1 to 4' },
      { name: 'Ras Al Khor Industrial', response: heavyNear('Ras Al Khor Industrial'), coverage: '24/7' },
      { name: 'Downtown and Business Bay sites', response: heavyNear('Downtown and Business Bay sites'), coverage: '24/7', note: 'Cranes and mixers, after permit hours' },
      { name: 'Port Rashid', response: heavyNear('Port Rashid'), coverage: '24/7', note: 'Gate pass for the unit' },
      { name: 'Umm Ramool', response: heavyNear('Umm Ramool'), coverage: '24/7', note: 'Bus and coach yards' },
      { name: 'Airport Freezone', response: heavyNear('Airport Freezone'), coverage: '24/7', note: 'Cargo gates' },
      { name: 'Al Qusais Industrial', response: heavyNear('Al Qusais Industrial'), coverage: '24/7' },
      { name: 'Deira and the old port', response: heavyNear('Deira and the old port'), coverage: '24/7', note: 'Tight turns: short wrecker' },
      { name: 'Al Barsha South works', response: heavyNear('Al Barsha South works'), coverage: '24/7' },
      { name: 'Dubai Investments Park', response: heavyNear('Dubai Investments Park'), coverage: '24/7', note: 'DIP 1 and 2' },
      { name: 'Sheikh Mohammed bin Zayed Road', response: heavyNear('Sheikh Mohammed bin Zayed Road'), coverage: '24/7', note: 'E311' },
      { name: 'Jebel Ali Port', response: heavyNear('Jebel Ali Port'), coverage: '24/7', note: 'Name the gate and terminal' },
      { name: 'JAFZA', response: heavyNear('JAFZA'), coverage: '24/7', note: 'North or South zone' },
      { name: 'National Industries Park', response: heavyNear('National Industries Park'), coverage: '24/7' },
      { name: 'Dubai Industrial City', response: heavyNear('Dubai Industrial City'), coverage: '24/7' },
      { name: 'Al Awir', response: heavyNear('Al Awir'), coverage: '24/7', note: 'Fruit market and truck rest area' },
      { name: 'Emirates Road', response: heavyNear('Emirates Road'), coverage: '24/7', note: 'E611: name the exit' },
      { name: 'Dubai South and Al Maktoum', response: heavyNear('Dubai South and Al Maktoum'), coverage: '24/7', note: 'Logistics District' },
      { name: 'Jebel Ali to Lahbab road', response: heavyNear('Jebel Ali to Lahbab road'), coverage: '24/7', note: 'E77: quarry trucks' },
      { name: 'Hatta', response: heavyNear('Hatta'), coverage: '24/7', note: 'Gradients, border traffic' },
    ],
  },
  gallery: {
    title: 'Heavy gear at work',
    view: 'feature',
    pictures: [
      { name: 'heavy-wrecker-lorry', alt: 'A heavy wrecker lifts the front of a truck beside an interchange in late afternoon light', caption: 'Under-lift on the axle, air line coupled, shaft out.' },
      { name: 'heavy-bus', alt: 'A bus with its front axle on the under-lift of a heavy wrecker, on the airport road', caption: 'A bus goes up by its axle, never by the bumper.' },
      { name: 'heavy-yard', alt: 'A heavy wrecker in an industrial yard at dusk, its boom swung out and its lamps on', caption: 'The boom turns. The truck does not have to.' },
    ],
  },
  services: {
    title: 'Heavy jobs, one by one',
    intro: 'What each job needs: equipment and people.',
    view: 'rows',
    cards: [
      { icon: 'truck', title: 'Truck and tractor unit', text: 'Lifted at the front axle, brakes released by our own air, driveshaft out. With its trailer or without.' },
      { icon: 'bus', title: 'Bus and coach', text: 'Long overhang and air suspension: raised on blocks first. A second coach for the passengers can be met on the spot.' },
      { icon: 'crane', title: 'Rolled or jack-knifed', text: 'Two wreckers, straps round the chassis, turned slowly against a holding line. Load out first where it can be.' },
      { icon: 'flatbed', title: 'Machinery on a low loader', text: `Excavators, loaders, rollers and mobile cranes up to ${claim.maxTons} tons, chained by their lashing points.` },
      { icon: 'desert', title: 'Sunk on site', text: 'Mixers and tippers in soft fill: steel plates, a long pull from firm ground, and no spinning in the meantime.' },
      { icon: 'wrench', title: 'Roadside repair', text: 'Air leak, burst tyre, alternator, frozen brake. If a fitter can get it moving in two hours, that is better than a tow.' },
    ],
  },
  blocks: [
    {
      kind: 'table',
      title: 'Which unit for which vehicle?',
      intro: 'We choose the truck by the full weight, not the empty one. Have the load papers ready: they save a second trip.',
      head: ['Vehicle', 'Typical gross weight', 'What we send', 'What must happen first'],
      rows: [
        ['Pickup, van, minibus', 'under 3.5 t', 'Flatbed', 'Nothing'],
        ['Box truck, school bus', '7-16 t', 'Medium wrecker', 'Shaft out or axle shafts drawn'],
        ['Three-axle tipper, mixer', '25-35 t', 'Heavy wrecker', 'Drum emptied or kept turning'],
        ['Coach, articulated bus', '18-28 t', 'Heavy wrecker with bus kit', 'Air bags raised, passengers off'],
        ['Tractor with loaded trailer', '40 t and more', `Heavy wrecker (to ${towTons} t), or two trips`, 'Trailer legs, air and light lines'],
        ['Excavator, crane, transformer', `up to ${claim.maxTons} t`, 'Low loader, with a pilot car if wide', 'Route and permit'],
      ],
    },
    {
      kind: 'checklist',
      title: 'What to tell the dispatcher',
      intro: 'Keep this list in the cab, by the sun visor.',
      items: [
        'Road, direction, last exit or pylon number',
        'Lane, shoulder or off the road',
        'Make and model, number of axles, with or without trailer',
        'Loaded or empty, with what, and how heavy',
        'Dangerous goods? The number on the orange plate',
        'Do the wheels turn, is there air in the tanks, does it steer?',
        'Length, height and width, if anything stands out',
        'What failed: engine, gearbox, tyre, brakes, accident',
        'Where it has to go, and whether that gate is open at night',
        'Driver’s phone, fleet office’s phone, and who may approve the price',
      ],
    },
    {
      kind: 'warning',
      title: 'For the driver in the cab',
      text: `${safety.en.injury} Do not go under the vehicle, do not release the spring brakes alone, and do not stand between truck and trailer. Engine off, hazard lights on, triangle far behind. ${safety.en.out} ${safety.en.stayIn} A tanker or an orange plate, and a leak: go far away and call 997.`,
    },
    {
      kind: 'steps',
      title: 'How a truck is made ready to tow',
      intro: 'It takes longer than a car, and every minute of it protects a gearbox worth more than a car.',
      steps: [
        { title: 'Make it safe', text: 'Cones, beacons, a second vehicle behind. On a highway, the police first.' },
        { title: 'Give it air', text: 'We couple our line to fill its tanks and free the spring brakes. If a line is torn, the chambers are caged by a fitter.' },
        { title: 'Take the drive apart', text: 'Propeller shaft or half shafts out, so that the gearbox does not turn without oil.' },
        { title: 'Lift at the axle', text: 'Forks under the axle or spring hangers, chained. Never at the bumper or the cab.' },
        { title: 'Lines and lights', text: 'Brakes and a light board on the rear of the last axle. We roll a hundred metres and check again.' },
        { title: 'Drive the planned road', text: 'Under the bridges that fit, at the hours that are open, to a gate that expects us.' },
      ],
    },
    {
      kind: 'prose',
      title: 'Hours, bridges and permits',
      paragraphs: [
        'Sheikh Zayed Road and Al Ittihad Road are closed to trucks from 6:00 to 22:00. The Al Shindagha and Airport tunnels and several bridges over the creek are closed to trucks at all times. Other busy roads are closed three times a day (November 2026). The hours change, and are different in Ramadan: look at the RTA’s list before you plan a move.',
        'Federal law limits a heavy vehicle with its load to 65 tons. Heavier and wider moves need a permit. A vehicle in a lane is another case: the police can have it taken to a safe place at any hour.',
        'For planned transport of machinery, send us dimensions, weight and the two addresses. We check the route for low bridges first.',
      ],
    },
  ],
  prices: {
    title: 'Heavy prices',
    rows: [
      { label: 'Heavy vehicle recovery', price: `from AED ${fromPrice}`, note: 'One unit, roadworthy wheels, inside the city' },
      { label: 'Rollover, two units or crane', price: 'by quotation', note: 'We tell you the price after two photos' },
      { label: `Low loader to ${claim.maxTons} tons`, price: 'by quotation', note: 'Weight, size, two addresses' },
    ],
    note: 'Prices are in AED, taxes included. Fleets can pay by bank transfer.',
  },
  faqTitle: 'What fleet managers and drivers ask',
  faqs: [
    { question: 'What is the heaviest vehicle you can recover?', answer: `Machinery of up to ${claim.maxTons} tons on a low loader. A truck towed on its own wheels may weigh up to ${towTons} tons with its load. Above that we split the job: load off, trailer apart, two trips.` },
    { question: 'How much does heavy recovery cost in Dubai?', answer: `From AED ${fromPrice} for one heavy unit in the city. Weight, load, road and hours on site decide the rest. Send two photos and the load paper on WhatsApp, and you get a price that your office can approve, before anybody sets off.` },
    { question: 'How soon can a heavy wrecker be there?', answer: `Typically ${claim.responseMinutes} minutes to the industrial areas, up to an hour for Hatta and the far freight roads. In truck-ban hours a lighter unit comes first to make the place safe, and the wrecker follows when it may.` },
    { question: 'Can you tow it loaded?', answer: `Yes, if the axles, the load and our unit together stay legal and below ${towTons} tons. A shifted or leaning load is straightened or moved to another truck first. Tell us what it is: bricks, milk and gas bottles each need their own plan.` },
    { question: 'Do you tow the trailer too?', answer: 'Yes. Either as one combination, or in two steps: trailer on its legs in a safe place, tractor first. If you have a spare tractor, we bring the trailer to it and the goods move on.' },
    { question: 'No air, brakes locked. What can be done?', answer: 'We feed air from the wrecker through the red line and release the spring brakes. If the leak is too big, a fitter winds the chambers back with the caging bolt. Please leave that bolt alone: the spring behind it can kill.' },
    { question: 'Will towing damage the automatic gearbox?', answer: 'It would, if the wheels turned a gearbox that gets no oil. So we take the shaft out, or lift the driven axle. It takes twenty minutes, and we always do it.' },
    { question: 'A bus with forty passengers has stopped on the shoulder. What is first?', answer: 'The people. They get out on the right and stand behind the barrier, in the shade, with water. In a lane, or if anyone is hurt, call 999. Then a replacement bus. Only when the coach is empty do we raise the suspension and lift it.' },
    { question: 'Can you recover a tanker?', answer: 'An empty, gas-free one like any truck. With product aboard, the Civil Defence and the owner’s safety officer decide, and we work under them, often after the load has been pumped over. Read us the numbers on the orange plate.' },
    { question: 'Our excavator is stuck in wet ground. Wrecker or crane?', answer: 'Usually neither: plates, a long winch line from firm ground, and the machine’s own bucket to help. If it leans, a crane holds it while we pull. We look at photos first, because a wrong pull can take a track off.' },
    { question: 'What about overheight or overwidth loads?', answer: 'They need an RTA permit with a route and hours, sometimes a pilot car or the police. Planned moves: we ask for the permit with you. Breakdowns with such a load: keep the permit in the cab, our driver needs to see it.' },
    { question: 'May my driver stay with the vehicle?', answer: 'Yes, in the wrecker’s cab, and we like that: drivers know the load and the truck. Nobody may sit in the towed cab. If the driver’s hours are over, tell us: we bring them to a bus stop or a room.' },
    { question: 'Do you work for companies on account?', answer: 'Yes. Your office gives us the fleet number and the order number. We send one invoice a month, which you pay by bank transfer. We keep your axle sheets on file, so nobody has to ask at 2am how many axles the mixer has.' },
    { question: 'Who pays when the truck blocked the road after an accident?', answer: 'Normally the insurer of the driver at fault, with the police report. Clearing spilled load may come on top. We record times, units and people on the scene, as the surveyor asks for exactly that.' },
    { question: 'How far do you go?', answer: 'All emirates, and to the border crossings. From Jebel Ali the usual runs are Abu Dhabi, Sharjah and Ajman. For other countries a carrier with that permit takes over at the border; we can hand over there.' },
  ],
  facts: ['lorryBanE11', 'lorryBanAlways', 'lorryBanPeaks', 'weightLimit', 'emergencyNumbers', 'incidentUnit'],
  closing: { title: 'Tell us axles, load and lane', text: 'With these three facts the right heavy crew can leave.' },
};
