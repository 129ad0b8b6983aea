import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { DEFAULT_PORT, listenFrom } from '../hosting/ports.mjs';
import type { StartedApi } from '../api/start.ts';
import type { Site } from '../hosting/server.mjs';
import { serve } from '../hosting/server.mjs';
import type { Words } from '../runtime/words.ts';
import { builtFolder } from './place.ts';
import type { ServeOptions } from './serve-options.ts';
import { readServeOptions } from './serve-options.ts';
import { print, printMessages } from './terminal.ts';
import { UsageError } from './usage-error.ts';

/**
 * Runs `penknife serve …`: serves the site of the package, and with `--api` the operations, until Ctrl+C.
 * @throws UsageError
 */
export async function serveCommand(args: readonly string[], words: Words): Promise<0> {
  const options = readServeOptions(args, process.env);
  const api = options.api && (await import('../api/start.ts')).startApi(options.api, options, words);
  const site = await start(options, api);
  await print(`${words.t('usage.serving', { url: site.url })}\n`);
  if (api) await print(`${words.t('usage.servingApi', { url: `${site.url}api/` })}\n`);
  if (options.isOpened && process.stdout.isTTY) openBrowser(site.url, words);
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  await site.close();
  api?.close();
  return 0;
}

async function start({ port, host, prefix, config }: ServeOptions, api: StartedApi | undefined): Promise<Site> {
  const folder = fileURLToPath(new URL('../dist', builtFolder));
  if (!existsSync(path.join(folder, 'index.html'))) throw new UsageError('problem.no-site', { path: folder });
  const options = {
    folder,
    host,
    prefix,
    isCompressed: true,
    instead: config === undefined ? {} : { '/config.json': config },
    api: api?.handle,
    http: api?.http ?? {},
  };
  const listen = (free: number): Promise<Site> => serve({ ...options, port: free });
  try {
    return await (port === undefined ? listenFrom(DEFAULT_PORT, listen) : listen(port));
  } catch (error) {
    const reason = reasonOf(error);
    const wanted = String(port ?? DEFAULT_PORT);
    if (reason !== 'EADDRINUSE') throw new UsageError('problem.cannot-listen', { host, port: wanted, reason });
    throw new UsageError('problem.port-taken', { port: wanted });
  }
}

/** The system's error code for a server that cannot listen. */
function reasonOf(error: unknown): string {
  if (error instanceof Error && 'code' in error) return String(error.code);
  throw error;
}

/** The program that opens a URL, by operating system. */
const openers: Readonly<Record<string, readonly [string, ...string[]]>> = {
  darwin: ['open'],
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
};

function openBrowser(url: string, words: Words): void {
  const [program, ...args] = openers[process.platform] ?? ['xdg-open'];
  const opener = spawn(program, [...args, url], { detached: true, stdio: 'ignore' });
  // A device may have no such program; the URL can be opened manually.
  opener.on('error', ({ message }) => printMessages(words.t('problem.prefix', { message })));
  opener.unref();
}
