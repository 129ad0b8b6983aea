// Fails the build if a page would send more bytes than its budget (budgets.json), compressed with Brotli 11, according to the builds' manifests.
// node scripts/budgets.mjs [folder of the build] [--all] [--quick]
// --quick: compresses quickly. Files that fit so need no better compression.
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync } from 'node:zlib';
import { isCompressible } from '../src/hosting/compression.mjs';
import { QUICK, SMALLEST, brotliOptions } from './brotli.mjs';
import { root } from './ensure.mjs';
import { readManifest } from './manifest.mjs';

const args = process.argv.slice(2);
const folder = path.resolve(root, args.find((arg) => !arg.startsWith('--')) ?? 'dist');
const isWhole = args.includes('--all');
const isQuick = args.includes('--quick');
const budgets = JSON.parse(readFileSync(path.join(root, 'budgets.json'), 'utf8'));

/** Where the build puts data that it has compressed. */
const DATA = path.join('assets', 'data');

/** Number of rows shown per group, the largest first. */
const SHOWN = 3;
const NEARLY_FULL = 0.9;

const smallestSize = remembered((file) => compressed(file, SMALLEST));
const builtSize = remembered((file) => compressed(file, isQuick ? QUICK : SMALLEST));

// Takes most of the time, and does not use this thread.
await compressAll();
const groups = measure();
print(groups);
const over = groups.flatMap(({ rows }) => rows).filter(({ used, allowed }) => used > allowed);
for (const { name, used, allowed } of over) console.error(`OVER: ${name} takes ${used} of ${allowed}`);
process.exitCode = over.length === 0 ? 0 : 1;

/** All budgets with the sizes that they limit, grouped by kind. */
function measure() {
  const { keys, filesOf, fileOf } = readManifest(folder);
  const home = filesOf('index.html');
  const words = keys.filter((key) => key.endsWith('virtual:words/start/en'));
  if (words.length !== 1) throw new Error('The English words of the home page are not in the manifest.');
  filesOf(words[0], home);
  const shared = filesOf('src/app/ToolRoute.tsx');
  // The code for fields and results, which every page loads.
  filesOf('src/page/layouts/FormLayout.tsx', shared);
  const idle = filesOf('src/ui/toast/ToastHost.tsx');
  const tabs = filesOf('src/ui/tabs/Tabs.tsx');
  const twoPanes = 'src/page/layouts/TwoPanesLayout.tsx';
  const panes = filesOf(twoPanes);
  const pages = matching(keys, /^src\/(?:tools\/([\w-]+)\/page|page\/layouts\/(?!TwoPanes)(\w+Layout))\.tsx$/u, ([key, tool, layout]) => {
    const files = filesOf(key);
    return weighed(tool ?? layout, without(files, home, shared, tabs, ...(files.has(fileOf(twoPanes)) ? [panes] : [])), budgets.page);
  });
  const late = matching(keys, /^src\/tools\/([\w-]+)\/page\/([\w-]+)\.tsx?$/u, ([key, tool, part]) =>
    weighed(`${tool}: ${part}`, without(filesOf(key), home, shared, idle, tabs, filesOf(`src/tools/${tool}/page.tsx`)), budgets.latePart),
  );
  const texts = matching(keys, /^.*virtual:words\/(.+)$/u, ([key, name]) => weighed(name, [fileOf(key)], budgets.words));

  const workers = readWorkers();
  const engineWorker = workers.filesOf(workers.fileOf('src/runtime/platform/engine.worker.ts'));
  const engines = matching(workers.modules, /^src\/tools\/([\w-]+)\/operations\.ts$/u, ([module, tool]) => {
    const files = without(workers.filesOf(workers.fileOf(module)), engineWorker);
    return weighed(tool, files, engineBudget(files.flatMap(workers.sourcesOf)));
  });
  if (engines.length === 0) throw new Error('The engines are not among the chunks of the worker.');
  const packages = workers.modules.flatMap((module) => {
    const file = workers.fileOf(module);
    return workers.sourcesOf(file).length > 0 ? [] : [weighed(path.basename(file), [file], dataBudget(module.replace(/^.*node_modules\//u, '')))];
  });
  const packed = readdirSync(path.join(folder, DATA), { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.bin'));
  if (packed.length === 0) throw new Error(`${DATA} has no data.`);
  const data = packed.map((file) =>
    weighed(file, [path.join(DATA, file)], file.startsWith('words') ? budgets.packedWords : dataBudget(file.replace(/-\w+\.bin$/u, ''))),
  );
  const tools = matching(keys, /^src\/tools\/([\w-]+)\/fields\.ts$/u, ([, tool]) => tool).filter((tool) => existsSync(path.join(folder, `${tool}.html`)));

  const commandLine = readManifest(path.join(root, 'dist-cli'));
  const server = without(commandLine.filesOf('src/mcp/main.ts'), commandLine.filesOf('src/cli/main.ts'));

  return [
    {
      title: 'Site',
      rows: [
        weighed('home: scripts and styles', home, budgets.home),
        weighed('home: HTML', ['index.html'], budgets.html),
        weighed('what all tools share', without(shared, home), budgets.toolShared),
        weighed('what every page loads when it is idle', without(idle, home, shared), budgets.idle),
        weighed('tabs, of tools with several operations', without(tabs, home, shared), budgets.tabs),
        weighed('panes, of tools that turn a text into another', without(panes, home, shared), budgets.panes),
        weighed('worker, without engines', engineWorker, budgets.worker),
        weighed('service worker', ['sw.js'], budgets.serviceWorker),
        { name: 'all files, as a host stores them', used: storedSize(), allowed: budgets.site },
      ],
    },
    { title: 'Pages of tools, and layouts', rows: pages },
    { title: 'Parts of pages that are loaded late, with their libraries', rows: late },
    { title: 'Engines', rows: engines },
    { title: 'Data and packages that engines load only when they need them', rows: [...packages, ...data] },
    { title: 'HTML of tools', rows: tools.map((tool) => weighed(tool, [`${tool}.html`], budgets.html)) },
    {
      title: 'Files that the HTML of tools names, which are asked for at once',
      rows: tools.map((tool) => ({ name: tool, used: filesNamedIn(`${tool}.html`), allowed: budgets.files })),
      format: String,
    },
    { title: 'Words, by language', rows: texts },
    {
      title: 'Command line',
      rows: [
        weighed(
          'penknife mcp, without engines',
          server.map((file) => path.join(root, 'dist-cli', file)),
          budgets.mcp,
        ),
      ],
    },
  ];
}

/** Applies `map` to the match of each name that the pattern matches. */
function matching(names, pattern, map) {
  return names.flatMap((name) => {
    const match = pattern.exec(name);
    return match === null ? [] : [map(match)];
  });
}

/** The size of all files that are served, without their versions of `npm run compress`. */
function storedSize() {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.br') && !entry.parentPath.includes(`${path.sep}.vite`))
    .reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0);
}

/** Compresses all files of the site in parallel, because Node compresses each on a thread of its pool. */
async function compressAll() {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => isCompressible(file, statSync(file).size));
  await Promise.all(
    files.map(async (file) => {
      const content = readFileSync(file);
      const { length } = await promisify(brotliCompress)(content, brotliOptions(content, isQuick ? QUICK : SMALLEST));
      builtSize.remember(file, length);
    }),
  );
}

/** The number of scripts and style sheets that a page names. */
function filesNamedIn(page) {
  const [head = ''] = readFileSync(path.join(folder, page), 'utf8').split('</head>');
  return [...head.matchAll(/<(?:script|link rel="(?:stylesheet|modulepreload)")[^>]* (?:src|href)="\.\//gu)].length;
}

/** The files that are in none of the other sets. */
function without(files, ...others) {
  return [...files].filter((file) => !others.some((other) => other.has(file)));
}

/** The budget of an engine: the largest of those whose path is a prefix of one of its sources. */
function engineBudget(sources) {
  return Math.max(...Object.entries(budgets.engine).flatMap(([start, bytes]) => (sources.some((source) => source.startsWith(start)) ? [bytes] : [])));
}

/** The budget of data: its own where it has one, by its name or package. */
function dataBudget(name) {
  return budgets.data[name] ?? budgets.data[name.replace(/\/.*$/u, '')] ?? budgets.data[''];
}

/** The chunks of the workers, which the site's manifest lacks. */
function readWorkers() {
  const { workers } = JSON.parse(readFileSync(path.join(folder, '.vite', 'shipped.json'), 'utf8'));
  const files = new Map(
    Object.entries(workers).flatMap(([file, { module, sources }]) => [...(module === undefined ? [] : [module]), ...sources].map((each) => [each, file])),
  );

  function filesOf(file, seen = new Set()) {
    if (seen.has(file)) return seen;
    seen.add(file);
    for (const imported of workers[file].imports) filesOf(imported, seen);
    return seen;
  }

  return { modules: [...files.keys()], fileOf: (module) => files.get(module), filesOf, sourcesOf: (file) => workers[file].sources };
}

/** The size of a file as it is sent. Packed data is sent as it is. */
function compressed(file, quality) {
  const content = readFileSync(file);
  return file.endsWith('.bin') ? content.length : brotliCompressSync(content, brotliOptions(content, quality)).length;
}

function remembered(compute) {
  const known = new Map();
  const ask = (key) => {
    if (!known.has(key)) known.set(key, compute(key));
    return known.get(key);
  };
  return Object.assign(ask, { remember: (key, value) => known.set(key, value) });
}

/**
 * The size of files of the build after Brotli compression, in bytes. With --quick, it is an upper bound: the largest files are
 * compressed with the best quality one by one, until the sum is within `allowed`.
 */
function weighed(name, files, allowed) {
  const paths = [...files].map((file) => path.resolve(folder, file)).toSorted((a, b) => builtSize(b) - builtSize(a));
  let used = paths.reduce((sum, file) => sum + builtSize(file), 0);
  for (const file of isQuick ? paths : []) {
    if (used <= allowed) break;
    used -= builtSize(file) - smallestSize(file);
  }
  return { name, used, allowed };
}

function print(groups) {
  for (const { title, rows, format = formatBytes } of groups) {
    const sorted = title === 'Site' ? rows : rows.toSorted((a, b) => b.used / b.allowed - a.used / a.allowed);
    const shown = isWhole || title === 'Site' ? sorted : sorted.filter(({ used, allowed }, index) => index < SHOWN || used > allowed * NEARLY_FULL);
    console.log(title);
    for (const { name, used, allowed } of shown) {
      const percent = `${Math.round((used / allowed) * 100)}%`.padStart(4);
      console.log(`  ${name.padEnd(38)} ${format(used)} of ${format(allowed)}  ${percent}`);
    }
    if (shown.length < rows.length) console.log(`  and ${rows.length - shown.length} with more room`);
  }
}

function formatBytes(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`.padStart(9);
}
