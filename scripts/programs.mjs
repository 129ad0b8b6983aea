// Finds or installs the programs whose results slow tests compare with ours.
import { spawnSync } from 'node:child_process';
import { hasDebianPackages, installDebianPackages } from './debian.mjs';

/** Programs and their Debian packages. */
const PROGRAMS = {
  bash: 'bash',
  curl: 'curl',
  diff: 'diffutils',
  gcc: 'gcc',
  git: 'git',
  go: 'golang-go',
  hexdump: 'bsdextrautils',
  javac: 'default-jdk-headless',
  jq: 'jq',
  openssl: 'openssl',
  patch: 'patch',
  php: 'php-cli',
  python3: 'python3',
  sqlite3: 'sqlite3',
  xxd: 'xxd',
};

const isMissing = (program) => spawnSync(program, ['--version']).error?.code === 'ENOENT';
const missing = () => Object.keys(PROGRAMS).filter(isMissing);

/** Installs missing programs if Debian packages can be installed. Returns those that are still missing. */
export async function ensurePrograms() {
  const needed = missing();
  if (needed.length === 0 || !hasDebianPackages()) return needed;
  console.log(`Installing ${needed.join(', ')} …`);
  await installDebianPackages(...needed.map((program) => PROGRAMS[program]));
  return missing();
}
