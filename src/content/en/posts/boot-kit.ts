import { WATER_LITRES } from '../../promises';
import type { PostText } from '../../post-shape';

export const text: PostText = {
  sections: [
    {
      id: 'three-places',
      title: 'Three places, not one',
      content: `Most emergency kits are bought, put under the boot floor and never seen again. When they are needed, the luggage stands on top, or the tailgate opens onto the fast lane.

Sort by when you need a thing, and not by what it is:
- Within reach of the belt: what you need before you get out.
- In the door or under a seat: what you need as you get out.
- In the boot, in a crate that can’t slide: what you need when you are safe.

Once that is settled, the list becomes short. Ten useful things beat forty in a bag with a zip. The test is simple: can the person who drives this car least often find the torch in the dark, with one hand, in ten seconds? If not, it is in the wrong place.`,
    },
    {
      id: 'within-reach',
      title: 'Within reach of the belt',
      content: `A belt cutter with a glass breaker. Fix it to the console or the sun visor. In the glove box it is out of reach when you are hanging in the belt. Side windows of laminated glass don’t break with it; a small mark on the pane tells you which kind yours are, so find out which window would.

A phone cable that stays in the car, and a holder. A phone with a flat battery turns a small fault into a long wait.

A card with numbers on paper: insurer and policy, rental company or fleet desk, someone at home, blood groups and allergies. It works when the phone doesn’t, and for whoever finds you.

Half a litre of water per seat. Not in the sun on the rear shelf.

One reflective vest. One per person is better; they fold to the size of a hand and belong in the door pockets, because the people in the back have to get out as well.`,
    },
    {
      id: 'in-the-boot',
      title: 'In the crate in the boot',
      image: {
        name: 'breakdown-tyre',
        after: 6,
        alt: 'A mechanic kneels at the front wheel of a red car that stands on a jack; the spare wheel leans against its side',
        caption: 'Without the brace and the adapter the spare wheel is no use.',
      },
      content: `For people:
- Water for each person: ${WATER_LITRES.town} litres in town, ${WATER_LITRES.desert} in the desert.
- First-aid bag: gloves, large dressings, bandages, plaster, a foil blanket, scissors, burn gel. Painkillers spoil in the heat; take them along in your own bag.
- Hats, a sheet or a large sunshade to make shade with, and a long-sleeved shirt.
- Biscuits or dates, which stand the heat. Chocolate doesn’t.

For being seen:
- Warning triangle. Most cars here are sold with one; look whether it is still there.
- A head torch, so that both hands are free, its batteries beside it, not inside.

For the car:
- Jump leads with thick copper, at least 16 mm², three metres long.
- Tyre gauge and a compressor that plugs into the socket.
- The wheel brace that fits, and the adapter for locking nuts. Without the adapter the wheel may have to stay on until a workshop takes it off.
- The towing eye. It is kept with the jack; know where it screws in.
- Work gloves, cable ties, strong tape, a litre of the right coolant.
- A small dry-powder extinguisher, fixed so that it can’t fly, with a gauge in the green.

A shovel, two boards and a long strap come on top for those who leave the tarmac. For a commute they are only weight.`,
    },
    {
      id: 'leave-out',
      title: 'What to leave in the shop',
      image: {
        name: 'breakdown-fuel',
        after: 1,
        alt: 'At dusk a service van has stopped behind a sand-coloured SUV on a desert road, a red fuel can on the ground between them',
        caption: 'The van brings the petrol, so your boot doesn’t have to carry it.',
      },
      content: `Spare petrol. In a closed car at 50 °C a fuel can lets vapour into the cabin. A dry tank, once you are off the road, is only a phone call; a burning fuel can is not.

A lithium jump starter that lives in the boot. Most makers forbid storage above some 45 to 60 °C, and a parked car goes past that. If you want one, and they are good, carry it in and out like a laptop. Leads don’t mind the heat.

Aerosols of any kind: tyre sealant, starter spray, deodorant. Read the figure on the can, which is usually 50 °C. A sealant bottle for the car’s own compressor isn’t under pressure and may stay; it does expire.

Cheap tow ropes without a rating, and hooks with a spring clip. They break at the clip. If a rope goes into the kit, choose one whose label gives a breaking load well above the weight of your car.

A steel ring spanner set, “just in case”. On a modern car there is little that you can and should do at the roadside. Everything loose flies through the car at the first hard braking.

Large kits for AED 99 with sixty pieces. Count how many of them are plasters.`,
    },
    {
      id: 'calendar',
      title: 'A calendar of four dates',
      image: {
        name: 'team-desert',
        after: 2,
        alt: 'Sand boards, a coiled blue strap and shackles lie on the sand in front of a 4x4 with a winch',
        caption: 'From October: boards and a strap, for those who leave the tarmac.',
      },
      content: `Heat spoils a kit faster than use does. Four dates keep it alive, each a quarter of an hour:

- 1 April: new water, burn gel and plaster dates, sunshade out. Check the extinguisher’s gauge, and turn it over once so that the powder doesn’t cake.
- 1 July: new water again; a bottle that has been cooked for three months tastes like it. Try the compressor on a tyre, the spare included.
- 1 October: torch, batteries, vests. Desert season begins: add the shovel and straps.
- 1 January: read the card with the numbers. Insurance changed? New phone? Replace what you lent out.

Each time let another member of the family unfold the triangle and find the towing eye. It takes two minutes, and it is the only training most people will ever have.

What must a private car carry by law? As of November 2026 ask the RTA (800 9090) or your test centre. Company vehicles, buses and trucks have longer lists than yours.`,
    },
  ],
  faqs: [
    {
      question: 'Is water in plastic bottles safe after weeks in a hot car?',
      answer:
        'It will keep you alive and won’t make you ill immediately, but heat does make plastic give off more into the water. Use steel bottles or replace the plastic ones often, and in an emergency drink what you have.',
    },
    {
      question: 'Should I use the extinguisher if my engine bay is on fire?',
      answer:
        'Only with everyone out, a call to 997 under way, and flames no bigger than a waste-paper bin. Spray through the gap of the bonnet without opening it wide. If it doesn’t go out in a few seconds, walk away, at least 50 metres. For an electric car’s battery, don’t try: leave and call.',
    },
    {
      question: 'My car has no spare wheel. What should I carry?',
      answer:
        'The sealant set that came with it, in date, and the number of someone who can carry the car. Sealant only repairs a small hole in the tread. For long routes some owners buy the maker’s space-saver and strap it down in the boot.',
    },
  ],
};
