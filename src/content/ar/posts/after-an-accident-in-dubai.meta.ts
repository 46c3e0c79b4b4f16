import { meta as english } from '../../en/posts/after-an-accident-in-dubai.meta';
import type { PostMeta } from '../../post-shape';

export const meta: PostMeta = {
  ...english,
  title: 'بعد الحادث في دبي: ماذا تفعل بالترتيب؟',
  description:
    'ماذا تفعل بعد حادث سيارة في دبي: أمّن المكان، واعرف متى تتصل بالرقم 999، وكيف تبلّغ وتصوّر، وكيف تصلح السيارة بالورقة الصحيحة.',
  updated: '2026-11-26',
  author: 'غرفة العمليات',
  image: { name: english.image.name, alt: 'مجسّم صغير عند الفجر: سيارتان واقفتان على جانب الطريق بعد صدمة خفيفة، وخلفهما ببضعة أمتار مثلث تحذير' },
  keywords: ['حادث سيارة دبي', 'تطبيق شرطة دبي', 'تقرير حادث', 'حادث بسيط', 'تقرير الشرطة للإصلاح', 'مطالبة تأمين'],
  readTime: 5,
  category: 'القانون والحوادث',
};
