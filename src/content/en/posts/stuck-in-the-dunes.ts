import { WATER_LITRES } from '../../promises';
import { promises } from '../promises';
import type { PostText } from '../../post-shape';

export const text: PostText = {
  sections: [
    {
      id: 'first-minute',
      title: 'The moment you stop moving, stop',
      content: `A car on sand is like a boat: it stays up as long as the load is spread and it keeps going. When it slows although you give more power, you have perhaps three seconds. Use them to lift your foot.

The sand doesn’t sink the car; the driver does, in the ten seconds after it has stopped. Each turn of a spinning wheel shovels sand from under itself to behind itself. Once the belly lies on the sand, the wheels carry nothing, and an easy job has become a hard one.

So: foot off the accelerator, no braking, gear in neutral, handbrake on a slope, engine running if it isn’t overheating. Look at the temperature. Get out on the uphill side and walk once around the car.

Now you know which of three cases you have. The tyres are in up to the rim: ten minutes. Up to the axle: half an hour with a shovel. Belly down, or leaning so far that you don’t like to walk below it: read the last section first.`,
    },
    {
      id: 'people-first',
      title: 'People before the car',
      image: {
        name: 'desert-dubai-tracks',
        after: 3,
        alt: 'From above: tyre tracks lead through the dunes to a red pickup sunk in the sand, and a recovery 4x4 follows them',
        caption: 'From above a car and its tracks are easy to find. A person on foot is not.',
      },
      content: `Before you dig, settle four things. They take a minute, and they decide whether this is an annoyance or an emergency.

1. Water. Count it. Carry ${WATER_LITRES.desert} litres for each person. If you have less, rest in the shade and call us now.
2. Shade and daylight. Digging at noon between May and September can make people ill within half an hour. Early or late is fine; at midday sit on the shaded side of the car and wait.
3. Location. Read the coordinates from your phone, write them on paper, and send them to somebody outside. If there is no signal, climb the next high dune in sight of the car and try a text message.
4. The others. A second car stays on firm ground. Many double recoveries begin with a helpful friend who stopped in the same bowl.

Never leave the car to walk for help. A car is far easier to find than a person on foot. From the air or from the next ridge a vehicle with its bonnet up and something bright on the roof is hard to overlook.

Anyone confused, no longer sweating, or vomiting from the heat: call 999, or 998 for an ambulance only. Cool that person with water.`,
    },
    {
      id: 'routine',
      strip: 'sand',
      title: 'The routine that frees most cars',
      content: `1. Let air out. On sand many drivers use about 15 psi, and go down to 12 when stuck. A longer footprint matters more than horsepower. Below 10 psi a tyre can slip off the rim, so that is for the last few metres, straight ahead, without steering.
2. Dig. Clear a ramp for each wheel on the side where you will drive, as long as the wheel is high. Take the sand away from the belly, steps and differentials. Throw it far, not onto your way out.
3. Look downhill. The way out is the way with gravity, and usually backwards in your own tracks, where the sand is already pressed.
4. Straighten the wheels. A front wheel that is turned is a brake.
5. Set up the car: low range, first gear or reverse, differential locks on if fitted, traction control off if the handbook says so for sand.
6. Lay boards, floor mats or flat bags tight under the driven wheels, on the side where you want to go.
7. Passengers out and away to the side. Then pull off as gently as if there were an egg under the pedal. No spin. If it rocks but doesn’t climb, stop and read the last section.
8. Once moving, don’t stop before you are on something firm and sloping down.

Afterwards let the engine cool, look for sand in the rims, and pump the tyres up before you reach the tarmac. Soft tyres on a hot road at speed are far more dangerous than dunes.`,
    },
    {
      id: 'ropes',
      title: 'Ropes, shackles and what kills people',
      image: {
        name: 'desert-winch',
        after: 2,
        alt: 'Close view of a winch rope pulled tight, a hook at its end and a yellow damper hung over it',
        caption: 'A damper on the rope: if the rope breaks, the weight brings it down.',
      },
      content: `Pulling is where desert trips end in hospital. If you aren’t trained for it, leave it.

- Never hook anything over a tow ball. It isn’t built for such loads; it breaks off and flies like a cannon ball, through windscreens.
- Use rated recovery points that are bolted to the chassis. The small screw-in eye is for pulling onto a truck, not for jerking out of sand.
- A kinetic rope stretches and is made for a snatch. A chain, a steel cable or a static strap isn’t, and a jerk on it will break something.
- Soft shackles rather than steel, where the points allow it. What can’t fly, can’t hit.
- Everybody at least one and a half rope lengths away, to the side and never in line. Both drivers alone in their cars.
- Lay a jacket or a bag with sand over the middle of the rope, to bring it down if it breaks.
- Dig first all the same. A dug-out car needs a fraction of the pull.

One person gives signals. If it hasn’t moved after two calm tries, it won’t at the third, harder one.`,
    },
    {
      id: 'when-to-call',
      title: 'When to put down the shovel',
      image: {
        name: 'desert-ar-sabkha',
        after: 1,
        alt: 'A white SUV has broken through the crust of a salt flat; a recovery 4x4 stands far off on firm ground, a long rope between them',
        caption: 'Sabkha: each try sinks the car deeper. The rope comes from firm ground.',
      },
      content: `Call for a desert recovery when one of these is true: the belly is down and you are on your own; the car leans sideways on a slip face; it stands in sabkha, the salty crust with mud below, where each try sinks it deeper; a wheel is off the rim or something is broken; it will be dark or hot before you finish; or the routine has not worked.

A car on a side slope can roll over. Keep everybody on the uphill side, don’t dig below it, and don’t drive. It has to be held by a winch first.

To the dispatcher say:
- coordinates, and the name of the last tarmac road, gate or camp,
- what vehicle, how deep, and at what angle,
- how many people, and how much water,
- how you got in: distance, and whether an ordinary car could follow your tracks.

Then stay with the car and keep one phone on and switch the others off. ${promises.desertLights}

Some deserts around Dubai are reserves or private land with fences and rules of their own. If you are in one by mistake, tell the dispatcher, since the way in may lead through a gate that somebody has to open.`,
    },
  ],
  facts: ['emergencyNumbers', 'floodedWadi', 'heatStroke'],
  faqs: [
    {
      question: 'Can a normal car drive on sand at all?',
      answer:
        'On hard tracks, for a while. The soft edge of a desert road is enough to trap one. If it happens, don’t spin: let some air out, clear the wheels, lay mats and back out the way you came.',
    },
    {
      question: 'Does water poured under the wheels help?',
      answer: 'Wet sand does grip better, but you would need many litres per wheel. That water belongs in people. Let air out and dig.',
    },
    {
      question: 'How many cars should go together?',
      answer:
        'At least two, better three, with one person who has done it before. One car may only go where it could be reached on foot from a road, in the cool season, with its location known to someone.',
    },
    {
      question: 'Will my insurance pay for a desert recovery?',
      answer:
        'Often only if off-road use is named in the policy. Look for the words “off-road” and “recovery”, or ask for a yes by email before the season begins.',
    },
  ],
};
