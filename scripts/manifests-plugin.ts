import type { Plugin } from 'vite';
import type { ListedTool, Tool } from '../src/contract/tool.ts';
import { readTools } from './tools.ts';

const MANIFEST = /\/src\/tools\/(?<id>[\w-]+)\/tool\.ts$/u;

const LEFT_OUT: ReadonlySet<string> = new Set<Exclude<keyof Tool, keyof ListedTool>>(['icon', 'aliases', 'topics', 'untranslated']);

/** Removes from the manifests what a first load does not need: a `ListedTool` is left. */
export const listedManifests = (): Plugin => ({
  name: 'listed-manifests',
  apply: 'build',
  load: {
    filter: { id: MANIFEST },
    async handler(id) {
      const { manifests } = await readTools(undefined);
      const manifest = manifests.get(MANIFEST.exec(id)?.groups?.id ?? '');
      return `export default ${JSON.stringify(manifest, (key, value: unknown) => (LEFT_OUT.has(key) ? undefined : value))};`;
    },
  },
});
