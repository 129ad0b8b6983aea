import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import packageJson from './package.json' with { type: 'json' };
import { icons } from './scripts/icons-plugin.ts';
import { texts } from './scripts/texts-plugin.ts';

// What a build knows of itself, unless its environment says otherwise.
process.env.VITE_APP_VERSION ??= packageJson.version;

export default defineConfig(({ command }) => {
  process.env.VITE_ENV ??= command === 'build' ? 'production' : 'development';
  return {
    base: process.env.VITE_BASE_URL ?? '/',
    plugins: [react(), texts(), icons()],
    build: {
      target: ['chrome120', 'firefox121', 'safari17'],
      manifest: true,
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 2_000,
    },
    worker: { format: 'es', plugins: () => [texts()] },
    // Found at the start, so that the first run of an engine does not reload the page.
    optimizeDeps: { entries: ['index.html', 'src/**/*.{ts,tsx}'] },
  };
});
