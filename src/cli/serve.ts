import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Site } from '../hosting/server.mjs';
import { serve } from '../hosting/server.mjs';
import type { Words } from '../runtime/words.ts';
import { readCommandOptions } from './command-options.ts';
import { builtFolder } from './place.ts';
import { UsageError } from './usage-error.ts';

/** The options of `penknife serve`. */
export const serveOptions = ['port', 'host', 'base', 'config', 'open'] as const;

type Option = (typeof serveOptions)[number];
type Given = { readonly [Name in Option]?: string };

/** The port unless another is asked for, or this one is taken. */
const USUAL_PORT = 4173;
const MAX_PORT = 65_535;
const MAX_CONFIG_BYTES = 2 ** 20;

/**
 * Runs `penknife serve …`: serves the site of the package until Ctrl+C.
 * @throws UsageError
 */
export async function serveCommand(args: readonly string[], words: Words): Promise<0> {
  const given = readOptions(args);
  const site = await start(given);
  process.stdout.write(`${words.t('usage.serving', { url: site.url })}\n`);
  if (given.open !== 'no' && process.stdout.isTTY) openBrowser(site.url, words);
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  await site.close();
  return 0;
}

function readOptions(args: readonly string[]): Given {
  const { values, rest } = readCommandOptions(args, { values: serveOptions });
  if (rest[0] !== undefined) throw new UsageError('problem.unexpected-argument', { argument: rest[0] });
  const given: Given = Object.fromEntries([...values].map(([name, all]) => [name, all.at(-1)]));
  if (given.open !== undefined && given.open !== 'yes' && given.open !== 'no') throw wrongValue('open', given.open);
  return given;
}

async function start({ port, host = '127.0.0.1', base = '/', config }: Given): Promise<Site> {
  const folder = fileURLToPath(new URL('../dist', builtFolder));
  if (!existsSync(path.join(folder, 'index.html'))) throw new UsageError('problem.no-site', { path: folder });
  const options = { folder, host, prefix: readBase(base), instead: config === undefined ? {} : { '/config.json': readConfigPath(config) } };
  const wanted = port === undefined ? USUAL_PORT : readPort(port);
  try {
    return await serve({ ...options, port: wanted });
  } catch (error) {
    const reason = reasonOf(error);
    if (reason !== 'EADDRINUSE') throw new UsageError('problem.cannot-listen', { host, port: String(wanted), reason });
    if (port !== undefined) throw new UsageError('problem.port-taken', { port: String(wanted) });
    return serve({ ...options, port: 0 });
  }
}

/** The system's code of why the server cannot listen. */
function reasonOf(error: unknown): string {
  if (error instanceof Error && 'code' in error) return String(error.code);
  throw error;
}

function readPort(text: string): number {
  const port = Number(text);
  if (!/^\d{1,5}$/u.test(text) || port > MAX_PORT) throw wrongValue('port', text);
  return port;
}

/** The path below which the site is served, with a slash at both ends. */
function readBase(text: string): string {
  const names = text.split('/').filter((name) => name !== '');
  if (names.some((name) => !/^[\w.~-]+$/u.test(name) || /^\.+$/u.test(name))) throw wrongValue('base', text);
  return names.length === 0 ? '/' : `/${names.join('/')}/`;
}

function readConfigPath(given: string): string {
  const file = path.resolve(given);
  if (!existsSync(file) || !statSync(file).isFile()) throw new UsageError('problem.unreadable-path', { path: given });
  if (statSync(file).size > MAX_CONFIG_BYTES) throw wrongValue('config', given);
  return file;
}

const wrongValue = (option: Option, value: string): UsageError => new UsageError('problem.wrong-value', { field: option, value });

/** The program that opens an address, by the system. */
const openers: Readonly<Record<string, readonly [string, ...string[]]>> = {
  darwin: ['open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
};

function openBrowser(url: string, words: Words): void {
  const [program, ...args] = openers[process.platform] ?? ['xdg-open'];
  const opener = spawn(program, [...args, url], { detached: true, stdio: 'ignore' });
  // A computer may have no such program; the address is there to be opened by hand.
  opener.on('error', ({ message }) => process.stderr.write(`${words.t('problem.prefix', { message })}\n`));
  opener.unref();
}
