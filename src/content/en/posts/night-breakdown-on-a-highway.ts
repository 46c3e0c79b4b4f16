import { safety } from '../../safety';
import type { PostText } from '../../post-shape';

export const text: PostText = {
  sections: [
    {
      id: 'last-half-kilometre',
      title: 'Use the last half kilometre',
      content: `Most cars warn you before they stop. The engine loses power, a red light comes on, the temperature needle climbs, the wheel starts to shake. At 120 km/h you cover 33 metres in every second, and a car that rolls out of gear from that speed can travel several hundred metres. That distance is your best safety equipment. Use it well.

- Take the nearest exit if the car still moves. Dubai Police says so, after a driver was killed on the shoulder of Sheikh Zayed Road in March 2026.
- Indicate right and slow down. Don’t brake hard; nobody behind you expects it.
- Cross one lane at a time, with a look over the shoulder for each.
- Aim for a place, not just for the edge: an exit, a lay-by, a petrol station. Never stop on the left shoulder.
- Avoid the inside of a bend, the far side of a crest, the foot of a bridge and the point where two roads divide. Drivers see you too late there.

If the engine has cut out, the steering gets heavy and the brake pedal hard. Both still work; they need more force. Brake once, firmly and evenly. Pumping uses up what assistance is left. Leave the ignition on, or the steering may lock and the lights go out.

With a flat tyre, keep rolling slowly on the rim if you have to. A wheel costs a few hundred dirhams. Stopping in a lane costs far more.`,
    },
    {
      id: 'stopped-where',
      title: 'Where you have stopped decides what comes next',
      content: `${safety.en.exit} ${safety.en.shoulder} As far right as you can get: turn the front wheels away from the traffic, set the parking brake, hazards on, side lights on. Everyone gets out through the doors on the side away from the traffic, over the barrier if there is one.

On a road without a shoulder, but at the edge: the same, and quicker. Don’t stay to look for the phone charger.

In a lane with traffic passing on both sides: call 999 now. Stopping there without a reason can cost AED 1,000 and 6 black points (as of November 2026), and much more than money. Hazards on. Say the road, the direction, the lane and the last exit that you passed. A stopped car is no shelter: as soon as the way to a safe place is clear, everybody goes, together. Until then, stay in with seat belts on and tell the operator so. With smoke or fire, get out immediately. Police can close the lane; a recovery driver can’t.

In a tunnel: if the car still rolls, roll out of it. If not, stop close to the side, engine off, hazards on, and call 999. When the way is clear, everybody goes together to the nearest emergency exit or phone, marked in green along the wall. Until then, stay in with seat belts on. With smoke, get out immediately. The control room sees you on its cameras and can close your lane.`,
    },
    {
      id: 'where-to-stand',
      strip: 'tyre',
      title: 'Where to stand, and where never to',
      content: `The rule is short: behind the barrier, and upstream of the car.

Upstream means on the side from which the traffic comes, some car lengths back from your own. A car that is struck from behind gets pushed forward. People who wait in front of it stand exactly where it ends up.

Never stand:
- between your car and any other vehicle,
- beside the driver’s door,
- at the open boot, with your back to the traffic,
- in the lane, to wave.

Keep children by the hand and pets on a lead. If there is no barrier, walk well away from the tarmac, up the bank or onto the sand, and look where you tread. If someone can’t walk, or the ground beside the road falls away steeply, stay in with seat belts on and the head against the headrest; tell the operator on 999 so that a patrol comes and covers you from behind.

Hold the phone, but look at the road. You will hear nothing over the trucks, and the one second in which you see a swerve counts.`,
    },
    {
      id: 'be-seen',
      title: 'Be seen from far away',
      image: {
        name: 'stranded-road',
        after: 2,
        alt: 'At nightfall a car stands on the shoulder with its hazard lights on and a triangle behind it; two adults and a child wait behind the barrier',
        caption: 'The lights stay on, and everybody is out of the car.',
      },
      content: `At night a driver sees what reflects or blinks. Everything else is asphalt.

${safety.en.hazards} Driving with them on can cost AED 500 and 4 black points (as of November 2026). Add the side lights, and leave them on: they show the outline. Switch off the headlights if the car stands at an angle, since they dazzle the oncoming side and hide you behind the glare.

Set out the warning triangle only if you can do it behind the barrier or well off the lane. Unfold it before you walk and carry it in front of your chest, with the reflecting side to the traffic. Fifty metres is a sensible minimum on a city road, and a hundred or more where cars are fast: two lamp posts are a good measure. If the traffic is so close that you hesitate, listen to that hesitation. No triangle is worth crossing a highway for.

A reflective vest belongs in the door pocket and not in the boot, because you have to put it on before you step out. Without one, wear the lightest clothes you have, and use the phone’s torch pointed down at your own body. A light waved at drivers confuses them; a lit person is understood.

In fog or blowing sand all of this shrinks. Go further from the road, and take longer to come back to it.`,
    },
    {
      id: 'until-the-truck',
      title: 'Until the truck is there',
      image: {
        name: 'block-emergency',
        after: 4,
        alt: 'At night a flatbed with its beacons lit has stopped behind a silver car on the shoulder; a family waits behind the barrier',
        caption: 'The truck is there. Wait behind the barrier until the crew calls you.',
      },
      content: `Call for recovery from your safe place. Give the highway’s name or its E number, and the direction as a place (“towards Abu Dhabi”). Add the last exit number, and anything tall that you can see. Send your location as a map link. Then save the battery: dim the screen and close what you don’t need.

Don’t lift the bonnet on the shoulder “just to look”. It puts you beside the lane, in the dark, with a hot engine, and it hides the hazard lights from one side.

Be careful with strangers who stop. Most of them mean well and have put a second car in danger. Thank them from behind the barrier, say that help is on its way, and ask them to drive on. Never accept a tow on a rope on a highway.

When the truck comes, check that it is yours before you walk to it: the driver should know your name and your car’s plate without asking. Let the crew set up its own lights and cones first. They will tell you when to come across, and on which side to board. Ride in the cab with your belt on; nobody rides in the car on the truck.

If anything changes while you wait, call 999 again: smoke, a car that nearly hits yours, somebody unwell. That is not a call for the recovery company.`,
    },
  ],
  facts: ['emergencyNumbers', 'shoulder', 'hazardLights', 'stopInLane', 'incidentUnit'],
  faqs: [
    {
      question: 'Should I stay in the car because it is hot outside?',
      answer:
        'Not beside moving traffic. Behind the barrier in the heat, with water and the car’s sunshade over you, is safer than in a cool car that may be hit. The exceptions are a lane with no clear way out and people who cannot leave the car: seat belts on, and call 999.',
    },
    {
      question: 'Can I change a wheel on the hard shoulder at night?',
      answer:
        'No. Beside traffic at night, leave it to a crew with a truck parked behind them as a shield. If the car still rolls, drive on slowly to the next exit, even on the flat tyre. If it does not, wait behind the barrier and call.',
    },
    {
      question: 'May I drive slowly along with the hazard lights on?',
      answer:
        'No. Hazard lights on a moving car hide your indicators, and it can cost AED 500 and 4 black points (as of November 2026). Use them once you have stopped.',
    },
    {
      question: 'My phone battery is empty. What should I do?',
      answer:
        'Stay behind the barrier. If you can see an emergency phone, a petrol station or a bridge with people, walk to it along the far side of the barrier. Otherwise wait: patrols and road cameras cover the main highways, and a car with hazard lights is noticed.',
    },
  ],
};
