import type { Plugin } from 'vite';
import { readConfiguration } from '../src/app/configuration/settings.ts';

const ID = 'virtual:configuration';

/** Checks the settings during the build and puts the results into the site, which therefore contains no validation code. */
export function configuration(): Plugin {
  let code = '';
  return {
    name: 'configuration',
    configResolved({ env }) {
      // A string rather than an object literal, so that tests can find it in a built site and put other settings in its place.
      code = `export default JSON.parse(${JSON.stringify(JSON.stringify(readConfiguration(env)))});`;
    },
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load: (id) => (id === `\0${ID}` ? code : undefined),
  };
}
