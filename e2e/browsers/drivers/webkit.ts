/**
 * WebKitGTK as the distribution ships it, over W3C WebDriver: WebKitWebDriver drives
 * WebKit's MiniBrowser on a screen in memory.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../../tests/support/free-port';
import { drag, press, type, type ActionSource } from './actions';
import { asJson, fromJson, type Browser, type Tab } from './driver';
import { start } from './programs';

/** MiniBrowser's own bar needs 447 px: made small, so that a window can be as narrow as a phone. */
const SMALL_BAR =
  '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; -gtk-icon-transform: scale(0.1); }';
/** Collects console errors from the page's load on, since the driver reports none. */
const WATCH = `(() => {
  if (window.__errors) return;
  const errors = (window.__errors = []);
  const original = console.error;
  console.error = (...said) => { errors.push(said.map(String).join(' ')); original.apply(console, said); };
  addEventListener('error', (event) => errors.push(String(event.message)));
  addEventListener('unhandledrejection', (event) => errors.push('unhandled: ' + event.reason));
})()`;

/** The driver starts at once; a page may wait for a dead server, in milliseconds. */
const START_LIMIT_MS = 30_000;
const LOAD_LIMIT_MS = 30_000;
const SCRIPT_LIMIT_MS = 20_000;
const RESIZE_LIMIT_MS = 10_000;
/** Longer than each of the timeouts above: a driver that has not answered by then hangs. */
const ANSWER_LIMIT_MS = 40_000;

type Send = <T = unknown>(method: 'GET' | 'POST' | 'DELETE', command: string, body?: object) => Promise<T>;

/** Commands of the driver at `url`; rejects with the driver's own words. */
const sender =
  (url: string): Send =>
  async <T>(method: string, command: string, body: object = {}) => {
    const signal = AbortSignal.timeout(ANSWER_LIMIT_MS);
    const sent = method === 'POST' ? JSON.stringify(body) : undefined;
    const response = await fetch(`${url}${command}`, { method, signal, body: sent });
    const { value } = (await response.json()) as { value: T & { error?: string; message?: string } };
    if (!response.ok) throw new Error(`${command}: ${value.error} ${value.message}`);
    return value;
  };

function tabOf(send: Send): Tab {
  const errors: string[] = [];
  const perform = async (actions: ActionSource[]): Promise<void> => {
    await send('POST', '/actions', { actions });
  };
  const evaluate = async (expression: string): Promise<unknown> => {
    const script = `const done = arguments[arguments.length - 1]; ${asJson(expression)}.then(done)`;
    return fromJson(await send<string>('POST', '/execute/async', { script, args: [] }));
  };
  const collect = async (): Promise<void> =>
    void errors.push(...((await evaluate('(window.__errors ?? []).splice(0)').catch(() => [])) as string[]));
  return {
    goto: async (url) => {
      await collect();
      await send('POST', '/url', { url });
      await evaluate(WATCH);
    },
    back: async () => {
      await collect();
      await send('POST', '/back');
      await evaluate(WATCH);
    },
    resize: async (width, height) => {
      // The window has the bar and perhaps a frame around the page, and takes a moment to get its size.
      for (const end = Date.now() + RESIZE_LIMIT_MS; ;) {
        const window = await send<{ width: number; height: number }>('GET', '/window/rect');
        const [inner, innerHeight] = (await evaluate('[innerWidth, innerHeight]')) as [number, number];
        if (inner === width && innerHeight === height) return;
        if (Date.now() > end) throw new Error(`the page has ${inner} × ${innerHeight} px, not ${width} × ${height}`);
        const [bar, top] = [Math.max(0, window.width - inner), Math.max(0, window.height - innerHeight)];
        await send('POST', '/window/rect', { x: 0, y: 0, width: width + bar, height: height + top });
        await new Promise((later) => setTimeout(later, 50));
      }
    },
    evaluate,
    click: (x, y) => perform(drag([[x, y]])),
    drag: (points) => perform(drag(points)),
    type: (text) => perform(type(text)),
    press: (key) => perform(press(key)),
    screenshot: async () => Buffer.from(await send<string>('GET', '/screenshot'), 'base64'),
    errors: async () => {
      await collect();
      return errors;
    },
    close: async () => void (await send('DELETE', '')),
  };
}

/** Asks until the driver answers. */
async function ready(url: string, end = Date.now() + START_LIMIT_MS): Promise<void> {
  const answered = await fetch(`${url}/status`).then(
    (response) => response.ok,
    () => false,
  );
  if (answered) return;
  if (Date.now() > end) throw new Error('WebKitWebDriver did not answer in time');
  await new Promise((resolve) => setTimeout(resolve, 50));
  return ready(url, end);
}

/** Starts the driver `binary` and a screen for it; each new tab is a browser process with storage of its own. */
export async function launchWebKit(binary: string): Promise<Browser> {
  const config = mkdtempSync(path.join(tmpdir(), 'rnm-webkit-'));
  mkdirSync(path.join(config, 'gtk-3.0'));
  writeFileSync(path.join(config, 'gtk-3.0/gtk.css'), SMALL_BAR);
  const screen = await start('Xvfb', ['-displayfd', '3', '-screen', '0', '2000x1400x24', '-nolisten', 'tcp'], {
    said: /^(\d+)\n/m,
  });
  const port = await freePort();
  const env = {
    DISPLAY: `:${screen.match![1]}`,
    XDG_CONFIG_HOME: config,
    // Without a graphics card, compositing is done in software, which takes two fifths of its time.
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  };
  const url = `http://127.0.0.1:${port}`;
  const startDriver = async () => {
    const started = await start(binary, [`--port=${port}`], { env });
    await ready(url);
    return started;
  };
  let driver = await startDriver();
  const session = () => sender(url)<{ sessionId: string }>('POST', '/session', { capabilities: {} });
  return {
    newTab: async () => {
      // The driver sometimes hangs while MiniBrowser starts, and it has one session at a
      // time; nothing has been tested by then.
      const { sessionId } = await session().catch(async () => {
        await driver.end();
        driver = await startDriver();
        return session();
      });
      const send = sender(`${url}/session/${sessionId}`);
      await send('POST', '/timeouts', { pageLoad: LOAD_LIMIT_MS, script: SCRIPT_LIMIT_MS });
      return tabOf(send);
    },
    close: async () => {
      await driver.end();
      await screen.end();
      rmSync(config, { recursive: true, force: true });
    },
  };
}
