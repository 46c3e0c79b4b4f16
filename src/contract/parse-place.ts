/**
 * Reads a position out of what somebody pasted: a Plus Code, coordinates, or a link of Google
 * Maps, Apple Maps or Waze. Degrees WGS 84.
 */
import type { Position } from './booking.ts';
import { CITY_CENTRE } from './city.ts';
import { codec } from './plus-code.ts';
import { decoded } from './decoded.ts';
import { latinDigits } from './readable.ts';

type Point = Pick<Position, 'lat' | 'lng'>;

type ParsedPlace =
  | { kind: 'point'; point: Point }
  /** A short link, which contains no position: it has to be opened first. It leads to the map's own host. */
  | { kind: 'shortened'; link: string }
  /** Nothing that looks like a position. */
  | { kind: 'none' };

const valid = (lat: number, lng: number): Point | undefined =>
  Number.isFinite(lat) &&
  Number.isFinite(lng) &&
  Math.abs(lat) <= 90 &&
  Math.abs(lng) <= 180 &&
  (lat !== 0 || lng !== 0)
    ? { lat, lng }
    : undefined;

const NUMBER = String.raw`[-+]?\d{1,3}(?:\.\d+)?`;
const PAIR = new RegExp(String.raw`^\s*(${NUMBER})°?\s*([NS])?\s*[,;\s]\s*(${NUMBER})°?\s*([EW])?\s*$`, 'i');
/** Two numbers that can be nothing but coordinates, to ten metres or closer, among words. */
const WITHIN =
  /(?:^|[^\d.+-])([-+]?\d{1,3}\.\d{4,}°?\s*[NS]?\s*[,;\s]\s*[-+]?\d{1,3}\.\d{4,}°?(?:\s*[EW](?!\w))?)(?![\d.])/i;
const DMS = /(\d{1,3})\s*°\s*(\d{1,2})\s*['′]\s*(\d{1,2}(?:\.\d+)?)\s*["″]?\s*([NSEW])/gi;

function pair(text: string): Point | undefined {
  const found = PAIR.exec(text);
  if (!found) return undefined;
  const [, lat, ns, lng, ew] = found;
  return valid(Number(lat) * (/s/i.test(ns ?? '') ? -1 : 1), Number(lng) * (/w/i.test(ew ?? '') ? -1 : 1));
}

/** "We stand at 25.1972, 55.2744, behind the station". */
const pairWithin = (text: string): Point | undefined => pair(WITHIN.exec(text)?.[1] ?? '');

/** 25°11'40.6"N 55°16'26.8"E, as Google Maps shows a pin. */
function degreesMinutesSeconds(text: string): Point | undefined {
  const parts = [...text.matchAll(DMS)].map(([, degrees, minutes, seconds, side = '']) => ({
    side: side.toUpperCase(),
    value: (Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3600) * (/[sw]/i.test(side) ? -1 : 1),
  }));
  const lat = parts.find(({ side }) => side === 'N' || side === 'S')?.value;
  const lng = parts.find(({ side }) => side === 'E' || side === 'W')?.value;
  return lat === undefined || lng === undefined ? undefined : valid(lat, lng);
}

/** Letters of Plus Codes: none that are mistaken for others. */
const CODE = /(?:^|[\s/,(])([23456789CFGHJMPQRVWX]{2,8}\+[23456789CFGHJMPQRVWX]{2,7})(?=$|[\s,)/])/i;

function code(text: string, near: Point): Point | undefined {
  const found = CODE.exec(text)?.[1]?.toUpperCase();
  // One of a place beyond the pole is well formed, but neither.
  if (!found || !(codec.isFull(found) || codec.isShort(found))) return undefined;
  const full = codec.recoverNearest(found, near.lat, near.lng);
  const { latitudeCenter, longitudeCenter } = codec.decode(full);
  return valid(latitudeCenter, longitudeCenter);
}

const SHORTENED =
  /^https?:\/\/(?:maps\.app\.goo\.gl\/|goo\.gl\/maps\/|g\.co\/kgs\/|maps\.apple(?:\.com)?\/p\/|(?:www\.)?waze\.com\/ul\/h)[\w.-]+/i;
const GOOGLE = /^(?:https?:\/\/)?(?:[\w-]+\.)*google\.[a-z.]{2,6}\/maps|^https?:\/\/maps\.google\./i;
const OTHERS = /^(?:https?:\/\/)?(?:maps\.apple\.com|(?:[\w-]+\.)?waze\.com)\//i;
const isMap = (link: string) => GOOGLE.test(link) || OTHERS.test(link);

/** Where somebody is led, or the pin; it can also be a name, and then the position is in the others. */
const PIN = /[?&](?:q|query|coordinate|destination|daddr|to)=(?:loc:|ll\.)?([^&#]+)/g;
const MIDDLE = /[?&](?:ll|center)=([^&#]+)/g;

function fromLink(text: string, near: Point): Point | undefined {
  if (!isMap(text)) return undefined;
  const link = decoded(text);
  // The pin itself comes before the middle of what the map shows.
  const pin = /!3d(-?\d+(?:\.\d+)?)!4d(-?\d+(?:\.\d+)?)/.exec(link);
  if (pin) return valid(Number(pin[1]), Number(pin[2]));
  const asked = [...link.matchAll(PIN), ...link.matchAll(MIDDLE)].map(([, value]) => value);
  const inPath = /\/(?:search|place|dir\/[^/]*)\/([^/@?]+)/.exec(link)?.[1];
  for (const part of [...asked, inPath]) {
    if (part === undefined) continue;
    const found = pair(part.replace(/\+(?=[-\d.]+$)/g, ' ')) ?? degreesMinutesSeconds(part) ?? code(part, near);
    if (found) return found;
  }
  const view = /@(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)/.exec(link);
  return view ? valid(Number(view[1]), Number(view[2])) : undefined;
}

function fromWords(text: string, near: Point): Point | undefined {
  const geo = /^geo:([^?]+)/i.exec(text)?.[1];
  return pair(geo ?? text) ?? degreesMinutesSeconds(text) ?? code(text, near) ?? pairWithin(text);
}

/**
 * `near`: what a short Plus Code ("57WF+VQ Dubai") is nearest to; the middle of the city where nothing better is known.
 */
export function parsePlace(pasted: string, near: Point = CITY_CENTRE): ParsedPlace {
  // An Arabic keyboard has its own digits, decimal point and comma.
  const text = latinDigits(pasted).replaceAll('٫', '.').replaceAll('،', ',').trim();
  const link = /https?:\/\/\S+/i.exec(text)?.[0] ?? (isMap(text) ? text : undefined);
  const short = link && SHORTENED.exec(link)?.[0];
  if (short) return { kind: 'shortened', link: short };
  const point = link ? fromLink(link, near) : fromWords(text, near);
  return point ? { kind: 'point', point } : { kind: 'none' };
}
