import { BEYOND } from '@/contract/city';
import { claims, fleetCounts, hotlineLanguages, layoutClaims, termsFigures } from '@/content/claims';
import { site } from '@/config/site';
import { BASEMENT_HEIGHT_M, QUESTION_COUNT } from '@/content/promises';
import { claimed, nounAfter } from './claimed';
import { promises } from './promises';
import type { Faq, IconCard, IconName, Meta, Pic, Testimonial, TitleText } from '@/content/types';

/** Spec 1, section 3, "Stat tile". */
export interface StatTile {
  number: string;
  label: string;
  icon: IconName;
  colour: 'amber' | 'lagoon' | 'green';
}

/** Spec 1, section 3, "Team card". A crew and its tools stand for the people. */
interface TeamCard {
  name: string;
  role: string;
  description: string;
  image: Pic;
  specialties: readonly string[];
}

/** Spec 1, section 3, "Fleet card". */
interface FleetCard {
  title: string;
  description: string;
  count: string;
  image: Pic;
}

interface LicenceRow {
  label: string;
  value: string;
}

export interface AboutContent {
  meta: Meta;
  crumb: string;
  hero: { kicker: string; title: string; lead: string; picture: Pic };
  trademark: TitleText;
  statsTitle: string;
  stats: readonly StatTile[];
  story: { title: string; paragraphs: readonly string[]; milestones: readonly { mark: string; text: string }[] };
  mission: TitleText;
  values: { title: string; cards: readonly IconCard[] };
  team: { title: string; intro: string; specialtiesLabel: string; cards: readonly TeamCard[] };
  licences: { title: string; intro: string; rows: readonly LicenceRow[]; points: readonly string[] };
  fleet: { title: string; intro: string; cards: readonly FleetCard[] };
  areas: { title: string; intro: string; beyond: readonly string[]; more: string };
  testimonials: { title: string; intro: string; label: string; ratingLabel: string; entries: readonly Testimonial[] };
  faqTitle: string;
  faqs: readonly Faq[];
  closing: TitleText;
  call: string;
  chat: string;
  sms: string;
  /** Draft texts. */
  whatsappMessage: string;
  smsMessage: string;
}

const claim = claims.about;

/** The about page in the document's order (spec 1, section 2). Team, testimonials and statistics are sample content. */
export const about: AboutContent = {
  meta: {
    title: `About ${site.name}: Dubai’s Roadside Crew`,
    description: `Who comes when you call: crews, licences and the fleet of a Dubai recovery company on the road since ${claim.since}. ${claim.customers} customers, rated ${claim.rating} out of 5.`,
    keywords: ['about recovery near me', 'licensed towing company dubai', 'rta approved recovery', 'recovery fleet dubai', 'recovery crew'],
  },
  crumb: 'About',
  hero: {
    kicker: 'Who comes when you call',
    title: 'About our recovery company in Dubai',
    lead: 'The people behind the amber light. We are a licensed recovery company with one phone number, and we answer day and night.',
    picture: { name: 'about-yard', alt: 'The whole fleet in the company’s yard at dawn: flatbeds, desert 4x4s, vans and heavy wreckers' },
  },
  trademark: {
    title: 'About the name',
    text: `${site.legalName} works under the trade name “${site.name}”. Makes and models on this site are named to say which cars we carry; their marks belong to their makers.`,
  },
  statsTitle: 'The company in numbers',
  stats: [
    { number: claim.customers, label: 'customers helped', icon: 'users', colour: 'amber' },
    { number: `${claim.responseMinutes} min`, label: 'average response', icon: 'clock', colour: 'lagoon' },
    { number: claim.dailyServices, label: 'services a day', icon: 'truck', colour: 'amber' },
    { number: claim.satisfaction, label: 'satisfied customers', icon: 'heart', colour: 'green' },
    { number: `${claim.rating}/5`, label: 'customers’ rating', icon: 'star', colour: 'amber' },
    { number: claim.years, label: `${nounAfter(claim.years, 'year')}, since ${claim.since}`, icon: 'award', colour: 'lagoon' },
  ],
  story: {
    title: 'How it began',
    paragraphs: [
      `We started in ${claim.since}. When a car broke down in Dubai, finding help took longer than the help itself. Drivers called five numbers, got five prices, and nobody knew when a truck would come.`,
      'So we began with the phone. The person who answers sees the trucks, knows the roads and tells you the price. Then we bought the trucks.',
      'We bought each kind of truck because somebody had called us and we could not yet help.',
    ],
    milestones: [
      { mark: 'The phone', text: 'One room, one map, one number for every kind of car.' },
      { mark: 'The flatbed', text: 'All four wheels off the road: now the rule, not an extra.' },
      { mark: 'The desert', text: 'Crews that test the sand on foot before they drive on it.' },
      { mark: 'The heavy end', text: 'Wreckers and low loaders for what blocks a whole road.' },
    ],
  },
  mission: {
    title: 'Our mission',
    text: 'No one in Dubai should stand beside a broken-down car wondering who to call, what it costs or whether help is coming.',
  },
  values: {
    title: 'Four rules that we keep',
    cards: [
      { icon: 'shield', title: 'Safety before speed', text: 'People behind the barrier, truck between them and the traffic, then the car. If a place is not safe we wait for the police.' },
      { icon: 'chat', title: 'Plain words', text: 'We tell you the price and the time on the phone. If one of them changes, we call you first.' },
      { icon: 'wrench', title: 'The gentlest way', text: 'We repair before we tow, and carry before we drag. Straps go on the tyres, never chains on the suspension.' },
      { icon: 'clock', title: 'Always someone there', text: 'At Eid, on New Year’s Eve, at four in the morning: the same room, the same number.' },
    ],
  },
  team: {
    title: 'Three crews, one call',
    intro: 'You speak to the first crew and meet one of the others.',
    specialtiesLabel: 'Good at',
    cards: [
      {
        name: 'The dispatch room',
        role: 'Answers, finds you, sends the right unit',
        description: `Calls are answered in ${claim.answerSeconds} seconds on average. The dispatcher asks ${QUESTION_COUNT} questions. The first is: are you safe?`,
        image: { name: 'team-dispatch', alt: 'A dispatch desk at night: two screens with the map and the job board, a headset in front' },
        specialties: ['Locating without an address', `${hotlineLanguages.join(', ')}`, 'Insurers’ hotlines'],
      },
      {
        name: 'The road crews',
        role: 'Flatbeds, roadside repair, accidents',
        description: 'Our drivers are mechanics too. They carry jump packs, tyre plugs and hoses.',
        image: { name: 'team-workshop', alt: 'A workbench and its tool wall: spanners in order, tool boxes, a battery and a wheel brace' },
        specialties: ['Electric and low cars', 'Basement extraction', 'Accident scenes'],
      },
      {
        name: 'The desert and heavy crews',
        role: 'Sand, wadis, trucks, machinery',
        description: 'A small team that works out the angles, the load and the ground before it pulls.',
        image: { name: 'team-desert', alt: 'A desert unit’s winch with rope, shackles and sand boards laid out on the sand' },
        specialties: ['Winching', 'Two-line rollovers', 'Night recovery'],
      },
    ],
  },
  licences: {
    title: 'Licensed, insured, accountable',
    intro: 'You may ask any recovery driver to show you these. Here are ours.',
    rows: [
      { label: 'Operating company', value: site.legalName },
      { label: 'Approval', value: site.licenceText },
      { label: 'Licence number', value: site.licenceNumber },
      { label: 'Jurisdiction', value: site.jurisdiction },
      { label: 'Service area', value: site.serviceArea },
    ],
    points: [
      'A licence for towing and recovery, which you may ask to see',
      'Your vehicle is insured while it is on our truck, within our terms',
      'Coordination with the major UAE insurers',
      `An invoice in AED${site.taxNumber && ', taxes included,'} for every job`,
    ],
  },
  fleet: {
    title: 'What we drive',
    intro: 'Four kinds of vehicle. The dispatcher chooses the right one.',
    cards: [
      { title: nounAfter(fleetCounts.flatbeds, 'Flatbed'), count: fleetCounts.flatbeds, description: 'For most cars: all four wheels on a sliding deck, straps over the tyres.', image: { name: 'fleet-flatbeds', alt: 'Three flatbed trucks of the company in a row' } },
      { title: nounAfter(fleetCounts.desert, 'Desert unit'), count: fleetCounts.desert, description: '4x4s with winch, boards and air, that work in pairs in deep sand.', image: { name: 'fleet-desert', alt: 'Three desert 4x4s lined up at the foot of the dunes' } },
      { title: 'Heavy duty', count: fleetCounts.heavyDuty, description: 'Wreckers and low loaders for trucks, buses and machinery.', image: { name: 'fleet-heavy', alt: 'Two heavy wreckers side by side, their booms raised' } },
      { title: nounAfter(fleetCounts.emergency, 'Emergency unit'), count: fleetCounts.emergency, description: `Small, fast and lower than ${BASEMENT_HEIGHT_M} metres: battery, tyre, fuel, keys.`, image: { name: 'fleet-emergency', alt: 'Emergency units in a row at dusk with their lamps on: an accident unit, a roadside van and an escort' } },
    ],
  },
  areas: {
    title: 'Where we work',
    intro: 'All of Dubai, most often these places, and the neighbouring emirates.',
    beyond: BEYOND,
    more: 'See every service and where it goes',
  },
  testimonials: {
    title: 'What drivers tell others',
    intro: 'Five calls, five different days.',
    label: 'Customers’ words',
    ratingLabel: 'Rated 5 out of 5',
    entries: [
      { name: 'Hassan A.', location: 'Dubai Marina', rating: 5, service: 'Basement recovery', vehicleType: 'SUV', text: 'Dead on level minus three with the parking brake on. They slid skates under the wheels and had it in daylight before my meeting was over.' },
      { name: 'Priya M.', location: 'Al Barsha', rating: 5, service: 'Battery replacement', vehicleType: 'Hatchback', text: 'I was ready to pay for a tow. The mechanic tested the battery, fitted a new one in the school car park and sent me home.' },
      { name: 'Oliver T.', location: 'Al Qudra', rating: 5, service: 'Desert recovery', vehicleType: '4x4', text: 'We had dug ourselves in up to the doors. Two calm men, one long rope, no drama. They even pumped up our tyres again.' },
      { name: 'Fatima K.', location: 'Deira', rating: 5, service: 'Accident recovery', vehicleType: 'Sedan', text: 'My first accident, and I was shaking. The lady on the phone told me what to photograph and which number to call, then stayed on the line.' },
      { name: 'Joseph R.', location: 'Al Quoz', rating: 5, service: 'Heavy recovery', vehicleType: 'Tipper truck', text: 'A loaded tipper in soft fill at five in the afternoon. They came with plates, pulled once, and my site opened on time the next day.' },
    ],
  },
  faqTitle: 'Questions about the company',
  faqs: [
    { question: 'Are you a licensed recovery company?', answer: `Yes. We are a towing and recovery business in Dubai: ${site.licenceText}, licence number ${site.licenceNumber}. Drivers carry a copy; ask to see it before you hand over a key.` },
    { question: `Who is behind the name ${site.name}?`, answer: `${site.legalName} works under that trade name. You find the legal name on the licence, on the invoice and on this page.` },
    { question: 'Do you own your trucks or pass calls on?', answer: `We run our own fleet: ${claimed(fleetCounts.flatbeds, 'flatbed')}, ${claimed(fleetCounts.desert, 'desert unit')}, ${claimed(fleetCounts.heavyDuty, 'heavy duty vehicle')} and ${claimed(fleetCounts.emergency, 'emergency unit')}. ${promises.ownFleet}` },
    { question: 'How many jobs do you do?', answer: `${claim.dailyServicesFaq.replace(/^(.*)\+$/, 'More than $1')} on an ordinary day, and more in rain and in August. That counts everything from a jump start to a crane lift.` },
    { question: 'How quickly does somebody come?', answer: `Our average response is ${claim.responseMinutes} minutes across Dubai. The ${layoutClaims.responseMinutes} minutes in the menu are the average of all services, including desert and heavy vehicles. Your own wait depends on the road and the hour; the dispatcher tells you the time, and calls you if it changes.` },
    { question: 'What languages do you speak on the phone?', answer: `${hotlineLanguages.slice(0, -1).join(', ')} and ${hotlineLanguages.at(-1)}. If none of them is yours, send a photo and your location by WhatsApp: that tells us nearly all we need.` },
    { question: 'How can I pay?', answer: 'In cash, by card, by bank transfer or with a digital wallet, at the place or when the car is delivered. After an accident we coordinate with your insurer.' },
    { question: 'What if something is damaged?', answer: `Tell us within ${claimed(termsFigures.claimHours, 'hour')}, with photos. We are insured, and our terms limit liability to ${termsFigures.liability} per incident. We look at the car with you before and after.` },
  ],
  closing: { title: 'Save our number now', text: 'Then you have it when your car breaks down at night.' },
  call: 'Call Now',
  chat: 'WhatsApp us',
  sms: 'SMS',
  whatsappMessage: 'Hi, I need emergency recovery in Dubai.',
  smsMessage: 'I need emergency recovery in Dubai. Please call me.',
};
