import { meta as english } from '../../en/posts/boot-kit.meta';
import type { PostMeta } from '../../post-shape';

export const meta: PostMeta = {
  ...english,
  title: 'عدة الطوارئ لكل سائق في الإمارات',
  description:
    'ماذا تحمل في سيارتك في الإمارات، وفي أي مكان منها، وما الأدوات التي تتركها في المحل، وأربعة تواريخ تحفظ العدة من التلف.',
  updated: '2026-11-28',
  author: 'فريق الورشة',
  image: { name: english.image.name, alt: 'مجسّم صغير: صندوق سيارة مفتوح فيه حقيبة إسعاف خضراء وماء ومصباح وأسلاك تشغيل ملفوفة ومثلث تحذير' },
  keywords: ['عدة طوارئ السيارة', 'حقيبة إسعاف', 'مثلث التحذير', 'جهاز تشغيل البطارية', 'طفاية حريق للسيارة'],
  readTime: 4,
  category: 'التجهيز',
};
