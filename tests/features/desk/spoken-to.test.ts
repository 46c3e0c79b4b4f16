/** Whom a message greets: the first name, or what makes one together with the words before it. */
import { expect, it } from 'vitest';
import { spokenTo } from '@/features/desk/job/spoken-to';

it.each([
  ['Mariam Al Falasi', 'Mariam'],
  ['  Élodie  Özgür ', 'Élodie'],
  ['', ''],
  // «عبد» alone would be "slave", «أبو» "father of".
  ['عبد الله المرزوقي', 'عبد الله'],
  ['أبو محمد', 'أبو محمد'],
  ['أم خالد السويدي', 'أم خالد'],
  ['الدكتور/ عبد الرحمن آل مكتوم', 'الدكتور/ عبد الرحمن'],
  ['د. أحمد سعيد', 'د. أحمد'],
  ['عبدالعزيز الهاشمي', 'عبدالعزيز'],
  ['محمد بن راشد', 'محمد'],
  ['Abdul Rahman Khan', 'Abdul Rahman'],
  ['MR. JOHN SMITH', 'MR. JOHN'],
  ['Dr Eng Omar Saif', 'Dr Eng Omar'],
  ['Drew Miller', 'Drew'],
  ['ڈاکٹر عمران خان', 'ڈاکٹر عمران'],
  ['डॉ. अनिल कुमार', 'डॉ. अनिल'],
  ['Mr.', 'Mr.'],
])('%j is spoken to as %j', (name, as) => {
  expect(spokenTo(name)).toBe(as);
});
