import { expect, it } from 'vitest';
import { answerBadges, wishText } from '@/content/en/truck-answers';
import { truckHints, truckWish } from '@/contract/job/truck-hint';

const asked = (over: object) => truckHints({ service: undefined, vehicle: '', words: '', place: '', ...over });

it.each([
  [{ service: 'desert_recovery', vehicle: 'SUV' }, ['winch']],
  [{ service: 'luxury_car_recovery', vehicle: 'Sports Car Ferrari' }, ['flatbed']],
  [{ vehicle: 'Sports Car Audi' }, ['flatbed']],
  [{ vehicle: 'Motorcycle Honda' }, ['motorcycle']],
  [{ vehicle: 'Commercial Vehicle' }, ['heavy']],
  [{ words: "It won't start, I am in the basement of the mall, parking level B2" }, ['low', 'battery']],
  [{ words: 'It doesn’t start', place: 'BASEMENT of the mall' }, ['low', 'battery']],
  [{ words: 'My car won’t\u00a0start' }, ['battery']],
  [{ words: 'سيارتي غرزت في الرمل' }, ['winch']],
  [{ words: 'اطار مثقوب، الموقف تحت الارض' }, ['low', 'tyre']],
  [{ words: 'سياره كهربائيه والبطاريه فاضيه' }, ['flatbed', 'battery']],
  [{ words: 'Tesla with a flat tyre, lost my keys' }, ['flatbed', 'locked', 'tyre']],
  [{ words: 'Ran out of petrol near the bridge' }, ['fuel']],
  [{ words: 'Petrol is finished' }, ['fuel']],
  [{ words: 'خلص البترول' }, ['fuel']],
  [{ words: 'پیٹرول ختم ہو گیا' }, ['fuel']],
  [{ words: 'Car is not starting since morning' }, ['battery']],
  [{ words: 'السيارة ما تشتغل' }, ['battery']],
  [{ words: 'البتري خربان' }, ['battery']],
  [{ words: 'گاڑی اسٹارٹ نہیں ہو رہی' }, ['battery']],
  [{ words: 'गाड़ी स्टार्ट नहीं हो रही' }, ['battery']],
  [{ words: 'Two flat tyres' }, ['tyre']],
  [{ words: 'Front tire burst on the highway' }, ['tyre']],
  [{ words: 'عندي بنجر' }, ['tyre']],
  [{ words: 'ٹائر پھٹ گیا' }, ['tyre']],
  [{ words: 'टायर पंचर' }, ['tyre']],
  [{ words: 'السيارة مغروزة' }, ['winch']],
  [{ words: 'غارزين في البر' }, ['winch']],
  [{ words: 'قير اوتوماتيك' }, ['flatbed']],
  [{ words: 'I locked my keys in the car' }, ['locked']],
  [{ words: 'قفلت السيارة والمفتاح داخلها' }, ['locked']],
  [{ words: 'ضيعت المفتاح' }, ['locked']],
  [{ words: 'مفتاحي ضايع' }, ['locked']],
  [{ words: 'السيارة مقفلة، ما عندي مفتاح' }, ['locked']],
  [{ words: 'قفلت على المفاتيح جوا السيارة' }, ['locked']],
  [{ words: 'نسيت المفتاح بالسيارة' }, ['locked']],
  [{ words: 'المفتاح مكسور' }, ['locked']],
  [{ words: 'المفتاح عند الحارس' }, []],
  [{ words: 'السيارة داخل الموقف، المفتاح معي' }, []],
  [{ words: 'السيارة خربانة', place: 'عند محطة بترول أدنوك' }, []],
  [{ words: 'Gearbox is broken, please come quickly', vehicle: 'Sedan Nissan' }, []],
  [{ words: 'A thousand thanks, sandwich bar next to the road' }, []],
])('%o may need %o', (job, hints) => {
  expect(asked(job)).toEqual(hints);
});

it.each([
  [{ answers: { rolls: 'no', headroom: '2.1' } }, 'Flatbed with skates, 2.1 m', ['flatbed', 'low', 'locked']],
  [{ answers: { electric: 'yes' } }, 'Flatbed', ['flatbed']],
  [{ answers: { low: 'yes', children: 'yes' } }, 'Flatbed with long ramps and seats for children', ['flatbed']],
  [{ service: 'desert_recovery', answers: { children: 'yes' } }, 'Winch truck with seats for children', ['winch']],
  [{ service: 'motorcycle_recovery', answers: { headroom: '2' } }, 'Motorcycle carrier, 2 m', ['motorcycle', 'low']],
  [{ answers: { keys: 'no', destination: 'home', rental: 'yes' } }, undefined, ['locked']],
  [{ answers: undefined, words: 'Tesla' }, undefined, ['flatbed']],
])('%o asks for %s', (job, line, hints) => {
  const whole = { service: undefined, vehicle: '', words: '', place: '', ...job } as Parameters<typeof truckWish>[0];
  const wish = truckWish(whole);
  expect(wish && wishText(wish)).toBe(line);
  expect(truckHints(whole)).toEqual(hints);
});

it('each answer is a badge, in the order of the questions; an unknown one is none', () => {
  const answers = { headroom: '2.1', rental: 'yes', destination: 'dealer', rolls: 'sideways' };
  expect(answerBadges(answers as Parameters<typeof answerBadges>[0])).toEqual([
    'To: the dealer',
    'Rental car',
    'Entrance 2.1 m',
  ]);
});
