// The check to run while working, in less than a minute: node scripts/check.mjs src/tools/my-tool [more folders of src]
// It checks the types of everything; lint, format, unit and component tests of the given folders; and for each tool among them, the
// tests over all tools, its page in every language, and its page in a browser.
import { copyFileSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bin, ensurePackages, root } from './ensure.mjs';

const TESTS_OF_EVERY_TOOL = ['src/tools/every-tool.test.ts', 'src/app/every-tool.test.tsx', 'src/runtime/every-operation.test.ts'];

const isFolder = (file) => statSync(path.join(root, file), { throwIfNoEntry: false })?.isDirectory() === true;
const isWithin = (file, folder) => `${file}/`.startsWith(`${folder}/`);

const folders = process.argv.slice(2).map((folder) => path.relative(root, path.resolve(folder)).split(path.sep).join('/'));
const wrong = folders.filter((folder) => !isWithin(folder, 'src') || !isFolder(folder));
if (folders.length === 0 || wrong.length > 0) {
  console.error(wrong.length > 0 ? `No folder of src: ${wrong.join(', ')}` : 'Which folders? For example: npm run check -- src/tools/hash-text');
  process.exit(2);
}
const allTools = readdirSync(path.join(root, 'src', 'tools')).filter((id) => isFolder(`src/tools/${id}`));
const tools = allTools.filter((id) => folders.some((folder) => isWithin(`src/tools/${id}`, folder) || isWithin(folder, `src/tools/${id}`)));
const specs = tools.map((id) => `e2e/${id}.spec.ts`).filter((file) => existsSync(path.join(root, file)));

ensurePackages();
const { ensureTestBrowser } = await import('./chromium.mjs');
const preparing = tools.length > 0 ? ensureTestBrowser() : undefined;
const { startChecks, typeProjects } = await import('./checks.mjs');
const { serve } = await import('./server.mjs');

const work = mkdtempSync(path.join(tmpdir(), 'penknife-check-'));
const { check, vitest, playwright, finish } = startChecks({ reports: work });
const narrowed = tools.length > 0 ? { PENKNIFE_TOOLS: tools.join(',') } : {};
// The two checks use one core each.
await Promise.all([checkSources(), ...(tools.length > 0 ? [checkPages()] : [])]);
rmSync(work, { recursive: true });
finish();

async function checkSources() {
  for (const project of typeProjects) await check(`types (${project})`, [bin('typescript/bin/tsc'), '-p', project]);
  await check('lint', [bin('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings', ...folders, ...specs]);
  await check('format', [bin('@biomejs/biome/bin/biome'), 'format', '--no-errors-on-unmatched', ...folders, ...specs]);
  await check('contracts', [path.join('scripts', 'module-runner.mjs'), 'listing', '--check']);
  // Without the trailing slash, a folder's name would also select all folders whose names begin with it.
  await vitest('unit', [...folders.map((folder) => `${folder}/`), ...(tools.length > 0 ? TESTS_OF_EVERY_TOOL : []), '--passWithNoTests'], narrowed);
}

/** Checks the tools' pages in a development build, which takes a third of the time of a production build. */
async function checkPages() {
  const folder = path.join(work, 'site');
  const env = { NODE_ENV: 'development', VITE_ENV: 'development', VITE_BASE_URL: '/' };
  const build = [bin('vite/bin/vite.js'), 'build', '--mode', 'development', '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'];
  if (!(await check('build', build, env))) return;
  // The pages are not prerendered here; the app reads the route from the address.
  for (const page of ['404', ...tools]) copyFileSync(path.join(folder, 'index.html'), path.join(folder, `${page}.html`));
  const site = await serve({ folder });
  const output = path.join('test-results', 'check');
  await playwright('page', ['--project', 'site', '--output', output, 'every-tool.spec.ts', ...specs], {
    ...narrowed,
    PENKNIFE_CHROMIUM: await preparing,
    PENKNIFE_SITE: site.url,
  });
  await site.close();
}
