// Measures the page of every tool: a first visit with a slow phone on a slow network, and the time from a card of the home page
// when everything is stored. npm run bench:pages [-- tool…] [--runs=3] [--clicks]; with --clicks only the latter
// Usable: the main control exists, nothing covers it, and typing into it has an effect. Blocking is the time of tasks beyond 50 ms each.
import { existsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { chromiumArgs, ensureChromium } from '../scripts/chromium.mjs';
import { readContracts } from '../scripts/contracts.mjs';
import { root, run } from '../scripts/ensure.mjs';
import { serve } from '../scripts/server.mjs';
import { observe } from './page-timings.mjs';
import { slowDown } from './slow-network.mjs';

/** A phone on a slow mobile network, with Lighthouse's values. */
const SLOW = { bitsPerSecond: 1_638_400, roundTripMs: 150 };
const SLOWER_CPU = 4;
/** No one clicks sooner after the pointer has reached a card. */
const HOVER_MS = 100;

const args = process.argv.slice(2);
const runs = Number(args.find((arg) => arg.startsWith('--runs='))?.slice('--runs='.length) ?? 3);
const isClicksOnly = args.includes('--clicks');
const contracts = readContracts();
const named = args.filter((arg) => !arg.startsWith('--'));
const tools = named.length > 0 ? named : Object.keys(contracts);

const dist = process.env.PENKNIFE_DIST ?? path.join(root, 'dist');
if (!existsSync(path.join(dist, 'sw.js'))) throw new Error('There is no build: npm run build');
// As hosts store it, so that no visit waits for compression.
run(process.execPath, [path.join(root, 'scripts', 'compress.mjs'), dist]);
const site = await serve({ folder: dist, isCompressed: true });
const slowSite = await slowDown(new URL(site.url), SLOW);
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumArgs });

const busy = os.loadavg()[0] / os.cpus().length;
if (busy > 1) console.log(`This machine has ${busy.toFixed(1)} times as much to do as it can: times are too long.`);
console.log(`First visit: CPU ${SLOWER_CPU} times slower, 1.6 Mbit/s, 150 ms; then a click on the card, as it is; medians of ${runs}\n`);
printRow(['page', 'usable ms', 'requests', 'kB', 'ready ms', 'blocking ms', 'all requests', 'all kB', 'click to result ms']);
for (const tool of ['', ...tools]) {
  const visits = [];
  for (let run = 0; run < (isClicksOnly ? 0 : runs); run++) visits.push(await visit(tool));
  const clicks = [];
  const hasCard = tool !== '';
  for (let run = 0; run < (hasCard ? runs : 0); run++) clicks.push(await click(tool));
  const of = (name) => (visits.length > 0 ? median(visits.map((each) => each[name])).toFixed(0) : '');
  printRow([
    `/${tool}`,
    ...['usable', 'requests', 'kB', 'ready', 'blocking', 'allRequests', 'allKB'].map(of),
    clicks.length > 0 ? median(clicks).toFixed(0) : '',
  ]);
}
await browser.close();
slowSite.close();
await site.close();

/** Opens a page in a browser that has never visited the site. */
async function visit(tool) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU });
  const requests = [];
  page.on('requestfinished', (request) => requests.push(request));
  await page.addInitScript(observe, { ...firstResult(tool), isTool: tool !== '' });
  await page.goto(slowSite.url + tool, { waitUntil: 'load' });
  await isTrue(session, `window.timings.ready > 0 && window.timings.usable > 0 && !document.querySelector('main [aria-busy="true"]')`);
  await page.waitForLoadState('networkidle');
  const { usable, ready, firstPaint, longTasks, epoch } = await page.evaluate(() => ({ ...window.timings, epoch: performance.timeOrigin }));
  const sent = await Promise.all(requests.map(bytesOf));
  await context.close();
  const files = sent.filter(({ url }) => url.startsWith(slowSite.url));
  const early = files.filter(({ startedAt }) => startedAt - epoch <= usable);
  return {
    usable,
    ready,
    blocking: longTasks.filter(({ startTime }) => startTime >= firstPaint).reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
    requests: early.length,
    kB: kilobytes(early),
    allRequests: files.length,
    allKB: kilobytes(files),
  };
}

/** Goes from the home page to a tool whose files are all stored. Returns the milliseconds from the click to the first result. */
async function click(tool) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const awaited = firstResult(tool);
  await page.addInitScript(observe, { ...awaited, isTool: true });
  await page.goto(site.url + tool);
  await page.waitForLoadState('networkidle');
  // A page that waits for a file, or renders its result itself, is ready when it can be used.
  const awaitsResult = awaited.operation !== undefined && !awaited.isOnDemand && (await page.evaluate(() => window.timings.result > 0));
  await page.goto(site.url);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    window.timings.result = 0;
    addEventListener('click', () => (window.clickedAt ??= performance.now()), { capture: true });
    addEventListener('pushState', () => (window.timings.usable = 0));
  });
  const card = page.locator(`main article a[href$="/${tool}"]`).first();
  await card.hover();
  await sleep(HOVER_MS);
  await card.click();
  await page.waitForFunction((result) => (result ? window.timings.result : window.timings.usable) > (window.clickedAt ?? Infinity), awaitsResult);
  const taken = await page.evaluate((result) => (result ? window.timings.result : window.timings.usable) - window.clickedAt, awaitsResult);
  await context.close();
  return taken;
}

/** Waits until an expression is true. Playwright's own waiting injects a script that takes a phone a tenth of a second, which would be counted. */
async function isTrue(session, expression) {
  for (;;) {
    const { result } = await session.send('Runtime.evaluate', { expression });
    if (result.value === true) return;
    await sleep(50);
  }
}

async function bytesOf(request) {
  const { responseBodySize, responseHeadersSize } = await request.sizes();
  return { url: request.url(), startedAt: request.timing().startTime, bytes: responseBodySize + responseHeadersSize };
}

/** The operation and field whose value a tool's page starts with; the user has to choose a file first. */
function firstResult(tool) {
  const [first] = Object.entries(contracts[tool]?.operations ?? {});
  if (!first) return { operation: undefined, field: undefined };
  const [operation, { input, output, cost }] = first;
  const isFile = Object.values(input).some(({ primary, kind }) => primary && kind === 'file');
  return { operation, field: Object.keys(output).find((name) => output[name].primary), isOnDemand: isFile || cost === 'on-demand' };
}

function kilobytes(files) {
  return files.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
}

function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}

function printRow(cells) {
  console.log(cells.map((cell, index) => (index === 0 ? cell.padEnd(40) : cell.padStart(10))).join(' '));
}
