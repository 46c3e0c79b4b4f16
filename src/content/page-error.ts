/** What stands in place of a page that cannot be shown. Comes with every page: when it is needed, nothing can be fetched. */
import type { SiteLang } from '@/config/languages';

interface PageErrorWords {
  title: string;
  text: string;
  call: string;
  /** What the SMS says where no layout has words for it. */
  written: string;
  sms: string;
  help: string;
  home: string;
}

export const pageErrorWords: Record<SiteLang, PageErrorWords> = {
  en: {
    title: 'This page did not load.',
    text: 'Calls and SMS still work. The help page opens without a network.',
    call: 'Call',
    written: 'I need recovery. Please call me.',
    sms: 'Send an SMS',
    help: 'Help without a network',
    home: 'Home',
  },
  ar: {
    title: 'لم تفتح هذه الصفحة.',
    text: 'ما زال بإمكانك الاتصال وإرسال رسالة نصية. صفحة المساعدة تفتح بلا إنترنت.',
    call: 'اتصل',
    written: 'أحتاج إلى سطحة. أرجو الاتصال بي.',
    sms: 'أرسل رسالة نصية',
    help: 'المساعدة بلا إنترنت',
    home: 'الرئيسية',
  },
};
