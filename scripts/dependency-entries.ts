/**
 * The sources in which Vite looks for packages when `npm run dev` starts, so that none is found later and reloads the page:
 * all that a browser loads, whether at once, late, or in a worker. Declarations cannot be read as scripts, and what tests
 * and the command line import is for Node.
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
