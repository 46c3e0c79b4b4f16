import { safety } from '../../../safety';
import type { ServiceBlock } from '../../../types-recovery';

/** The four detailed services of the main page (spec 2, section 2). */
export const serviceBlocks: readonly [ServiceBlock, ServiceBlock, ServiceBlock, ServiceBlock] = [
  {
    title: 'Emergency Car Recovery',
    subtitle: 'Accidents and blocked lanes',
    description: `When it cannot wait. ${safety.en.injury} Then call us. Our crew protects the place with a warning board and takes the car off the road. In a safe place we ask you where it should go.`,
    features: [
      'First in the queue, at every hour',
      'Warning board and cones behind your car',
      'Skates and winch for bent or locked wheels',
      'Spilled oil and glass cleared from the lane',
      'Photographs for police and insurer',
      'Space in the cab for two',
    ],
    process: [
      'You call; we ask if anyone is hurt',
      'The nearest crew gets your location and calls you',
      'Road made safe, car loaded, debris swept',
      'Delivered where the insurer or you decide',
      'Job sheet and pictures sent to your phone',
    ],
    coverage: [
      'Sheikh Zayed Road', 'Al Khail Road', 'Emirates Road', 'Hessa Street', 'Trade Centre', 'Zabeel', 'Al Wasl', 'Oud Metha', 'Al Jaddaf',
      'Ras Al Khor', 'Al Garhoud', 'Port Saeed', 'Al Mamzar', 'Muhaisnah', 'Nad Al Hamar', 'Al Barari',
    ],
    image: { name: 'block-emergency', alt: 'At night a flatbed with lit beacons stands behind a silver estate car on the shoulder of a wet city road; a family waits behind the barrier' },
    gradient: 'red', iconColor: 'red', borderColor: 'red', icon: 'warning',
  },
  {
    title: 'Desert Recovery & Sand Extraction',
    subtitle: 'Soft verges, dunes, wadis',
    description: 'Getting a car out of sand takes time. We don’t rush it. The crew walks the last metres and looks at the car before it pulls. Most cars drive out on their own wheels.',
    features: [
      'Winches rated for a full-size 4x4',
      'Boards, spades and kinetic ropes',
      'Two vehicles for steep or far places',
      'Found by coordinates, with no address',
      'Air for your tyres before the road home',
      'Night work with roof lights',
    ],
    process: [
      'Your location by WhatsApp, SMS or voice',
      'A photo tells us boards, rope or winch',
      'Digging and air first, pulling last',
      'Led back to firm ground in our tracks',
      'Tyres pumped up, car checked underneath',
    ],
    coverage: [
      'Al Qudra', 'Lahbab', 'Margham', 'Al Marmoom', 'Al Awir', 'Al Lisaili', 'Saih Al Salam', 'Al Faqa', 'Big Red', 'Nazwa', 'Hatta',
      'Al Ruwayyah', 'Jebel Ali beach', 'Al Maha road',
    ],
    image: { name: 'block-desert', alt: 'A white desert 4x4 with a roof rack pulls a green pickup out of the sand on a taut rope, dunes behind' },
    gradient: 'desert', iconColor: 'desert', borderColor: 'desert', icon: 'desert',
  },
  {
    title: 'Professional Towing Service',
    subtitle: 'From door to door, on a flatbed',
    description: 'A car that will not drive, or should not. It rides level, tied down at all four wheels, with a driver who brakes gently. Across the street, or to another emirate.',
    features: [
      'Flatbeds with a deck that meets the ground',
      'Low ramps for sports and lowered cars',
      'All-wheel drive and electric cars carried whole',
      'One driver from start to end',
      'Key hand-over by a neighbour or reception',
      'Pick-up hours that you choose',
    ],
    process: [
      'Two addresses and the kind of car',
      'One price, tolls counted in',
      'Loaded by winch, strapped over the tyres',
      'We call when the truck is nearly there',
      'Signed for, with the mileage noted',
    ],
    coverage: [
      'Al Barsha', 'Barsha Heights', 'The Greens', 'Emirates Hills', 'Al Furjan', 'Discovery Gardens', 'Motor City', 'Arjan', 'Dubai Hills',
      'Mudon', 'Town Square', 'Damac Hills', 'Green Community', 'Expo City', 'Dubai South', 'Sharjah', 'Ajman',
    ],
    image: { name: 'block-towing', alt: 'A flatbed with a dark red sedan on its deck drives past palms and the metro viaduct in the morning' },
    gradient: 'lagoon', iconColor: 'lagoon', borderColor: 'lagoon', icon: 'flatbed',
  },
  {
    title: 'Breakdown Recovery Service',
    subtitle: 'Battery, tyre, fuel, heat',
    description: 'Sometimes a car only needs ten minutes and the right tool. We test before we sell, change what has failed, and tow the car only if it could stop again.',
    features: [
      'Jump packs and batteries in the van',
      'Wheel changes, plugs for a nail',
      'Petrol or diesel to reach a pump',
      'Coolant, hoses and belts bridged',
      'Doors opened without damage',
      'Honest word on whether to drive on',
    ],
    process: [
      'You tell us what it did last',
      'A van with the likely part sets out',
      'Test, repair, test again',
      'You drive off, or the flatbed comes',
      'Advice on what needs a garage, and when',
    ],
    coverage: [
      'Downtown', 'Business Bay', 'DIFC', 'Satwa', 'Al Karama', 'Bur Dubai', 'Deira', 'Al Rigga', 'Mirdif', 'Al Warqa', 'Al Khawaneej',
      'Festival City', 'Creek Harbour', 'Academic City', 'Liwan',
    ],
    image: { name: 'block-breakdown', alt: 'A white service van stands nose to nose with a turquoise hatchback in a car park, jump leads between them, cones around' },
    gradient: 'green', iconColor: 'green', borderColor: 'green', icon: 'wrench',
  },
];
