import { safety } from '../../safety';
import type { PostText } from '../../post-shape';

export const text: PostText = {
  sections: [
    {
      id: 'real-cost',
      title: 'Work out what a stopped van costs',
      image: {
        name: 'desert-dubai-sandstorm',
        after: 4,
        alt: 'In blowing sand a recovery 4x4 with its lamps lit has reached a van that stands on a desert road',
        caption: 'Every hour here is in the sum: the van, the driver and the late delivery.',
      },
      content: `The recovery invoice is the smallest line. Put your own figures into this sum once, and the rest of the plan pays for itself:

- Hours without the vehicle × the income it brings per hour.
- Hours of the driver, who is paid while waiting.
- A rental van, for whole days and not for hours.
- Penalties or lost goodwill for late deliveries, and spoiled goods if there is a cold box.
- Your own time on the phone, which nobody ever counts.

An example. A van that earns AED 90 an hour stops for six hours: AED 540. The driver costs AED 35 an hour: AED 210. A rental van for one day costs AED 250. One missed delivery window costs AED 300. This is AED 1,300 before anyone has bought a part. Two such days a month come to AED 31,200 a year.

Now look at what shortens the six hours. Fixing the fault takes perhaps two of them. The other four are finding out who to call, waiting for approval, explaining where the van is, and deciding where it should go. A plan removes those.`,
    },
    {
      id: 'driver-card',
      title: 'The card behind every sun visor',
      image: {
        name: 'card-heavy',
        after: 3,
        alt: 'A recovery truck with three axles, its crane raised, is coupled to the front of a box truck in a yard',
        caption: 'With height and weight on the card, a heavy wrecker comes, and not a flatbed.',
      },
      content: `One page, in the languages your drivers read, laminated. No more than this:

1. Safety first. ${safety.en.injury} ${safety.en.out} ${safety.en.stayIn}
2. Then one call: the number of your own office or the recovery company. Not the workshop, not a cousin with a rope.
3. Say five things: fleet number, place and direction, what happened, load on board, whether it rolls.
4. Take three photographs: front with plate, dashboard with lamps, the fault.
5. Don’t sign anything that has no price on it. Don’t pay cash.

Under that, printed for each vehicle: plate, height, length, unladen and gross weight, drive (front, rear, all), the place of the towing eye, and where the neutral release is. Height and weight decide which recovery vehicle has to come. A driver who has to guess them sends you the wrong truck, and you pay for two.

Train it once in ten minutes, on the parking lot, with a stopwatch. New drivers do it in their first week.`,
    },
    {
      id: 'agree-before',
      title: 'What to agree before the first breakdown',
      content: `A standing agreement costs nothing until it is used. It should settle these points in writing:

- Price per type of vehicle and per zone, with what counts as extra: night, desert, basement, winching, waiting.
- The time to answer the phone and the time to arrive, by zone, measured monthly. Take a range that can be checked; don’t take a slogan.
- Who may order. A list of names, or a code that the driver gives. This stops both fraud and delay.
- The sum up to which the recovery company may act without asking you. Set it above an ordinary tow, or you will be woken for every battery.
- Where vehicles go: by fault, by day and by hour. Tyres here, electrics there, accident damage to the insurer’s workshop, and after hours to your own yard.
- What happens to the load. Chilled food, medicine, cash and parcels each need an answer.
- Papers: photographs before and after, signature at both ends, one invoice a month with fleet numbers on it.
- Insurance: the company’s own cover for the vehicle on the truck, with the sum. Ask for the certificate and note when it ends.

Check the licence. Recovery in Dubai is an activity that is licensed, with the RTA involved; as of November 2026 you can ask on 800 9090 what a company in your case needs to hold. Do that once a year, along with the insurance.`,
    },
    {
      id: 'prevent',
      title: 'Prevent the ordinary breakdowns',
      content: `The faults that stop vans here are rarely dramatic. Batteries, tyres, cooling, belts, and diesel filters after bad fuel account for much of what a recovery company hears all day. Most of these can be found by a check before they stop a van.

Put three checks into the calendar:
- Daily, by the driver, two minutes: tyres by eye, leaks under the nose, lamps, temperature in the first ten minutes of driving.
- Monthly, by one named person: tyre pressures cold, coolant level, battery test under load, belt, air filter.
- Twice a year, in April and October, in the workshop: cooling system, air conditioning, brakes, alignment. April matters most.

Replace batteries by age, and not by failure. Heat wears them out in two to three years in a van that starts thirty times a day. A battery changed in the yard costs the battery. One that fails on a delivery costs the sum worked out in the first section.

Note the odometer with every fault. Patterns show after two months: one driver and clutches, one route and tyres, one model and its water pump.`,
    },
    {
      id: 'five-figures',
      title: 'Five figures, once a month',
      image: {
        name: 'block-breakdown',
        after: 2,
        alt: 'A service van stands close to a turquoise hatchback in a car park, jump leads between them and cones around',
        caption: 'Solved on the spot: a van and two leads, and no truck was sent.',
      },
      content: `More than five and nobody looks.

1. Breakdowns per 100,000 km. It is the only fair way to compare a month with the next and a van with a truck. Nine breakdowns in 240,000 km are 3.75.
2. Hours off the road per breakdown, from the driver’s call until the vehicle works again.
3. Share solved at the roadside. A low share may mean bad luck, or a truck sent where a battery would have done.
4. Repeat faults within 30 days. The most honest mark for a workshop.
5. Recovery cost per vehicle and month, with the three most expensive calls written out in a sentence each.

Discuss them for a quarter of an hour with whoever does your recovery and whoever does your repairs, together in one room. Agree on one change. See next month whether the figure moved.

A fleet that does this for a year may find one or two vehicles that should go, because they cause a good part of the calls. Now there is a number for it.`,
    },
  ],
  faqs: [
    {
      question: 'From how many vehicles is a recovery contract worth it?',
      answer:
        'From about three. Below that, save one number in every driver’s phone, agree on prices by message, and keep that message. The driver card helps from the first vehicle on.',
    },
    {
      question: 'Should drivers try to fix a fault themselves?',
      answer:
        'Only what can be done well away from traffic and without tools under the vehicle: a fuse, a bulb, coolant once the engine is cold. Everything else costs time and sometimes an injury.',
    },
    {
      question: 'Can a loaded truck be recovered with its cargo?',
      answer:
        'Often, if the weights allow it and the load is secure. We have to know the gross weight and the kind of cargo at the first call. They decide between towing, reloading on the spot and a heavy wrecker.',
    },
  ],
};
