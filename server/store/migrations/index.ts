import { bookings } from './001-bookings.ts';
import { figuresAndSearch } from './002-figures.ts';
import { jobs } from './003-jobs.ts';
import { privacy } from './004-privacy.ts';
import { taps } from './005-taps.ts';
import { shared } from './006-shared.ts';
import { erasedJobs } from './007-erased-jobs.ts';
import { links } from './008-links.ts';
import { photos } from './009-photos.ts';
import { truckAnswers } from './010-truck-answers.ts';
import { phoneAbroad } from './011-phone-abroad.ts';
import { account } from './012-account.ts';
import { phoneKeys } from './013-phone-keys.ts';
import { foldedWords } from './014-folded-words.ts';
import { foldedDigits } from './015-folded-digits.ts';
import { StartError } from '../../start-error.ts';
import type { Migration } from './migration.ts';

/**
 * All steps in order: the first brings an empty store to version 1. Only added to, so
 * that every store finds its way forward.
 */
export const MIGRATIONS: readonly Migration[] = [
  bookings,
  figuresAndSearch,
  jobs,
  privacy,
  taps,
  shared,
  erasedJobs,
  links,
  photos,
  truckAnswers,
  phoneAbroad,
  account,
  phoneKeys,
  foldedWords,
  foldedDigits,
];

/** The steps that a store of `version` still needs. Throws for one that a newer program has written. */
export function stepsFrom(version: number): readonly Migration[] {
  if (version > MIGRATIONS.length)
    throw new Error(`it was written by a newer version of this program (schema ${version})`);
  return MIGRATIONS.slice(version);
}

/** Throws StartError if `steps` are left for a server to take: a command beside it takes none. */
export function demandNewest(steps: readonly Migration[]): void {
  if (steps.length > 0) throw new StartError('The running server is of an older version: restart it first.');
}
