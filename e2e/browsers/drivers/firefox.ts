/** Firefox as the distribution ships it, over WebDriver BiDi: it speaks that by itself, no driver program is needed. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { drag, press, type, type ActionSource } from './actions';
import { connect, type Bidi } from './bidi';
import { asJson, fromJson, type Browser, type Tab } from './driver';
import { start } from './programs';

/**
 * Nothing leaves the machine, nothing asks the visitor, and a page's own zoom and scroll
 * bars are those of a new profile.
 */
const PREFERENCES = {
  'app.normandy.enabled': false,
  'app.update.enabled': false,
  'browser.safebrowsing.downloads.remote.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.enabled': false,
};

const userJs = Object.entries(PREFERENCES).map(
  ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
);

interface LogEntry {
  level: string;
  text: string | null;
  source: { context?: string };
}

function tabOf(bidi: Bidi, context: string, userContext: string, errors: string[]): Tab {
  const perform = (actions: ActionSource[]) =>
    bidi.send('input.performActions', { context, actions }).then(() => undefined);
  return {
    goto: async (url) => void (await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' })),
    back: async () => void (await bidi.send('browsingContext.traverseHistory', { context, delta: -1 })),
    resize: async (width, height) =>
      void (await bidi.send('browsingContext.setViewport', { context, viewport: { width, height } })),
    evaluate: async (expression) => {
      const { result } = await bidi.send<{ result: { value: string } }>('script.evaluate', {
        expression: asJson(expression),
        target: { context },
        awaitPromise: true,
      });
      return fromJson(result.value);
    },
    click: (x, y) => perform(drag([[x, y]])),
    drag: (points) => perform(drag(points)),
    type: (text) => perform(type(text)),
    press: (key) => perform(press(key)),
    screenshot: async () =>
      Buffer.from((await bidi.send<{ data: string }>('browsingContext.captureScreenshot', { context })).data, 'base64'),
    errors: async () => errors,
    close: async () => void (await bidi.send('browser.removeUserContext', { userContext })),
  };
}

async function open(bidi: Bidi, userContext: string): Promise<Tab> {
  const { context } = await bidi.send<{ context: string }>('browsingContext.create', { type: 'tab', userContext });
  const errors: string[] = [];
  bidi.on<LogEntry>('log.entryAdded', ({ level, text, source }) => {
    if (level === 'error' && source.context === context) errors.push(text ?? '');
  });
  return tabOf(bidi, context, userContext, errors);
}

/** Starts `binary` with an empty profile. */
export async function launchFirefox(binary: string): Promise<Browser> {
  const profile = mkdtempSync(path.join(tmpdir(), 'rnm-firefox-'));
  writeFileSync(path.join(profile, 'user.js'), userJs.join(''));
  const program = await start(
    binary,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    { said: /BiDi listening on (ws:\S+)/ },
  );
  const bidi = await connect(`${program.match![1]}/session`);
  await bidi.send('session.new', { capabilities: {} });
  await bidi.send('session.subscribe', { events: ['log.entryAdded'] });
  return {
    // A user context is Firefox's container: cookies, storage and workers of its own.
    newTab: async () => {
      const { userContext } = await bidi.send<{ userContext: string }>('browser.createUserContext', {});
      return open(bidi, userContext);
    },
    close: async () => {
      bidi.close();
      await program.end();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
