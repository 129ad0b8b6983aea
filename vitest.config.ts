import { defineConfig } from 'vitest/config';
import { configuration } from './scripts/configuration-plugin.ts';
import { texts } from './scripts/texts-plugin.ts';

export default defineConfig({
  plugins: [configuration(), texts()],
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    environment: 'node',
    testTimeout: 30_000,
  },
});
