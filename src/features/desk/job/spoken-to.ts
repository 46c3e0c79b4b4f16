/** How a customer is spoken to in a message. */

/**
 * Words that come before a name and are none alone: titles, and what many Arabic names begin with. «عبد» of «عبد الله»
 * would be "slave". In small letters, without signs.
 */
const BEFORE_A_NAME: ReadonlySet<string> = new Set(
  [
    'mr mrs ms miss dr eng prof sir sheikh shaikh sheikha sh capt hajji haji',
    'abd abdel abdul abdal abu abo bu umm um bin ibn',
    'عبد أبو ابو بو أم ام بن ابن بنت',
    'شيخ الشيخ شيخة الشيخة سيد السيد سيدة السيدة أستاذ استاذ الأستاذ الاستاذ أستاذة الأستاذة حاج الحاج حاجة الحاجة',
    'د دكتور الدكتور دكتورة الدكتورة م مهندس المهندس مهندسة المهندسة أ',
    'جناب محترم محترمہ ڈاکٹر انجینئر',
    'श्री श्रीमती डॉ',
  ].flatMap((words) => words.split(' ')),
);

const letters = (word: string): string => word.toLowerCase().replace(/[^\p{L}\p{M}]/gu, '');

/** "Mariam" of "Mariam Al Falasi", "Dr. Omar" of "Dr. Omar Saif"; '' for a caller without a name. */
export function spokenTo(name: string): string {
  const words = name.trim().split(/\s+/);
  const own = words.findIndex((word) => letters(word) !== '' && !BEFORE_A_NAME.has(letters(word)));
  return (own < 0 ? words : words.slice(0, own + 1)).join(' ');
}
