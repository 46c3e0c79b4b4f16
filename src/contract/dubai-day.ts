/** Days and times of day in Dubai, for the browser and the server. Times are milliseconds since the epoch. */

/** Dubai keeps UTC+4 all year (no daylight saving), so its days are plain arithmetic. */
export const DUBAI_MS = 4 * 3_600_000;
const DAY_MS = 86_400_000;

/** The day (YYYY-MM-DD) in Dubai in which `time` lies. */
export const dubaiDay = (time: number): string => new Date(time + DUBAI_MS).toISOString().slice(0, 10);

/** The time of day in Dubai: "02:14". */
export const dubaiTime = (time: number): string => new Date(time + DUBAI_MS).toISOString().slice(11, 16);

/** The midnight in Dubai with which the day of `time` began. */
export const dubaiMidnight = (time: number): number => Math.floor((time + DUBAI_MS) / DAY_MS) * DAY_MS - DUBAI_MS;
