import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as english, translations } from '@zxcvbn-ts/language-en';
import { deriveKey, formatVerifier, MIN_SALT_BYTES, sha256 } from '../../src/contract/credentials.ts';

/**
 * The verifier is public, so anyone can try to guess the password offline: only the number of guesses it takes protects
 * it.
 */
const MIN_PASSWORD_LENGTH = 12;
/**
 * Number of guesses (as a power of ten) that a password must withstand. One graphics card does some 15,000 derivations
 * of 600,000 rounds a second; a hundred of them need two years for 10 to the 14th.
 */
const MIN_GUESSES_LOG10 = 14;

/** What somebody who attacks this site tries first: its own words. */
const OWN_WORDS = [
  'recovery',
  'nearme',
  'recoverynearme',
  'vehicle',
  'breakdown',
  'towing',
  'roadside',
  'assistance',
  'flatbed',
  'winch',
  'stranded',
  'battery',
  'jumpstart',
  'mechanic',
  'fleet',
  'truck',
  'desert',
  'dubai',
  'sharjah',
  'ajman',
  'abudhabi',
  'emirates',
  'deira',
  'jumeirah',
  'marina',
  'barsha',
  'mirdif',
  'karama',
  'satwa',
  'whatsapp',
  'hotline',
  'dashboard',
  'admin',
  'staff',
  'dispatch',
  'dispatcher',
  'operator',
  'rescue',
  'habibi',
  'inshallah',
  'welcome',
];

const judge = new ZxcvbnFactory({
  dictionary: { ...common, ...english, own: OWN_WORDS },
  graphs: adjacencyGraphs,
  translations,
});

/** Why this pair is not good enough, or undefined. */
export function weakness(user: string, password: string): string | undefined {
  if (!/^[\w.@-]{1,64}$/.test(user)) return 'The user name may have letters, digits and . _ @ - (1 to 64 of them).';
  if ([...password].length < MIN_PASSWORD_LENGTH)
    return `The password must have at least ${MIN_PASSWORD_LENGTH} characters. Six random words are a good choice.`;
  const { guessesLog10, feedback } = judge.check(
    password.normalize('NFKC'),
    [user, ...user.split(/[\W_]+/)].filter(Boolean),
  );
  if (guessesLog10 >= MIN_GUESSES_LOG10) return undefined;
  const why = [feedback.warning, ...feedback.suggestions].filter(Boolean).join(' ');
  return `The password can be guessed: about 10 to the power of ${Math.floor(guessesLog10)} tries, and ${MIN_GUESSES_LOG10} are needed.${why ? ` ${why}` : ''}`;
}

/** A new verifier for a password, with a salt of its own: the same password gives another one each time. */
export async function makeVerifier(password: string): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(MIN_SALT_BYTES));
  return formatVerifier({ salt, hash: await sha256(await deriveKey(password, salt)) });
}
