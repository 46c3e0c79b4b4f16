import { claims, hotlineLanguages, termsFigures } from '../../claims';
import type { RecoveryContent } from '../../types-recovery';
import { recoveryFaqs } from './recovery/faqs';
import { serviceBlocks } from './recovery/services';
import { testimonials } from './recovery/testimonials';

const claim = claims.recovery;

const areas = [
  'Downtown', 'DIFC', 'Business Bay', 'Al Wasl', 'Umm Suqeim', 'Al Safa', 'Dubai Marina', 'JBR', 'The Greens', 'Barsha Heights', 'Al Barsha South', 'Arjan',
  'Sports City', 'Motor City', 'Arabian Ranches', 'Dubai Hills', 'Nad Al Sheba', 'Meydan', 'Al Quoz', 'Ras Al Khor', 'Creek Harbour', 'Festival City',
  'Al Garhoud', 'Oud Metha', 'Satwa', 'Deira', 'Al Rigga', 'Al Qusais', 'Mirdif', 'Al Warqa', 'Al Khawaneej', 'Silicon Oasis', 'Al Furjan', 'Jebel Ali Village',
  'Dubai South', 'Al Mizhar',
] as const;

/** `/recovery-near-me` (spec 2, section 2). */
export const recovery: RecoveryContent = {
  id: 'recovery',
  name: 'Recovery Near Me',
  meta: {
    title: 'Recovery Near Me: Nearest Truck in Dubai, 24/7',
    description: `Find recovery near you in Dubai: tap your area and a dispatcher answers. Cars, 4x4s, bikes and lorries, ${claim.responseMinutes} minutes on average, every hour of the day.`,
    keywords: ['recovery near me', 'vehicle recovery dubai', 'breakdown recovery near me', 'emergency recovery', '24 hour recovery', 'sand recovery', 'tow truck'],
  },
  serviceType: 'Vehicle recovery',
  locations: areas,
  hero: {
    kicker: 'Vehicle recovery, all Dubai, day and night',
    title: 'Recovery Near Me',
    lead: 'You stand still, we come to you. Touch your area below, or simply call: the dispatcher gives the job to the nearest free truck, and its driver rings you from the cab.',
    scene: 'skyline',
    figures: [
      { value: `${claim.responseMinutes} min`, label: 'average response' },
      { value: '24/7', label: 'every day of the year' },
      { value: `${claim.years} years`, label: 'on these roads' },
    ],
  },
  whatsapp: { label: 'WhatsApp', message: 'Hi, I need recovery near me. My location:' },
  sms: 'I need recovery. Please call me back. I am at:',
  areas: {
    title: 'Tap where you are',
    intro: 'Every sign below is a phone: touch it, and say its name when the dispatcher answers.',
    list: areas,
    active: 'Active Service',
    minutes: `${claim.badgeMinutes}min`,
    call: 'Call Now',
    question: { title: 'Need Recovery Service in Any of These Areas?', text: 'Or in one that is not on the list? Dubai is small when you drive it all day. Ring, and say the nearest thing with a name.' },
    button: 'Call the emergency line',
  },
  why: {
    title: 'Why Choose Recovery Near Me?',
    intro: 'Four things a stranded driver should be able to take for granted.',
    cards: [
      { icon: 'clock', title: '24/7 Availability', text: 'No machine, no menu, no “office hours”. Eid, Friday noon or a storm at three: a dispatcher lifts the receiver.' },
      { icon: 'truck', title: 'Fast Response', text: `The closest crew goes, not the next in line. That is how the average stays at ${claim.responseMinutes} minutes.` },
      { icon: 'shield', title: 'Licensed & Insured', text: 'Approved by the roads authority, insured for your vehicle while it is in our hands, with papers to show for both.' },
      { icon: 'users', title: 'Professional Team', text: `People who have done this for ${claim.years} years and still look under the car before they touch it.` },
    ],
  },
  detailed: {
    title: 'Detailed Service Descriptions',
    intro: 'Four crews, four vans’ worth of tools. Here is what each one does when it gets to you.',
    blocks: serviceBlocks,
    labels: {
      features: 'What comes with it',
      process: 'How it goes',
      coverage: 'Areas covered',
      call: 'Emergency Call',
      response: `${claim.overlayMinutes} minute response`,
      everywhere: 'All Dubai',
      rating: claim.rating,
      more: '+{count} more areas',
    },
  },
  mobile: {
    title: 'Mobile-Optimized Service',
    text: 'One bar of signal, one hand, sun on the glass. This page was made for that. The buttons are big, the numbers are links, and after one visit it opens without a network.',
    points: ['One tap to a human voice', 'Your position in a message, when you ask for it', 'Works in the dark, in glare and offline'],
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
    intro: 'What you may hold us to, in plain words.',
    cards: [
      {
        icon: 'clock', title: 'The truth about time', badge: 'Response', statistic: `${claim.responseMinutes} min`, statLabel: 'average response',
        description: 'We tell you when the truck will be there, and ring you if that changes.',
        features: ['An estimate for your truck, not a slogan', 'A call from the driver himself', 'A new time at once when traffic stops him', 'Police advice if you stand in danger', 'No call-centre script'],
      },
      {
        icon: 'card', title: 'A price that stays', badge: 'Price', statistic: claim.satisfaction, statLabel: 'satisfied customers',
        description: 'You hear one figure before a strap is unrolled, and can still say no.',
        features: ['Taxes and tolls inside', 'Reasons named for every extra', 'Written on the job sheet', 'Cash, card, transfer or wallet', `${termsFigures.disputeDays} days to question the bill`],
      },
      {
        icon: 'shield', title: 'Care for the car', badge: 'Insured', statistic: claim.success, statLabel: 'of jobs brought home',
        description: 'Your car leaves the truck as it went on, and pictures prove it.',
        features: ['Photographs before and after', 'Straps on tyres, never on paint', 'The method of your car’s maker', 'Insured while we have it', `A claim made within ${termsFigures.claimHours} hours is answered`],
      },
      {
        icon: 'heart', title: 'Respect for people', badge: 'People', statistic: claim.recommend, statLabel: 'recommend us',
        description: 'Stranded is a bad moment. Nobody should make it worse.',
        features: ['Children and elders out of the heat first', `Spoken: ${hotlineLanguages.join(', ')}`, 'Your number is never sold', 'No selling at the roadside', 'A dispatcher who stays on the line'],
      },
    ],
    figuresTitle: 'In figures',
    figures: [
      { value: claim.customers, label: 'customers helped' },
      { value: claim.rating, label: 'out of 5 on average' },
      { value: claim.locations, label: 'locations covered' },
      { value: claim.specialisedServices, label: 'specialised services' },
      { value: claim.years, label: 'years of experience' },
    ],
  },
  closing: { title: 'Need Emergency Recovery Service?', text: 'Then stop reading. Press the button; the rest is a conversation of one minute.' },
  faqTitle: 'Twenty questions, straight answers',
  faqs: recoveryFaqs,
};
