/**
 * What a driver is told about danger, once for every page: the same words wherever they stand, so that nobody has to choose
 * between two rules (decisions, section F, "where someone is hurt"). Where they come from: `facts.ts`.
 */
import type { Lang } from '@/config/languages';
import { emergencyNumbers } from './emergency-numbers';

const { police, ambulance } = emergencyNumbers;

interface SafetyRules {
  /** Whom to call: the one rule for injuries and for a car in a lane. */
  injury: string;
  /** While the car still moves. */
  exit: string;
  /** When it does not move any more: goes on from `exit`, and never stands without it. */
  shoulder: string;
  /** Leaving the car. */
  out: string;
  /** When there is no safe way out. */
  stayIn: string;
  hazards: string;
  photos: string;
  /** Lamps of the dashboard. */
  amber: string;
  red: string;
}

export const safety: Record<Extract<Lang, 'en' | 'ar'>, SafetyRules> = {
  en: {
    injury: `Anyone hurt, or in a lane: ${police}. Ambulance only: ${ambulance}.`,
    exit: 'If the car still moves, take the nearest exit.',
    shoulder: 'If it does not, stop on the right shoulder, never on the left one.',
    out: 'Get out on the side away from traffic, and stand behind the barrier.',
    stayIn: `No clear way to a safe place? Stay in, seat belts on, and call ${police}.`,
    hazards: 'Hazard lights on when the car has stopped, not while you drive.',
    photos: 'Clear the lane before you take photographs. One quick picture from inside the car, at most.',
    amber: 'An amber light means get it checked soon. Read the handbook before you drive.',
    red: 'A red or flashing light means stop as soon as it is safe, and switch off.',
  },
  ar: {
    injury: `إذا أُصيب أحد، أو كانت السيارة في المسار: ${police}. للإسعاف فقط: ${ambulance}.`,
    exit: 'إذا كانت السيارة تتحرك فاخرج من أقرب مخرج.',
    shoulder: 'وإن لم تتحرك فقف على كتف الطريق الأيمن، ولا تقف على الأيسر أبدًا.',
    out: 'انزلوا من الجهة البعيدة عن حركة السير، وقفوا خلف الحاجز.',
    stayIn: `إن لم يكن الطريق إلى مكان آمن خاليًا، فابقوا في السيارة واربطوا الأحزمة واتصلوا بالرقم ${police}.`,
    hazards: 'شغّل الإشارات الرباعية (الفلشر) عندما تقف السيارة، لا وأنت تقود.',
    photos: 'أخلوا المسار قبل التصوير. وصورة سريعة واحدة من داخل السيارة تكفي.',
    amber: 'الضوء الأصفر يعني: افحصها قريبًا، واقرأ كتيب السيارة قبل أن تقود.',
    red: 'الضوء الأحمر أو الوامض يعني: قف في أول مكان آمن وأطفئ المحرك.',
  },
};
