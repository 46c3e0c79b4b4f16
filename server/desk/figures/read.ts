/**
 * Reads the data behind the figures: jobs that came in since a given time, with their steps, without pranks and
 * duplicates.
 */
import { campaignOf } from '../../../src/contract/campaign.ts';
import type { Attribution, Position } from '../../../src/contract/booking.ts';
import type { ServiceId } from '../../../src/contract/catalogue.ts';
import { CALLED_IN, UNKNOWN } from '../../../src/contract/job/figures.ts';
import type { EndReason, Payment } from '../../../src/contract/job/record.ts';
import { UNCOUNTED, type JobState } from '../../../src/contract/job/steps.ts';
import type { TapChannel } from '../../../src/contract/staff.ts';
import type { Trx } from '../../store/tables.ts';
import { parsed } from '../store/rows.ts';
import { areaOf } from './area.ts';
import { moments, type StepEvent } from './measure.ts';

/** A job without anything that says whose it was. Times: milliseconds since the epoch; money: AED. */
export interface FigureJob {
  reference: string;
  state: JobState;
  reason: EndReason | undefined;
  cameIn: number;
  /** Whether the customer agreed on an hour: then no minutes are counted. */
  agreedHour: boolean;
  taken: number | undefined;
  there: number | undefined;
  takenBy: string | undefined;
  service: ServiceId | typeof UNKNOWN;
  /** It is a request for an account: in the list of rows, in no figure. */
  account: boolean;
  area: string;
  campaign: string;
  estimate: number | undefined;
  paid: number | undefined;
  payment: Payment | undefined;
}

export interface Tap {
  at: number;
  channel: TapChannel;
  campaign: string;
  page: string;
  source: string;
}

async function stepsSince(trx: Trx, from: number, to: number): Promise<Map<number, StepEvent[]>> {
  const rows = await trx
    .selectFrom('job_events')
    .innerJoin('jobs', 'jobs.id', 'job_events.job_id')
    .select(['job_events.job_id', 'job_events.at', 'job_events.what', 'job_events.from_state', 'job_events.to_state'])
    .where('jobs.created_at', '>=', from)
    .where('jobs.created_at', '<=', to)
    .where('job_events.what', 'in', ['created', 'step', 'undone'])
    .orderBy('job_events.seq')
    .execute();
  const found = new Map<number, StepEvent[]>();
  for (const { job_id, ...event } of rows) {
    const events = found.get(job_id);
    if (events) events.push(event);
    else found.set(job_id, [event]);
  }
  return found;
}

/** Jobs that came in from `from` to `to`, oldest first. */
export async function jobsSince(trx: Trx, from: number, to: number): Promise<FigureJob[]> {
  const rows = await trx
    .selectFrom('jobs')
    .leftJoin('bookings', 'bookings.id', 'jobs.booking_id')
    .selectAll('jobs')
    .select('bookings.location as booked_at')
    .where('jobs.created_at', '>=', from)
    .where('jobs.created_at', '<=', to)
    .where('jobs.state', 'not in', UNCOUNTED)
    .orderBy('jobs.created_at')
    .orderBy('jobs.id')
    .execute();
  const steps = await stepsSince(trx, from, to);
  return rows.map((row) => {
    const reached = moments(steps.get(row.id) ?? []);
    const campaign = campaignOf(parsed<Attribution>(row.attribution)) ?? UNKNOWN;
    return {
      reference: row.reference,
      state: row.state,
      reason: (row.reason ?? undefined) as EndReason | undefined,
      cameIn: row.created_at,
      agreedHour: row.urgency === 'scheduled',
      taken: reached.taken,
      there: reached.there,
      takenBy: row.taken_by ?? undefined,
      service: (row.service ?? UNKNOWN) as FigureJob['service'],
      account: row.account !== null,
      area: areaOf([row.place, row.booked_at], parsed<Position>(row.position)),
      campaign: row.booking_id === null ? CALLED_IN : campaign,
      estimate: row.estimate ?? undefined,
      paid: row.final_price ?? undefined,
      payment: row.payment ?? undefined,
    };
  });
}

/** Taps on call, WhatsApp and SMS from `from` to `to`, oldest first. */
export async function tapsSince(trx: Trx, from: number, to: number): Promise<Tap[]> {
  const rows = await trx
    .selectFrom('calls')
    .select(['received_at', 'channel', 'campaign', 'page', 'source'])
    .where('received_at', '>=', from)
    .where('received_at', '<=', to)
    .orderBy('seq')
    .execute();
  return rows.map(({ received_at, campaign, ...tap }) => ({ ...tap, at: received_at, campaign: campaign ?? UNKNOWN }));
}
