// Installs missing packages, builds, and serves the production app on a local port.
import { ensurePackages, root, run } from './ensure.mjs';
import path from 'node:path';

ensurePackages();
run(process.execPath, [path.join(root, 'scripts', 'build.mjs')]);
const { serve } = await import('./server.mjs');
const wanted = Number(process.env.PORT ?? 4173);
const { url } = await serve({ port: wanted, host: process.env.HOST ?? '127.0.0.1', isCompressed: true }).catch((error) => {
  if (error.code !== 'EADDRINUSE') throw error;
  console.log(`Port ${wanted} is taken; using another.`);
  return serve({ port: 0, isCompressed: true });
});
console.log(`Penknife is at ${url}`);
