import { meta as english } from '../../en/posts/car-ready-for-summer-heat.meta';
import type { PostMeta } from '../../post-shape';

export const meta: PostMeta = {
  ...english,
  title: 'جهّز سيارتك لصيف دبي',
  description:
    'صيف دبي يكسر البطارية والتبريد والمكيف قبل غيرها. ماذا تفحص في أبريل، وماذا تفعل عندما ترتفع الحرارة في الزحمة، وماذا تترك للكراج.',
  updated: '2026-11-28',
  author: 'فريق الورشة',
  image: { name: english.image.name, alt: 'مجسّم صغير: سيارة صالون غطاء محركها مفتوح على حافة طريق صحراوي في شمس الظهر، وبجانبها قارورة ماء' },
  keywords: ['صيانة السيارة في الصيف', 'ارتفاع حرارة المحرك', 'بطارية السيارة والحر', 'ماء الرديتر', 'مكيف السيارة'],
  readTime: 5,
  category: 'الصيانة',
};
