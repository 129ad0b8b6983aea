// Finds a Chromium for the browser tests, or installs one.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** A Chromium without windows, in which the tests take two thirds of the time. */
const HEADLESS = '/usr/bin/chromium-headless-shell';
const CANDIDATES = [
  HEADLESS,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const find = () => [process.env.PENKNIFE_CHROMIUM, ...CANDIDATES, chromium.executablePath()].find((file) => file && existsSync(file));

const runs = (command, args) => spawnSync(command, args, { stdio: 'inherit' }).status === 0;

const hasApt = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
const installs = (name) => runs('apt-get', ['update', '-qq']) && runs('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name]);

/**
 * Finds or installs the browser, and returns its path. The error for a missing browser explains how to set the path.
 * @returns {string}
 */
export function ensureChromium() {
  const found = find();
  if (found) return found;
  console.log('Installing Chromium …');
  if (hasApt() && (installs('chromium-headless-shell') || installs('chromium'))) return find();
  if (runs('npx', ['playwright', 'install', 'chromium'])) return find();
  throw new Error('No Chromium: install one, or name it in PENKNIFE_CHROMIUM.');
}

/** The same for complete test runs, for which installing the faster browser pays off where Debian packages are available. */
export function ensureTestBrowser() {
  if (process.env.PENKNIFE_CHROMIUM === undefined && !existsSync(HEADLESS) && hasApt()) {
    console.log('Installing Chromium for tests …');
    if (!installs('chromium-headless-shell')) console.log('It cannot be had: another Chromium does, and takes longer.');
  }
  return ensureChromium();
}

export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
