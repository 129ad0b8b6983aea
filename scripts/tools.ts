import path from 'node:path';
import type { ViteDevServer } from 'vite';
import { importModule } from './patient-runner.mjs';

export type Tools = typeof import('./read-tools.ts');

const FILE = 'read-tools.ts';
let forBuild: Promise<Tools> | undefined;

/** Reads manifests and declarations. They are TypeScript, which Node cannot import, so Vite does: once per change in a server, once in a build. */
export async function readTools(server: ViteDevServer | undefined): Promise<Tools> {
  // Vite does not know the type of the imported module.
  if (server) return (await server.ssrLoadModule(`/scripts/${FILE}`)) as Tools;
  forBuild ??= importModule(path.join(import.meta.dirname, FILE)) as Promise<Tools>;
  return forBuild;
}
