// Finds a Chromium for the browser tests, or installs one.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { hasDebianPackages, installDebianPackages } from './debian.mjs';

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

/**
 * Finds a browser, and returns its path.
 * @returns {string}
 * @throws Error if there is none; its message explains how to set the path
 */
export function findChromium() {
  const found = find();
  if (!found) throw new Error('No Chromium: install one, or name it in PENKNIFE_CHROMIUM.');
  return found;
}

/** Finds or installs the browser for complete test runs, for which the faster one pays off where Debian packages are available. */
export async function ensureTestBrowser() {
  if (process.env.PENKNIFE_CHROMIUM === undefined && !existsSync(HEADLESS) && hasDebianPackages()) {
    console.log('Installing Chromium for tests …');
    if (!(await installDebianPackages('chromium-headless-shell'))) console.log('It could not be installed. Another Chromium is used, which takes longer.');
  }
  return ensureChromium();
}

/** Finds or installs the browser. */
export async function ensureChromium() {
  if (!find()) {
    console.log('Installing Chromium …');
    const isInstalled = hasDebianPackages() && ((await installDebianPackages('chromium-headless-shell')) || (await installDebianPackages('chromium')));
    if (!isInstalled) spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit', shell: process.platform === 'win32' });
  }
  return findChromium();
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
