/**
 * Which Chromium the browser tests use: the system's where there is one, else Playwright's
 * own, downloaded once. Run as a program it makes sure that one of them is there.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { aptInstall } from '../../tests/support/apt';

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

const SHELL = '/usr/bin/chromium-headless-shell';

/** Path of a system Chromium; undefined: Playwright's own is used. `CHROMIUM_PATH` names another. */
export function systemChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  return [...(named ? [named] : []), ...SYSTEM].find((path) => existsSync(path));
}

/**
 * Chromium's headless shell, the same engine without the browser's own windows, else the
 * whole browser. `e2e/` runs on it: the same 17 tests took 20 instead of 30 seconds of
 * processor time. `e2e/browsers/` has the browser that people hold.
 */
export const headlessChromium = (): string | undefined => {
  const shell = process.env.CHROMIUM_PATH ?? SHELL;
  return existsSync(shell) ? shell : systemChromium();
};

/** A quiet, reproducible Chromium; the sandbox cannot start as root. */
export const CHROMIUM_ARGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  // The shell rounds each letter's width unless told not to; phones and whole browsers do not.
  '--font-render-hinting=none',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

function installed(): boolean {
  return Boolean(systemChromium()) || existsSync(chromium.executablePath());
}

/** Debian's package where we may install packages, else Playwright's own build, which brings its own headless shell. */
function install(): void {
  if (aptInstall(['chromium', 'fonts-liberation', 'fonts-noto-core']) && installed()) return;
  console.log('Installing Chromium by Playwright …');
  execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
}

if (process.argv[1]?.endsWith('browser.ts')) {
  if (!installed()) install();
  // A package of its own, not in every release; also where somebody installed the browser by itself.
  if (systemChromium() && !process.env.CHROMIUM_PATH && !existsSync(SHELL)) aptInstall(['chromium-headless-shell']);
  console.log(
    `Chromium: ${systemChromium() ?? chromium.executablePath()}, headless: ${headlessChromium() ?? 'its own'}`,
  );
}
