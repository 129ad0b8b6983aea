import { execFileSync } from 'node:child_process';
import { loadEnv } from 'vite';
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

/** The commit of a git checkout; '' for a folder that is none, such as an unpacked archive, even inside another checkout, or without git. */
export function lastCommit(folder: string): string {
  try {
    // Prints the path of the folder in its checkout, which is empty for the checkout itself, and the commit.
    const [prefix, commit] = execFileSync('git', ['rev-parse', '--show-prefix', 'HEAD'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).split('\n');
    return prefix === '' ? (commit ?? '') : '';
  } catch (error) {
    // Git is missing, or exits with a status because there is no checkout or no commit.
    if (error instanceof Error && ('status' in error || ('code' in error && error.code === 'ENOENT'))) return '';
    throw error;
  }
}
