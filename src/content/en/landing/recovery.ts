import { site } from '@/config/site';
import { claims, hotlineLanguages, termsFigures } from '../../claims';
import { near, type Place } from '../../usual-minutes';
import type { RecoveryContent } from '../../types-recovery';
import { claimed, nounAfter } from '../claimed';
import { recoveryFaqs } from './recovery/faqs';
import { serviceBlocks } from './recovery/services';
import { testimonials } from './recovery/testimonials';

const claim = claims.recovery;

/** Areas in the words of the page, and the place in the table of usual minutes that each belongs to or lies next to. */
const places = {
  Downtown: 'Downtown Dubai', DIFC: 'DIFC', 'Business Bay': 'Business Bay', 'Al Wasl': 'Al Wasl', 'Umm Suqeim': 'Umm Suqeim', 'Al Safa': 'Al Safa',
  'Dubai Marina': 'Dubai Marina', JBR: 'Dubai Marina', 'The Greens': 'The Greens', 'Barsha Heights': 'Barsha Heights', 'Al Barsha South': 'Arjan', Arjan: 'Arjan',
  'Sports City': 'Dubai Sports City', 'Motor City': 'Motor City', 'Arabian Ranches': 'Arabian Ranches', 'Dubai Hills': 'Dubai Hills', 'Nad Al Sheba': 'Nad Al Sheba',
  Meydan: 'Meydan', 'Al Quoz': 'Al Quoz', 'Ras Al Khor': 'Ras Al Khor', 'Creek Harbour': 'Dubai Creek Harbour', 'Festival City': 'Festival City',
  'Al Garhoud': 'Al Garhoud', 'Oud Metha': 'Oud Metha', Satwa: 'Al Satwa', Deira: 'Deira', 'Al Rigga': 'Deira', 'Al Qusais': 'Al Qusais', Mirdif: 'Mirdif',
  'Al Warqa': 'Al Warqa', 'Al Khawaneej': 'Muhaisnah', 'Silicon Oasis': 'Dubai Silicon Oasis', 'Al Furjan': 'Al Furjan', 'Jebel Ali Village': 'Jebel Ali',
  'Dubai South': 'Dubai South', 'Al Mizhar': 'Muhaisnah',
} as const satisfies Record<string, Place>;

const areas = Object.keys(places) as (keyof typeof places)[];

/** `/recovery-near-me` (spec 2, section 2). */
export const recovery: RecoveryContent = {
  id: 'recovery',
  name: 'Recovery Near Me',
  meta: {
    title: 'Recovery Near Me: Nearest Truck in Dubai, 24/7',
    description: `Find recovery near you in Dubai: tap your area and a dispatcher answers. Cars, 4x4s, bikes and trucks, ${claim.responseMinutes} minutes on average, every hour of the day.`,
    keywords: ['recovery near me', 'vehicle recovery dubai', 'breakdown recovery near me', 'emergency recovery', '24 hour recovery', 'sand recovery', 'tow truck'],
  },
  serviceType: 'Vehicle recovery',
  locations: areas,
  hero: {
    kicker: 'Vehicle recovery, all Dubai, day and night',
    title: 'Recovery Near\u00a0Me in Dubai',
    lead: 'Car broken down in Dubai? We come to you. Tap your area below, or call: the dispatcher sends the nearest free truck, and its driver calls you.',
    picture: { name: 'landing-recovery', alt: 'On a beach road a flatbed draws a red sedan up its tilted bed; the driver works the winch, the owner waits on the pavement' },
    figures: [
      { value: `${claim.responseMinutes} min`, label: 'average response' },
      { value: '24/7', label: 'every day of the year' },
      { value: claimed(claim.years, 'year'), label: 'on these roads' },
    ],
  },
  whatsapp: { label: 'WhatsApp', message: 'Hi, I need recovery near me. My location: ' },
  sms: 'I need recovery. Please call me back. I am at: ',
  areas: {
    title: 'Tap where you are',
    intro: 'Tap your area to call us. Then tell the dispatcher its name.',
    list: areas.map((name) => ({ name, usual: near(places[name]) })),
    active: 'Active Service',
    minutes: `${claim.badgeMinutes}min`,
    claim: 'is a usual time in Dubai. Each sign shows the usual time to its own area.',
    more: '{count} more areas',
    call: 'Call Now',
    question: { title: 'Need Recovery Service in Any of These Areas?', text: 'Your area is not on the list? We still come. Call and tell us the nearest landmark.' },
    button: 'Call our recovery team',
  },
  why: {
    title: `Why Choose ${site.name}?`,
    intro: 'Four things you can count on.',
    cards: [
      { icon: 'clock', title: '24/7 Availability', text: 'At Eid, on Fridays, at 3am in a storm: a dispatcher answers.' },
      { icon: 'truck', title: 'Fast Response', text: `The nearest crew comes. Our average is ${claim.responseMinutes} minutes.` },
      { icon: 'shield', title: 'Licensed & Insured', text: 'Approved by the roads authority, insured for your vehicle while it is in our hands, with papers to show for both.' },
      { icon: 'users', title: 'Professional Team', text: `${claimed(claim.years, 'year')} of experience. We look under the car before we touch it.` },
    ],
  },
  detailed: {
    title: 'Detailed Service Descriptions',
    intro: 'Four crews, each with its own equipment.',
    blocks: serviceBlocks,
    labels: {
      features: 'What comes with it',
      process: 'How it goes',
      coverage: 'Areas covered',
      call: 'Emergency Call',
      response: `${claim.overlayMinutes} minute response, by area`,
      everywhere: 'All Dubai',
      rating: claim.rating,
      more: '+{count} more areas',
    },
  },
  mobile: {
    title: 'Mobile-Optimized Service',
    text: 'Weak signal, one hand, sun on the screen? The buttons are big, you call with one tap, and our help page opens without internet.',
    points: ['One tap, and a person answers', 'Your location in a message, if you want it', 'Easy to read at night and in the sun'],
    button: 'Get Help Now',
  },
  testimonials: {
    title: 'What Our Customers Say',
    intro: `${claim.reviewRating} out of 5 in ${claim.reviews} reviews, and ${claim.recommend} would send a friend to us.`,
    verified: 'Verified',
    responseLabel: 'Response',
    starsLabel: 'out of 5 stars',
    list: testimonials,
  },
  promise: {
    title: 'Our Promise to You',
    intro: 'What we promise every driver.',
    cards: [
      {
        icon: 'clock', title: 'The truth about time', badge: 'Response', statistic: `${claim.responseMinutes} min`, statLabel: 'average response',
        description: 'We tell you when the truck will be there, and call you if that changes.',
        features: ['A time for your own truck', 'A call from the driver', 'A new time if there is traffic', 'Safety advice while you wait', 'A dispatcher in Dubai'],
      },
      {
        icon: 'card', title: 'A price that stays', badge: 'Price', statistic: claim.satisfaction, statLabel: 'satisfied customers',
        description: 'We fix the price with you before anybody sets off, and you can say no.',
        features: ['Taxes and tolls inside', 'Reasons named for every extra', 'Written on the job sheet', 'Cash, card, transfer or wallet', `${claimed(termsFigures.disputeDays, 'day')} to question the bill`],
      },
      {
        icon: 'shield', title: 'Care for the car', badge: 'Insured', statistic: claim.success, statLabel: 'success',
        description: 'Your car leaves the truck as it went on, and pictures prove it.',
        features: ['Photographs before and after', 'Straps on tyres, never on paint', 'The method of your car’s maker', 'Insured while we have it', `A claim made within ${claimed(termsFigures.claimHours, 'hour')} is answered`],
      },
      {
        icon: 'heart', title: 'Respect for people', badge: 'People', statistic: claim.recommend, statLabel: 'recommend us',
        description: 'A breakdown is a bad moment. Nobody should make it worse.',
        features: ['Children and elders out of the heat first', `Spoken: ${hotlineLanguages.join(', ')}`, 'Your number is never sold', 'No selling at the roadside', 'A dispatcher who stays on the line'],
      },
    ],
    figuresTitle: 'In figures',
    figures: [
      { value: claim.customers, label: 'customers helped' },
      { value: claim.rating, label: 'out of 5 on average' },
      { value: claim.locations, label: 'locations covered' },
      { value: claim.specialisedServices, label: 'specialised services' },
      { value: claim.years, label: `${nounAfter(claim.years, 'year')} of experience` },
    ],
  },
  closing: { title: 'Need Emergency Recovery Service?', text: 'Press the button and talk to us. It takes one minute.' },
  faqTitle: 'Questions about recovery',
  faqs: recoveryFaqs,
};
