import type { Plugin } from 'vite';

const ID = '\0react-store';

/** Gives the router React's own `useSyncExternalStore`: the stand-in that it asks for is for versions of React that lack it. */
export const reactStore = (): Plugin => ({
  name: 'react-store',
  apply: 'build',
  enforce: 'pre',
  resolveId: { filter: { id: /^use-sync-external-store\/shim\/index\.js$/u }, handler: () => ID },
  load: { filter: { id: /^\0react-store$/u }, handler: () => "export { useSyncExternalStore } from 'react';" },
});
