import { defineConfig } from 'vite';
import { figletFonts } from './scripts/fonts-plugin.ts';
import { unicode } from './scripts/unicode-plugin.ts';
import { words } from './scripts/words-plugin.ts';

/** The benches with the engines as they are shipped: bundled, not transformed module by module. */
export default defineConfig({
  plugins: [words(), unicode(), figletFonts()],
  publicDir: false,
  build: {
    ssr: true,
    outDir: 'dist-bench',
    target: 'node20',
    rolldownOptions: { input: { main: 'bench/main.ts' }, output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' } },
  },
  ssr: { noExternal: true },
});
