import { expect, it } from 'vitest';
import { truckHints } from '@/contract/job/truck-hint';

const asked = (over: object) => truckHints({ service: undefined, vehicle: '', words: '', place: '', ...over });

it.each([
  [{ service: 'desert_recovery', vehicle: 'SUV' }, ['winch']],
  [{ service: 'luxury_car_recovery', vehicle: 'Sports Car Ferrari' }, ['flatbed']],
  [{ vehicle: 'Motorcycle Honda' }, ['motorcycle']],
  [{ vehicle: 'Commercial Vehicle' }, ['heavy']],
  [{ words: "It won't start, I am in the basement of the mall, parking level B2" }, ['low', 'battery']],
  [{ words: 'سيارتي غرزت في الرمل' }, ['winch']],
  [{ words: 'Tesla with a flat tyre, lost my keys' }, ['flatbed', 'locked', 'tyre']],
  [{ words: 'Ran out of petrol near the bridge' }, ['fuel']],
  [{ words: 'Gearbox is broken, please come quickly', vehicle: 'Sedan Nissan' }, []],
  [{ words: 'A thousand thanks, sandwich bar next to the road' }, []],
])('%o may need %o', (job, hints) => {
  expect(asked(job)).toEqual(hints);
});
