import { defineConfig } from 'vite';
import { shipped } from './scripts/shipped-plugin.ts';
import { dataPlugins } from './scripts/data-plugins.ts';

/** The command line: one bundle for Node with every engine in a chunk of its own and no dependency at run time. */
export default defineConfig({
  plugins: [...dataPlugins(), shipped().site],
  publicDir: false,
  build: {
    ssr: true,
    outDir: 'dist-cli',
    target: 'node20',
    rolldownOptions: {
      input: { penknife: 'src/cli/main.ts', 'engine.thread': 'src/cli/engine.thread.ts' },
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
  ssr: { noExternal: true },
});
