import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import packageJson from './package.json' with { type: 'json' };
import { basePathOf } from './src/app/configuration/settings.ts';
import { boot } from './scripts/boot-plugin.ts';
import { chunks } from './scripts/chunks-plugin.ts';
import { configuration } from './scripts/configuration-plugin.ts';
import { dependencyEntries } from './scripts/dependency-entries.ts';
import { glyphs } from './scripts/glyphs-plugin.ts';
import { icons } from './scripts/icons-plugin.ts';
import { loading } from './scripts/loading-plugin.ts';
import { listedManifests } from './scripts/manifests-plugin.ts';
import { reactStore } from './scripts/react-store-plugin.ts';
import { shipped } from './scripts/shipped-plugin.ts';
import { contracts } from './scripts/contracts-plugin.ts';
import { dataPlugins, isFont } from './scripts/data-plugins.ts';

// What a build knows of itself, unless its environment says otherwise.
process.env.VITE_APP_VERSION ??= packageJson.version;

export default defineConfig(({ command, mode }) => {
  process.env.VITE_ENV ??= command === 'build' ? 'production' : 'development';
  const basePath = basePathOf(loadEnv(mode, import.meta.dirname, 'VITE_'));
  const { site, worker } = shipped();
  return {
    // Served from any folder: what is built finds its place by its own address, unless it is told.
    base: basePath ?? (command === 'build' ? './' : '/'),
    plugins: [react(), configuration(), ...dataPlugins(), contracts(), listedManifests(), glyphs(), icons(), loading(), boot(), chunks(), reactStore(), site],
    build: {
      target: ['chrome120', 'firefox121', 'safari17'],
      manifest: true,
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 2_000,
    },
    worker: {
      format: 'es',
      plugins: () => [...dataPlugins(), worker()],
      rolldownOptions: { output: { chunkFileNames: (chunk) => (isFont(chunk) ? 'assets/fonts/[name]-[hash].js' : 'assets/[name]-[hash].js') } },
    },
    optimizeDeps: { entries: [...dependencyEntries] },
  };
});
