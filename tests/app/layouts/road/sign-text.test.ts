import { expect, it } from 'vitest';
import { signText } from '@/app/layouts/road/sign-text';

it.each([
  ['How it works', 'How it works'],
  ['Elite 10-Vehicle Recovery Fleet - Complete Dubai Coverage', 'Elite 10-Vehicle Recovery Fleet'],
  ['Is anyone hurt? Is your car in a lane?', 'Is anyone hurt?'],
  ['It can’t roll: locked, electric, low', 'It can’t roll'],
  ['Stop. Breathe.', 'Stop'],
  ['From 0.5 km to 24/7 help', 'From 0.5 km to 24/7 help'],
  ['متى غرزت؟ لكل وقت حسابه', 'متى غرزت؟'],
  ['Who moves my car, and who pays?', 'Who moves my car'],
  ['داخل المدينة، وبداية المسافات الطويلة', 'داخل المدينة'],
  ['Distance, waiting and storage', 'Distance, waiting and storage'],
  // Twenty letters fit.
  ['Battery dead, car on', 'Battery dead, car on'],
  ['Battery dead, car off', 'Battery dead'],
  ['  Licensed,\n insured ', 'Licensed, insured'],
  ['', ''],
])('of the heading “%s” a sign says “%s”', (heading, sign) => {
  expect(signText(heading)).toBe(sign);
});
