import { emergencyNumbers } from '@/content/emergency-numbers';
import type { StripContent } from '@/content/strip-types';

/** Four frames: a flooded wadi. */
export const wadi: StripContent = {
  id: 'wadi',
  title: 'وادٍ فيه سيل',
  frames: [
    { alt: 'سيارة وقفت حيث يقطع ماء بني الطريق في الوادي', caption: 'ماء في الوادي؟ قف ولا تدخله.' },
    { alt: 'السيارة استدارت وهي تبتعد عن الماء', caption: 'استدر وارجع من حيث أتيت.' },
    { alt: 'سيارة واقفة في الماء، وركابها نزلوا ووصلوا إلى الضفة', caption: 'وقفت السيارة في الماء؟ انزلوا الآن واصعدوا إلى مكان مرتفع.' },
    { alt: 'رجل يتصل من الضفة فوق الماء وبجانبه امرأة، والسيارة باقية في الماء', caption: `اتصلوا بالرقم ${emergencyNumbers.police} من هناك. ولا ترجعوا إلى الماء أبدًا.` },
  ],
};
