// Finds or installs the programs whose results tests compare with ours.
import { spawnSync } from 'node:child_process';
import { hasDebianPackages, installDebianPackages } from './debian.mjs';

/** The programs of quick tests, and their Debian packages. */
const QUICK = { bash: 'bash', git: 'git', openssl: 'openssl' };

/** Those of slow tests. */
const SLOW = {
  curl: 'curl',
  diff: 'diffutils',
  gcc: 'gcc',
  go: 'golang-go',
  hexdump: 'bsdextrautils',
  javac: 'default-jdk-headless',
  jq: 'jq',
  patch: 'patch',
  php: 'php-cli',
  python3: 'python3',
  sqlite3: 'sqlite3',
  xxd: 'xxd',
};

const isMissing = (program) => spawnSync(program, ['--version']).error?.code === 'ENOENT';

/** Installs missing programs if Debian packages can be installed. Returns those that are still missing. */
export async function ensurePrograms({ isAll }) {
  const packages = isAll ? { ...QUICK, ...SLOW } : QUICK;
  const missing = Object.keys(packages).filter(isMissing);
  if (missing.length === 0 || !hasDebianPackages()) return missing;
  console.log(`Installing ${missing.join(', ')} …`);
  await installDebianPackages(...missing.map((program) => packages[program]));
  return missing.filter(isMissing);
}
