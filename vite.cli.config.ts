import { defineConfig } from 'vite';
import { setBuildFacts } from './scripts/build-facts.ts';
import { checks } from './scripts/bundler-checks.mjs';
import { contracts } from './scripts/contracts-plugin.ts';
import { dataPlugins } from './scripts/data-plugins.ts';
import { protocolParts } from './scripts/protocol-parts-plugin.ts';
import { shipped } from './scripts/shipped-plugin.ts';

/** Builds the command line and the library: one bundle for Node, with a chunk per engine and no dependency at run time. */
export default defineConfig(({ mode }) => {
  setBuildFacts(mode);
  return {
    plugins: [...dataPlugins(), contracts(), protocolParts(), shipped().site],
    publicDir: false,
    build: {
      ssr: true,
      outDir: 'dist-cli',
      target: 'node20',
      manifest: true,
      rolldownOptions: {
        checks,
        input: { penknife: 'src/cli/main.ts', library: 'src/library/library.ts', 'engine.thread': 'src/cli/engine.thread.ts' },
        output: {
          entryFileNames: '[name].js',
          // Locates the build by its own URL.
          codeSplitting: { groups: [{ name: 'place', test: /\/src\/cli\/place\.ts$/u }] },
          chunkFileNames: ({ name }) => (name === 'place' ? '[name].js' : 'chunks/[name]-[hash].js'),
        },
      },
    },
    ssr: { noExternal: true },
  };
});
