// Installs the packages of the lock file if they are missing or out of date. Calling this script directly does only that.
import { execFileSync } from 'node:child_process';
import { existsSync, lstatSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';

export const root = path.join(import.meta.dirname, '..');

// Vite reads .env itself; the scripts need the same settings.
const settings = path.join(root, '.env');
if (existsSync(settings)) for (const [name, value] of Object.entries(parseEnv(readFileSync(settings, 'utf8')))) if (value !== '') process.env[name] ??= value;

const modified = (file) => (existsSync(file) ? statSync(file).mtimeMs : 0);

export function ensurePackages() {
  const packages = path.join(root, 'node_modules');
  // A link points to the packages of another checkout, which an installation would delete.
  if (lstatSync(packages, { throwIfNoEntry: false })?.isSymbolicLink()) return;
  const installed = path.join(packages, '.package-lock.json');
  if (modified(installed) >= modified(path.join(root, 'package-lock.json'))) return;
  console.log('Installing packages (about a minute) …');
  run('npm', ['ci', '--no-audit', '--no-fund'], { shell: process.platform === 'win32' });
}

/** Runs a program to its end. If it fails, this process ends with the same status: the program has reported the reason. */
export function run(command, args, options = {}) {
  try {
    execFileSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  } catch (error) {
    if (typeof error.status !== 'number') throw error;
    process.exit(error.status);
  }
}

/** Path of a program in an installed package, to be run by the current Node. */
export const bin = (file) => path.join(root, 'node_modules', file);

if (process.argv[1] === import.meta.filename) ensurePackages();
