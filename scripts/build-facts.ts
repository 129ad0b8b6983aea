import { loadEnv } from 'vite';
import { lastCommit } from './last-commit.mjs';
import packageJson from '../package.json' with { type: 'json' };

const ROOT = `${import.meta.dirname}/..`;

/**
 * Sets the version and the commit of a build, unless they are set; in a build of several steps, the commit at its start. An empty value, as
 * in a copy of .env.example, is an unset setting.
 */
export function setBuildFacts(mode: string): void {
  const { VITE_APP_VERSION: version, VITE_LAST_COMMIT_SHA: commit } = loadEnv(mode, ROOT, 'VITE_');
  process.env.VITE_APP_VERSION = version || packageJson.version;
  process.env.VITE_LAST_COMMIT_SHA = commit || (process.env.PENKNIFE_BUILT_COMMIT ?? lastCommit(ROOT));
}
