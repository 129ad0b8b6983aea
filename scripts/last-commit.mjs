import { execFileSync } from 'node:child_process';

/** The commit of a git checkout; '' for a folder that is none, such as an unpacked archive, even inside another checkout, or without git. */
export function lastCommit(folder) {
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
