import { defineConfig } from 'vite';
import { checks } from './scripts/bundler-checks.mjs';
import site from './vite.config.ts';

/** Builds the site for Node, which prerenders every route. */
export default defineConfig((environment) => ({
  ...site(environment),
  publicDir: false,
  // Read by the build, which renders them itself.
  ssr: { noExternal: ['@tabler/icons-react'] },
  build: { ssr: 'src/app/prerender.tsx', emptyOutDir: true, target: 'node20', rolldownOptions: { checks } },
}));
