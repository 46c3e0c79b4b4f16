/** Rules of pages: one that was copied from another kept what belongs to that one alone. */
import { isObject, type Tell } from './fault';

/** What the calls of a service page are counted as (`features/landing/landing.tsx`); other pages are named in code. */
const countedAs = ({ serviceType, name, trackingName }: Record<string, unknown>): unknown =>
  serviceType === undefined ? undefined : (trackingName ?? name ?? serviceType);

const IN_LATIN = "Write what its calls are counted as, in Latin letters: trackingName: 'Towing Near Me Arabic'.";

/** Looks at each exported value of each `file`, one after the other. */
export function pageCheck(): (value: unknown, file: string, where: string, tell: Tell) => void {
  const seen = new Map<string, string>();
  return (value, file, where, tell) => {
    if (!isObject(value) || !('meta' in value && 'id' in value)) return;
    const alone = (field: string, text: unknown, fix: string): void => {
      const key = `${field} ${String(text)}`;
      const other = seen.get(key);
      if (other !== undefined) tell(`${where}.${field}`, `is that of ${other} as well ("${String(text)}")`, fix);
      seen.set(key, file.replace(/^\//, ''));
    };
    // The address in the head is made of it.
    alone('id', value.id, 'Write the name that the page has in src/config/paths.ts.');
    const name = countedAs(value);
    if (typeof name !== 'string') return;
    const field = value.trackingName === undefined ? 'name' : 'trackingName';
    if (field === 'trackingName' || /\p{Script=Latin}/u.test(name))
      alone(field, name, 'Write its own: its calls are counted under it.');
    else tell(`${where}.trackingName`, 'is missing', IN_LATIN);
  };
}
