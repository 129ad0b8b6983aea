import { existsSync, readFileSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { isLoopback } from '../hosting/loopback.mjs';
import { isPort } from '../hosting/ports.mjs';
import type { CommandOptions } from './command-options.ts';
import { readCommandOptions } from './command-options.ts';
import { serve as command } from './commands.ts';
import { readTimeout } from './timeout.ts';
import { UsageError } from './usage-error.ts';

type Option = (typeof command.values)[number];

const MAX_CONFIG_BYTES = 2 ** 20;

/** The arguments of `penknife serve`. */
export interface ServeOptions {
  readonly port: number | undefined;
  readonly host: string;
  /** The path below which the site is served, with leading and trailing slash. */
  readonly prefix: string;
  /** The path of a configuration. */
  readonly config: string | undefined;
  /** Whether to open a browser, if there is one. */
  readonly isOpened: boolean;
  /** Undefined unless the operations are served too. */
  readonly api: ApiArguments | undefined;
}

/** The options of the API. */
export interface ApiArguments {
  /** Required from other devices. */
  readonly token: string | undefined;
  /** Origins of websites whose pages may call the API. */
  readonly origins: readonly string[];
  readonly bodyBytes: number;
  readonly requestSeconds: number;
  readonly runSeconds: number;
  readonly parallel: number;
  readonly queue: number;
}

const API_OPTIONS: readonly Option[] = ['token-file', 'origin', 'body-limit', 'request-timeout', 'timeout', 'parallel', 'queue'];

const MEBIBYTE = 2 ** 20;

/** As messages of the MCP server. */
const BODY_MEBIBYTES = 100;
const REQUEST_SECONDS = 30;
/** Long enough for slow runs, and an end to those that would take years. */
const RUN_SECONDS = 300;
const QUEUE = 100;

/** @throws UsageError */
export function readServeOptions(args: readonly string[], env: Readonly<Record<string, string | undefined>> = {}): ServeOptions {
  const options = readCommandOptions(args, command);
  const last = lastOf(options);
  const [port, config, open = 'yes'] = [last('port'), last('config'), last('open')];
  if (open !== 'yes' && open !== 'no') throw wrongValue('open', open);
  const host = last('host') ?? '127.0.0.1';
  return {
    port: port === undefined ? undefined : readPort(port),
    host,
    prefix: readBase(last('base') ?? '/'),
    config: config === undefined ? undefined : readConfigPath(config),
    isOpened: open === 'yes',
    api: readApi(options, host, env.PENKNIFE_API_TOKEN),
  };
}

const lastOf =
  ({ values }: CommandOptions) =>
  (option: Option): string | undefined =>
    values.get(option)?.at(-1);

function readApi(options: CommandOptions, host: string, inherited: string | undefined): ApiArguments | undefined {
  if (!options.flags.has('api')) {
    const unused = API_OPTIONS.find((option) => options.values.has(option));
    if (unused !== undefined) throw new UsageError('problem.needs-api', { field: unused });
    return undefined;
  }
  const last = lastOf(options);
  const numberOf = (option: Option, usual: number, min: number, max: number): number => {
    const text = last(option);
    return text === undefined ? usual : readNumber(option, text, min, max);
  };
  const file = last('token-file');
  const token = readToken(file === undefined ? inherited : readTokenFile(file));
  if (token === undefined && !isLoopback(host)) {
    throw new UsageError('problem.token-needed', { address: `--host ${host}`, sources: '--token-file, PENKNIFE_API_TOKEN' });
  }
  return {
    token,
    origins: (options.values.get('origin') ?? []).map(readOrigin),
    bodyBytes: numberOf('body-limit', BODY_MEBIBYTES, 1, 1_024) * MEBIBYTE,
    requestSeconds: numberOf('request-timeout', REQUEST_SECONDS, 1, 3_600),
    runSeconds: readTimeout(last('timeout')) ?? RUN_SECONDS,
    parallel: numberOf('parallel', availableParallelism(), 1, 256),
    queue: numberOf('queue', QUEUE, 0, 10_000),
  };
}

function readNumber(field: Option, text: string, min: number, max: number): number {
  const number = Number(text);
  if (!/^\d{1,6}$/u.test(text) || number < min || number > max) throw new UsageError('problem.wrong-number', { field, value: text, min, max });
  return number;
}

/** An origin as browsers send it. */
function readOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isOrigin = url && /^https?:$/u.test(url.protocol) && [url.origin, `${url.origin}/`].includes(text.toLowerCase());
  if (!isOrigin) throw new UsageError('problem.wrong-origin', { value: text });
  return url.origin;
}

function readTokenFile(given: string): string {
  if (!existsSync(given) || !statSync(given).isFile()) throw new UsageError('problem.unreadable-path', { path: given });
  return readFileSync(given, 'utf8').trim();
}

/** A token that nobody guesses, in characters that a header can have. */
function readToken(token: string | undefined): string | undefined {
  if (token !== undefined && !/^[!-~]{16,1000}$/u.test(token)) throw new UsageError('problem.weak-token');
  return token;
}

function readPort(text: string): number {
  if (!isPort(text)) throw wrongValue('port', text);
  return Number(text);
}

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
