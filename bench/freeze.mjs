// Measures what blocks the page when a long text is put into a field, in a real browser:
// npm run bench:freeze [-- --tools=hash-text,json-prettify] [--texts=5MB,50MB,line,lines] [--ways=paste,drop]
// Prints, for every text field of the tools, the longest task of the page's main thread (elapsed time, and CPU time, which a
// busy machine does not lengthen), the number of tasks above 50 ms, and whether the whole text reached the worker. A field
// that no operation reads shows `-`; a number is truncated.
import os from 'node:os';
import path from 'node:path';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { chromiumArgs, ensureChromium } from '../scripts/chromium.mjs';
import { readContracts } from '../scripts/contracts.mjs';
import { root } from '../scripts/ensure.mjs';
import { serve } from '../scripts/server.mjs';
import { followLongTexts } from './page-timings.mjs';

const LONG_TASK_MS = 50;
// A page is idle after this time without a task of that length.
const REST_MS = 900;
const MAX_WAIT_MS = 12_000;
const MAX_SILENCE_MS = 60_000;

const LINE = `${'The quick brown fox jumps over the lazy dog; 0123456789 pack my box with five dz'.slice(0, 79)}\n`;
const texts = {
  '5MB': () => LINE.repeat(62_500),
  '50MB': () => LINE.repeat(625_000),
  line: () => '0123456789abcdef'.repeat(1_250_000),
  lines: () => Array.from({ length: 200_000 }, (_, index) => `line ${index}\n`).join(''),
  json: () =>
    JSON.stringify(
      Array.from({ length: 62_500 }, (_, id) => ({ id, name: `name of the entry ${id}`, tags: ['a', 'b', 'c'] })),
      null,
      1,
    ),
};

const argument = (name, otherwise) =>
  process.argv
    .find((arg) => arg.startsWith(`--${name}=`))
    ?.slice(name.length + 3)
    .split(',') ?? otherwise;
const contracts = readContracts();
const tools = argument('tools', Object.keys(contracts));
const sizes = argument('texts', ['5MB']);
const ways = argument('ways', ['paste']);
const isTold = process.argv.includes('--all');

const dist = process.env.PENKNIFE_DIST ?? path.join(root, 'dist');
if (!existsSync(path.join(dist, 'sw.js'))) throw new Error('There is no build: npm run build');
const site = await serve({ folder: dist });
const launch = async () => chromium.launch({ executablePath: await ensureChromium(), args: chromiumArgs });
let browser = await launch();
const busy = os.loadavg()[0] / os.cpus().length;
if (busy > 1) console.log(`This machine has ${busy.toFixed(1)} times as much to do as it can: look at the processor's time.`);

let worst = 0;
let count = 0;
for (const size of sizes) {
  const text = texts[size]();
  for (const way of ways) {
    console.log(`\n${size} (${text.length} characters) by ${way}\n`);
    console.log(`${'tool'.padEnd(30)} ${'field'.padEnd(38)} longest  processor  long tasks  whole`);
    for (const tool of tools) {
      await measureTool(tool, text, way).catch(async (error) => {
        console.log(`${tool.padEnd(30)} NO ANSWER: ${firstLine(error)}`);
        await restart();
      });
    }
  }
}
console.log(`\n${count} fields; the longest task took the processor ${worst.toFixed(0)} ms`);
await browser.close();
await site.close();

async function measureTool(tool, text, way) {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await context.newPage();
  await page.addInitScript(followLongTexts);
  const operations = Object.keys(contracts[tool]?.operations ?? {});
  const seen = new Set();
  for (const operation of operations.length > 0 ? operations : ['']) {
    const fields = await openTool(page, tool, operation);
    for (const [index, name] of fields.entries()) {
      if (seen.has(name)) continue;
      seen.add(name);
      const shown = index > 0 ? await openTool(page, tool, operation) : fields;
      // A field whose content is random may change.
      if (shown[index] !== name) continue;
      const measured = await withinTime(measureField(page, index, text, way));
      if (measured) report(tool, name, measured);
      else {
        await restart();
        console.log(`${tool.padEnd(30)} ${name.padEnd(38)} NO ANSWER within ${MAX_SILENCE_MS / 1_000} s`);
        return;
      }
    }
  }
  await context.close();
}

/** Continues with another browser. One whose page no longer responds may not close either, so it is not awaited. */
async function restart() {
  browser.close().catch((error) => console.warn(`A browser was left behind: ${firstLine(error)}`));
  browser = await launch();
}

function firstLine(error) {
  return error instanceof Error ? error.message.split('\n')[0] : String(error);
}

/** Returns the result of a promise; undefined, with a message, if it takes too long or fails. */
async function withinTime(work) {
  const told = work.catch((error) => console.warn(firstLine(error)));
  return Promise.race([told, new Promise((resolve) => setTimeout(() => resolve(undefined), MAX_SILENCE_MS).unref())]);
}

/** Opens a tool with an operation selected, and returns the names of its text fields in page order. */
async function openTool(page, tool, operation) {
  await page.goto('about:blank');
  await page.goto(`${site.url}${tool}${operation === '' ? '' : `#/${operation}`}`);
  await page.waitForFunction(() => document.documentElement.dataset.ready !== undefined && !document.querySelector('main [aria-busy="true"]'));
  await page.waitForFunction(() => window.freeze.rest() > 500);
  return page.evaluate(() => window.freeze.fields().map(window.freeze.nameOf));
}

async function measureField(page, index, text, way) {
  const isText = await page.evaluate((at) => {
    const element = window.freeze.fields()[at];
    element.focus();
    return (element.closest('[data-kind]')?.dataset.kind ?? 'text') === 'text';
  }, index);
  if (way === 'paste') await page.evaluate((content) => navigator.clipboard.writeText(content), text);
  else await page.evaluate((content) => window.freeze.hold(content), text);
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] });
  await page.evaluate(() => window.freeze.begin());
  if (way === 'paste') await page.keyboard.press('Control+V');
  else await page.evaluate((at) => window.freeze.drop(window.freeze.fields()[at]), index);
  const end = Date.now() + MAX_WAIT_MS;
  do await page.waitForTimeout(300);
  while (Date.now() < end && (await page.evaluate(() => window.freeze.rest())) < REST_MS);
  const sent = await page.evaluate(() => window.freeze.sent());
  const trace = JSON.parse((await browser.stopTracing()).toString());
  return { ...longestTask(trace.traceEvents), whole: sent >= text.length * 0.98 ? 'yes' : isText ? (sent === 0 ? '-' : `NO: ${sent}`) : 'cut' };
}

/** Measures the longest task of the page's main thread. */
function longestTask(events) {
  const { pid, tid } = mainThread(events);
  const tasks = events.filter((event) => event.ph === 'X' && event.pid === pid && event.tid === tid && event.name.endsWith('RunTask'));
  const long = tasks.filter(({ tdur = 0 }) => tdur > LONG_TASK_MS * 1_000);
  return {
    longest: Math.max(0, ...tasks.map(({ dur }) => dur)) / 1_000,
    processor: Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur)) / 1_000,
    long: long.length,
  };
}

/** The main thread of the page: the renderer thread that was busiest. */
function mainThread(events) {
  const threads = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const workOf = ({ pid, tid }) => events.filter((event) => event.pid === pid && event.tid === tid).length;
  return threads.toSorted((a, b) => workOf(b) - workOf(a))[0] ?? { pid: 0, tid: 0 };
}

function report(tool, name, { longest, processor, long, whole }) {
  worst = Math.max(worst, processor);
  count++;
  if (isTold || processor > LONG_TASK_MS || !['yes', '-'].includes(whole) || tools.length < 10)
    console.log(
      `${tool.padEnd(30)} ${name.padEnd(38)} ${longest.toFixed(0).padStart(7)}  ${processor.toFixed(0).padStart(9)}  ${String(long).padStart(10)}  ${whole}`,
    );
}
