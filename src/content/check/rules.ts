/** Rules that hold for whatever looks alike, wherever it stands in the content. */
import { isCalendarDate } from '@/contract/readable';
import { MAP_BOUNDS } from '../map-bounds';
import { isObject, type Known, type Tell } from './fault';

const { south, north, west, east } = MAP_BOUNDS;
const BOUNDS = { lat: [south, north], lng: [west, east] } as const;

const within = (value: unknown, [low, high]: readonly [number, number]): boolean =>
  typeof value === 'number' && value >= low && value <= high;

/** Looks at what has coordinates. */
export function place(value: Record<string, unknown>, where: string, tell: Tell): void {
  if (!('lat' in value && 'lng' in value)) return;
  const { lat, lng } = value;
  if (within(lat, BOUNDS.lat) && within(lng, BOUNDS.lng)) return;
  if (typeof lat === 'string' || typeof lng === 'string') {
    tell(where, `has quotes around its coordinates (lat ${lat as string}, lng ${lng as string})`, 'Write plain numbers: lat: 25.1972, lng: 55.2744.');
    return;
  }
  if (within(lng, BOUNDS.lat) && within(lat, BOUNDS.lng)) {
    tell(where, `has its coordinates the wrong way round (lat ${String(lat)}, lng ${String(lng)})`, 'Swap lat and lng: Dubai is at lat 25, lng 55.');
    return;
  }
  const range = `lat ${BOUNDS.lat.join(' to ')}, lng ${BOUNDS.lng.join(' to ')}`;
  if (lat === undefined || lng === undefined) {
    tell(where, `has no ${lat === undefined ? 'lat' : 'lng'}, so that it is on no map`, `Give it both of its coordinates, in or around Dubai: ${range}.`);
    return;
  }
  tell(where, `lies outside the map (lat ${String(lat)}, lng ${String(lng)})`, `Give it coordinates in or around Dubai: ${range}. The edges of another map go into src/content/map-bounds.ts.`);
}

function picture(value: Record<string, unknown>, where: string, known: Known, tell: Tell): void {
  const name = 'alt' in value ? value.name : value.picture;
  if (typeof name === 'string' && !known.pictures.has(name)) {
    tell(where, `names the picture "${name}", which has no files`, `Put ${name}-480, -800, -1200 and -1600 (.avif and .webp) into public/pictures, or name one that is there.`);
  }
  if (!('alt' in value)) return;
  const { alt } = value;
  if (typeof alt !== 'string' || alt.trim() === '') {
    tell(where, 'does not say what its picture shows', 'Write it into alt in words, between quotes, for those who cannot see it.');
  }
}

function icon({ icon: name }: Record<string, unknown>, where: string, known: Known, tell: Tell): void {
  if (typeof name === 'string' && !known.icons.has(name)) tell(where, `names the icon "${name}", which is not drawn`, 'Choose a name from IconName in src/content/types.ts.');
}

function range(value: unknown, where: string, tell: Tell): void {
  if (typeof value === 'number' && !Number.isFinite(value)) tell(where, `is not a number (${value})`, 'Write a plain number, without quotes, units or signs around it.');
}

/** Tags that people know; of the others only a closing one is told, since "<24>" may be meant. */
const TAGS = 'a|b|blockquote|br|button|center|code|div|em|font|footer|h\\d|header|hr|i|iframe|img|input|label|li|main|mark|nav|ol|p|pre|script|section|small|span|strong|style|su[bp]|svg|t[dhr]|table|u|ul|video';

/** Pages show all of it as it is written: tags and signs of HTML, links and bold type of Markdown, a name in quotes where backticks belong. */
const MARKUP = new RegExp(String.raw`<(?:${TAGS})\b[^<>]*>|</[a-z][^<>]*>|<!--|&(?:[a-z]+|#x?[\da-f]+);|\*\*|\]\((?:\/|https?:)|^#+ |\$\{|\ufffd`, 'im');

/** Says what of a text readers would see that is not meant for them, and how to write it. */
export function markupIn(text: string): [what: string, fix: string] | undefined {
  const [sign] = MARKUP.exec(text) ?? [];
  if (sign === '${') return [`shows "${text.slice(text.indexOf(sign)).slice(0, 20)}" as it is written`, 'Put backticks (`) in place of the quotes around the text: only between them the name gives way to its value.'];
  return sign ? [`has "${sign}" in it, which readers would see as it is written`, 'Take it out: texts are plain, without HTML or Markdown. A sign like & or < stands as itself.'] : undefined;
}

function words(value: unknown, where: string, tell: Tell): void {
  if (typeof value !== 'string') return;
  const markup = markupIn(value);
  if (value.trim() === '') tell(where, 'is empty', 'Write the words that belong there, or take the entry out.');
  if (markup) tell(where, ...markup);
}

/** Whether it is minutes, or from how many to how many, as Arabic pages count with them. */
export function isMinutes(text: string): boolean {
  const [, least, most = Infinity] = /^(\d+)(?:-(\d+))?$/.exec(text) ?? [];
  return least !== undefined && Number(least) < Number(most);
}

/** As prices and minutes have to be. */
export const isWholeAbove0 = (value: unknown): boolean => Number.isInteger(value) && Number(value) > 0;

/** Looks at the prices of the booking form, in dirhams. */
export function checkPrices(prices: unknown, where: string, tell: Tell): void {
  for (const [service, price] of Object.entries(isObject(prices) ? prices : {}))
    if (!isWholeAbove0(price)) tell(`${where}.${service}`, `is no price (${JSON.stringify(price)})`, 'Write whole dirhams above 0, as a plain number: 150.');
}

/** Days of the pages, of the articles, and on which a fact was checked. */
const DATES = /(?:\.publishDate|^lastmod\.\w+|^meta\.updated|^facts\.\w+\.checked)$/;

/** As the feed and the sitemap need them. */
const ISO = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d)?(?:Z|[+-]\d\d:\d\d))?$/;

/** Whether it is a day, or a moment, as `ISO` writes it and as there is one in the calendar. */
export const isDate = (text: string): boolean => ISO.test(text) && !Number.isNaN(Date.parse(text)) && isCalendarDate(text);

function date(value: unknown, where: string, { today }: Known, tell: Tell): void {
  if (!DATES.test(where)) return;
  const day = String(value);
  if (!isDate(day)) tell(where, `is no date ("${day}")`, 'Write it as 2026-11-22 or 2026-11-22T09:00:00+04:00.');
  else if (day.slice(0, 10) > today) tell(where, `has not come yet ("${day}")`, `Write the day of the change, ${today} at the latest: the site shows the text from this build on.`);
}

/** Looks at what leads out of the site: the sources of facts, and the short numbers that a phone dials as they stand. */
function outside(value: unknown, where: string, tell: Tell): void {
  if (/^facts\.\w+\.url$/.test(where) && !(URL.canParse(String(value)) && /^https?:/.test(String(value))))
    tell(where, `is no address of a page ("${String(value)}")`, 'Copy all of it from the browser, https:// included, or take the url out.');
  if (/^emergencyNumbers\.\w+$/.test(where) && !/^\d{3,4}$/.test(String(value)))
    tell(where, `is no emergency number ("${String(value)}")`, "Write its digits between quotes, without a country code: '999'.");
}

/** Of a list with nothing at a place. */
export const TWO_COMMAS = 'Where two commas follow each other, take out one; else write the entry.';

/** Fields that name an entry among its neighbours. */
const NAMES = ['id', 'slug', 'path', 'question', 'headline'] as const;

function list(values: readonly unknown[], where: string, tell: Tell): void {
  if (values.length === 0) tell(where, 'is an empty list', 'Put at least one entry into it; a part of the page would have nothing to show.');
  const hole = values.findIndex((value) => value === undefined);
  if (hole >= 0) tell(`${where}[${hole}]`, 'is empty', TWO_COMMAS);
  const twice = (names: readonly unknown[], what: string): void => {
    const found = names.find((name, i) => name !== undefined && names.indexOf(name) !== i);
    if (found !== undefined) tell(where, `has ${what} "${String(found)}" twice`, 'Give each entry its own, or take one out.');
  };
  for (const name of NAMES) twice(values.map((value) => (isObject(value) ? value[name] : undefined)), `the ${name}`);
  const named = values.filter((value) => isObject(value) && 'lat' in value && !('by' in value || where.endsWith('.route')));
  twice(named.map((value) => (value as { name?: unknown }).name), 'the name');
  // Cells of a table say the same now and then: two prices, say.
  if (!/\.rows\[\d+\]/.test(where) && values.every((value) => typeof value === 'string')) twice(values, 'the entry');
}

/** Looks at one value and tells what is wrong with it; what lies inside it is looked at by itself. */
export function checkValue(value: unknown, where: string, known: Known, tell: Tell): void {
  range(value, where, tell);
  words(value, where, tell);
  date(value, where, known, tell);
  outside(value, where, tell);
  if (Array.isArray(value)) list(value, where, tell);
  if (!isObject(value)) return;
  place(value, where, tell);
  picture(value, where, known, tell);
  icon(value, where, known, tell);
}
