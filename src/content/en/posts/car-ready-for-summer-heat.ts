import type { PostText } from '../../post-shape';

export const text: PostText = {
  sections: [
    {
      id: 'what-heat-does',
      title: 'What four months of heat do to a car',
      content: `From June to September the air in Dubai often passes 40 °C and now and then comes near 50. Under the bonnet, in slow traffic with the air conditioning on, everything is far hotter. Three systems were already working near their limits, and they fail first:

- The battery. Heat drives water out of it and eats the plates. A battery that would live five years in Europe often lasts two or three here.
- The cooling system. A pump, fan or cap that was a bit weak in March is too weak in July.
- The air conditioning. It loads the engine, the belt, the fan and the battery at the same time, and when it fails, you can’t sit in the car.

Rubber and plastic age along with them: hoses, belts, wiper blades, door seals. So the best time for a check is April, while workshops have time and parts. In July you stand in the queue with everyone else.`,
    },
    {
      id: 'battery',
      title: 'The battery: test it, don’t trust it',
      image: {
        name: 'breakdown-battery',
        after: 4,
        alt: 'A mechanic has put jump leads on the battery of a turquoise car with its bonnet open; a woman in a black abaya waits beside it',
        caption: 'Jump leads start the car. They don’t repair the battery.',
      },
      content: `Here a battery rarely fades. It starts the car in the morning and is dead at the supermarket.

Look for a date on the case or in your papers. From the second summer on, have it tested under load before the season: many shops do it in five minutes, often for nothing. With a cheap multimeter you can look yourself. After a night at rest about 12.6 volts means full, 12.2 about half. With the engine running you should read roughly 13.7 to 14.7; less points to the alternator, not the battery. Cars with smart charging wander a little outside that range, so take a few readings.

Early signs:
- The starter turns a touch slower after a hot stop than in the morning.
- The stop-start system no longer stops the engine.
- Window or clock settings are lost overnight.
- The case bulges, or there is a smell of bad eggs. Then keep sparks away and don’t jump it: have it changed.

A new battery must match the old one in type. A car with stop-start needs an EFB or AGM battery. Many cars need the new one registered with a diagnostic tool, or they charge it wrongly from the first day.

A long drive helps a battery; a week of short trips with full air conditioning empties it. If the car will stand for the whole of August, use a maintenance charger, or ask somebody to drive it for half an hour each week.`,
    },
    {
      id: 'cooling',
      title: 'Cooling: the check that takes one minute',
      content: `Engine cold, car level. Look at the plastic tank: the level belongs between the two marks. Look at the colour: clear green, pink, blue or yellow are all right; brown, cloudy or oily isn’t.

Never open the cap of a warm engine. The system is under pressure, and the water in it is well above 100 °C. Wait at least half an hour, then turn the cap with a cloth to the first stop and listen.

Top up with the coolant that the handbook names. In an emergency clean water is better than nothing; have the mix put right afterwards. Coolant isn’t only against frost. The usual half and half raises the boiling point and holds the additives that keep the pump and radiator from corroding, and plain water does neither.

What a workshop should do in spring:
1. Pressure-test the system and the cap.
2. Check that the fan comes on in both stages.
3. Wash the sand and insects out of the radiator and the condenser, from the engine side outwards.
4. Squeeze the hoses. Soft, swollen or crackling ones go.
5. Look at the drive belt, the pump and the age of the coolant; most types are due after two to five years.`,
    },
    {
      id: 'needle-climbs',
      strip: 'smoke',
      title: 'When the needle climbs on the road',
      content: `You have about a minute before real damage begins.

1. Air conditioning off. Heater on full, fan on full, windows down. It is awful, and it moves heat out of the engine.
2. In a queue: into neutral, and leave a gap so that air reaches the radiator.
3. If the needle still rises, or the red lamp is on: leave the road at the next safe place and switch off.
4. Open the bonnet only when no steam comes out any more. Do it with a cloth and your face turned away.
5. Look under the car. Clear water under the front passenger’s side is only the air conditioning. Coloured, slippery and sweet-smelling is coolant.

Don’t pour cold water over a hot engine: the metal can crack. Don’t “just make it home”. A head gasket or a warped cylinder head costs many times the price of a tow, and it goes within a few kilometres.

Once it is cool: if the level was low, no leak shows and the needle stays in the middle, you may drive slowly to a workshop. Watch the needle all the way. If it rises a second time, that was the last try.

Smoke that smells of burning, or a flame, is something else. Leave the bonnet shut, and do what the pictures show.`,
    },
    {
      id: 'cabin',
      title: 'Air conditioning, cabin and parking',
      content: `Weak cooling at low speed that gets better on the highway points to a fan or a dirty condenser. Weak cooling everywhere points to lost gas. Gas doesn’t get used up, so a system that needs filling each year has a leak; ask for the leak to be found and not only for the refill. A clogged cabin filter does the rest: here it needs changing about once a year, more often if you drive through dust.

When you get in: doors open for half a minute, drive off with the windows down, then close them and switch to recirculation. That cools faster than standing with the engine running.

Park nose away from the sun, in the shade even if it means walking, with a sunshade behind the screen. It keeps the dashboard from cracking and can make the steering wheel touchable.

Take out of the car what doesn’t belong in an oven: lighters, aerosols, power banks, medicine, glasses with plastic lenses.

And never leave a child or an animal in it. In a parked car the temperature rises by about ten degrees within ten minutes, even with a window slightly open. If you see one alone in a car, call 999 immediately and stay there.`,
    },
  ],
  facts: ['closedCar', 'emergencyNumbers'],
  faqs: [
    {
      question: 'Does hot weather mean that I need thicker engine oil?',
      answer:
        'Use a grade that the handbook allows for high temperatures, and no other. What matters more is the level, because engines use more oil in the heat, and the interval: dust and short trips count as severe use in most service plans.',
    },
    {
      question: 'Should an electric car be treated differently in summer?',
      answer:
        'The big battery cools itself, and may run its fans while the car is parked. Park it in the shade, avoid leaving it full or empty for days, and expect fast charging to slow down. The small 12-volt battery ages as in any other car and is a common reason for an electric car that won’t wake up.',
    },
    {
      question: 'Can I jump-start my car by myself?',
      answer:
        'If the battery is neither bulging nor leaking, and the handbook allows it: plus to plus first, then minus of the other car to bare metal on your engine, away from the battery. If it dies again within a day, have the battery and alternator tested.',
    },
    {
      question: 'How often should coolant be checked in summer?',
      answer:
        'Once a month, always cold, and before every long drive. A level that keeps falling is a leak, even if you never see a puddle.',
    },
  ],
};
