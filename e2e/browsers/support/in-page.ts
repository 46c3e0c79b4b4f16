/** The part of the journeys that runs in the page: finds elements by role and name, as assistive technology does. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

const bundle = readFileSync(require.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'), 'utf8');

/** Expression: puts Testing Library's queries into the page. */
export const BRING_QUERIES = `(() => { ${bundle}\n })()`;

/** A string must match the whole name; a regular expression may match a part. */
export type Words = string | RegExp;

/** What to look for; `within`: a selector, only inside of its elements. */
export interface Query {
  by: 'role' | 'label' | 'text' | 'css';
  value: Words;
  name?: Words;
  within?: string;
}

/** Box in window pixels. */
export interface Seen {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Whether its middle can be pressed: in the window, and covered by nothing else. */
  pressable: boolean;
  focused: boolean;
  text: string;
  value: string;
}

const source = (words: Words): string => (typeof words === 'string' ? JSON.stringify(words) : String(words));

/** Expression: whether the queries are in the page. */
export const HAS_QUERIES = '"TestingLibraryDom" in window';

/** Whether the browser finds it alone, without the queries. */
export const plain = ({ by }: Query): boolean => by === 'css';

/** Expression: the visible elements that `query` finds. */
export const elements = ({ by, value, name, within }: Query): string => {
  const words = source(value);
  const found = {
    role: `dom.queryAllByRole(room, ${words}, ${name === undefined ? '{}' : `{ name: ${source(name)} }`})`,
    label: `dom.queryAllByLabelText(room, ${words})`,
    text: `dom.queryAllByText(room, ${words})`,
    css: `[...(room.matches(${words}) ? [room] : []), ...room.querySelectorAll(${words})]`,
  }[by];
  return `((dom) => [...document.querySelectorAll(${JSON.stringify(within ?? (by === 'css' ? ':root' : 'body'))})]
    .flatMap((room) => ${found})
    .filter((element) => element.getClientRects().length > 0 && element.checkVisibility({ visibilityProperty: true })))(window.TestingLibraryDom)`;
};

/** Expression: the first of them as `Seen`; null without one. */
export const seen = (query: Query): string => `(([element]) => {
  if (!element) return null;
  const { x, y, width, height } = element.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return {
    x, y, width, height,
    pressable: top !== null && (element.contains(top) || top.contains(element) && top.matches('label')),
    focused: document.activeElement === element,
    text: element.innerText ?? '',
    value: element.value ?? '',
  };
})(${elements(query)})`;

/** Expression: brings the first of them into the middle of the window, if its middle is not pressable where it is. */
export const bring = (query: Query): string =>
  `(([element]) => element.scrollIntoView({ block: 'center', inline: 'nearest' }))(${elements(query)})`;

/** Expression: selects the option of a list by its value, with the events of a real choice. */
export const pick = (query: Query, value: string): string => `(([list]) => {
  list.focus();
  list.value = ${JSON.stringify(value)};
  list.dispatchEvent(new Event('input', { bubbles: true }));
  list.dispatchEvent(new Event('change', { bubbles: true }));
  return list.value;
})(${elements(query)})`;
