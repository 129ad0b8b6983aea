import { defineConfig } from 'vitest/config';
import { texts } from './scripts/texts-plugin.ts';

export default defineConfig({
  plugins: [texts()],
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    environment: 'node',
    testTimeout: 30_000,
  },
});
