import { safety } from '../../safety';
import type { PostText } from '../../post-shape';

export const text: PostText = {
  sections: [
    {
      id: 'first-two-minutes',
      strip: 'accident',
      title: 'The first two minutes',
      content: `Stop, however light the touch was. A scraped bumper that you drive away from can turn a small matter into a police matter, because leaving the scene is a separate offence.

Then do four things in this order:
1. Switch on the hazard lights and put the car in Park.
2. Look at the people in your own car. Ask each of them by name if anything hurts.
3. Check your mirrors before you open a door. The second crash is often worse than the first.
4. Beside fast traffic, get everybody behind the barrier first. Then, only where you can walk clear of the lanes, ask the people in the other car the same question.

Do not argue about whose fault it was. Nobody at the roadside can settle it, and the police decide it from the damage, the positions and the statements. Swap names, check on each other, and leave it there.

If anybody in either car is frightened, dizzy or very quiet, treat that as an injury until a paramedic says otherwise. People in shock often report that they are fine.`,
    },
    {
      id: 'when-to-call-999',
      title: 'When it must be 999',
      content: `Call 999, the police emergency number, straight away if any of these is true:
- Somebody is hurt, or might be.
- A car is on its side, leaking fuel, smoking or on fire. Civil Defence is 997.
- A vehicle cannot be moved and is standing in a lane.
- The other driver has left, refuses to give details, or seems drunk or drugged.
- A pedestrian, a cyclist, a motorcycle rider or an animal was hit.
- Public property was damaged: a barrier, a lamp post, a signal.

${safety.en.injury} If you can only make one call, make it 999 and say that people are hurt: the operator sends both.

Say the road, the direction, the nearest exit or bridge, and how many people are involved. Then stay on the line until you are told to hang up.

Do not pull an injured person out of a car unless there is fire or another danger to life. As of November 2026 the federal traffic law speaks of first aid from drivers who have the medical knowledge for it. If you don’t have it, keep people calm, shaded and still, and follow what the operator tells you.`,
    },
    {
      id: 'move-or-leave',
      title: 'Move the cars, or leave them?',
      image: {
        name: 'emergency-accident',
        after: 3,
        alt: 'At dawn two cars stand on the shoulder; behind them a pickup with a lit arrow board sends the traffic past, and the people wait behind the barrier',
        caption: 'If the cars get no further than the shoulder, everybody waits behind the barrier.',
      },
      content: `Nobody hurt, and both cars can be driven: move them. Dubai Police and the RTA ask drivers in a minor accident to clear the road before they report it. ${safety.en.photos} Then take the nearest exit and stop in a safe place: a side road or the next petrol station, not the shoulder. Moving the cars does not change who is at fault.

Somebody hurt, or the cars are badly damaged: leave everything where it is. Positions, glass and tyre marks are evidence, and a patrol will record them.

Between those two cases there is a third one: nobody is hurt, but your car won’t roll. With a burst tyre, a wheel pushed back into the arch or a leaking radiator, driving on adds damage. It may also drop fluid on the road. If it blocks a lane, 999 comes first: get out, all together, once the road to a safe place is empty. Before that, stay in, belts on. Off the lane, get out on the safe side and stand behind the barrier. A recovery truck lifts it once the police allow it.

Signs that a car should not be driven from the scene, even when the engine runs:
- The steering wheel no longer points straight ahead.
- A warning light for brakes, steering or coolant stays on.
- An airbag has fired.
- You smell petrol, or see coolant or oil under the nose.
- Bodywork touches a tyre.`,
    },
    {
      id: 'report-it',
      title: 'Report it before you leave',
      content: `As of November 2026, Federal Decree-Law No. 14 of 2024 on traffic (in force since 29 March 2025) expects a driver to report an accident to the police within three hours. Don’t wait that long: report from the scene, while the other driver is still beside you. Ask Dubai Police on 901 for the rule as it is today.

For a minor accident with nobody hurt, the usual ways are:
- The Dubai Police app. Choose the service for a minor traffic accident and confirm the place on the map. Add the plates, the licence details and photographs. The report comes by message or email. It can take up to 24 hours.
- The number 901, the police for anything that isn’t an emergency. In Dubai, Dubai Police answers; a call from Sharjah reaches Sharjah Police. They tell you whether a patrol will come or where to drive.
- A police station, or a petrol station that offers the reporting service. The app and 901 tell you which ones do.

Outside Dubai the number for emergencies is still 999, but each emirate handles minor accidents in its own way. In Sharjah it is Rafid, in its app or on 800 72343. In Abu Dhabi and Al Ain it is the Saaed app. In the other emirates ask the police operator. The Dubai app is for Dubai only.

You need your driving licence, the vehicle registration card and the insurance details. Digital versions in the official apps save searching. In a rental car, call the rental company as well; the contract usually sets a time limit for that.`,
    },
    {
      id: 'proof',
      title: 'What to photograph and write down',
      content: `Take these in a safe place, once the lane is clear. Ten pictures cover almost every claim:
- Both cars from a distance, with the road and its markings.
- All four corners of your own car, including the undamaged ones.
- The damage from one metre away, and then from three.
- Both number plates.
- The road surface, signs and signals that mattered.

Photograph vehicles, not people. Taking pictures of injured people can cost AED 150,000 to 500,000, prison, or both (as of November 2026). Don’t post anything.

Write down the time, the place, the direction each car was going, the names and phone numbers of witnesses, and one plain sentence about what happened. Save the dashcam file before it is overwritten: many cameras record in a loop and keep only a few hours. Remove the card and put in a spare one.`,
    },
    {
      id: 'repair-and-insurance',
      title: 'Repair, insurance and the police report',
      image: {
        name: 'car-dubai-workshop',
        after: 3,
        alt: 'A flatbed with a small pale green car on its deck stands inside a workshop, beside a car lift',
        caption: 'Ask the insurer which workshop it should be before the truck leaves.',
      },
      content: `No workshop should start on accident damage without a police report. This is the paper that ties the damage to the accident, and insurers ask for it first. If a garage offers to begin now and sort out the report later, take the car elsewhere.

Check the report while you can still have it corrected: plates, date, names, and the damaged parts. A rear light that is missing from the report may be missing from the approval too.

Then call your insurer, before the car is moved for the second time. Ask three questions. Which workshop do they want? Who pays for the recovery, and up to how much? Do they want to inspect the car first? Many policies include a tow, but only if their own number is called or the invoice carries the report number.

Keep the recovery invoice with pick-up and drop-off address and time. Empty the car of valuables and parking cards; the Salik tag stays on the windscreen. Hand over one key only, and take the odometer in a last photograph.`,
    },
  ],
  facts: ['emergencyNumbers', 'policeNotUrgent', 'clearTheLane', 'reportTime', 'reportArrives', 'repairNeedsReport', 'leavingTheScene', 'photographingPeople', 'sharjahRafid', 'abuDhabiSaaed', 'shoulder', 'firstAid'],
  faqs: [
    {
      question: 'We agreed to settle it between us. Must I still report it?',
      answer:
        'Report it. As of November 2026 no workshop may repair accident damage without a police report, and an insurer can refuse to pay for it. A friendly agreement can be forgotten by the next morning.',
    },
    {
      question: 'Somebody hit my parked car and drove off. What now?',
      answer:
        'Leave the car where it is if that is safe, photograph it, and report it through the Dubai Police app or on 901. Ask the building or mall security to keep the camera recording; many systems overwrite theirs after some weeks or sooner.',
    },
    {
      question: 'May the recovery truck take my car before the police have seen it?',
      answer:
        'After a minor accident that has been reported, yes, once the police have told you that it may be moved. Where somebody was hurt, only when the officer at the scene releases the vehicle.',
    },
    {
      question: 'Where should a car that cannot be driven be taken?',
      answer:
        'To the workshop that the insurer names. If you cannot reach the insurer at night, have it taken to a locked yard or your own parking space; a second tow costs less than a repair at the wrong garage.',
    },
  ],
};
