import { meta as english } from '../../en/posts/who-to-call.meta';
import type { PostMeta } from '../../post-shape';

export const meta: PostMeta = {
  ...english,
  title: 'مشكلة في السيارة بدبي: بمن تتصل أولًا؟',
  description:
    'الشرطة أم الإسعاف أم الهيئة أم التأمين أم السطحة؟ الرقم الأول الصحيح لخمس عشرة مشكلة في دبي، وماذا تقول عندما يردون عليك.',
  updated: '2026-11-28',
  author: 'غرفة العمليات',
  image: { name: english.image.name, alt: 'مجسّم صغير: صورة قريبة لهاتف وحقيبة إسعاف ومفتاح سيارة على غطاء محرك سيارة واقفة' },
  keywords: ['أرقام الطوارئ دبي', 'رقم الشرطة 999', 'الرقم 901', 'هيئة الطرق 800\u00a09090', 'مساعدة على الطريق', 'بمن أتصل'],
  readTime: 4,
  category: 'الطوارئ',
};
