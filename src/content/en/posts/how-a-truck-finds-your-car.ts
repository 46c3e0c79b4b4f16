import type { PostText } from '../../post-shape';

export const text: PostText = {
  sections: [
    {
      id: 'why-pins-mislead',
      title: 'Why “near the mall” costs you time',
      content: `Much of the delay in a recovery isn’t driving. It is finding you. A truck can be two hundred metres from you, on the wrong side of a twelve-lane road, with the next U-turn four kilometres away. A car can stand on level P4 of a mall with six thousand spaces. “I can see a tall building” is true of nearly every place in this city.

A dispatcher needs three things to send a truck on the right road at the first attempt:
- a point: where the car is, within a few metres,
- a direction: which carriageway, and where it leads,
- a way in: the gate, ramp or track that a truck can use.

Your phone gives the first one. Only you can give the other two. The rest of this article is about doing all of it in one message.`,
    },
    {
      id: 'how-good-is-gps',
      title: 'How good the blue dot is',
      image: {
        name: 'dubai-ar-skyline',
        after: 2,
        alt: 'A recovery truck with its lamps on stands in front of the towers of Dubai early in the morning',
        caption: 'Between towers like these the blue dot can sit in the next street.',
      },
      content: `Under open sky a phone is typically right to about five metres. It works that out from the travel time of signals from several satellites, and it needs no mobile network to do it: GPS works in the desert even where messages don’t.

Between towers the signals bounce off the glass and arrive late. In Downtown, the Marina or Business Bay the dot can sit tens of metres off, often on the neighbouring street, and sometimes it jumps. Underground there are no satellites at all: the phone shows the last place it knew, usually the entrance, or guesses from Wi-Fi.

Three habits make the dot honest:
1. Step away from the wall and hold the phone still for twenty seconds. The circle around the dot shows how unsure the phone is. Wait until it shrinks.
2. Allow “precise location” for the app that you use. With it switched off, you share an area of several kilometres.
3. Look at the map before you send. If the dot is on the wrong carriageway, say so in words.

Switch Wi-Fi on even if you are not connected. Phones use the names of networks nearby as a cross-check, and in a city street it helps.`,
    },
    {
      id: 'ways-to-send',
      title: 'Four ways to send a place, and when to use each',
      content: `A live location in a chat. In WhatsApp: attach, Location, Share live location, for 15 minutes, one hour or eight hours. Best when you might have to move, or when the truck has to follow a convoy. It needs data for as long as it runs.

A map link. Best for a car that stands still. It is short, it opens on any phone, and it survives being forwarded from the dispatcher to the driver. Coordinates such as 25.1972, 55.2744 are the same thing in bare form: latitude first, then longitude. Dubai’s start with 24 or 25, and with 54, 55 or 56.

A Plus Code, such as “57WF+VQ Dubai”. It is an open system, built into Google Maps, that names a square of about 14 by 14 metres. It can be read out over a bad line without mixing up digits, since it leaves out the letters that look or sound alike. Press and hold on the map to see it. Best by phone or where the only thing that gets through is a text message.

Words. When the phone can’t find its location: the road’s name or E number, the direction as a destination, the number on the last exit sign, and one thing that can’t be anywhere else.

An SMS often gets through where data and even a call fail, because it needs only a moment of signal. Write it, press send, and hold the phone high.`,
    },
    {
      id: 'places-that-hide',
      strip: 'basement',
      title: 'Car parks, towers and service roads',
      content: `Below ground, send a photograph in place of a dot. The pillar beside the car carries the zone, the level and often a colour: one picture says it all. Add the name of the entrance that you came in by, and look for the sign with the maximum height. Many Dubai car parks let in about 2 to 2.2 metres. An ordinary flatbed is taller, so the dispatcher has to know before choosing a vehicle. Say too whether the car rolls, whether the gearbox can be put in neutral, and whether the ramp has a bend.

At a tower, give the tower’s name and the drop-off or service entrance. Security will stop a truck at the front gate; call reception yourself and tell them its plate.

On a service road, say that it is the service road. Along the main highways it runs beside the carriageway for kilometres with a fence in between, and on the map both look like one line.

In a gated community, the number of the gate matters more than that of the villa. Some gates don’t open to trucks at night.`,
    },
    {
      id: 'what-dispatch-does',
      title: 'What happens to your location at the other end',
      image: {
        name: 'book-promo',
        after: 1,
        alt: 'At dusk a flatbed with nothing on its deck drives along a wide road, the bridges of an interchange behind it',
        caption: 'A kilometre away can still be the wrong side of the road.',
      },
      content: `A good dispatcher doesn’t send the nearest truck, but the one with the shortest way by road that also has the right equipment. Those are often different vehicles. One that is a kilometre off in a straight line can be a quarter of an hour away, if it is on the other carriageway.

The route then takes in what a car’s navigation leaves out: height limits, gates, roads closed to trucks at certain hours. This is why the arrival time that you are given may be longer than the one on your own map. It is also an estimate. Traffic after an accident changes it, sometimes because of the very accident that has stopped you. A dispatcher who calls you when the time changes is worth more than one who promises five minutes to everybody.

If the company offers a link to watch the truck, use it from your safe place. Don’t walk to the road early because the marker looks close.

Your location is personal data. Share it for a limited time, and stop the live location when the car is loaded. A serious company needs it for one job, and can tell you how long it is kept.`,
    },
  ],
  faqs: [
    {
      question: 'I have no data connection. Can I still send my location?',
      answer:
        'Yes. The satellites work without a network. Open the map, or the compass on an iPhone, and read the coordinates or the Plus Code. Send them by SMS or say them on a call.',
    },
    {
      question: 'Is a screenshot of the map good enough?',
      answer:
        'It helps people, but nobody can navigate to a picture. Send the link or the coordinates, and the screenshot on top if the carriageway is hard to describe.',
    },
    {
      question: 'The driver says that he is there, and I see nobody. What now?',
      answer:
        'You are probably on two sides of the same road, or on two levels. Stay on the line, don’t cross. Tell him the last thing that you passed, and let him come round.',
    },
  ],
};
