import { randomInt } from 'node:crypto';
import { dictionary } from '@zxcvbn-ts/language-common';

/** Six words out of 7,776: 77 bits, even for an attacker who knows how they are chosen. */
const WORDS = 6;

/** A word for each throw of five dice: they can be read out, and typed on any keyboard. */
const LIST = dictionary['diceware-common'] as string[];

/** Entropy of a passphrase, in bits. */
export const PASSPHRASE_BITS = WORDS * Math.log2(LIST.length);

/** A new passphrase, chosen at random: `swarm-ledger-quilt-unmoved-tapping-bison`. */
export const passphrase = (): string => Array.from({ length: WORDS }, () => LIST[randomInt(LIST.length)]).join('-');
