// Finds a Chromium for the browser tests, or installs one.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const CANDIDATES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

const find = () => [process.env.PENKNIFE_CHROMIUM, ...CANDIDATES, chromium.executablePath()].find((file) => file && existsSync(file));

const runs = (command, args) => spawnSync(command, args, { stdio: 'inherit' }).status === 0;

/** Path of the browser; an error says how to name one. */
export function ensureChromium() {
  const found = find();
  if (found) return found;
  console.log('Installing Chromium …');
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync('/usr/bin/apt-get') && runs('apt-get', ['update', '-qq']) && runs('apt-get', ['install', '-y', '-qq', 'chromium'])) return find();
  if (runs('npx', ['playwright', 'install', 'chromium'])) return find();
  throw new Error('No Chromium: install one, or name it in PENKNIFE_CHROMIUM.');
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
