/**
 * The sources that Vite scans for packages when `npm run dev` starts: a package that is found later makes Vite reload the page.
 * They are all sources that browsers load, eagerly, lazily or in a worker. Declarations cannot be scanned as scripts, and the
 * imports of tests and the command line are for Node.
 */
export const dependencyEntries: readonly string[] = [
  'index.html',
  'src/**/*.{ts,tsx}',
  '!src/**/*.d.ts',
  '!src/**/*.test.{ts,tsx}',
  '!src/**/testing/**',
  '!src/cli/**',
  '!src/service-worker/**',
  '!src/app/prerender.tsx',
];
