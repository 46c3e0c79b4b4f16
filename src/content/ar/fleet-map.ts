/** What only the map of the fleet shows, in Arabic: the bases are those of `en/fleet-map.ts`. */
import { site } from '@/config/site';
import type { FleetMapWords } from '../fleet-types';

const bases: FleetMapWords['bases'] = {
  'hq-al-quoz': { name: 'ساحة القوز الرئيسية', type: 'المكتب الرئيسي والورشة', services: ['سطحات', 'سيارات فارهة', 'حوادث'] },
  'hq-business-bay': { name: 'مركز بزنس باي', type: 'قاعدة وسط المدينة', services: ['السراديب والمواقف', 'دراجات نارية', 'مركبات خاصة'] },
  'hq-marina': { name: 'مركز دبي مارينا', type: 'قاعدة غرب المدينة', services: ['طوارئ', 'سيارات فارهة', 'سطحات'] },
  'hq-al-qudra': { name: 'قاعدة القدرة', type: 'قاعدة الصحراء', services: ['دفع رباعي', 'رافعات سحب', 'إنقاذ من الرمل'] },
  'hq-deira': { name: 'مركز ديرة', type: 'قاعدة شرق المدينة', services: ['ونشات', 'طوارئ', 'دراجات نارية'] },
  'hq-jebel-ali': { name: 'ساحة جبل علي', type: 'قاعدة المركبات الثقيلة', services: ['سحب ثقيل', 'مسافات طويلة', 'خدمة الأساطيل'] },
};

export const fleetMapWords: FleetMapWords = {
  bases,
  text: {
    mapLabel: 'خريطة دبي وعليها أسطول السحب',
    mapHelp: 'الأسهم تحرك الخريطة، وزائد وناقص للتكبير والتصغير. مفتاح التنقل ينتقل من مركبة إلى أخرى، ومفتاح الإدخال يفتحها.',
    touchHint: 'حرّك الخريطة بإصبعين',
    wheelHint: (key) => `اضغط ${key} ومرّر لتكبير الخريطة`,
    zoomIn: 'تكبير',
    zoomOut: 'تصغير',
    resetView: 'أظهر دبي كلها',
    drawn: `رسم الخريطة «${site.nameAr}»، وليست للملاحة`,
    status: 'في دورية',
    statusLabel: 'الحالة',
    speedLabel: 'السرعة',
    stopsLabel: 'المحطات',
    unitLabel: 'رقم المركبة',
    call: 'اتصل',
    close: 'أغلق',
    pile: (n) => (n === 2 ? 'هنا اثنتان في مكان واحد: أيهما تريد؟' : `هنا ${n} في مكان واحد: أيها تريد؟`),
    capacity: 'السعة',
    response: 'الوصول المعتاد قرب القاعدة',
    services: 'الخدمات',
  },
};
