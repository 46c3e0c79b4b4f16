import { desertAreas, type DesertAreaName } from '@/contract/desert-areas';
import { WATER_LITRES } from '@/content/promises';
import { promises } from '../promises';
import { advertisedPrices, claims } from '../../claims';
import type { CoverageArea, LandingContent } from '../../types';
import { desertAccess, spoken } from '../../usual-minutes';

/** What is special about each area's ground. */
const ground: Record<DesertAreaName, string> = {
  'Al Qudra': 'Lake tracks and campsites',
  'Saih Al Salam': 'Cycle track side, firm sand',
  'Al Lisaili': 'Camel farms, many fences',
  'Al Awir': 'Farm roads, soft verges',
  'Al Marmoom': 'Reserve: marked tracks only',
  Lahbab: 'Tall red dunes',
  Margham: 'Soft bowls, gas pipelines',
  'Al Faqa': 'Big dunes off the Al Ain road, few tracks',
  'Al Badayer (Big Red)': 'Steep faces, heavy traffic on Fridays',
  Hatta: 'Wadi gravel and rock, weak signal',
};

const claim = claims.desert;
const price = advertisedPrices.desert;
const list: readonly CoverageArea[] = desertAreas.map(({ name }) => {
  const { minutes, difficulty } = desertAccess[name];
  return { name, response: `${minutes} min`, coverage: '24/7', difficulty, note: ground[name] };
});

export const desert: LandingContent = {
  id: 'desert',
  name: 'Desert Recovery Near Me',
  meta: {
    title: 'Desert Recovery Near Me: Stuck in Sand, Dubai 24/7',
    description: `Stuck in the dunes near Dubai? Send your GPS pin. 4x4 winch crews reach ${desertAreas.length} desert areas from Al Qudra to Hatta. Sand extraction from AED ${price.sandExtraction}.`,
    keywords: ['desert recovery near me', 'stuck in sand dubai', 'sand recovery', 'dune recovery', 'off road recovery dubai', '4x4 recovery', 'al qudra recovery', 'big red recovery'],
  },
  serviceType: 'Off-road vehicle recovery',
  locations: desertAreas.map(({ name }) => name),
  layout: 'steps-first',
  hero: {
    kicker: `24/7, ${claim.responseMinutes}-minute response`,
    title: 'Desert recovery near you in Dubai',
    lead: 'Stuck in sand? Stop the wheels: every spin digs the car deeper. Send us your location by WhatsApp. A 4x4 with a winch comes to you.',
    note: promises.desertLights,
    response: `${claim.responseMinutes} minutes`,
    picture: { name: 'hero-desert-dawn', alt: 'A desert 4x4 winches a red SUV off the crest of a dune in the first light' },
    sign: { en: 'Desert recovery', ar: 'إنقاذ صحراوي' },
  },
  trust: [
    { icon: 'compass', title: 'Found by coordinates', text: 'No address needed. Your phone’s location brings us to you.' },
    { icon: 'winch', title: `${claim.winchPounds} lbs winch`, text: 'Enough for a loaded full-size SUV buried to its doors.' },
    { icon: 'clock', title: `${claim.badgeMinutes} min on average`, text: `To the tracks nearest the city. The ${claim.responseMinutes} minutes at the top are the average of all our services. Each area has its own time below.` },
    { icon: 'users', title: 'Two 4x4s for hard ground', text: 'Where it is steep or far, a second 4x4 comes too.' },
  ],
  whatsapp: { label: 'WhatsApp GPS Location', message: 'Hi, I need desert recovery service near me', withPosition: true },
  sms: 'Stuck in the desert, I need recovery. Please call me. I will send my coordinates.',
  areas: {
    title: 'Desert areas that we know well',
    intro: `All within ${claim.coverageKm} km of Dubai. “Difficulty” is how hard it is for a recovery vehicle to get to you, and it decides what we bring.`,
    list,
    view: 'table',
  },
  gallery: {
    title: 'What help looks like out there',
    intro: 'Boards, rope, patience. The engine does the least of the work.',
    view: 'feature',
    pictures: [
      { name: 'desert-winch', alt: 'Close view of a winch rope pulled tight: a steel hook in focus, an amber damper hung over the rope, vehicles blurred at both ends', caption: 'A damper hangs on the rope, so that it drops if it ever breaks. Stand clear all the same.' },
      { name: 'desert-sand-boards', alt: 'Close view of an amber recovery board pushed under the sunk tyre of a teal SUV, sand heaped round the wheel', caption: 'Boards first. Often they are all it takes.' },
      { name: 'desert-dusk', alt: 'Two recovery 4x4s with headlamps and beacons lit cross the dunes at dusk', caption: 'We are busiest before sunset. The second 4x4 is there to help the first.' },
    ],
  },
  services: {
    title: 'What we do in the sand',
    intro: 'Six jobs, six different kits. Your photo tells us which one to load.',
    view: 'rows',
    cards: [
      { icon: 'desert', title: 'Sand Extraction', text: 'Sunk to the rims on a track or a beach. We dig, let air out, lay boards and ease the car back the way it came.' },
      { icon: 'winch', title: '4x4 Recovery', text: 'Stuck across a slope, hung on a crest or leaning. A second line holds the car so that it cannot roll while the first one pulls.' },
      { icon: 'rope', title: 'Deep Sand Rescue', text: 'Sand above the sills, belly resting, doors that will not open. Long winch lines, ground anchors, and an hour of digging if the car needs it.' },
      { icon: 'map', title: 'Desert Navigation Help', text: 'Nothing broken, only lost. If you cannot send your location, or water or daylight is running out, call 999 first. Otherwise we guide you to firm ground by phone, or drive out and lead you to the tarmac.' },
      { icon: 'wrench', title: 'Desert Breakdown Service', text: 'Burst tyre, bead off the rim, dead battery, no coolant. Repaired beside the car where we can, carried out where we cannot.' },
      { icon: 'users', title: 'Group Recovery Service', text: 'Several cars of a convoy in the same bowl. We bring two vehicles, decide the order and get everybody out on one visit.' },
    ],
  },
  blocks: [
    {
      kind: 'steps',
      title: 'What to do when you are stuck',
      intro: 'In this order. Sometimes this is enough.',
      steps: [
        { title: 'Foot off, handbrake on', text: 'Then into Park or neutral. A wheel that spins makes its hole deeper. Every second counts.' },
        { title: 'Look underneath', text: 'If the belly touches the sand, stop here: power will not help, only digging will.' },
        { title: 'Clear the way', text: 'Scoop the sand away behind each wheel in a long ramp. Floor mats under the tyres get ruined, but they grip.' },
        { title: 'Air out, one try', text: 'To about 12 to 15 psi in all four tyres; the footprint grows by half. Then try once, in the lowest gear, gently, back along your own tracks.' },
        { title: 'Send your location', text: 'Tap “WhatsApp GPS Location”, tap Allow when the phone asks, and press send. No data? Read us the coordinates, or use the SMS button.' },
      ],
    },
    {
      kind: 'warning',
      title: 'Heat can kill',
      text: 'Do not walk for help, above all in summer. Sit in the shade of the car, not inside it, engine off, and drink before you are thirsty. If somebody is confused, has stopped sweating or has fainted, call 999, or 998 for an ambulance only, before you call us.',
    },
    {
      kind: 'table',
      title: 'What does “stuck” mean in your case?',
      intro: 'Compare, and tell us the letter.',
      head: ['How it looks', 'What usually helps', 'Price to expect'],
      rows: [
        ['A: tyres half in, belly free', 'Air out, boards, a light tug', `from AED ${price.sandExtraction}`],
        ['B: rims under the sand, belly touching', 'Digging and a winch', `AED ${price.complex4x4}`],
        ['C: leaning on a slope', 'Two lines, one to hold and one to pull', `AED ${price.complex4x4}`],
        ['D: on its side or its roof', 'Slow righting with straps, then carried out', `AED ${price.complex4x4} or more`],
        ['E: far from any track', 'Two 4x4s and a long drive in', `AED ${price.remote}+`],
      ],
    },
    {
      kind: 'prose',
      title: 'How we find a white car in white sand',
      paragraphs: [
        'One dune looks like the next, and “near the camels” can be anywhere. A map pin is exact. Your phone gets its location from satellites, even without a signal. Only sending it needs a signal. Climb the nearest crest, never out of sight of the car, and it will usually go.',
        'Once the pin is with us, leave the phone in the car’s shade and keep the line free. Hang something bright on the roof. After dark, save the battery: use the lights only when we ask, or where other cars could hit you.',
      ],
    },
    {
      kind: 'checklist',
      title: 'Pack this next time',
      intro: 'A box in the boot that makes most calls to us unnecessary.',
      items: [
        'A compressor and a gauge that you trust',
        'Two sand boards and a folding spade with a long handle',
        'A kinetic rope and two rated soft shackles, never a chain',
        `${WATER_LITRES.desert} litres of water for each person`,
        'A second car, and somebody at home who knows when to worry',
        'An offline map, a power bank and a head torch',
      ],
    },
  ],
  prices: {
    title: 'What it costs to get out',
    rows: [
      { label: 'Sand extraction', price: `from AED ${price.sandExtraction}`, note: `Within ${price.sandExtractionKm} km, on tracks that can carry a truck.` },
      { label: 'Complex 4x4 recovery', price: `AED ${price.complex4x4}`, note: 'Slopes, crests, leaning or buried vehicles.' },
      { label: 'Remote recovery', price: `AED ${price.remote}+`, note: 'Deep desert, or a long drive in with two vehicles.' },
    ],
    note: 'In dirhams, taxes included, paid once your car is on firm ground. The photo tells us which price it is; we fix the price with you before anybody sets off.',
  },
  faqTitle: 'Questions from the desert',
  facts: ['emergencyNumbers', 'heatStroke'],
  faqs: [
    { question: 'I have no address. How do I tell you where I am?', answer: 'Tap “WhatsApp GPS Location” on this page and allow your location: the message then carries a map link. Or open any map app, press and hold on the blue dot, and read out the two numbers. With no data at all, send the numbers by SMS.' },
    { question: 'How long until somebody gets to me?', answer: `Most desert calls near the city take ${spoken(claim.badgeMinutes)} minutes: Al Qudra ${spoken(desertAccess['Al Qudra'].minutes)}, but Lahbab ${spoken(desertAccess.Lahbab.minutes)} and Hatta ${spoken(desertAccess.Hatta.minutes)}. That is to the nearest track; the last stretch over sand is slower, so we call you as we leave the tarmac.` },
    { question: 'What is the price for pulling me out?', answer: `Simple sand extraction starts at AED ${price.sandExtraction} within ${price.sandExtractionKm} km. A complicated 4x4 recovery is AED ${price.complex4x4}, and remote places cost AED ${price.remote} or more. Send one photo of each side and you get a figure before we set off.` },
    { question: 'Do you come out after dark?', answer: 'Every night, and most of all between sunset and nine. Crews work with roof lights and carry spare headlamps. If a car leans on a steep face, it may be safer to wait for daylight. Then we tell you so.' },
    { question: 'Can I get myself out first?', answer: 'Try once: tyres down to 12 to 15 psi, sand cleared behind the wheels, lowest gear, no wheelspin. If the car has not moved by its own length, stop. A second try buries it.' },
    { question: 'It is a sedan, not a 4x4. Do you still come?', answer: 'Of course. Many sedans get stuck on soft ground beside the road while turning round. A low bumper needs care: we pull by the towing eye in the boot kit, so have it out and screwed in.' },
    { question: 'Where do you fix the rope on my car?', answer: 'Only on rated points: a towing eye, a recovery hook or the chassis. Never on an axle, a bumper or a tie-down hole. When a car has no sound point, we lay a bridle round the wheels instead.' },
    { question: 'My car is leaning and I am afraid it will roll.', answer: 'Get everybody out on the uphill side, one by one, without rocking it, and stand well above. Don’t turn the wheel or try to drive down. Say “leaning” on the phone: we send a second vehicle and tie the car off before anything else.' },
    { question: 'Sand has come up to the exhaust. Should I leave the engine on for the AC?', answer: 'No. A buried exhaust pipe can push fumes into the cabin. Switch off, open the windows on the shady side, sit in the shadow of the car.' },
    { question: 'Is driving here allowed at all?', answer: 'Open desert is, in many places. Fenced farms, pipelines and conservation reserves are not: in Al Marmoom keep to the marked tracks. We go in only where we may, and will tell you if a ranger has to be asked. Rules as of November 2026.' },
    { question: 'It is a rental car. Will there be trouble with the rental company?', answer: 'Many rental contracts forbid leaving the tarmac and do not insure it. Call them, because they may want to hear it from you first. We give you a receipt with the time, place and what was done, and photographs that show the car’s state.' },
    { question: 'Does my insurance cover desert recovery?', answer: 'Only when the policy includes off-road cover, and it is often an extra for 4x4s. Look for that word. With cover, we work with the major UAE insurers on the claim; without it, you pay us directly.' },
    { question: 'Can I pay out there, without a signal?', answer: 'Cash always works. The card terminal needs a signal, so cards and wallets are usually taken once we are back at the road. A bank transfer the same evening is fine too.' },
    { question: 'The tyre has come off its rim. Can you put it back?', answer: 'Usually, in ten minutes, with a jack, a strap and a tank of air. If the wall is torn we fit your spare. While you wait, brush the sand out of the rim.' },
    { question: 'The engine died as well. Can you carry a car out of the dunes?', answer: 'First the 4x4 drags it to firm ground on its wheels, in neutral. From there a flatbed takes it to your workshop, priced by distance. Tell us early, so that both vehicles leave together.' },
  ],
  closing: { title: 'Stop the wheels and send your location', text: 'We come by day and by night. Send your location first, then tell us what happened.' },
};
