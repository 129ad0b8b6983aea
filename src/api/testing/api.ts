import { mkdtempSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { request } from 'node:http';
import type { Socket } from 'node:net';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { reviveFiles } from '../../cli/disk-file.ts';
import { Engines } from '../../cli/engines.ts';
import { loadCliWords } from '../../cli/words.ts';
import { serve as serveSite } from '../../hosting/server.mjs';
import { serve } from '../../runtime/platform/serve.ts';
import { createWords } from '../../runtime/words.ts';
import type { ApiLimits, ApiOptions } from '../server.ts';
import { createApi } from '../server.ts';

const words = createWords('en', await loadCliWords('en'));

/** Limits that no test reaches by accident. */
const LIMITS: ApiLimits = { bodyBytes: 100_000, requestSeconds: 60, runSeconds: 60, parallel: 2, queue: 20 };

interface Response {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  /** The body as JSON, if it is. */
  readonly json: unknown;
}

interface Sent {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
}

/** A running API of a test. */
export interface TestApi {
  readonly port: number;
  /** Sends a request. The path is sent unchanged. */
  readonly ask: (path: string, sent?: Sent) => Promise<Response>;
  /** Sends JSON. */
  readonly post: (path: string, body: unknown, headers?: Readonly<Record<string, string>>) => Promise<Response>;
  /** Opens a connection for a request that no client would send. */
  readonly open: () => Socket;
  /** The lines of the log. */
  readonly log: string[];
  readonly close: () => Promise<void>;
}

interface TestOptions {
  readonly limits?: Partial<ApiLimits>;
  readonly guard?: Partial<ApiOptions['guard']>;
  /** Replaces the engines of operations. */
  readonly engines?: Engines;
}

/** Engines that run in this thread, and pass all values as to another one. */
const newEngines = (): Engines =>
  new Engines(({ onMessage }) => {
    const answer = serve((message) => queueMicrotask(() => onMessage(structuredClone(message))));
    return { postMessage: (message) => answer(reviveFiles(structuredClone(message))), terminate: () => undefined };
  });

/** Starts the API on a free port, below an empty site. */
export async function startApi({ limits = {}, guard = {}, engines = newEngines() }: TestOptions = {}): Promise<TestApi> {
  const log: string[] = [];
  const api = createApi({
    words,
    engines,
    guard: { host: '127.0.0.1', token: undefined, origins: [], ...guard },
    limits: { ...LIMITS, ...limits },
    base: '/api/',
    describe: async () => '{}',
    log: (line) => log.push(line),
  });
  const site = await serveSite({ folder: mkdtempSync(path.join(tmpdir(), 'penknife-api-')), api });
  const port = Number(new URL(site.url).port);
  const ask: TestApi['ask'] = (target, { method = 'GET', headers = {}, body } = {}) =>
    new Promise((resolve, reject) => {
      const length = body === undefined ? {} : { 'Content-Length': Buffer.byteLength(body) };
      const sent = request({ port, host: '127.0.0.1', path: target, method, headers: { ...length, ...headers } }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString();
          const isJson = response.headers['content-type']?.endsWith('json') === true && text !== '';
          resolve({ status: response.statusCode, headers: response.headers, body: text, json: isJson ? JSON.parse(text) : undefined });
        });
      });
      sent.on('error', reject).end(body);
    });
  return {
    port,
    ask,
    post: (target, body, headers = {}) =>
      ask(target, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    open: () => connect(port, '127.0.0.1'),
    log,
    close: () => site.close(),
  };
}
