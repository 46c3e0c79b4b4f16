/** Words that the pages of the links share. */
import { site } from '@/config/site';
import type { LinkRefusal } from '@/contract/job/link';

export interface LinkWords {
  /** The company's. */
  name: string;
  languages: string;
  call: string;
  loading: string;
  lost: string;
  asOf: (time: string) => string;
  /** Without the number: the call is below it. */
  gone: Record<LinkRefusal, string>;
}

export const commonEn: Omit<LinkWords, 'call'> = {
  name: site.name,
  languages: 'Languages',
  loading: 'One moment…',
  lost: 'No connection.',
  asOf: (time) => `As of ${time}.`,
  gone: {
    unknown: 'This link is not complete. Open it again from the message, or call us.',
    expired: 'This link has expired. Call us and we’ll send you a new one.',
    revoked: 'This link has been replaced by a newer one. Open the newest message.',
  },
};

export const commonAr: Omit<LinkWords, 'call'> = {
  name: site.nameAr,
  languages: 'اللغات',
  loading: 'لحظة…',
  lost: 'لا يوجد اتصال.',
  asOf: (time) => `آخر تحديث الساعة ${time}.`,
  gone: {
    unknown: 'هذا الرابط غير كامل. افتحه مرة أخرى من الرسالة، أو اتصل بنا.',
    expired: 'انتهت مدة هذا الرابط. اتصل بنا ونرسل إليك رابطًا جديدًا.',
    revoked: 'حلّ رابط أحدث محل هذا الرابط. افتح آخر رسالة وصلتك.',
  },
};
