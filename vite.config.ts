import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { basePathOf } from './src/app/configuration/settings.ts';
import { boot } from './scripts/boot-plugin.ts';
import { setBuildFacts } from './scripts/build-facts.ts';
import { checks } from './scripts/bundler-checks.mjs';
import { chunks } from './scripts/chunks-plugin.ts';
import { classNames } from './scripts/class-names.ts';
import { configuration } from './scripts/configuration-plugin.ts';
import { glyphs } from './scripts/glyphs-plugin.ts';
import { icons } from './scripts/icons-plugin.ts';
import { loading } from './scripts/loading-plugin.ts';
import { listedManifests } from './scripts/manifests-plugin.ts';
import { shipped } from './scripts/shipped-plugin.ts';
import { contracts } from './scripts/contracts-plugin.ts';
import { dataPlugins } from './scripts/data-plugins.ts';

export default defineConfig(({ command, mode }) => {
  setBuildFacts(mode);
  process.env.VITE_ENV ??= command === 'build' ? 'production' : 'development';
  const basePath = basePathOf(loadEnv(mode, import.meta.dirname, 'VITE_'));
  const { site, worker } = shipped();
  return {
    // The site works in any folder: built files locate each other by their own URL, unless a base path is set.
    base: basePath ?? (command === 'build' ? './' : '/'),
    plugins: [react(), configuration(), ...dataPlugins(), contracts(), listedManifests(), glyphs(), icons(), loading(), boot(), chunks(), site],
    // The router imports a shim for versions of React that lack `useSyncExternalStore`.
    resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
    ...(command === 'build' && { css: { modules: { generateScopedName: classNames() } } }),
    build: {
      target: ['chrome120', 'firefox121', 'safari17'],
      manifest: true,
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 2_000,
      rolldownOptions: { checks },
    },
    worker: {
      format: 'es',
      plugins: () => [...dataPlugins({ isPacked: command === 'build' }), worker()],
      rolldownOptions: { checks, output: { chunkFileNames: 'assets/[name]-[hash].js' } },
    },
    // Scanned for packages when a development server starts, because Vite reloads the page for a package found later. This includes
    // pages, engines and demos, which are loaded lazily.
    optimizeDeps: {
      entries: [
        'index.html',
        'src/**/*.{ts,tsx}',
        ...['**/*.d.ts', '**/*.test.{ts,tsx}', '**/testing/**', 'cli/**', 'service-worker/**', 'app/prerender.tsx'].map((file) => `!src/${file}`),
      ],
    },
  };
});
