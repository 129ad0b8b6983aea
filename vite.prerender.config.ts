import { defineConfig } from 'vite';
import site from './vite.config.ts';

/** The same site for Node, which renders every route at build. */
export default defineConfig((environment) => ({
  ...site(environment),
  publicDir: false,
  build: { ssr: 'src/app/prerender.tsx', emptyOutDir: true, target: 'node20' },
}));
