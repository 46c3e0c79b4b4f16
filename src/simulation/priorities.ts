import { cubicOut, powerOneOut, powerTwoInOut, type Ease } from './easing';

export const PRIORITIES = ['critical', 'urgent', 'premium', 'high', 'medium', 'low'] as const;
export type Priority = (typeof PRIORITIES)[number];

export interface PriorityRules {
  /** Factor on the vehicle's speed. */
  readonly multiplier: number;
  /** Pause between legs: `pauseMs` plus a random part of up to `pauseSpreadMs`. */
  readonly pauseMs: number;
  readonly pauseSpreadMs: number;
  /** The first leg starts after a random delay of up to this many ms. */
  readonly startDelayMs: number;
  readonly color: string;
  readonly ease: Ease;
}

/** Spec 2, section 9, table of priorities; easings from the line below it. */
export const priorityRules: Readonly<Record<Priority, PriorityRules>> = {
  critical: {
    multiplier: 1.5,
    pauseMs: 500,
    pauseSpreadMs: 1000,
    startDelayMs: 1000,
    color: '#ff0080',
    ease: cubicOut,
  },
  urgent: {
    multiplier: 1.3,
    pauseMs: 1000,
    pauseSpreadMs: 1500,
    startDelayMs: 2000,
    color: '#ff6b00',
    ease: powerTwoInOut,
  },
  premium: {
    multiplier: 1.2,
    pauseMs: 1500,
    pauseSpreadMs: 2000,
    startDelayMs: 3000,
    color: '#8b5cf6',
    ease: powerOneOut,
  },
  high: {
    multiplier: 1.1,
    pauseMs: 2000,
    pauseSpreadMs: 2500,
    startDelayMs: 4000,
    color: '#00f5ff',
    ease: powerOneOut,
  },
  medium: {
    multiplier: 1,
    pauseMs: 2500,
    pauseSpreadMs: 3000,
    startDelayMs: 5000,
    color: '#39ff14',
    ease: powerOneOut,
  },
  low: { multiplier: 0.8, pauseMs: 3000, pauseSpreadMs: 4000, startDelayMs: 6000, color: '#ffff00', ease: powerOneOut },
};
