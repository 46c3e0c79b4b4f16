/** The draft for the customer says what the desk knows of the job at that step, and no more. */
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { desk } from '@/content/en/desk';
import type { Job } from '@/contract/job/record';
import { ClockProvider, createClock } from '@/features/desk/alarm/clock';
import { CustomerMessages } from '@/features/desk/job/customer-messages';
import { job, NOW, truck } from './sample-job';

const eta = (ms: number) => ({ at: new Date(NOW + ms).toISOString(), saidAt: new Date(NOW).toISOString(), by: 'Omar' });

/** The text of the draft in WhatsApp; the one in SMS is the same. */
function draft(more: Partial<Job>): string | undefined {
  const { unmount } = render(
    <ClockProvider value={createClock(() => NOW)}>
      <CustomerMessages copy={desk.messages} job={job(1, more)} trucks={[truck(3, { driver: 'Ali' })]} newTab={null} />
    </ClockProvider>,
  );
  const [whatsapp, sms] = screen.queryAllByRole<HTMLAnchorElement>('link').map(({ href }) => href);
  unmount();
  if (!whatsapp || !sms) return undefined;
  const text = new URL(whatsapp).searchParams.get('text')!;
  expect(decodeURIComponent(sms)).toContain(text);
  return text;
}

it('names the truck, its driver and the time that was said; a time that has passed is no promise', () => {
  const sent = { state: 'sent', truckId: 3 } as const;
  expect(draft({ ...sent, eta: eta(20 * 60_000) })).toMatch(/DXB 3.*Ali|Ali.*DXB 3/s);
  expect(draft({ ...sent, eta: eta(20 * 60_000) })).toContain('02:20');
  expect(draft({ ...sent, eta: eta(-60_000) })).not.toMatch(/\d\d:\d\d/);
  expect(draft({ ...sent, truckId: 4 })).not.toContain('DXB');
});

it('names the price at the end, and has nothing to say while the car is on the truck', () => {
  expect(draft({ state: 'done', finalPrice: 345 })).toContain('345');
  expect(draft({ state: 'done' })).not.toContain('AED');
  expect(draft({ state: 'loaded' })).toBeUndefined();
});
