import { safety } from '@/content/safety';
import type { StripContent } from '@/content/strip-types';

/** Four frames: a small accident. */
export const accident: StripContent = {
  id: 'accident',
  title: 'حادث بسيط',
  frames: [
    { alt: 'سيارتان تلامستا في المسار، وإشاراتهما الرباعية مضاءة', caption: `قف وشغّل الإشارات الرباعية (الفلشر). ${safety.ar.injury}` },
    { alt: 'السيارتان على كتف الطريق الأيمن، والمسار بجانبهما خالٍ', caption: 'لا إصابات والسيارتان تتحركان؟ أخلوا المسار أولًا.' },
    { alt: 'السائقان خلف الحاجز، وأحدهما يتصل', caption: 'انتظروا خلف الحاجز، وبلّغوا عن الحادث من هناك.' },
    { alt: 'سائق يصوّر السيارتين بهاتفه من خلف الحاجز', caption: 'الآن صوّروا: السيارتين، لا الناس.' },
  ],
};
