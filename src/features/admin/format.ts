import { site } from '@/config/site';

/** How figures are shown (spec 2, section 9, "Display formats"). */

/** 950, 1.2K, 3.4M: large numbers as K and M with one decimal. */
export function short(value: number): string {
  // From here on one decimal of thousands would read "1000.0K".
  if (value >= 999_950) return `${(value / 1_000_000).toFixed(1)}M`;
  return value >= 1000 ? `${(value / 1000).toFixed(1)}K` : String(Math.round(value));
}
export const aed = (value: number): string => `AED ${short(value)}`;
export const percent = (value: number): string => `${value.toFixed(1)}%`;
/** 12,345: the whole number behind a short one. */
export const exact = (value: number): string => value.toLocaleString('en-GB', { maximumFractionDigits: 1 });
/** 3:05 for 185 seconds. */
export const minutes = (seconds: number): string =>
  `${Math.floor(Math.round(seconds) / 60)}:${String(Math.round(seconds) % 60).padStart(2, '0')} min`;

/** With its year: bookings are kept for seven. */
const moment = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: site.timeZone,
});
const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });

/** "21 Nov 2026, 14:32" in Dubai; '' for what is no time. */
export const dateAndTime = (iso: string): string =>
  Number.isNaN(Date.parse(iso)) ? '' : moment.format(Date.parse(iso));
/** "Fri, 20 Nov" for a date that is already a Dubai day. */
export const dayName = (date: string): string => weekday.format(Date.parse(`${date}T00:00:00Z`));

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];
const relative = new Intl.RelativeTimeFormat('en-GB', { numeric: 'always' });

/** "5 minutes ago", `justNow` within a minute (and for clocks that run ahead), '' for what is no time. */
export function ago(iso: string, now: number, justNow: string): string {
  const age = now - Date.parse(iso);
  if (Number.isNaN(age)) return '';
  const unit = UNITS.find(([, length]) => age >= length);
  return unit ? relative.format(-Math.floor(age / unit[1]), unit[0]) : justNow;
}
