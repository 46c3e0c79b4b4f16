import { meta as english } from '../../en/posts/breakdown-plan-for-fleets.meta';
import type { PostMeta } from '../../post-shape';

export const meta: PostMeta = {
  ...english,
  title: 'خطة أعطال لأساطيل الشركات في دبي',
  description:
    'كم يكلف فان متوقف فعلًا، وما البطاقة التي يحملها كل سائق، وعلى ماذا تتفق مع شركة السطحات قبل أول عطل، وأي خمسة أرقام تتابع كل شهر.',
  updated: '2026-11-26',
  author: 'قسم الشركات',
  image: { name: english.image.name, alt: 'مجسّم صغير: خمسة فانات متشابهة مصطفة في ساحة شركة في ضوء الصباح الباكر، وبجانبها سائق بيده قائمة' },
  keywords: ['أعطال أسطول', 'عقد سطحات للشركات', 'تكلفة التوقف', 'بطاقة السائق', 'نقل فانات دبي', 'صيانة وقائية'],
  readTime: 4,
  category: 'أساطيل الشركات',
};
