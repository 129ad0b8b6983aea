import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { isPort } from '../hosting/ports.mjs';
import { readCommandOptions } from './command-options.ts';
import { serve as command } from './commands.ts';
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
}

/** @throws UsageError */
export function readServeOptions(args: readonly string[]): ServeOptions {
  const { values } = readCommandOptions(args, command);
  const last = (option: Option): string | undefined => values.get(option)?.at(-1);
  const [port, config, open = 'yes'] = [last('port'), last('config'), last('open')];
  if (open !== 'yes' && open !== 'no') throw wrongValue('open', open);
  return {
    port: port === undefined ? undefined : readPort(port),
    host: last('host') ?? '127.0.0.1',
    prefix: readBase(last('base') ?? '/'),
    config: config === undefined ? undefined : readConfigPath(config),
    isOpened: open === 'yes',
  };
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
