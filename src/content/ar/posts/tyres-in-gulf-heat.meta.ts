import { meta as english } from '../../en/posts/tyres-in-gulf-heat.meta';
import type { PostMeta } from '../../post-shape';

export const meta: PostMeta = {
  ...english,
  title: 'الإطارات في حر الخليج: فحص في عشر دقائق',
  description:
    'لماذا تنفجر الإطارات على الطرق الحارة وكيف تمنع ذلك: اقرأ تاريخ الصنع، وقِس الهواء والإطار بارد، وتحسس الضرر بيدك، وتحكم بالسيارة إن انفجر.',
  updated: '2026-11-24',
  author: 'فريق الورشة',
  image: { name: english.image.name, alt: 'مجسّم صغير: فني جالس عند عجلة سيارة دفع رباعي فيروزية وبيده مقياس هواء موصول بصمامها بخرطوم قصير' },
  keywords: ['انفجار إطار', 'هواء الإطارات في الصيف', 'تاريخ صنع الإطار', 'عمق المداس', 'عمر الإطار في الإمارات', 'بنشر'],
  readTime: 5,
  category: 'السلامة',
};
