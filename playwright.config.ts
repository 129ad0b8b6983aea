import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { chromiumArgs, ensureChromium } from './scripts/chromium.mjs';
import { hasNginx } from './scripts/nginx.mjs';
import { freePorts } from './scripts/ports.mjs';

// Chosen once: Playwright's workers read this file too, and inherit the environment.
process.env.PENKNIFE_PORTS ??= (await freePorts(3)).join(',');
const [PORT, C_LIB_PORT, BELOW_PORT] = process.env.PENKNIFE_PORTS.split(',').map(Number);
const BELOW = '/tools/x/';
/** The address of a site that is served already; its own servers are left out then, and so is what needs them. */
const SERVED = process.env.PENKNIFE_SITE;
/** Tests of widgets on their demo pages, which a development build alone has. */
const WIDGET_TESTS = /widget[\w-]*\.spec\.ts$/u;
/** Tests of the recipe for nginx. Where it can't be had, there is nothing to test, and the site is served by Node instead. */
const HOSTING_TESTS = /hosting\.spec\.ts$/u;
/** What must hold wherever the site lies, again below a path. */
const ANYWHERE_TESTS = /(?:shell|smart-paste|loading|offline)\.spec\.ts$/u;

const servers = [
  { command: `node scripts/serve-dist.mjs ${PORT}`, url: `http://127.0.0.1:${PORT}/` },
  { command: `node scripts/serve-below.mjs ${BELOW_PORT} ${BELOW}`, url: `http://127.0.0.1:${BELOW_PORT}${BELOW}` },
  { command: `node scripts/serve-c-lib.mjs ${C_LIB_PORT}`, url: `http://127.0.0.1:${C_LIB_PORT}/` },
  // One of them builds first, which takes minutes on a busy machine.
].map((server) => ({ ...server, reuseExistingServer: false, timeout: 600_000 }));

export default defineConfig({
  testDir: 'e2e',
  // What is slow is not wrong: a busy machine takes its time.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  fullyParallel: true,
  // Pages wait now and then: one more than there are cores keeps these busy.
  workers: availableParallelism() + 1,
  forbidOnly: true,
  // Nothing but failures and a last line.
  reporter: [['failures'], ['json', { outputFile: 'test-results/e2e.json' }]],
  reportSlowTests: null,
  outputDir: 'test-results/e2e',
  projects: [
    { name: 'site', testIgnore: [WIDGET_TESTS, HOSTING_TESTS] },
    { name: 'below', testMatch: ANYWHERE_TESTS, grepInvert: /@root/u, use: { baseURL: `http://127.0.0.1:${BELOW_PORT}${BELOW}` } },
    ...(hasNginx() ? [{ name: 'hosting', testMatch: HOSTING_TESTS }] : []),
    { name: 'widgets', testMatch: WIDGET_TESTS, use: { baseURL: `http://127.0.0.1:${C_LIB_PORT}` } },
  ],
  use: {
    baseURL: SERVED ?? `http://127.0.0.1:${PORT}`,
    headless: true,
    contextOptions: { reducedMotion: 'reduce' },
    permissions: ['clipboard-read', 'clipboard-write'],
    launchOptions: { executablePath: ensureChromium(), args: chromiumArgs },
  },
  webServer: SERVED === undefined ? servers : [],
});
