import type { TruckExtra, TruckHint, TruckWish } from '@/contract/job/truck-hint';
import { TRUCK_QUESTIONS, type TruckAnswers, type TruckQuestion } from '@/contract/truck-questions';

/** What a customer said that decides the truck, as the staff reads it: the board's badges and the booking's details. */
const said: { [Q in Exclude<TruckQuestion, 'headroom'>]: Record<NonNullable<TruckAnswers[Q]>, string> } = {
  destination: { home: 'To: home', garage: 'To: a garage', dealer: 'To: the dealer', unsure: 'To: not decided' },
  rolls: { yes: 'Rolls', no: 'Does not roll' },
  keys: { yes: 'Keys are there', no: 'No keys' },
  electric: { yes: 'Electric', no: 'Not electric' },
  low: { yes: 'Very low car', no: 'Normal height' },
  children: { yes: 'Children', no: 'No children' },
  rental: { yes: 'Rental car', no: 'Not a rental car' },
};

const TRUCKS: Partial<Record<TruckHint, string>> = {
  flatbed: 'Flatbed',
  winch: 'Winch truck',
  heavy: 'Heavy truck',
  motorcycle: 'Motorcycle carrier',
};
const EXTRAS: Record<TruckExtra, string> = { skates: 'skates', ramps: 'long ramps', seats: 'seats for children' };

/** One badge for each answer, in the order of the questions. */
export const answerBadges = (answers: TruckAnswers): string[] =>
  TRUCK_QUESTIONS.flatMap((question) => {
    if (question === 'headroom') return answers.headroom ? [`Entrance ${answers.headroom} m`] : [];
    const answer = answers[question];
    // What an older or newer program stored may have no words here.
    const words = answer && (said[question] as Record<string, string>)[answer];
    return words ? [words] : [];
  });

/** "Flatbed with skates, 2.1 m" */
export function wishText({ truck, extras, headroom }: TruckWish): string {
  const kind = (truck && TRUCKS[truck]) ?? 'Truck';
  const names = extras.map((extra) => EXTRAS[extra]).join(' and ');
  return [names ? `${kind} with ${names}` : kind, headroom && `${headroom} m`].filter(Boolean).join(', ');
}
