import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { chromiumArgs, ensureChromium } from './scripts/chromium.mjs';
import { patience } from './scripts/patience.ts';
import { freePorts } from './scripts/ports.mjs';

// Selected once: Playwright's workers also read this file, and inherit the environment.
process.env.PENKNIFE_PORTS ??= (await freePorts(2)).join(',');
const [PORT, C_LIB_PORT] = process.env.PENKNIFE_PORTS.split(',').map(Number);
/** Path of the site. As on many hosts it is not the root, so that every test detects URLs that assume the root. e2e/root.spec.ts tests the root. */
const PREFIX = '/tools/x/';
/** URL of a site that is already being served. */
const SERVED = process.env.PENKNIFE_SITE;
/** Tests of widgets on their demo pages, which only a development build contains. Part of `npm run test:all`. */
const WIDGET_TESTS = /widget[\w-]*\.spec\.ts$/u;
const isAll = process.env.PENKNIFE_TESTS === 'all';

const servers = [
  { command: `node scripts/serve-dist.mjs ${PORT} ${PREFIX}`, url: `http://127.0.0.1:${PORT}${PREFIX}` },
  ...(isAll ? [{ command: `node scripts/serve-component-library.mjs ${C_LIB_PORT}`, url: `http://127.0.0.1:${C_LIB_PORT}/` }] : []),
  // A server may build first, which takes minutes on a busy machine.
].map((server) => ({ ...server, reuseExistingServer: false, timeout: 600_000 }));

export default defineConfig({
  testDir: 'e2e',
  timeout: 120_000 * patience,
  expect: { timeout: 30_000 * patience },
  fullyParallel: true,
  // Pages are idle at times: one worker more than cores keeps all cores busy.
  workers: availableParallelism() + 1,
  forbidOnly: true,
  // Prints only failures and a last line.
  reporter: [['failures'], ['json', { outputFile: 'test-results/e2e.json' }]],
  reportSlowTests: null,
  outputDir: 'test-results/e2e',
  projects: [
    { name: 'site', testIgnore: WIDGET_TESTS },
    ...(isAll ? [{ name: 'widgets', testMatch: WIDGET_TESTS, use: { baseURL: `http://127.0.0.1:${C_LIB_PORT}` } }] : []),
  ],
  use: {
    baseURL: SERVED ?? `http://127.0.0.1:${PORT}${PREFIX}`,
    headless: true,
    contextOptions: { reducedMotion: 'reduce' },
    permissions: ['clipboard-read', 'clipboard-write'],
    launchOptions: { executablePath: await ensureChromium(), args: chromiumArgs },
  },
  webServer: SERVED === undefined ? servers : [],
});
