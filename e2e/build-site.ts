import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { serve } from '../scripts/server.mjs';

const run = promisify(execFile);
const root = path.join(import.meta.dirname, '..');

export interface BuiltSite {
  readonly url: string;
  readonly close: () => Promise<void>;
}

interface BuildOptions {
  /** False for a site that cannot start and so cannot be prerendered. Default true. */
  readonly isRendered?: boolean;
}

/** Builds the site with other settings into its own folder and serves it. Takes a few seconds. */
export async function buildSite(settings: Readonly<Record<string, string>>, { isRendered = true }: BuildOptions = {}): Promise<BuiltSite> {
  const folder = mkdtempSync(path.join(tmpdir(), 'penknife-site-'));
  const env = { ...process.env, ...settings };
  await run(process.execPath, [path.join('node_modules', 'vite', 'bin', 'vite.js'), 'build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'], {
    cwd: root,
    env,
  });
  if (isRendered) await run(process.execPath, [path.join('scripts', 'prerender.mjs'), folder], { cwd: root, env });
  const { url, close } = await serve({ folder });
  return {
    url,
    close: async () => {
      await close();
      rmSync(folder, { recursive: true });
    },
  };
}
