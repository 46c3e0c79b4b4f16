import { emergencyNumbers } from '@/content/emergency-numbers';
import type { StripContent } from '@/content/strip-types';

/** Four frames: smoke from the bonnet. */
export const smoke: StripContent = {
  id: 'smoke',
  title: 'دخان من السيارة',
  frames: [
    { alt: 'سيارة على كتف الطريق الأيمن، إشاراتها الرباعية مضاءة، والدخان يخرج من غطاء المحرك المغلق', caption: 'قفوا على كتف الطريق الأيمن. أطفئوا المحرك وشغّلوا الإشارات الرباعية (الفلشر).' },
    { alt: 'رجل وامرأة وطفل يبتعدون عن السيارة من الجهة البعيدة عن المسارات', caption: 'انزلوا كلكم من الجهة البعيدة عن حركة السير، واتركوا الأغراض.' },
    { alt: 'هم خلف الحاجز، بعيدًا عن السيارة التي يخرج منها الدخان', caption: 'ابتعدوا كثيرًا، خلف الحاجز. لا تفتحوا غطاء المحرك.' },
    { alt: 'الرجل يتصل، والسيارة ودخانها بعيدان خلفه', caption: `نار أو دخان: اتصلوا بالدفاع المدني ${emergencyNumbers.civilDefence}.` },
  ],
};
