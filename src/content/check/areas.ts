/**
 * Rules of the areas and their usual minutes: Arabic pages count with the minutes, and an area without any ends the
 * loading of the content at a place that names neither.
 */
import { BOOKING_AREAS, type BookingArea } from '@/contract/catalogue';
import { desertAreas } from '@/contract/desert-areas';
import { homeAreas } from '../areas-home';
import { heavyMinutes } from '../heavy-minutes';
import { cityMinutes, desertAccess, further } from '../usual-minutes';
import { isObject, type Fault } from './fault';
import { isMinutes, place, TWO_COMMAS } from './rules';

const TABLES = 'src/content/usual-minutes.ts';

interface Named {
  /** The list and the file it stands in. */
  file: string;
  list: string;
  /** Two commas in a row leave a place without an area. */
  areas: readonly (BookingArea | undefined)[];
  /** Those of them that another list has given, which are looked at there. */
  given?: readonly BookingArea[];
  /** Which table has their minutes, and how an entry looks there; the home page's list has none. */
  table?: string;
  minutes?: Readonly<Record<string, unknown>>;
  entry?: string;
}

const isEmpty = (value: unknown): boolean => typeof value !== 'string' || value.trim() === '';

function namesOf({ file, list, areas, given = [], table, minutes, entry }: Named): Fault[] {
  const faults: Fault[] = [];
  for (const [i, area] of areas.entries()) {
    if (!area) faults.push({ file, where: `${list}[${i}]`, what: 'is empty', fix: TWO_COMMAS });
    if (!area || given.includes(area)) continue;
    const { name } = area;
    const where = `${list}[${i}]${isEmpty(name) ? '' : ` (${name})`}`;
    const empty = (['name', 'ar'] as const).find((field) => isEmpty(area[field]));
    const twice = (['name', 'ar'] as const).find((field) => areas.findIndex((one) => one?.[field] === area[field]) < i);
    if (empty) faults.push({ file, where: `${where}.${empty}`, what: 'is empty', fix: `Write what the area is called ${empty === 'ar' ? 'in Arabic' : 'in English'}.` });
    else if (twice) faults.push({ file, where: list, what: `has the ${twice === 'ar' ? 'Arabic name' : 'name'} "${area[twice]}" twice`, fix: 'Give each area its own, or take one out.' });
    else if (table && minutes?.[name] === undefined)
      faults.push({
        file: TABLES,
        where: `${table}['${name}']`,
        what: `is missing, and ${file} has that area`,
        fix: `Write it like this: '${name}': ${entry}. Of an area that got another name, change it here too.`,
      });
    // Left out, they are as wrong as elsewhere.
    place({ lat: area.lat, lng: area.lng }, where, (at, what, fix) => void faults.push({ file, where: at, what, fix }));
  }
  return faults;
}

/** The minutes of a table whose entries are minutes, or hold them. */
function* minutesOf(table: string, minutes: Readonly<Record<string, unknown>>, file = TABLES): Generator<Fault> {
  for (const [name, entry] of Object.entries(minutes)) {
    const [where, value] = isObject(entry) ? [`${table}['${name}'].minutes`, entry.minutes] : [`${table}['${name}']`, entry];
    if (typeof value !== 'string' || !isMinutes(value))
      yield { file, where, what: `is no number of minutes (${JSON.stringify(value)})`, fix: "Write it like this: '10-15', with a plain hyphen and the smaller number first." };
  }
}

/** All mistakes in the areas of the booking form and of the desert, and in the usual minutes to every place. */
export function areaFaults(
  minutes: Readonly<Record<'cityMinutes' | 'further' | 'desertAccess' | 'heavyMinutes', Readonly<Record<string, unknown>>>> = { cityMinutes, further, desertAccess, heavyMinutes },
  areas: readonly BookingArea[] = BOOKING_AREAS,
  desert: readonly BookingArea[] = desertAreas,
  home: readonly BookingArea[] = homeAreas,
): Fault[] {
  return [
    ...namesOf({ file: 'src/contract/catalogue.ts', list: 'BOOKING_AREAS', areas, table: 'cityMinutes', minutes: minutes.cityMinutes, entry: "'10-15'" }),
    ...namesOf({ file: 'src/content/areas-home.ts', list: 'homeAreas', areas: home, given: BOOKING_AREAS }),
    ...namesOf({ file: 'src/contract/desert-areas.ts', list: 'desertAreas', areas: desert, table: 'desertAccess', minutes: minutes.desertAccess, entry: "{ minutes: '20-30', difficulty: 'Easy' }" }),
    ...minutesOf('cityMinutes', minutes.cityMinutes),
    ...minutesOf('further', minutes.further),
    ...minutesOf('desertAccess', minutes.desertAccess),
    ...minutesOf('heavyMinutes', minutes.heavyMinutes, 'src/content/heavy-minutes.ts'),
  ];
}
