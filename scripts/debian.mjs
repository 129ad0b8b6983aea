// Installs Debian packages that some tests need, where that is possible.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Whether Debian packages can be installed here. */
export const hasDebianPackages = () => process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

// Runlevel 1 keeps Debian from starting a service, such as nginx, as soon as it is installed.
const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };

function apt(...args) {
  return new Promise((resolve, reject) => {
    const child = spawn('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env });
    child.on('error', reject);
    child.on('close', (status) => resolve(status === 0));
  });
}

/** The end of the previous installation: a second one at the same time would fail. */
let previous = Promise.resolve(true);
let updated;

/** Installs packages and returns whether it succeeded. Other work can continue meanwhile. */
export function installDebianPackages(...names) {
  previous = previous.then(async () => {
    updated ??= apt('update', '-qq');
    return (await updated) && apt('install', '-y', '-qq', '--no-install-recommends', ...names);
  });
  return previous;
}
