import { emergencyNumbers } from '@/content/emergency-numbers';
import { safety } from '@/content/safety';
import type { GuideContent } from '@/content/guide-types';

/** `/accident`: one flow, with what each emirate does differently. */
export const accident: GuideContent = {
  id: 'accident',
  meta: {
    title: 'Car Accident in Dubai: What to Do, Step by Step',
    description: 'After a car accident in Dubai, Sharjah or Abu Dhabi: who to call, how to report, what the report colours mean, what to photograph, fines. Works offline.',
    keywords: ['car accident dubai what to do', 'accident report dubai', 'green report dubai police', 'rafid sharjah', 'saaed abu dhabi'],
  },
  crumb: 'After an accident',
  kicker: 'Read from top to bottom. This page works without internet.',
  title: 'Car accident in Dubai: what to do',
  lead: 'Is there danger? Call one of these first.',
  emergency: [
    { number: emergencyNumbers.police, when: 'Anyone hurt, or in a lane' },
    { number: emergencyNumbers.ambulance, when: 'Ambulance only' },
    { number: emergencyNumbers.civilDefence, when: 'Smoke, fire or leaking fuel' },
  ],
  call: 'Everyone safe? Call us:',
  chat: 'WhatsApp',
  whatsappMessage: 'Hi, I had an accident and my car needs recovery. Nobody is in danger. I am at: ',
  print: 'Print this page',
  blocks: [
    {
      kind: 'steps',
      title: 'The first ten minutes',
      steps: [
        { title: 'Stop, and look at the people', text: 'Ask everybody by name if they are hurt. Driving away is a separate offence.' },
        { title: 'Somebody is hurt', text: 'Call 999. Do not move the cars or the hurt person, unless there is fire or another danger to life.' },
        { title: 'Nobody is hurt and the cars move', text: `${safety.en.photos} Take the next exit and stop in a safe place.` },
        { title: 'A car blocks the lane and does not move', text: `Call 999. ${safety.en.out} ${safety.en.stayIn}` },
        { title: 'Report it now', text: 'The law gives you three hours. Report it while the other driver is still with you.' },
        { title: 'Then call your insurer, then us', text: 'Ask which workshop they want and who pays for the truck. Send us the report number.' },
      ],
    },
    {
      kind: 'table',
      title: 'How to report in each emirate',
      intro: 'For a minor accident with nobody hurt. If anyone is hurt, call 999 in every emirate.',
      head: ['Emirate', 'Report it with', 'Good to know'],
      rows: [
        ['Dubai', 'Dubai Police app, or 901', 'The report may take up to 24 hours'],
        ['Sharjah', 'Rafid: app, or 800 72343', '901 called from Sharjah reaches Sharjah Police'],
        ['Abu Dhabi and Al Ain', 'Saaed app', 'Not moving the cars costs AED 500'],
        ['Other emirates', '999: ask the police operator', 'The Dubai app is for Dubai only'],
      ],
    },
    {
      kind: 'table',
      title: 'What the colour of the report means',
      intro: 'On paper it is a colour. A digital report says in words who is at fault.',
      head: ['Report', 'It is for', 'What to do with it'],
      rows: [
        ['Green', 'The driver who is not at fault', 'Give it to the insurer; the other side’s insurer pays'],
        ['Pink or red', 'The driver who is at fault', 'Give it to your own insurer'],
      ],
    },
    {
      kind: 'checklist',
      title: 'What to photograph',
      intro: 'From a safe place, once the lane is clear. Cars, not people.',
      items: [
        'Both cars from a distance, with the road and its markings',
        'All four corners of your car, including the undamaged ones',
        'The damage from one metre and from three',
        'Both number plates',
        'Signs and signals that mattered, and the dashcam file',
        'The odometer, before the car is loaded',
      ],
    },
    {
      kind: 'table',
      title: 'What mistakes cost',
      intro: 'Checked on the date below.',
      head: ['Mistake', 'It can cost'],
      rows: [
        ['Leaving an accident with injuries', 'Up to a year in prison, AED 50,000 to 100,000, or both'],
        ['Photographing hurt people', 'AED 150,000 to 500,000, at least six months in prison, or both'],
        ['Stopping in a lane without a good reason', 'AED 1,000 and 6 black points'],
        ['Driving with the hazard lights on', 'AED 500 and 4 black points'],
        ['Repairing the car without a police report', 'No workshop may do it'],
      ],
    },
    {
      kind: 'checklist',
      title: 'Do not drive the car if',
      danger: true,
      items: ['The steering wheel no longer points straight ahead', 'A red or flashing light is on', 'An airbag has fired', 'You smell petrol, or see oil or coolant under the car', 'Bodywork touches a tyre'],
    },
  ],
  strip: 'accident',
  facts: ['emergencyNumbers', 'clearTheLane', 'reportTime', 'reportArrives', 'reportColours', 'repairNeedsReport', 'leavingTheScene', 'photographingPeople', 'stopInLane', 'hazardLights', 'sharjahRafid', 'abuDhabiSaaed', 'policeNotUrgent', 'shoulder', 'firstAid'],
  links: {
    title: 'Read on',
    list: [
      { page: 'whoMoves', label: 'Who moves my car, and who pays?' },
      { page: 'rentalCar', label: 'Breakdown or accident in a rental car' },
      { page: 'emergencyCar', label: 'Emergency car service' },
      { page: 'stranded', label: 'Help page with your location' },
    ],
  },
  closing: { title: 'Does the car need a truck?', text: 'Tell us the road, the last exit and whether it rolls. We fix the price with you before anybody sets off.' },
};
