import { loadEnv } from 'vite';
import { lastCommit } from './last-commit.mjs';
import packageJson from '../package.json' with { type: 'json' };

const ROOT = `${import.meta.dirname}/..`;

/**
 * Sets what a build states about itself, its version and commit, unless a person has: an empty value, as in a copy of .env.example,
 * means an unset setting.
 */
export function stateFacts(mode: string): void {
  const { VITE_APP_VERSION: version, VITE_LAST_COMMIT_SHA: commit } = loadEnv(mode, ROOT, 'VITE_');
  process.env.VITE_APP_VERSION = version || packageJson.version;
  process.env.VITE_LAST_COMMIT_SHA = commit || lastCommit(ROOT);
}
