import { meta as english } from '../../en/posts/choose-a-recovery-company.meta';
import type { PostMeta } from '../../post-shape';

export const meta: PostMeta = {
  ...english,
  title: 'كيف تختار شركة سطحات في دبي؟',
  description:
    'ثمانية أسئلة تكشف الشركة الجيدة في دقيقتين على الهاتف، وماذا يكون في السعر العادل، وماذا تنظر إليه عند السطحة قبل أن توقّع.',
  updated: '2026-11-28',
  author: 'غرفة العمليات',
  image: { name: english.image.name, alt: 'مجسّم صغير: سطحة وونش واقفان جنبًا إلى جنب في ساحة، وسائق يراجع قائمة مع زبون' },
  keywords: ['شركة سطحات دبي', 'سعر السطحة', 'عرض سعر سحب', 'سطحة مرخصة', 'سطحة أم ونش', 'احتيال السحب'],
  readTime: 4,
  category: 'اختيار الخدمة',
};
