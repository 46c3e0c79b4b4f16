import { dubaiMidnight } from '@/contract/dubai-day';
import { timeOf } from '@/lib/time-of';
import { useTime } from '../alarm/clock';

/**
 * Writes a time as the board shows it, with its day unless that is today; what uses it is
 * drawn again at midnight in Dubai.
 */
export function useWhen(): (at: string, write?: (ms: number) => string) => string {
  const today = useTime(dubaiMidnight);
  return (at, write) => timeOf(at, today, write);
}
