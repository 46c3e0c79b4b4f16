import type { ActivityItem, DashboardStats, SeriesPoint } from '@/contract/dashboard';
import { ENDS } from '@/contract/job/steps';

/** What the dashboard shows. A figure that no answer holds is undefined: "not available", never a number of our own. */
export interface Figures extends Omit<DashboardStats, 'avgLeadScore' | 'recentActivity' | 'series'> {
  leadScore?: number;
  /** AED; `totalSpend` of the business insights. */
  googleAdsSpend?: number;
  activity: ActivityItem[];
  series: NonNullable<DashboardStats['series']>;
}

/** Figures after a first load that failed: the document's zeros. */
export const ZEROS: Figures = {
  totalCustomers: 0,
  totalCalls: 0,
  totalConversions: 0,
  totalRevenue: 0,
  conversionRate: 0,
  avgCallDuration: 0,
  leadScore: 0,
  googleAdsSpend: 0,
  activity: [],
  series: {},
};

const MOST = 1e12;

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields of an answer, whether they stand at its top level or under `data`. */
function fieldsOf(body: unknown): Fields {
  if (!isFields(body)) return {};
  return isFields(body.data) ? { ...body.data, ...body } : body;
}

/** A plain number, also as text, since some back ends send that; implausibly large ones are ignored. */
function number(value: unknown): number | undefined {
  const figure = typeof value === 'string' && /^\d+(\.\d+)?$/.test(value) ? Number(value) : value;
  return typeof figure === 'number' && figure >= 0 && figure < MOST ? figure : undefined;
}
const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

function activityOf(value: unknown): ActivityItem[] {
  if (!Array.isArray(value)) return [];
  return value.filter(isFields).flatMap((item, index) => {
    const message = text(item.message);
    if (!message) return [];
    const status = item.status === 'success' || item.status === 'warning' ? item.status : 'error';
    const end = ENDS.find((known) => known === item.end);
    const id = text(item.id) ?? String(item.id ?? index);
    return [{ id, status, message, timestamp: text(item.timestamp) ?? '', end }];
  });
}

function pointsOf(value: unknown): SeriesPoint[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const points = value.filter(isFields).flatMap(({ date, value: amount }) => {
    const [day, figure] = [text(date), number(amount)];
    return day && /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)) && figure !== undefined
      ? [{ date: day, value: figure }]
      : [];
  });
  return points.length > 0 ? points : undefined;
}

/** Reads the two answers; `insights` undefined: the second did not come, which spoils nothing of the first. */
export function readFigures(stats: unknown, insights: unknown): Figures {
  const fields = fieldsOf(stats);
  const series = isFields(fields.series) ? fields.series : {};
  return {
    totalCustomers: number(fields.totalCustomers),
    totalCalls: number(fields.totalCalls),
    totalConversions: number(fields.totalConversions),
    totalRevenue: number(fields.totalRevenue),
    conversionRate: number(fields.conversionRate),
    avgCallDuration: number(fields.avgCallDuration),
    leadScore: number(fields.avgLeadScore),
    googleAdsSpend: number(fieldsOf(insights).totalSpend),
    activity: activityOf(fields.recentActivity),
    series: {
      totalCustomers: pointsOf(series.totalCustomers),
      totalCalls: pointsOf(series.totalCalls),
      conversionRate: pointsOf(series.conversionRate),
      totalRevenue: pointsOf(series.totalRevenue),
    },
  };
}
