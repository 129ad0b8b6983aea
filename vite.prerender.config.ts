import { defineConfig } from 'vite';
import site from './vite.config.ts';

/** The same site for Node, which renders every route at build. */
export default defineConfig((environment) => ({
  ...site(environment),
  publicDir: false,
  // Read by the build, which draws them in its own way.
  ssr: { noExternal: ['@tabler/icons-react'] },
  build: { ssr: 'src/app/prerender.tsx', emptyOutDir: true, target: 'node20' },
}));
