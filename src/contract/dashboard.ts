import type { End } from './job/steps.ts';

/**
 * Shapes of the dashboard answers (decisions, section E). Every figure may be missing:
 * what nobody measured is left out.
 */
export interface ActivityItem {
  id: string;
  status: 'success' | 'warning' | 'error';
  message: string;
  /** ISO 8601. */
  timestamp: string;
  /** Additive: how its job ended, where that was not with a paid bill. */
  end?: End;
}

/** One day of a trend: `date` is YYYY-MM-DD in Asia/Dubai. */
export interface SeriesPoint {
  date: string;
  value: number;
}

export interface DashboardStats {
  totalCustomers?: number;
  totalCalls?: number;
  totalConversions?: number;
  /** AED. */
  totalRevenue?: number;
  /** Percent, 0 to 100. */
  conversionRate?: number;
  /** Seconds. */
  avgCallDuration?: number;
  avgLeadScore?: number;
  recentActivity?: ActivityItem[];
  /** Additive: the last 14 days of each Overview figure. */
  series?: Partial<Record<'totalCustomers' | 'totalCalls' | 'conversionRate' | 'totalRevenue', SeriesPoint[]>>;
}

/** Where the server tells of its backups: `GET /api/mongodb-health`. */
export interface LastBackup {
  /** ISO 8601; absent: there is none yet. */
  at?: string;
  /** Whether the newest try went well. */
  ok: boolean;
}

export interface BusinessInsights {
  /** AED. */
  totalSpend?: number;
}
