import type { LandingLabels } from '../types';
import { positionWords } from './position';

/** Strings of the landing template in Arabic. */
export const landingLabels: LandingLabels = {
  breadcrumbServices: 'خدماتنا',
  callNow: 'اتصل الآن',
  sms: 'رسالة نصية',
  response: 'زمن الوصول',
  hours: '24/7',
  area: 'المنطقة',
  difficulty: 'الوصول إلى السيارة',
  difficulties: { Easy: 'سهل', Medium: 'متوسط', Hard: 'صعب' },
  responseNote: 'هذه أوقات معتادة لكل منطقة من لحظة الاتصال إلى الوصول، وليست وعدًا. والوقت في أعلى الصفحة متوسط. قد يغيرها الزحام والطقس وحال الأرض، وموظفنا يخبرك بالوقت المتوقع لمكانك.',
  examples: 'أمثلة',
  method: 'طريقة النقل',
  warning: 'تنبيه',
  always: 'نرد على اتصالك ليلًا ونهارًا.',
  trustTitle: 'لماذا يتصل بنا السائقون',
  contactLabel: 'طرق التواصل معنا',
  position: positionWords,
};
