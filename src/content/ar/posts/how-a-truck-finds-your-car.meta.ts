import { meta as english } from '../../en/posts/how-a-truck-finds-your-car.meta';
import type { PostMeta } from '../../post-shape';

export const meta: PostMeta = {
  ...english,
  title: 'كيف تصل إليك السطحة من أول مرة؟',
  description:
    'دبوس الخريطة ورقم المخرج وطابق الموقف: أيها يأتي بالسطحة إليك مباشرة في دبي، وكيف ترسله في عشر ثوانٍ حتى من دون إنترنت.',
  updated: '2026-11-28',
  author: 'غرفة العمليات',
  image: { name: english.image.name, alt: 'مجسّم صغير: مكتب عمليات عليه حاسوب يعرض خريطة ومسارًا، وبجانبه جهاز لاسلكي وهاتف ومفتاح سيارة' },
  keywords: ['مشاركة الموقع', 'لوكيشن واتساب', 'إحداثيات', 'رقم المخرج', 'موقع السيارة', 'سطحة قريبة'],
  readTime: 4,
  category: 'التقنية',
};
