import { defineConfig } from '@playwright/test';
import { chromiumArgs, ensureChromium } from './scripts/chromium.mjs';

const PORT = 4319;
const C_LIB_PORT = 4320;
/** Tests of widgets on their demo pages, which a development build alone has. */
const WIDGET_TESTS = /widget[\w-]*\.spec\.ts$/u;

export default defineConfig({
  testDir: 'e2e',
  timeout: 45_000,
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  reporter: [[process.env.CI || !process.stdout.isTTY ? 'dot' : 'line'], ['json', { outputFile: 'test-results/e2e.json' }]],
  outputDir: 'test-results/e2e',
  projects: [
    { name: 'site', testIgnore: WIDGET_TESTS },
    { name: 'widgets', testMatch: WIDGET_TESTS, use: { baseURL: `http://127.0.0.1:${C_LIB_PORT}` } },
  ],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    headless: true,
    contextOptions: { reducedMotion: 'reduce' },
    permissions: ['clipboard-read', 'clipboard-write'],
    launchOptions: { executablePath: ensureChromium(), args: chromiumArgs },
  },
  webServer: [
    { command: `node scripts/serve-dist.mjs ${PORT}`, url: `http://127.0.0.1:${PORT}/`, reuseExistingServer: false },
    { command: `node scripts/serve-c-lib.mjs ${C_LIB_PORT}`, url: `http://127.0.0.1:${C_LIB_PORT}/`, reuseExistingServer: false },
  ],
});
