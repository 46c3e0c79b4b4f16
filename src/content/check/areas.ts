/**
 * Rules of the areas and their usual minutes: Arabic pages count with the minutes, and an area without any ends the
 * loading of the content at a place that names neither.
 */
import { BOOKING_AREAS, type BookingArea } from '@/contract/catalogue';
import { desertAreas } from '@/contract/desert-areas';
import * as shipped from '../usual-minutes';
import { isObject, type Fault } from './fault';

const MINUTES = 'src/content/usual-minutes.ts';

interface Named {
  /** The list and the file it stands in. */
  file: string;
  list: string;
  areas: readonly BookingArea[];
  /** Which table has their minutes. */
  table: string;
  minutes: Readonly<Record<string, unknown>>;
  /** How an entry looks there. */
  entry: string;
}

function* namesOf({ file, list, areas, table, minutes, entry }: Named): Generator<Fault> {
  for (const [i, { name, ar }] of areas.entries()) {
    const where = `${list}[${i}]`;
    if (!name.trim() || !ar.trim()) {
      const field = name.trim() ? 'ar' : 'name';
      yield { file, where: `${where}.${field}`, what: 'is empty', mend: 'Write what the area is called.' };
    } else if (areas.findIndex((one) => one.name === name) < i)
      yield { file, where: list, what: `has the name "${name}" twice`, mend: 'Give each area its own, or take one out.' };
    else if (minutes[name] === undefined)
      yield {
        file: MINUTES,
        where: `${table}['${name}']`,
        what: `is missing, and ${file} has that area`,
        mend: `Write it like this: '${name}': ${entry}. Of an area that got another name, change it here too.`,
      };
  }
}

/** The minutes of a table whose entries are minutes, or hold them. */
function* minutesOf(table: string, minutes: Readonly<Record<string, unknown>>): Generator<Fault> {
  for (const [name, entry] of Object.entries(minutes)) {
    const [where, value] = isObject(entry) ? [`${table}['${name}'].minutes`, entry.minutes] : [`${table}['${name}']`, entry];
    if (typeof value !== 'string' || !/^\d+(?:-\d+)?$/.test(value))
      yield { file: MINUTES, where, what: `is no number of minutes (${JSON.stringify(value)})`, mend: "Write it like this: '10-15', with a plain hyphen." };
  }
}

/** All mistakes in the areas of the booking form and of the desert, and in the usual minutes to every place. */
export function areaFaults(
  { cityMinutes, further, desertAccess }: Readonly<Record<'cityMinutes' | 'further' | 'desertAccess', Readonly<Record<string, unknown>>>> = shipped,
  areas: readonly BookingArea[] = BOOKING_AREAS,
  desert: readonly BookingArea[] = desertAreas,
): Fault[] {
  return [
    ...namesOf({ file: 'src/contract/catalogue.ts', list: 'BOOKING_AREAS', areas, table: 'cityMinutes', minutes: cityMinutes, entry: "'10-15'" }),
    ...namesOf({ file: 'src/contract/desert-areas.ts', list: 'desertAreas', areas: desert, table: 'desertAccess', minutes: desertAccess, entry: "{ minutes: '20-30', difficulty: 'Easy' }" }),
    ...minutesOf('cityMinutes', cityMinutes),
    ...minutesOf('further', further),
    ...minutesOf('desertAccess', desertAccess),
  ];
}
