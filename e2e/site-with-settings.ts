import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serve } from '../scripts/server.mjs';
import { readConfiguration } from '../src/app/configuration/settings.ts';
import { contentSecurityPolicy } from '../src/hosting/site-headers.mjs';

const BUILT = process.env.PENKNIFE_DIST ?? path.join(import.meta.dirname, '..', 'dist');

/** The settings in the script of the app, as scripts/configuration-plugin.ts writes them. */
const SETTINGS = /JSON\.parse\((?<quote>[`'"])\{"ok":.*?\}\k<quote>\)/u;

export interface SiteWithSettings {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/**
 * Serves a copy of the built site with other build settings. Its pages were rendered with the settings of the original, so they are
 * marked as pages of no route, which makes the app render them again.
 */
export async function siteWithSettings(settings: Readonly<Record<string, string>>): Promise<SiteWithSettings> {
  const folder = mkdtempSync(path.join(tmpdir(), 'penknife-site-'));
  cpSync(BUILT, folder, { recursive: true, filter: isNeeded });
  const replaced = JSON.stringify(JSON.stringify(readConfiguration(settings)));
  const changed = readdirSync(path.join(folder, 'assets')).filter(
    (name) => name.endsWith('.js') && rewrite(path.join(folder, 'assets', name), SETTINGS, `JSON.parse(${replaced})`),
  );
  if (changed.length !== 1) throw new Error(`The settings are in ${changed.length} files of the build, not in one`);
  const policy = contentSecurityPolicy(settings['VITE_PLAUSIBLE_API_HOST']);
  for (const page of readdirSync(folder).filter((name) => name.endsWith('.html'))) {
    rewrite(path.join(folder, page), / data-route="[^"]*"/u, ' data-route=""');
    rewrite(path.join(folder, page), /(?<=<meta http-equiv="Content-Security-Policy" content=")[^"]*/u, policy);
  }
  const { url, close } = await serve({ folder });
  return {
    url,
    close: async () => {
      await close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Whether the copy needs a file of the build: not its compressed versions, nor the fonts of one tool. */
const isNeeded = (file: string): boolean => !/\.(?:br|gz)$/u.test(file) && path.basename(file) !== 'fonts';

/** Replaces what a pattern matches in a file. Returns whether it matched. */
function rewrite(file: string, pattern: RegExp, replacement: string): boolean {
  const text = readFileSync(file, 'utf8');
  if (!pattern.test(text)) return false;
  writeFileSync(
    file,
    text.replace(pattern, () => replacement),
  );
  return true;
}
