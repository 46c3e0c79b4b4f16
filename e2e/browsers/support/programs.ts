/**
 * Which browsers the journeys run in, and where each is. Run as a program it installs what is missing
 * from the distribution, as it does for Chromium, and says plainly which browser this machine lacks.
 */
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { aptInstall } from '../../../tests/support/apt';
import { systemChromium } from '../../support/browser';

export type BrowserName = 'chromium' | 'firefox' | 'webkit';

interface Needed {
  /** Programs of which each must be there, by any of its names. */
  programs: string[][];
  /** Debian's packages with them. */
  packages: string[];
}

const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];
const WEBKIT_DRIVER = ['/usr/bin/WebKitWebDriver'];

export const NEEDED: Record<Exclude<BrowserName, 'chromium'>, Needed> = {
  firefox: { programs: [FIREFOX], packages: ['firefox-esr'] },
  webkit: { programs: [WEBKIT_DRIVER, ['/usr/bin/Xvfb']], packages: ['webkit2gtk-driver', 'xvfb'] },
};

const found = (names: string[]): string | undefined => names.find((name) => existsSync(name));

/** Path of the program to start, undefined where this machine lacks the browser. */
export function programOf(name: BrowserName): string | undefined {
  if (name === 'chromium') return systemChromium() ?? [chromium.executablePath()].find((path) => existsSync(path));
  const paths = NEEDED[name].programs.map(found);
  return paths.every(Boolean) ? paths[0] : undefined;
}

/** Why the journeys are skipped, for a person to act upon. */
export const lacks = (name: BrowserName): string =>
  name === 'chromium'
    ? 'This machine lacks Chromium: npm run test:e2e installs it'
    : `This machine lacks ${name}: as root, apt-get install ${NEEDED[name].packages.join(' ')}`;

if (process.argv[1]?.endsWith('programs.ts')) {
  const wanted = (['firefox', 'webkit'] as const).filter((name) => !programOf(name));
  if (wanted.length > 0) aptInstall(wanted.flatMap((name) => NEEDED[name].packages));
  const missing = (['chromium', 'firefox', 'webkit'] as const).filter((name) => {
    const program = programOf(name);
    console.log(program ? `${name}: ${program}` : lacks(name));
    return !program;
  });
  // A check that says "passed" in a pipeline has run in every browser.
  if (missing.length > 0 && process.env.CI) process.exit(1);
}
