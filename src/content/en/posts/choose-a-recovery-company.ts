import type { PostText } from '../../post-shape';

export const text: PostText = {
  sections: [
    {
      id: 'before-you-need-one',
      title: 'Choose while your car still runs',
      content: `At the roadside you take whoever answers. The first results on a phone can be call centres that sell your job to the cheapest truck. You learn the company’s name only when it arrives. So choose on a quiet evening, and save two numbers: one to call, and one in case the first has no truck.

Look first at what you already have. Many insurance policies, new-car warranties and bank cards in the UAE include roadside help. Read three lines in the small print: the distance that is covered, the number of calls a year, and whether deserts, basements and accidents are left out. Write the number next to the policy number. If the cover stops at the edge of the tarmac and you like dunes, you need a second one anyway.

Then spend two minutes on the telephone with whoever is on your list. What they say matters less than whether they ask. A company that wants to know the model, the place and whether the wheels turn is planning a job. One that says “no problem, coming” to everything isn’t.`,
    },
    {
      id: 'eight-questions',
      title: 'Eight questions for the phone',
      content: `1. What is your company’s name, as on the licence? It must match the name on the truck and the invoice.
2. Are these your own trucks? If not, who is liable on the way?
3. What will you send, and why that one?
4. What does it cost to this address, in total, with tax, and what could make it more?
5. How long will it take, and when will you call me if that changes?
6. Is my car insured while it is on your truck, and for how much?
7. How will you tie it down? “By the wheels” is the answer for nearly every passenger car.
8. How can I pay, and do I get a proper invoice?

A good company answers all of these without a pause, since it hears them daily. The one that must make you hang up is question four. A price that will be “seen on the spot” is a price that is made when your car is already on the hook.

You can check the first answer. As of November 2026 the RTA can tell you on 800 9090 what licence a recovery business in Dubai needs. The trade licence number belongs on the website and the invoice.`,
    },
    {
      id: 'fair-quote',
      title: 'What a fair quote contains',
      image: {
        name: 'hero-basement',
        after: 2,
        alt: 'In an underground car park a low crane truck draws a dark blue sedan towards the ramp, its front wheels lifted',
        caption: 'A special vehicle for a low basement is a fair extra, if you are told at the start.',
      },
      content: `A call-out and the first kilometres are normally one sum, and each kilometre after that another. You also pay for what really costs the company more:

- winching from sand, a ditch or a ramp, by effort or by time,
- a second crew or a special vehicle for low, long or heavy cars,
- wheels that don’t turn, so that skates or a crane are needed,
- waiting time beyond a named number of minutes,
- border charges at cost; tolls on the planned route belong inside the price.

Night and holidays may be more expensive. This is fair if it is said at the start.

Ask for the sum in a message, in a single line: from where, to where, which car, what price, everything included. Compare quotes only in that form. The cheapest call-out is often the most expensive job, because the company earns its money on the extras.

Be careful if someone wants a deposit by payment link before anyone has moved, or cash only. Be careful too if they want your registration card “as security”, or if the driver proposes his own garage. Where the car goes is your decision, and after an accident the insurer’s.`,
    },
    {
      id: 'right-equipment',
      title: 'Does the truck suit the car?',
      image: {
        name: 'towing-wheel-lift',
        after: 3,
        alt: 'A wheel-lift truck tows a light blue sedan along a street of villas, the front wheels of the car in the air',
        caption: 'A wheel-lift suits a front-wheel-drive car and a short distance.',
      },
      content: `You don’t have to be an expert. Five rules are enough:

- All-wheel drive, automatic with a fault, or electric: flatbed, all four wheels off the road. Turning wheels can destroy a gearbox or feed current into a motor.
- Low sports car: flatbed with a shallow angle, or with extension ramps. Ask for the clearance that they need, and measure yours.
- Locked wheels or no key: skates or a crane, and no dragging.
- Motorcycle: upright, in a wheel chock, with four straps from the frame, never from the handlebar’s grips alone.
- Basement: a low vehicle that fits under the height sign, to bring the car up to the truck.

A wheel-lift truck that carries one axle and lets the other roll is right for a short distance with many front-wheel-drive cars. It isn’t a cheap trick, as long as the driven wheels are the ones in the air and the company has asked.

Classic and very valuable cars may need an enclosed carrier. Book it a day ahead: it does not come within the hour.`,
    },
    {
      id: 'at-the-truck',
      title: 'At the truck: five minutes that save you weeks',
      image: {
        name: 'towing-straps',
        after: 3,
        alt: 'Close view: an orange strap lies over a tyre on the deck of a flatbed, pulled tight by a ratchet',
        caption: 'The strap goes over the tyre. Nothing pulls on the body.',
      },
      content: `Before the car is touched, walk round it together and film all the way round, including the wheels, the underside of the bumper and the odometer. Say the date aloud. A good crew does the same, and shows you.

Check the plate and the name on the door against the message. Read what you sign: pick-up, drop-off, price, state of the car. Cross out what is empty.

Stay until it is tied down. You should see four tight straps, one on each wheel. Nothing pulls on suspension arms or painted parts. The car is in gear or in Park, with the parking brake on if it works.

At the other end, walk round again before you sign. A scratch that is reported there and then, with a picture, is nearly always settled. The same one reported two days later seldom is, and most companies set a short deadline: read it in their terms.

Afterwards leave an honest review with the kind of job and the price in it. It is the one thing that really helps the next driver.`,
    },
  ],
  faqs: [
    {
      question: 'Is a tow from the police or the insurer always better?',
      answer:
        'It is different. A tow ordered by the police clears the road and brings the car to where they decide. One from the insurer goes to an approved workshop. A private one goes where you say. You can ask each of them what it costs you.',
    },
    {
      question: 'Do I have to accept the truck that stopped without being called?',
      answer:
        'No. Thank the driver and wait for yours. Drivers who listen for accidents and offer a “free” lift to a garage are paid by the garage, and you pay it back in the bill.',
    },
    {
      question: 'What if the price is suddenly higher at the end?',
      answer:
        'Show the message with the agreed sum and ask which item was added, and why. Pay what was agreed, note the rest as disputed on the invoice, and write to the company the same day. For consumer complaints in Dubai there is an official service online, run by the city’s consumer protection authority.',
    },
    {
      question: 'How early can I book a transport that isn’t urgent?',
      answer:
        'A day ahead is plenty within the city, and it often costs less than an emergency call, since the company can combine trips. Give a window of a few hours to get the best price.',
    },
  ],
};
