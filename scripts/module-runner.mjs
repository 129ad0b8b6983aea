// Runs a TypeScript script of this folder: node scripts/module-runner.mjs <name> [arguments]
import './ensure.mjs';
import { createServer } from 'vite';
import { createPatientRunner } from './patient-runner.mjs';

const [name, ...args] = process.argv.slice(2);
const server = await createServer({
  configFile: 'vite.scripts.config.ts',
  logLevel: 'error',
  server: { middlewareMode: true, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
});
const runner = createPatientRunner(server.environments.ssr);
try {
  const { default: main } = await runner.import(`/scripts/${name}.ts`);
  process.exitCode = (await main(args)) ?? 0;
} finally {
  await runner.close();
  await server.close();
}
