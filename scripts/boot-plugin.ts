import path from 'node:path';
import type { Plugin } from 'vite';
import { build } from 'vite';
import { checks } from './bundler-checks.mjs';

const root = path.join(import.meta.dirname, '..');

/** The script that every page loads first, next to the pages: the app derives the site's base path from its URL. */
const FILE = 'boot.js';

/** Adds the boot script to the site. It is a classic script, because modules run after the first paint. */
export function boot(): Plugin {
  let base = '';
  return {
    name: 'boot',
    // Rendering the pages at build needs no scripts.
    apply: ({ build: options }) => !options?.ssr,
    configResolved(config) {
      ({ base } = config);
    },
    configureServer({ middlewares }) {
      middlewares.use(base + FILE, (_, response, next) => {
        bundleBoot({ minify: false }).then((code) => response.setHeader('Content-Type', 'text/javascript').end(code), next);
      });
    },
    // Vite leaves this URL unchanged (`vite-ignore`), because it has no file.
    transformIndexHtml: { order: 'post', handler: (html) => html.replace(/<script\s+src="\/boot\.js">/u, () => `<script src="${base}${FILE}">`) },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE, source: await bundleBoot() });
    },
  };
}

/** Bundles `src/boot/`. Its target is older than the app's, because the script also runs where the app cannot start. */
export async function bundleBoot({ minify = true } = {}): Promise<string> {
  const result = await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'warn',
    build: { target: 'es2020', minify, write: false, rolldownOptions: { checks, input: 'src/boot/boot.ts', output: { format: 'iife' } } },
  });
  const [chunk] = [result].flat().flatMap((built) => ('output' in built ? built.output : []));
  if (chunk?.type !== 'chunk') throw new Error('src/boot/boot.ts is not one file');
  return chunk.code;
}
