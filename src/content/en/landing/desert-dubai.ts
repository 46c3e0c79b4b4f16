import { site } from '@/config/site';
import { advertisedPrices, claims } from '@/content/claims';
import { promises } from '../promises';
import type { CoverageArea, LandingContent } from '@/content/types';
import { desertAccess } from '@/content/usual-minutes';
import { SERVICE_PRICES } from '@/contract/catalogue';
import type { DesertAreaName } from '@/contract/desert-areas';

const claim = claims.desertDubai;
const price = advertisedPrices.desert;
/** The figures of a known area, for the ground of it that this page names. */
const usual = (area: DesertAreaName): Omit<CoverageArea, 'name'> => ({ response: `${desertAccess[area].minutes} min`, coverage: '24/7', difficulty: desertAccess[area].difficulty });

/** `/desert-recovery-dubai`: the grounds of Dubai's desert, what each does to a car, and how a crew works on it. */
export const desertDubai: LandingContent = {
  id: 'desertDubai',
  name: 'Desert Recovery Dubai',
  meta: {
    title: 'Desert Recovery Dubai: Dunes, Sabkha and Wadis',
    description: `Stuck in Dubai’s dunes, salt flats or a Hatta wadi? 4x4 crews with a ${claim.winchPounds} lbs winch, within ${claim.coverageKm} km of the city, day and night.`,
    keywords: ['desert recovery dubai', '4x4 recovery dubai', 'stuck in dunes dubai', 'sabkha recovery', 'wadi recovery hatta', 'desert winch dubai'],
  },
  serviceType: 'Off-road vehicle recovery',
  locations: ['Al Qudra', 'Al Marmoom', 'Saih Al Salam', 'Lahbab', 'Margham', 'Al Awir', 'Al Lisaili', 'Al Faqa', 'Hatta', 'Dubai'],
  layout: 'coverage-first',
  hero: {
    kicker: 'Dunes, salt flats and wadis',
    title: 'Desert recovery in Dubai',
    lead: 'Stuck in sand, salt mud or stones? Tell us what is under the wheels. We bring the right equipment to get you out.',
    response: `${claim.responseMinutes} min`,
    picture: { name: 'landing-desert-dubai', alt: 'A driver clears the sand before a dark red SUV with a shovel; the family waits well aside, the desert 4x4 stands behind', phone: '60% 50%' },
    sign: { en: 'Desert towing', ar: 'سحب من الصحراء' },
  },
  trust: [
    { icon: 'winch', title: `${claim.winchPounds} lbs winch`, text: 'Enough to pull a loaded 4x4 out of deep sand, slowly.' },
    { icon: 'compass', title: `${claim.coverageKm} km around Dubai`, text: 'From the cycle track at Al Qudra to the rocks of Hatta.' },
    { icon: 'shield', title: 'Licensed and insured', text: `A towing company, ${site.licenceText}.` },
    { icon: 'users', title: 'A way in and a way out', text: 'The crew plans its own way back before it drives in.' },
  ],
  whatsapp: { label: 'WhatsApp GPS Location', message: 'Hi, I need desert recovery in Dubai. My vehicle is stuck off the road.', withPosition: true },
  sms: 'Stuck in the desert near Dubai. I need a 4x4 recovery crew.',
  areas: {
    title: 'Where our desert crews go',
    intro: 'Places in the desert where cars most often get stuck. For each one: the usual time to the nearest track, and how hard it is to reach a car there.',
    view: 'table',
    list: [
      { name: 'Al Qudra Lakes', ...usual('Al Qudra'), note: 'Soft shoulders around the car parks' },
      { name: 'Saih Al Salam', ...usual('Saih Al Salam'), note: 'Fences: say which gate you passed' },
      { name: 'Al Awir', ...usual('Al Awir'), note: 'Flat, churned sand by the farms' },
      { name: 'Al Khawaneej edge', response: '20-25 min', coverage: '24/7', difficulty: 'Easy', note: 'Building sand that looks firm and is not' },
      { name: 'Al Marmoom', ...usual('Al Marmoom'), note: 'Protected ground: we keep to the tracks' },
      { name: 'Al Lisaili', ...usual('Al Lisaili'), note: 'Low dunes between camel farms' },
      { name: 'Lahbab', ...usual('Lahbab'), note: 'High red dunes, steep slip faces' },
      { name: 'Margham', ...usual('Margham'), note: 'Soft bowls south of the E44' },
      { name: 'Al Faqa', ...usual('Al Faqa'), note: 'Big dunes by the Al Ain road, few tracks' },
      { name: 'Hatta wadis', ...usual('Hatta'), note: 'Loose stone, steep banks, no water crossings after rain' },
    ],
  },
  gallery: {
    title: 'Three ways to be stuck',
    intro: 'Stone, wind and soft sand ask for three different jobs.',
    view: 'feature',
    pictures: [
      { name: 'desert-dubai-wadi', alt: 'A desert 4x4 on the gravel bed of a wadi, its rope running to a navy SUV between the rock walls', caption: 'Wadi: the line runs low, between the walls and the stones.' },
      { name: 'desert-dubai-sandstorm', alt: 'A 4x4 with lamps and beacons lit reaches a stopped van in blowing sand on a desert road', caption: 'Blowing sand: lamps and beacons on, and nobody moves without a view.' },
      { name: 'desert-dubai-tracks', alt: 'From above: tyre tracks wind through the sand to a pickup sunk to its axles, a desert 4x4 following them', caption: 'Soft sand: your own tracks are the firm way in.' },
    ],
  },
  services: {
    title: 'What a desert crew does',
    intro: 'Six jobs, from ten minutes with a shovel to half a night with two vehicles.',
    view: 'rows',
    cards: [
      { icon: 'desert', title: 'Dune pull-out', text: 'Sunk to the axles on a slope or in a bowl: we dig, drop the tyre pressure and draw the car back along its own tracks.' },
      { icon: 'flood', title: 'Sabkha recovery', text: 'Salt crust over wet mud. We stay on firm ground, lay boards, and pull from far off with a long line.' },
      { icon: 'road', title: 'Wadi recovery', text: 'Wheels off the ground between stones, a bent arm, a split tyre. We lift, turn and lead the car out to the tarmac.' },
      { icon: 'warning', title: 'Car on its side', text: 'Rolled or leaning on a slip face. We hold it with two lines first, then set it back on its wheels slowly.' },
      { icon: 'key', title: 'Gearbox failure or lost key', text: 'No gears, a broken clutch, or the key lost in the sand. We bring the car out to a road and carry it to a workshop.' },
      { icon: 'users', title: 'Convoy and camp help', text: 'Several cars, trailers, quads or a generator truck that sank on the way to the tents. One call, one plan.' },
    ],
  },
  blocks: [
    {
      kind: 'table',
      title: 'What is under your wheels?',
      intro: 'Look before you touch the accelerator again. The ground tells you what helps and what digs you deeper.',
      head: ['Ground', 'How it looks', 'What holds the car', 'What to do first'],
      rows: [
        ['Dune sand', 'Rippled, dry, the foot sinks to the ankle', 'Wheels dig, then the belly rests on sand', 'Stop. Clear sand from behind the wheels, lower tyre pressure, back out on your tracks'],
        ['Crest', 'Front wheels in the air, belly on the ridge', 'No weight on any wheel', 'Handbrake on, in Park or in gear. Out one by one, do not stand below the car on either slope, and call'],
        ['Sabkha', 'Flat, white or grey, a crust that cracks', 'Wet mud under the crust grips the wheels', 'Do not spin a wheel. Walk back on your own track and call'],
        ['Wadi gravel', 'Rounded stones in a dry bed', 'Stones under the sump, one wheel hanging', 'Look under the car for oil. Leave the bed immediately if you see clouds over the hills'],
        ['Building sand', 'Smooth, at the edge of a new road or plot', 'Loose fill, deep and even', 'Let air out only if you can pump it in again; a tow from the tarmac is often enough'],
      ],
    },
    {
      kind: 'warning',
      title: 'Stay with the car',
      text: 'A car is easy to see from a track or from the air; a person walking is not. In summer an hour on foot can kill. Drink, sit on the shaded side, keep the phone out of the sun. If someone is hurt, faint or confused from heat, call 999 first, or 998 for an ambulance only.',
    },
    {
      kind: 'steps',
      title: 'How the crew brings you out',
      intro: 'The order hardly changes, so you can see that the work is going as it should.',
      steps: [
        { title: 'We find you on foot first', text: 'The recovery vehicle stops on firm ground. One of us walks the last stretch and tests the sand with a rod.' },
        { title: 'We look under the car', text: 'Sump, driveshafts, brake pipes, tow eyes. What is damaged decides how the car comes out: on its wheels, on boards, or lifted.' },
        { title: 'We take weight off the sand', text: 'Digging out the belly saves more pull than a bigger winch. Tyres go down to 12-15 psi where the rim allows it.' },
        { title: 'Everyone stands clear', text: 'A line under load can whip. You stand well to the side, never behind it or over it, and a damper hangs on the rope.' },
        { title: 'A slow, straight pull', text: 'Onto boards, in the direction the car came from. Ten slow centimetres are better than one jerk.' },
        { title: 'Back to the tarmac', text: 'We lead you to the tarmac, pump up your tyres, and look at the steering before you drive on, or we load the car.' },
      ],
    },
    {
      kind: 'checklist',
      title: 'Say this on the phone',
      intro: 'The dispatcher asks five questions. In the desert these answers help most.',
      items: [
        'Your location: the pin from WhatsApp, or two numbers read out from your map app',
        'The road you left, and how far you drove from it',
        'The car: make, two or four driven wheels, loaded or empty',
        'How it stands: axles, belly, leaning, rolled',
        'How many people and how much water',
        'The battery left on your phone, so that we agree when to talk next',
      ],
    },
  ],
  prices: {
    title: 'What it costs',
    rows: [
      { label: 'Sand extraction', price: `from AED ${price.sandExtraction}`, note: `Within ${price.sandExtractionKm} km` },
      { label: 'Complex 4x4 recovery', price: `AED ${price.complex4x4}`, note: 'Belly-deep, on a crest, or with two lines' },
      { label: 'Remote recovery', price: `AED ${price.remote}+`, note: `Far tracks, up to ${claim.coverageKm} km from Dubai` },
    ],
    note: `The online form starts its desert estimate at AED ${SERVICE_PRICES.desert_recovery}. We fix the price with you on the phone, before anybody sets off.`,
  },
  faqTitle: 'Desert recovery: what people ask us',
  faqs: [
    { question: 'How much does desert recovery in Dubai cost?', answer: `Getting a car out of sand starts at AED ${price.sandExtraction} within ${price.sandExtractionKm} km. A complex 4x4 job is AED ${price.complex4x4}, and remote places cost AED ${price.remote} or more. The distance off the tarmac matters more than the size of the car.` },
    { question: 'How fast can a crew reach me in the dunes?', answer: `Near the city a crew is usually there ${claim.responseMinutes} minutes after the call, and towards Hatta after ${desertAccess.Hatta.minutes} minutes. The last kilometre goes at walking pace, since we test the sand on foot. The dispatcher tells you the time for your place, and calls back if it changes.` },
    { question: 'There is no address here. How do I describe where I am?', answer: 'Open your map app, hold a finger on the blue dot, and read out the two numbers. Or use the WhatsApp button on this page and let it add your location. Then name the last road sign, gate, camp or pylon that you passed: it tells us which side to come in from.' },
    { question: 'I have one bar of signal. What should I do with it?', answer: 'Send an SMS with your location: it gets through where data and voice do not. Then climb the nearest safe rise, not out of sight of the car, and try the call. Open our help page for stranded drivers before you leave town: it works without a network.' },
    { question: 'Should I keep trying to drive out?', answer: 'Give it one careful try: clear the sand, lower the tyres, straight back on your tracks, no wheelspin. If the car has not moved by its own length, stop. Every spin puts the car deeper. A car that rests on its belly needs a longer and more expensive job.' },
    { question: 'How low can I let my tyres down?', answer: 'For soft sand most drivers go to about 15 psi, and 12 psi for a short, slow crawl out. Below that a tyre can come off its rim in a turn. Drive gently and pump up again before you go fast on tarmac: a soft tyre overheats within minutes.' },
    { question: 'Can you recover a normal sedan or a two-wheel-drive SUV?', answer: 'Yes, and we do so often: the car stopped on a soft shoulder, at a camp or on a track that looked firm. Such cars sit low, so we dig first and lift where we can. If the bumper is already pushed in or the sump leaks, we bring it out slowly, on its wheels or on boards. At the road we load it.' },
    { question: 'Will a winch pull damage my car?', answer: 'Not when it pulls on a rated point, in line, and slowly. We use the screw-in tow eye, the chassis hooks or other points that the maker has rated for it. We do not pull on an axle, a suspension arm, a tow ball, a bumper or a side step. If something already looks bent, we tell you before we start.' },
    { question: 'It is a rental. Am I covered off the road?', answer: 'Many rental contracts exclude sand and wadis, even for a 4x4. Call the rental company before we load and ask what they want: some insist on their own workshop. We give you an invoice with place, time and work done, which is what they and an insurer will ask for.' },
    { question: 'Do you come out at night?', answer: `Yes, every night. ${promises.desertLights} Point a torch at the ground, not at us. At night the work takes longer, because we walk in front of the truck.` },
    { question: 'What happens in a sandstorm?', answer: 'We set out, but we stop when we cannot see the ground in front of the bonnet, and so should you. Turn the car’s tail to the wind, close the vents, and stay inside. Use the hazard lights only where other cars could hit you. We keep in touch by SMS until it clears.' },
    { question: 'It rained and I am in a wadi. What now?', answer: 'Leave the bed now, on foot if you must, and go up the bank. Water from hills you cannot see can arrive as a wall. Never sleep, park or wait in a wadi. Call 999 if anybody cannot get out. Driving into a flooded wadi costs AED 2,000, 23 black points and 60 days without the car (November 2026). We come for the car when the water has gone.' },
    { question: 'Do you go into the protected reserves?', answer: 'Where the managers of the reserve let us, and only on the tracks. Tell us the gate you came through and whether a ranger is with you, since permission at the gate can take longer than the drive. Fences, camels and young ghaf trees stay as we found them.' },
    { question: 'Can you fetch quads, buggies and trailers?', answer: 'Yes. Quads and buggies are lifted or winched onto a deck and strapped over the wheels. A sunken trailer comes off the car first; then we draw out each one alone. Say how many pieces there are, so that we send enough deck.' },
    { question: 'How do I pay when nothing works out there?', answer: 'Cash in the sand, or at the tarmac by card, bank transfer or digital wallet once there is a signal. You pay the price that we agreed on the phone. If the car is not as you described it, we tell you the new price before we start.' },
  ],
  facts: ['emergencyNumbers', 'floodedWadi', 'heatStroke'],
  closing: { title: 'Stop the wheels and call us', text: 'Do not dig the car in deeper. Read us your location and drink water.' },
};
