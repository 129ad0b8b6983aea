import type { Plugin } from 'vite';
import { readConfiguration } from '../src/app/configuration/settings.ts';

const ID = 'virtual:configuration';

/** The settings of a build, checked while it is made: the site itself is told what came of it, and carries no checker. */
export function configuration(): Plugin {
  let code = '';
  return {
    name: 'configuration',
    configResolved({ env }) {
      code = `export default ${JSON.stringify(readConfiguration(env))};`;
    },
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load: (id) => (id === `\0${ID}` ? code : undefined),
  };
}
