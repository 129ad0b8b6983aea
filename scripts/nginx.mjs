// Serves dist/ with a real nginx and the configuration in hosting/nginx.conf.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hasDebianPackages, installDebianPackages } from './debian.mjs';
import { root } from './ensure.mjs';

const PACKAGES = ['nginx-light', 'libnginx-mod-http-brotli-static'];

/** Whether an nginx with the required modules is installed. */
export const hasNginx = () => spawnSync('nginx', ['-v']).status === 0 && existsSync('/usr/lib/nginx/modules/ngx_http_brotli_static_module.so');

/**
 * Installs nginx if Debian packages can be installed. Returns whether nginx is available.
 * @throws Error if the installation fails, for which apt-get prints the reason
 */
export async function ensureNginx() {
  if (hasNginx()) return true;
  if (!hasDebianPackages()) return false;
  console.log('Installing nginx …');
  if (!(await installDebianPackages(...PACKAGES))) throw new Error(`apt-get could not install ${PACKAGES.join(' and ')}.`);
  return hasNginx();
}

/** Starts nginx on both loopback addresses, with the site below `prefix`. Returns a function that stops nginx. */
export function startNginx({ port, prefix = '/', folder = process.env.PENKNIFE_DIST ?? path.join(root, 'dist') }) {
  const work = mkdtempSync(path.join(tmpdir(), 'penknife-nginx-'));
  const documents = prefix === '/' ? path.resolve(folder) : path.join(work, 'root');
  if (prefix !== '/') {
    const site = path.join(documents, prefix);
    mkdirSync(path.dirname(site), { recursive: true });
    symlinkSync(path.resolve(folder), site.replace(/\/$/u, ''));
  }
  const recipe = readFileSync(path.join(root, 'hosting', 'nginx.conf'), 'utf8')
    .replaceAll('/tmp/penknife-', `${work}/`)
    .replace('listen 8080;', `listen 127.0.0.1:${port};`)
    .replace('listen [::]:8080;', `listen [::1]:${port};`)
    .replace('root /usr/share/penknife;', `root ${documents};`)
    .replace('error_page 404 /404.html;', `error_page 404 ${prefix}404.html;`)
    // An nginx started by root runs its workers as another user, who may not be able to read our folders.
    .replace('worker_processes auto;', 'worker_processes 2;\nuser root;');
  const file = path.join(work, 'nginx.conf');
  writeFileSync(file, recipe);
  const server = spawn('nginx', ['-c', file, '-g', 'daemon off;'], { stdio: ['ignore', 'inherit', 'inherit'] });
  return () => {
    server.kill('SIGQUIT');
    server.once('exit', () => rmSync(work, { recursive: true, force: true }));
  };
}
