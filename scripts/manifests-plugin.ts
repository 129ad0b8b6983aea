import path from 'node:path';
import type { Plugin } from 'vite';
import { runnerImport } from 'vite';
import type { ListedTool, Tool } from '../src/contract/tool.ts';

const MANIFEST = /\/src\/tools\/(?<id>[\w-]+)\/tool\.ts$/u;

const LEFT_OUT: ReadonlySet<string> = new Set<Exclude<keyof Tool, keyof ListedTool>>(['icon', 'aliases']);

/** Every tool's manifest by its id. They are TypeScript, which a build cannot simply import. */
export async function readManifests(): Promise<ReadonlyMap<string, Tool>> {
  const file = path.join(import.meta.dirname, '..', 'src', 'tools', 'manifests.ts');
  const { module } = await runnerImport<typeof import('../src/tools/manifests.ts')>(file, { logLevel: 'error' });
  return module.manifests;
}

/** Takes from the manifests what a first load can do without: a `ListedTool` is left. */
export function listedManifests(): Plugin {
  let manifests: Promise<ReadonlyMap<string, Tool>> | undefined;
  return {
    name: 'listed-manifests',
    apply: 'build',
    load: {
      filter: { id: MANIFEST },
      async handler(id) {
        manifests ??= readManifests();
        const manifest = (await manifests).get(MANIFEST.exec(id)?.groups?.id ?? '');
        return `export default ${JSON.stringify(manifest, (key, value: unknown) => (LEFT_OUT.has(key) ? undefined : value))};`;
      },
    },
  };
}
