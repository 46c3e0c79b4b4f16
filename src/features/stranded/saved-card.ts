import { HEADINGS, PROBLEMS, VEHICLES, type HeadingId, type ProblemId, type VehicleId } from '@/content/stranded-types';
import { removeSaved, saveJson, readSaved } from '@/lib/storage';
import type { Fix } from '@/lib/position';

/** What the visitor has told the page; every part may be missing. */
export interface Card {
  fix?: Fix;
  heading?: HeadingId;
  vehicle?: VehicleId;
  problem?: ProblemId;
  landmark: string;
  /** Colour and plate. */
  details: string;
}

export const emptyCard: Card = { landmark: '', details: '' };

/** How long the card stays on the phone after the last change: two hours, in ms. */
export const KEEP_MS = 2 * 60 * 60 * 1000;
const KEY = 'stranded-card';

interface Saved {
  /** When it was last changed, in ms. */
  savedAt: number;
  card: Card;
}

const oneOf = (list: readonly string[], value: unknown): boolean =>
  value === undefined || list.includes(value as string);
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isFix = (value: unknown): boolean =>
  value === undefined ||
  (isRecord(value) && ['lat', 'lng', 'accuracy', 'at'].every((key) => Number.isFinite(value[key])));

function isSaved(value: unknown): value is Saved {
  if (!isRecord(value) || !Number.isFinite(value.savedAt) || !isRecord(value.card)) return false;
  const { fix, heading, vehicle, problem, landmark, details } = value.card;
  return (
    isFix(fix) &&
    oneOf(HEADINGS, heading) &&
    oneOf(VEHICLES, vehicle) &&
    oneOf(PROBLEMS, problem) &&
    typeof landmark === 'string' &&
    typeof details === 'string'
  );
}

/**
 * The card of an earlier visit with the time of its last change; one that is older than
 * two hours, or from a clock set back since, is deleted.
 */
export function loadCard(now: number): Saved | undefined {
  const saved = readSaved(KEY, isSaved);
  if (!saved) return undefined;
  const age = now - saved.savedAt;
  if (age >= 0 && age < KEEP_MS) return saved;
  deleteCard();
  return undefined;
}

/** Keeps the card, last changed at `savedAt`; false when the browser refuses. */
export const saveCard = (card: Card, savedAt: number): boolean => saveJson(KEY, { savedAt, card } satisfies Saved);

export const deleteCard = (): void => removeSaved(KEY);
