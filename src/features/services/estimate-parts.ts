import type { ServicesContent } from '@/content/en/services';
import { SERVICE_PRICES } from '@/contract/catalogue';
import { estimateAed } from '@/contract/estimate';

type Case = ServicesContent['examples']['cases'][number];

/** What an estimate is made of, in AED: the starting price, what haste and what a luxury car add, and the sum. */
export function estimateParts({ service, urgency, vehicle }: Case) {
  const base = SERVICE_PRICES[service];
  const inTime = estimateAed(service, urgency, '');
  const sum = estimateAed(service, urgency, vehicle);
  return { base, now: inTime - base, luxury: sum - inTime, sum };
}
