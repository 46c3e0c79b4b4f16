import { meta as english } from '../../en/posts/stuck-in-the-dunes.meta';
import type { PostMeta } from '../../post-shape';

export const meta: PostMeta = {
  ...english,
  title: 'غرّزت في الرمل؟ كيف تخرج بسلام',
  description:
    'لماذا تغرّز سيارة الدفع الرباعي، والخطوات التي تخرج أكثرها، وما الذي لا تربط به الحبل أبدًا، ومتى تترك المجرفة وتتصل.',
  updated: '2026-11-24',
  author: 'فريق الصحراء',
  image: { name: english.image.name, alt: 'مجسّم صغير: سيارة إنقاذ بدفع رباعي على سقفها حمالة تقود سيارة أخرى على ظهر كثيب مموج في شمس المغرب' },
  keywords: ['تغريز في الرمل', 'سحب من الصحراء', 'قيادة الكثبان', 'هواء الإطارات للرمل', 'القدرة', 'حبل سحب مرن'],
  readTime: 5,
  category: 'الصحراء',
};
