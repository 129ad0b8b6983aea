import { execFileSync } from 'node:child_process';

/** The current commit of a git checkout; '' if the folder is not the root of one (such as an unpacked archive), or git is not installed. */
export function lastCommit(folder) {
  try {
    // Prints the path of the folder within its checkout, which is empty for the root, then the commit.
    const [prefix, commit] = execFileSync('git', ['rev-parse', '--show-prefix', 'HEAD'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).split('\n');
    return prefix === '' ? (commit ?? '') : '';
  } catch (error) {
    // Git is not installed, or fails: the folder is not a checkout, or has no commits.
    if (error instanceof Error && ('status' in error || ('code' in error && error.code === 'ENOENT'))) return '';
    throw error;
  }
}
