/** Measures our words whatever the company is called: an owner's name may be longer or shorter than the shipped one. */
import { site, type Site } from '@/config/site';

/** As shipped, by field. */
const SHIPPED = {
  legalName: 'Example Vehicle Recovery L.L.C.',
  name: 'Recovery Near Me',
  nameAr: 'سطحة قريبة منك',
  licenceNumber: '000000',
  insuranceCertificate: '00000000',
} as const;
const FIELDS = Object.keys(SHIPPED) as (keyof typeof SHIPPED)[];

/** `text` with the shipped names in place of the owner's. `own` holds the owner's. */
export const asShipped = (text: string, own: Readonly<Record<keyof typeof SHIPPED, string>> = site): string =>
  FIELDS.filter((field) => field !== 'legalName' || own.legalName !== own.name).reduce(
    // A short name may be part of another word.
    (rest, field) =>
      rest.replace(new RegExp(`(?<![\\p{L}\\d])${escaped(own[field])}(?![\\p{L}\\d])`, 'gu'), SHIPPED[field]),
    text,
  );

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The whole identity as it is shipped, as JSON. */
export const SHIPPED_BYTES = 1_121;
export const identityBytes = (own: Site = site): number => Buffer.byteLength(JSON.stringify(own));

/** Most bytes, as transferred, that other names of the same length add: the shipped ones compress well. */
const PACKED_BYTES = 80;

/** How many bytes the owner's identity may add to a page; 0 where it is the shipped one. */
export const extraBytes = (own: Site = site): number =>
  own.legalName === SHIPPED.legalName ? 0 : PACKED_BYTES + Math.max(0, identityBytes(own) - SHIPPED_BYTES);
