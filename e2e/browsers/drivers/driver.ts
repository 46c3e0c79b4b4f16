/** What the journeys need of a browser, whatever its protocol. */

/** Places in the window, in CSS pixels. */
export type Points = readonly [Point, ...Point[]];
export type Point = readonly [number, number];

/** A tab with storage of its own, as on a phone that has never seen the site. */
export interface Tab {
  /** Resolves when the page's `load` event has fired; rejects when nothing can be shown. */
  goto(url: string): Promise<void>;
  back(): Promise<void>;
  /** Size of the page's window in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Value of a JavaScript expression in the page, awaited; must be JSON. */
  evaluate(expression: string): Promise<unknown>;
  /** A real press of the pointer, at window pixels. */
  click(x: number, y: number): Promise<void>;
  /** Pointer down at the first point, over the others, up at the last. */
  drag(points: Points): Promise<void>;
  /** Keys as a person types them. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** PNG of the window. */
  screenshot(): Promise<Buffer>;
  /**
   * Errors on the console since the tab was opened; in WebKit only those after each page's load, since its driver
   * reports none.
   */
  errors(): Promise<string[]>;
  close(): Promise<void>;
}

/** A running browser. */
export interface Browser {
  newTab(): Promise<Tab>;
  close(): Promise<void>;
}

/** Keys that have no character, with their values in WebDriver (W3C WebDriver, "Keyboard actions"). */
export const KEYS = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
} as const;
export type Key = keyof typeof KEYS;

/** An expression's outcome as text, so that every protocol carries it alike, errors included. */
export const asJson = (expression: string): string =>
  `Promise.resolve().then(() => (${expression})).then((value) => JSON.stringify({ value }), (error) => JSON.stringify({ error: String(error) }))`;

/** The value of what `asJson` gave; throws what it threw. */
export function fromJson(text: string): unknown {
  const { value, error } = JSON.parse(text) as { value?: unknown; error?: string };
  if (error !== undefined) throw new Error(`in the page: ${error}`);
  return value;
}
