import { AD_CLICK } from '@/contract/campaign';
import { CALLED_IN, UNKNOWN } from '@/contract/job/figures';
import { desk } from './desk';

const jobs = (count: number): string => (count === 1 ? '1 job' : `${count} jobs`);

/** The desk's figures in the owner's tabs. */
export const figures = {
  title: 'From the desk',
  period: 'Period',
  periods: { 12: 'Last 12 hours', 24: 'Last 24 hours', 168: 'Last 7 days', 720: 'Last 30 days' },
  loading: 'Loading the desk’s figures…',
  failed: 'The desk’s figures could not be loaded.',
  none: 'No jobs came in during this time.',
  noTaps: 'No taps on call, WhatsApp or SMS during this time.',
  rule: 'Pranks and duplicates are in none of these figures.',
  table: 'Table',
  save: 'Save as CSV',
  saving: 'One moment…',
  saveFailed: 'The file could not be loaded. Please try again.',
  jobs,
  open: (count: number) => `${count} still open`,

  minutes: {
    title: 'How soon',
    taken: 'Minutes until somebody took it',
    there: 'Minutes until the truck was there',
    median: 'Median',
    worst: 'Worst',
    measured: (count: number) => `measured on ${jobs(count)}`,
    none: 'Not measured yet',
    note: 'From the moment a job came in. Jobs for a set time are left out.',
  },
  ends: {
    title: 'How jobs ended',
    none: 'No job has ended yet.',
    states: { ...desk.states },
    reasons: { ...desk.reasons, other: 'Another reason' },
  },
  money: {
    title: 'Money taken, beside the estimate',
    paid: 'Taken',
    estimated: 'Estimated',
    total: (aed: string, count: number) => `AED ${aed} taken for ${jobs(count)}.`,
    compare: (paid: string, estimated: string, count: number) => `${jobs(count)} with a price and an estimate: AED ${paid} taken, AED ${estimated} estimated.`,
    unpriced: (count: number) => `${count === 1 ? '1 finished job has' : `${count} finished jobs have`} no price yet.`,
    none: 'No finished job has a price yet.',
  },
  by: { services: 'By service', areas: 'By area', hours: 'By hour of the day', campaigns: 'By campaign' },
  taps: { campaigns: 'Taps by campaign', pages: 'Taps by page', call: 'Call', whatsapp: 'WhatsApp', sms: 'SMS', all: 'Taps' },
  columns: { what: 'What', jobs: 'Jobs', done: 'Done', lost: 'Lost', paid: 'Taken, AED', estimated: 'Estimated, AED' },
  hour: (hour: number) => `${String(hour).padStart(2, '0')}:00`,
  unknown: { services: 'Service not known', areas: 'Elsewhere or not known', campaigns: 'Without a campaign' },
  /** Keys that stand for something else than a campaign's name. */
  campaigns: { [UNKNOWN]: 'Without a campaign', [CALLED_IN]: 'Called in: campaign not known', [AD_CLICK]: AD_CLICK } as Record<string, string>,
};

export type FiguresCopy = typeof figures;
