import { defineConfig } from 'vite';
import { dataPlugins } from './scripts/data-plugins.ts';

/** Builds the benchmarks with the engines as shipped: bundled, not transformed module by module. */
export default defineConfig({
  plugins: dataPlugins(),
  publicDir: false,
  build: {
    ssr: true,
    outDir: 'dist-bench',
    target: 'node20',
    rolldownOptions: { input: { main: 'bench/main.ts' }, output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' } },
  },
  ssr: { noExternal: true },
});
