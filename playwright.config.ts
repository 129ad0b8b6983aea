import { defineConfig } from '@playwright/test';
import { chromiumArgs, ensureChromium } from './scripts/chromium.mjs';

const PORT = 4319;

export default defineConfig({
  testDir: 'e2e',
  timeout: 45_000,
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  reporter: [[process.env.CI || !process.stdout.isTTY ? 'dot' : 'line'], ['json', { outputFile: 'test-results/e2e.json' }]],
  outputDir: 'test-results/e2e',
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    headless: true,
    contextOptions: { reducedMotion: 'reduce' },
    permissions: ['clipboard-read', 'clipboard-write'],
    launchOptions: { executablePath: ensureChromium(), args: chromiumArgs },
  },
  webServer: {
    command: `node scripts/serve-dist.mjs ${PORT}`,
    url: `http://127.0.0.1:${PORT}/`,
    reuseExistingServer: false,
  },
});
