// Installs missing packages, builds unless the last build is up to date, and serves the production app on a local port.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ensurePackages, root, run } from './ensure.mjs';
import { hashInputs, readBuild } from './build-inputs.mjs';
import { checkHost, checkHostSettings, listenNear, readAddress, readHostFile, SettingError } from './start-settings.mjs';

const HOST_FILE = 'public/config.json';

async function start() {
  const address = readAddress(process.env);
  await checkHost(address.host);
  const host = readHostFile(path.join(root, HOST_FILE), HOST_FILE);
  ensurePackages();
  if (Object.keys(host).length > 0) await checkHostSettings(host, JSON.parse(readFileSync(path.join(root, 'public', 'config.schema.json'), 'utf8')), HOST_FILE);
  if (readBuild(root)?.inputs !== hashInputs(root)) run(process.execPath, [path.join(root, 'scripts', 'build.mjs')]);
  const { serve } = await import('./server.mjs');
  const { site, port } = await listenNear(address, (wanted) => serve({ ...wanted, isCompressed: true }));
  if (port !== address.port) console.log(`Port ${address.port} is in use. Using ${port}.`);
  console.log(`Penknife is at ${site.url}`);
}

try {
  await start();
} catch (error) {
  if (!(error instanceof SettingError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
