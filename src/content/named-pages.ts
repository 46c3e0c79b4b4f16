/**
 * What the texts call the pages of this site: where a text names one of them so, the first of these words on a page become a link
 * (`ui/linked-text`). Each is a regular expression without groups of its own, read whatever its case; longer ones stand first. In Arabic
 * the small words that are written together with the next one (و، ب، ل، ال) may stand before each.
 */
import type { SiteLang } from '@/config/languages';
import type { PathId } from '@/config/paths';

/** A page, by its English id, or an article of the blog. */
export type NamedTarget = Exclude<PathId, `${string}Ar`> | `blog/${string}`;

export const namedPages: Record<SiteLang, readonly (readonly [NamedTarget, ...words: string[]])[]> = {
  en: [
    ['stranded', 'help page for (?:stranded )?drivers', 'page for stranded drivers', 'our help page'],
    ['whoMoves', 'Traffic Incident Management Unit', 'RTA unit', 'who pays for the (?:truck|recovery)'],
    ['driverCard', 'driver[’\']s card'],
    ['book', '(?:our|the) booking form', 'book online'],
    ['services', 'services page'],
    ['terms', '(?:our|the) terms(?: of service)?', 'terms of service'],
    ['privacy', 'privacy policy'],
    ['liveFleet', 'fleet map'],
    ['contact', 'contact page', 'contact us'],
    ['blog/breakdown-plan-for-fleets', 'breakdown plan'],
    ['rentalCar', 'rental (?:car|company|companies|desks?)'],
    ['insurers', 'insurers(?!’)', 'insurers’ hotlines'],
    ['fleets', '(?<!hotel )fleets', 'on one account', 'companies can'],
    ['accident', 'after an accident', 'police report', 'accident (?:damage|recovery|report)'],
    ['desertDubai', 'desert towing'],
    ['desert', 'desert (?:recovery|crews?|calls?)', 'out of sand', 'stuck in sand', 'deserts'],
    ['luxury', 'luxury cars?', 'enclosed carriers?', 'low sports car'],
    ['motorcycle', 'motorcycles?'],
    ['heavy', 'heavy (?:vehicles?|wreckers?|recovery)'],
    ['recovery', 'basement (?:trucks?|recovery)', 'car recovery'],
    ['breakdown', 'jump[- ]starts?', 'flat battery', 'roadside repairs?', 'a breakdown'],
    ['emergencyCar', 'emergency car service', 'flooded (?:road|car)'],
    ['towing', 'Towing Near Me', 'tow trucks?', 'short tow', 'towing service', '(?<=recovery, )towing', 'includes towing'],
    ['blog/boot-kit', 'boot kit'],
    ['blog/car-ready-for-summer-heat', 'summer heat'],
    ['blog/tyres-in-gulf-heat', 'burst tyres?', 'tyre bursts?', 'old tyres?'],
    ['blog/choose-a-recovery-company', 'choose a (?:recovery )?company'],
  ],
  ar: [
    ['stranded', 'صفحة المساعدة', 'صفحة من تعطلت سيارته'],
    ['whoMoves', 'وحدة إدارة الحوادث المرورية', 'من يدفع(?= أجرة السطحة| النقل)'],
    ['driverCard', 'بطاقة السائق'],
    ['book', 'نموذج الحجز', 'احجز من الموقع'],
    ['terms', 'شروط الخدمة', 'شروطنا', '(?<=وفق )الشروط', '(?<=في )الشروط(?=:)'],
    ['privacy', 'سياسة الخصوصية'],
    ['liveFleet', 'خريطة الأسطول'],
    ['contact', 'تواصل معنا'],
    ['blog/breakdown-plan-for-fleets', 'خطة أعطال'],
    ['rentalCar', '(?:مكتب|مكاتب|شركة|شركات) التأجير', 'سيارة مستأجرة'],
    ['insurers', 'شركات التأمين'],
    ['fleets', 'أساطيل الشركات', 'شركات(?= الدفع| فاتورة| حساب واحد)'],
    ['accident', 'بعد الحادث', 'بعد حادث', 'تقرير الشرطة', 'ضرر حادث'],
    ['desertDubai', 'سحب سيارات من الصحراء'],
    ['desert', 'إنقاذ من الصحراء', 'إنقاذ صحراوي', 'إنقاذ الصحراوي', 'من (?:ال)?رمل'],
    ['luxury', 'ناقلة المغلقة', 'ناقلة مغلقة', 'ناقلات مغلقة', 'سيارة الفارهة', 'سيارات الفارهة', 'رياضية منخفضة'],
    ['motorcycle', 'دراجة نارية', 'دراجات النارية', 'دراجة(?= تبدأ)', 'دراجات(?= وسيارات)'],
    ['heavy', 'شاحنة سحب ثقيلة', 'شاحنات سحب ثقيلة', 'مركبات الثقيلة', 'مركبات ثقيلة'],
    ['recovery', 'سطحة قريبة منك', 'مركبة منخفضة'],
    ['breakdown', 'أعطال الطريق', 'بطارية فارغة', 'شحن البطارية', 'عطل العادي'],
    ['emergencyCar', 'طوارئ السيارات', 'شارع غارق'],
    ['towing', 'سحب سيارات قريب منك', 'سحب القصير'],
    ['towingDubai', 'خدمة سحب السيارات'],
    ['blog/boot-kit', 'عدة الطوارئ'],
    ['blog/car-ready-for-summer-heat', 'صيف دبي'],
  ],
};
