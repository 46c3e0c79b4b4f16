import type { PostText } from '../../post-shape';

export const text: PostText = {
  sections: [
    {
      id: 'why-they-burst',
      title: 'Why tyres burst in summer',
      content: `A tyre hardly ever bursts because the air inside got hot. It bursts because the tyre bent too much, for too long, on a hot road.

Every turn of the wheel flattens the tyre where it touches the ground and springs it back. That bending makes heat. With the right pressure the heat leaves through the sidewall. With too little air the sidewall bends far more, and at 45 °C the heat has nowhere to go. The rubber begins to separate from the cords inside it. At highway speed the tread can come off in a strip within minutes. That strip is what you see lying on the shoulder of every long road here.

So the three enemies are, in this order:
- too little air,
- age and sun, which make rubber brittle,
- load and speed: the full boot, the roof box, the fast run to the next emirate.

All three can be checked on your own parking space before breakfast, with a gauge that costs less than a tank of fuel.`,
    },
    {
      id: 'pressure',
      title: 'Minutes one to three: pressure, cold',
      content: `Find the right figure on the sticker in the driver’s door frame, on the fuel flap or in the handbook. The number on the tyre’s own wall is its maximum, and not your target.

“Cold” means that the car has stood for at least three hours, or has driven less than about two kilometres. A car that stands in the sun isn’t cold on the sunny side, so measure early in the morning.

As a rule of thumb the pressure climbs by about 1 psi for every 6 °C, and by some 4 psi in normal driving. This is why you never let air out of a warm tyre to get down to the sticker’s figure: the next morning it will be too soft, which is the dangerous direction.

1. Unscrew the cap, press the gauge on squarely, and read it twice.
2. Compare all four. One tyre that has lost 3 psi more than the others has a slow leak.
3. Use the figure for “full load” when the family and the luggage come along.
4. Don’t forget the spare. A spare without air is only weight.

The tyre warning lamp isn’t a gauge. Many systems warn you only when a tyre has lost about a quarter of its pressure. By then it has been bending too much for a while.`,
    },
    {
      id: 'age',
      title: 'Minutes four and five: age',
      content: `Look for the letters DOT on the sidewall and the group of four digits at the end. 2324 means week 23 of 2024. If you see only letters, look on the inner side; the date is stamped on one side only.

As of November 2026 a car whose tyres are more than five years past that date fails the RTA’s technical test. Deep tread does not help. Ask the RTA on 800 9090, or any test centre, for the rule as it is today, and for heavier vehicles.

Treat that as the outer limit. In a car that lives outdoors, heat and ozone work all day, even when nobody drives it. The signs are fine cracks between the tread blocks or around the rim, a grey, dull surface, and a ride that has become harder without reason.

When you buy, read the code before the tyre is fitted. “New” means unused; it doesn’t mean young. Refuse one that has already spent years on a shelf, and any used tyre, whatever the price: nobody can see what its inside has been through.

Look for two more marks. The temperature grade is A, B or C, and A copes best with heat. The load index and speed letter, such as 94V, must be at least those in the car’s papers.`,
    },
    {
      id: 'tread-and-damage',
      title: 'Minutes six to ten: tread and damage',
      image: {
        name: 'car-sedan-flatbed',
        after: 4,
        alt: 'A winch draws a turquoise sedan up the tilted deck of a flatbed in a street of villas',
        caption: 'A bump in a tyre: the car is carried, not driven.',
      },
      content: `Small bars of rubber sit at the bottom of the main grooves, 1.6 mm high. When the tread is level with them, the tyre is finished. Buy before that: grip in standing water falls off well before the bars. The first winter rain here lies on a road with the oil and dust of a whole summer on it.

Uneven wear is a message:
- Both edges worn: too little air over months.
- Centre worn: too much.
- One edge only: the wheel alignment is off, often after a kerb.
- Cups or steps along the edge: a worn damper or a wheel out of balance.

Now use your palm. Stroke the tread lightly in both directions and feel the sidewall all around; turn the steering to reach the front ones. A bump is air between the layers, and it can go at any moment: that car needs to be carried, not driven. A cut with cord showing is the same. A nail in the tread may be repairable if it sits well away from the edge. Leave it in until a tyre shop pulls it out.

Last, look at the valves. A cracked rubber stem costs almost nothing to change and lets a good tyre go flat.`,
    },
    {
      id: 'when-it-goes',
      title: 'If one bursts while you drive',
      image: {
        name: 'car-dubai-szr-noon',
        after: 3,
        alt: 'At noon a flatbed stands behind a silver sedan on the shoulder of a city highway; its driver and the owner are behind the barrier',
        caption: 'Behind the barrier first. The wheel can wait.',
      },
      content: `You hear a bang or a fast flapping, and the car pulls to one side. Front tyres pull the steering; rear tyres make the tail feel loose.

1. Hold the wheel with both hands and keep it straight. A sharp turn now is what spins the car.
2. Don’t brake. Ease off the accelerator slowly.
3. Let the speed fall below 50 km/h by itself, then indicate and drift towards the edge.
4. Brake gently only once the car runs straight and slow.

After it has stopped, get everybody off the road and behind the barrier before you think about the wheel; in a lane call 999 first, and if the way is not clear stay in with seat belts on. Look at the other three tyres: they had the same age, the same pressure and the same road. If one has gone from heat, the next may follow on the way home, and a flatbed is then the cheaper wheel change.

A space-saver spare is made for about 80 km/h and a short distance to a workshop. Sealant from a can works on a nail hole in the tread. It does nothing for a burst, and some sensors inside the wheel don’t survive it.`,
    },
  ],
  facts: ['tyreAge', 'emergencyNumbers'],
  faqs: [
    {
      question: 'Should I drive with less air in summer, because heat adds pressure?',
      answer:
        'No. The figure on the door sticker already allows for warming up. Starting low makes the tyre bend more and run hotter, which is what causes most bursts.',
    },
    {
      question: 'Is nitrogen better than air?',
      answer:
        'It leaks out a little more slowly and holds no moisture, so it does no harm. Plain air that is checked every two weeks protects you far better than nitrogen that is never checked.',
    },
    {
      question: 'Can I replace only one tyre?',
      answer:
        'Change at least both on the same axle, of the same make and size. On many all-wheel-drive cars all four have to match within a few millimetres of tread, or the drivetrain suffers; the handbook says so.',
    },
    {
      question: 'The tyre lamp went out by itself on the highway. Am I fine?',
      answer:
        'Not yet. Driving warmed the tyre and pushed the pressure back over the limit of the sensor. Measure it cold the next morning and look for a nail.',
    },
  ],
};
