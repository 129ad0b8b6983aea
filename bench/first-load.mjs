// Measures how long a first visit takes, in a real browser, on a fast and on a slow device: node bench/first-load.mjs [--runs=5]
// Prints medians, minimums and maximums. TBT is the time of tasks beyond 50 ms each, from the first paint until the
// network is idle. Fails if the home page fetches files that it does not need.
import { existsSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumArgs, ensureChromium } from '../scripts/chromium.mjs';
import { readContracts } from '../scripts/contracts.mjs';
import { root, run } from '../scripts/ensure.mjs';
import { serve } from '../scripts/server.mjs';
import { observe } from './page-timings.mjs';
import { slowDown } from './slow-network.mjs';

const TOOLS = ['json-prettify', 'hash-text', 'jwt-parser', 'qrcode-generator', 'ipv4-subnet-calculator'];
const runs = Number(/^--runs=(\d+)$/u.exec(process.argv.find((arg) => arg.startsWith('--runs=')) ?? '')?.[1] ?? 5);

/** A phone on a slow mobile network, with Lighthouse's values. */
const SLOW = { bitsPerSecond: 1_638_400, roundTripMs: 150 };
const devices = [
  { name: 'as it is', cpu: 1 },
  { name: 'CPU four times slower, slow 4G (1.6 Mbit/s, 150 ms)', cpu: 4, network: SLOW },
];

/** What the home page may fetch: module or path → purpose. */
const REASONS = [
  [/^$/u, 'the page'],
  [/^boot\.js$/u, 'theme, language and folder of the site, before the first paint'],
  [/^config\.json$/u, 'what the host has set, before the app starts'],
  [/^icons\.svg$/u, 'the icons of the tools'],
  [/^favicon\.svg$/u, 'the icon of the tab'],
  [/^(?:manifest\.webmanifest|icons\/)/u, 'what a browser asks for itself, to offer the installation'],
  [/^(?:styles of )?index\.html$/u, 'the shell: React, menu, cards, icons, manifests of the tools'],
  [/^virtual:words\/start\/en$/u, 'the words of the shell, and names and descriptions of the tools'],
  [/^_(?:jsx-runtime|rolldown-runtime|preload-helper|late|storage|errors)-/u, 'a part of the shell that workers or tools share'],
  [/^src\/app\/search\/search-parts\.ts$/u, 'when idle: what the search box searches'],
  [/^src\/app\/offline\/offline\.ts$/u, 'when idle: starts to store the site for visits without a network'],
];

const dist = process.env.PENKNIFE_DIST ?? path.join(root, 'dist');
if (!existsSync(path.join(dist, 'sw.js'))) throw new Error('There is no build: npm run build');
const contracts = readContracts();
const manifest = JSON.parse(readFileSync(path.join(dist, '.vite', 'manifest.json'), 'utf8'));

// As hosts store it, so that no visit waits for compression.
run(process.execPath, [path.join(root, 'scripts', 'compress.mjs'), dist]);
const site = await serve({ folder: dist, isCompressed: true });
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumArgs });
let isEverythingNeeded = true;
for (const device of devices) await measureDevice(device);
await browser.close();
await site.close();
process.exitCode = isEverythingNeeded ? 0 : 1;

async function measureDevice({ name, cpu, network }) {
  const line = network ? await slowDown(new URL(site.url), network) : undefined;
  const url = line?.url ?? site.url;
  console.log(`\n${name}, ${runs} runs\n`);
  const busy = os.loadavg()[0] / os.cpus().length;
  if (busy > 1) console.log(`This machine has ${busy.toFixed(1)} times as much to do as it can: times are too long.`);
  const rows = [];
  for (const route of ['', ...TOOLS]) {
    const visits = [];
    for (let run = 0; run < runs; run++) visits.push(await visit(url, route, cpu));
    rows.push({ page: `/${route}`, ...summarize(visits, route) });
    if (route === '') {
      console.log(
        `From Ctrl K to the list of the palette: ${spread(
          visits.map(({ palette }) => palette),
          0,
        )} ms`,
      );
      if (!network) explain(visits[0].requests);
    }
  }
  printTable(rows);
  line?.close();
}

/** Opens a page in a browser that has never visited the site. */
async function visit(url, route, cpu) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  const requests = [];
  page.on('requestfinished', (request) => requests.push(request));
  const awaited = firstResult(route);
  await page.addInitScript(observe, awaited);
  await page.goto(url + route, { waitUntil: 'load' });
  await page.waitForFunction((hasResult) => window.timings.ready > 0 && (!hasResult || window.timings.result > 0), awaited.operation !== undefined);
  await page.waitForLoadState('networkidle');
  const fetched = [...requests];
  if (route === '') {
    await page.keyboard.press('Control+K');
    await page.waitForFunction(() => window.timings.palette > 0);
  }
  const timings = await page.evaluate(() => window.timings);
  const sent = await Promise.all(fetched.map(async (request) => ({ url: request.url().replace(url, ''), bytes: await bytesOf(request) })));
  await context.close();
  const beforeKey = timings.longTasks.filter(({ startTime }) => timings.key === 0 || startTime < timings.key);
  return {
    requests: sent.filter(({ url: address }) => !address.startsWith('blob:') && !address.startsWith('data:')),
    ...timings,
    palette: timings.palette - timings.key,
    blocking: beforeKey.filter(({ startTime }) => startTime >= timings.firstPaint).reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
  };
}

async function bytesOf(request) {
  const { responseBodySize, responseHeadersSize } = await request.sizes();
  return responseBodySize + responseHeadersSize;
}

/** The operation and field whose value a tool's page starts with. */
function firstResult(route) {
  const [[operation, { output }] = [undefined, { output: {} }]] = Object.entries(contracts[route]?.operations ?? {});
  return { operation, field: Object.keys(output).find((name) => output[name].primary) };
}

function summarize(visits, route) {
  const values = (read, digits = 0) => spread(visits.map(read), digits);
  return {
    requests: values(({ requests }) => requests.length),
    kB: values(({ requests }) => requests.reduce((sum, { bytes }) => sum + bytes, 0) / 1000),
    'FCP ms': values(({ firstPaint }) => firstPaint),
    'LCP ms': values(({ largestPaint }) => largestPaint),
    CLS: values(({ shift }) => shift, 3),
    'TBT ms': values(({ blocking }) => blocking),
    'card ms': route === '' ? values(({ card }) => card) : '',
    'ready ms': values(({ ready }) => ready),
    'result ms': route === '' ? '' : values(({ result }) => result),
  };
}

function spread(values, digits) {
  const sorted = values.toSorted((a, b) => a - b);
  const [median, least, most] = [sorted[Math.floor(sorted.length / 2)], sorted[0], sorted.at(-1)].map((value) => value.toFixed(digits));
  return least === most ? median : `${median} (${least}–${most})`;
}

function printTable(rows) {
  const columns = Object.keys(rows[0]);
  const widths = columns.map((column) => Math.max(column.length, ...rows.map((row) => row[column].length)));
  const format = (cells) =>
    cells
      .map((cell, index) => cell.padEnd(widths[index]))
      .join('  ')
      .trimEnd();
  console.log(`\n${format(columns)}`);
  for (const row of rows) console.log(format(columns.map((column) => row[column])));
}

/** Names the purpose of everything that the home page fetched. */
function explain(requests) {
  const sources = new Map(Object.entries(manifest).flatMap(([key, { file, css = [] }]) => [[file, key], ...css.map((style) => [style, `styles of ${key}`])]));
  console.log('\nWhat the home page fetches:');
  for (const { url, bytes } of requests) {
    const source = sources.get(url) ?? url;
    const reason = REASONS.find(([pattern]) => pattern.test(source))?.[1];
    if (reason === undefined) isEverythingNeeded = false;
    console.log(`  ${String(bytes).padStart(7)} B  ${url.padEnd(40)} ${reason ?? `NOT NEEDED: ${source}`}`);
  }
}
