/** The privacy page promises what the server does: the terms stand in one place, and in both languages. */
import { expect, it } from 'vitest';
import { privacy as ar } from '@/content/ar/legal/privacy';
import { privacy as en } from '@/content/en/legal/privacy';
import { PHOTO_DAYS } from '@/contract/job/photo';
import { RETENTION_YEARS } from '../../server/store/privacy';

const retention = { en, ar };
const textOf = (lang: keyof typeof retention): string =>
  JSON.stringify(retention[lang].sections.find(({ id }) => id === 'data-retention'));

it.each([
  ['en', `photographs of your vehicle are deleted after ${PHOTO_DAYS} days`],
  ['ar', `نحذفها بعد ${PHOTO_DAYS} يومًا`],
  ['en', `"Service records (jobs, invoices)","${RETENTION_YEARS.bookings} years"`],
  ['ar', `"سجلات الخدمة (العمليات والفواتير)","${RETENTION_YEARS.bookings} سنوات"`],
  ['en', `"Communication logs (calls, messages, e-mail)","${RETENTION_YEARS.calls} years"`],
] as const)('%s: %s', (lang, text) => expect(textOf(lang)).toContain(text));
