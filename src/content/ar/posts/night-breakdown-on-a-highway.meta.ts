import { meta as english } from '../../en/posts/night-breakdown-on-a-highway.meta';
import type { PostMeta } from '../../post-shape';

export const meta: PostMeta = {
  ...english,
  title: 'تعطّلت سيارتك ليلًا على طريق سريع',
  description:
    'سيارتك تنطفئ على طريق سريع مظلم: كيف تستفيد من آخر اندفاعها، وأين تقف أنت، وكيف يراك السائقون، وماذا تفعل حتى تصل السطحة.',
  updated: '2026-11-24',
  author: 'غرفة العمليات',
  image: { name: english.image.name, alt: 'مجسّم صغير: سيارة صالون أنوارها تومض واقفة وحدها على جانب طريق تحت ضوء القمر، وخلفها مثلث تحذير' },
  keywords: ['عطل في الليل', 'عطل على شارع الشيخ زايد', 'كتف الطريق', 'مثلث التحذير', 'الإشارات الرباعية', 'الفلشر'],
  readTime: 5,
  category: 'السلامة',
};
