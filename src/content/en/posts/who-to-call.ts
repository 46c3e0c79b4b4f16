import { safety } from '../../safety';
import type { PostText } from '../../post-shape';

export const text: PostText = {
  sections: [
    {
      id: 'numbers',
      title: 'The numbers, on one screen',
      content: `Save these today. The five official ones are answered day and night as of November 2026; the services’ own apps and websites have the latest.

- 999: police, for any danger to life or a blocked lane
- 998: ambulance
- 997: Civil Defence, for fire and for people trapped in a car
- 901: the police of Dubai, and of Sharjah, for what isn’t an emergency
- 800 9090: RTA, for roads, signals, licences
- Your insurer’s assistance line, from the policy
- Your recovery company

The three-digit emergency numbers cost nothing and work from a phone without credit. If your own network has no signal at the spot, try 999 all the same, because phones may use any network for an emergency call. From outside the country those numbers don’t reach Dubai; the full international number of a recovery company does.

Put them into the phone under names that sort to the top, such as “1 Police”. Give them to your children and to whoever else drives the car. Then read on, so that you don’t have to decide when it happens.`,
    },
    {
      id: 'one-question',
      title: 'Start with one question',
      image: {
        name: 'landing-emergency',
        after: 2,
        alt: 'At dusk a pickup with a lit arrow board and a row of cones shields a stopped red car; a crew member and a family stand behind the barrier',
        caption: 'Other cars could hit it: 999 first, recovery second.',
      },
      content: `“Can somebody get hurt in the next five minutes?”

${safety.en.injury} If you don’t know, it is 999. It doesn’t matter how small the fault is. A car with an empty tank in the middle lane of Sheikh Mohammed bin Zayed Road is a police emergency. A car with a burnt-out engine in your garage is not.

If not, ask a second one: “Is there a rule or another person involved?” Damage to somebody else’s car or wall, theft, a number plate gone, a quarrel over a parking space: police, on 901 or in the app. A damaged barrier, lamp post or signal is 999.

If that is a no as well, it is about your car alone. Then the insurer’s assistance line or a recovery company is right, and you need no authority.

People often turn this order around. They call a friend who knows about cars, then a garage that is closed, then look for a tow. They call 999 last, after forty minutes beside a lane.`,
    },
    {
      id: 'fifteen-cases',
      strip: 'wadi',
      title: 'Fifteen cases and the first call',
      content: `With danger:
- Stopped in a lane: 999
- Smoke or flames: everybody out and away, 997
- Someone ill at the wheel: 999, or 998 for an ambulance only
- Car in flood water that is rising: out through the window or the door immediately, then 999
- An object or an animal on a fast road: 999
- A child or a pet locked in a hot car: 999, and break a window far from them if they are unwell

Police, but no danger:
- Scratched by an unknown car in a car park: 901 or the Dubai Police app
- Break-in or theft: 901; don’t touch anything
- Number plate lost or stolen: 901, before you drive on

Roads and accounts:
- Signal out, pothole, fallen sign: the RTA, 800 9090
- Parking or toll account that has gone wrong: the Parkin or the Salik app

Your own car only:
- Won’t start at home: insurer’s assistance, or recovery for a battery
- Flat tyre in a safe place: the same
- Key locked in, nobody inside: recovery; have the registration card ready to show that the car is yours
- Stuck in sand, with water and company: recovery; if anyone is ill or you are lost, 999`,
    },
    {
      id: 'what-to-say',
      title: 'What to say in the first twenty seconds',
      content: `Operators work through a fixed list. If you give it in their order, help leaves sooner.

To 999, 998 or 997:
1. Where. Road, direction, last exit, or the place on a map.
2. What. “Car stopped in lane two, dark road.”
3. Who. How many people; hurt or not; children; someone trapped.
4. Danger. Fire, fuel, a truck, chemicals.
5. Your number, in case the line drops. Then answer the questions, and don’t be the one who hangs up.

To a recovery company:
1. Where, and which way the car points.
2. Make, model, year, colour and plate.
3. What happened, and what the dashboard shows.
4. Whether it rolls, steers and shifts to neutral.
5. How many people need a lift, and where the car has to go.

You don’t have to know the fault. “It went bang and now it shakes” is worth more than a wrong guess at a gearbox.

Operators at the emergency numbers speak Arabic and English. If you are too shocked to speak English, say the place first: that is enough for a start.`,
    },
    {
      id: 'people-you-forget',
      title: 'The calls that people forget',
      image: {
        name: 'dubai-ar-ramp',
        after: 1,
        alt: 'A low crane truck brings a turquoise car down the ramp of a multi-storey car park',
        caption: 'Security can keep the ramp free, and knows how high the entrance is.',
      },
      content: `Building or mall security. In a basement they can open gates and barriers and keep a ramp free. They also know the height limit of the entrance.

The rental company. Most contracts forbid you to have the car towed by anyone else, except in an emergency. One call at the start saves an argument over the deposit.

Your insurer, before any workshop. See which number is meant for assistance and which for claims, since they are seldom the same.

Whoever is waiting for you. One message with your location and the time after which to worry. Then keep the phone free for those who come to help.

The embassy of your country, if you are a visitor and an accident with injuries has led to a police case. A resident asks a lawyer instead.

And one call that you don’t have to make: to the workshop, at night, from the roadside. It is closed. The car can sleep in a safe place and go there in the morning.`,
    },
  ],
  facts: ['emergencyNumbers', 'policeNotUrgent', 'sharjahRafid', 'abuDhabiSaaed'],
  faqs: [
    {
      question: 'Do I need the police for a normal breakdown?',
      answer:
        'No, as long as the car stands safely and nothing and nobody was hit. As soon as it blocks a lane or stands where it could be hit, call 999, whatever the cause.',
    },
    {
      question: 'Is 999 the right number in Sharjah and Abu Dhabi as well?',
      answer:
        'Yes. 999, 998 and 997 apply in the whole of the UAE. 901 works in Dubai and in Sharjah, each with its own police. For a minor accident in Sharjah there is Rafid, 800 72343, and in Abu Dhabi the Saaed app (November 2026).',
    },
    {
      question: 'What if I called 999 and it turns out to be harmless?',
      answer:
        'Call again and say so, so that the patrol is free. Nobody blames you for an honest mistake. False calls are another thing.',
    },
    {
      question: 'Can I reach the emergency numbers by text or without speaking?',
      answer:
        'The Dubai Police app has services for people who cannot speak or hear. Set it up and look at it before you need it, because what it offers changes.',
    },
  ],
};
