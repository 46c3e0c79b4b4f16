/** The site as a person uses it, in any browser: elements are found by name, and pressed where they are visible. */
import { expect } from '@playwright/test';
import type { Key, Tab } from '../drivers/driver';
import {
  BRING_QUERIES,
  bring,
  elements,
  HAS_QUERIES,
  pick,
  plain,
  seen,
  type Query,
  type Seen,
  type Words,
} from './in-page';

/** Timeout for something to appear, in milliseconds: the machine may be busy with other browsers. */
const LIMIT_MS = 20_000;

/**
 * Expression: no service worker from here on. Its installation costs a third of what a journey costs, and only those
 * without a network need it.
 */
const WITHOUT_COPY = 'void (navigator.serviceWorker.register = () => new Promise(() => {}))';

export class Visit {
  constructor(
    readonly tab: Tab,
    private readonly origin: string,
  ) {}

  role = (role: string, name?: Words, within?: string): Thing =>
    new Thing(this, { by: 'role', value: role, name, within });
  label = (value: Words, within?: string): Thing => new Thing(this, { by: 'label', value, within });
  text = (value: Words, within?: string): Thing => new Thing(this, { by: 'text', value, within });
  css = (value: string): Thing => new Thing(this, { by: 'css', value });

  /** Opens a path of the site and waits until its scripts answer; `copy`: it may install its copy for no network. */
  async open(path: string, { copy = false } = {}): Promise<void> {
    await this.tab.goto(`${this.origin}${path}`);
    await this.started({ copy });
  }

  /** The same for a page that is there already. */
  async started({ copy = false } = {}): Promise<void> {
    if (!copy) await this.tab.evaluate(WITHOUT_COPY);
    await this.tab.evaluate("dispatchEvent(new Event('pointermove'))");
    await this.css('html[data-hydrated]').seen();
  }

  press = (key: Key): Promise<void> => this.tab.press(key);

  /** Value of a function in the page; its arguments and its answer are what JSON can hold. */
  evaluate = async <T, A extends unknown[]>(inPage: (...args: A) => T | Promise<T>, ...args: A): Promise<T> =>
    (await this.tab.evaluate(`(${inPage})(...${JSON.stringify(args)})`)) as T;

  /** Value of an expression about what `query` finds; a page that is asked for selectors only goes without queries. */
  async ask<T>(query: Query, expression: (query: Query) => string): Promise<T> {
    if (!plain(query) && !(await this.tab.evaluate(HAS_QUERIES))) await this.tab.evaluate(BRING_QUERIES);
    return (await this.tab.evaluate(expression(query))) as T;
  }

  path = (): Promise<string> => this.evaluate(() => location.pathname + location.search);

  /** Size of the window in CSS pixels, scroll bars left out. */
  size = (): Promise<{ width: number; height: number }> =>
    this.evaluate(() => ({ width: document.documentElement.clientWidth, height: innerHeight }));
}

/** Until the page has painted a frame. */
const aFrame = (): Promise<unknown> =>
  new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(() => painted(true))));

/** The first visible thing that a query finds, looked up anew each time. */
export class Thing {
  constructor(
    private readonly visit: Visit,
    private readonly query: Query,
  ) {}

  private get label(): string {
    const { by, value, name, within } = this.query;
    return `${by} ${value}${name === undefined ? '' : ` "${name}"`}${within ? ` in ${within}` : ''}`;
  }

  private ask = <T>(expression: (query: Query) => string): Promise<T> => this.visit.ask(this.query, expression);

  /** What it is at this moment; null while it cannot be seen. */
  now = (): Promise<Seen | null> => this.ask(seen);
  count = (): Promise<number> => this.ask((query) => `${elements(query)}.length`);

  /** Waits for it. */
  async seen(): Promise<Seen> {
    let found: Seen | null = null;
    await expect
      .poll(async () => (found = await this.now()) !== null, { message: `${this.label} is seen`, timeout: LIMIT_MS })
      .toBe(true);
    return found!;
  }

  gone = (): Promise<void> => expect.poll(this.now, { message: `${this.label} is gone`, timeout: LIMIT_MS }).toBeNull();

  /** Waits until a part of what it is matches. */
  is = (expected: Partial<Seen>): Promise<void> =>
    expect.poll(this.now, { message: this.label, timeout: LIMIT_MS }).toMatchObject(expected);

  text = async (): Promise<string> => (await this.seen()).text;

  attribute = (name: string): Promise<string | null> =>
    this.ask((query) => `${elements(query)}[0]?.getAttribute(${JSON.stringify(name)}) ?? null`);

  /** Its middle once it lies still in the window with nothing over it. */
  private async middle(): Promise<[number, number]> {
    await this.seen();
    let last = '';
    let point: [number, number] = [0, 0];
    const still = async (): Promise<boolean> => {
      // Moving elements move with the frames, and a busy machine may paint none between two checks.
      await this.visit.evaluate(aFrame);
      const it = await this.now();
      const place = it ? `${it.x} ${it.y} ${it.width} ${it.height}` : '';
      const same = place === last;
      // Not while it moves: a slide on its way in would scroll the row of slides, and stand beside its place.
      if (it && same && !it.pressable) await this.ask(bring);
      last = place;
      if (it) point = [it.x + it.width / 2, it.y + it.height / 2];
      return same && Boolean(it?.pressable);
    };
    await expect
      .poll(still, { message: `${this.label} can be pressed`, timeout: LIMIT_MS, intervals: [50, 50, 100] })
      .toBe(true);
    return point;
  }

  async click(): Promise<void> {
    await this.visit.tab.click(...(await this.middle()));
  }

  /** Presses into a field, empties it and types. */
  async fill(text: string): Promise<void> {
    await this.click();
    await this.is({ focused: true });
    await this.ask((query) => `${elements(query)}[0].select()`);
    if ((await this.seen()).value) await this.visit.press('Backspace');
    await this.visit.tab.type(text);
    await this.is({ value: text });
  }

  /** Chooses an option of a list by its value. */
  async choose(value: string): Promise<void> {
    await this.middle();
    await this.ask((query) => pick(query, value));
    await this.is({ value });
  }

  /** Pulls it sideways. */
  async pull(dx: number): Promise<void> {
    const [x, y] = await this.middle();
    await this.visit.tab.drag([
      [x, y],
      [x + dx / 2, y + 1],
      [x + dx, y + 2],
    ]);
  }
}
