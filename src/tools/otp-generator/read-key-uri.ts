import { InputError } from '../../contract/errors.ts';
import { decodeBase32, encodeBase32 } from '../../lib/base32/base32.ts';
import { countCodePoints } from '../../lib/charset/utf8.ts';
import { decodePercentLeniently } from '../../lib/percent/percent.ts';
import type { Account } from './account.ts';
import { DEFAULT_DIGITS, DEFAULT_PERIOD, readLabel } from './account.ts';
import { readExport } from './read-export.ts';
import type { AccountAlgorithm, AccountType } from './terms.ts';
import { STEAM_LENGTH } from './terms.ts';

const algorithms: Readonly<Record<string, AccountAlgorithm>> = { sha1: 'sha-1', sha256: 'sha-256', sha512: 'sha-512', md5: 'md5' };

const MOST_DIGITS = 10;

interface Parameter {
  /** As written in the URI. */
  readonly raw: string;
  /** Its index in the URI, in UTF-16 code units. */
  readonly start: number;
  readonly value: string;
}

// One per line, as exported by Aegis, Ente and 2FAS. A line that does not start a URI continues the previous one.
const URI_START = /(?<![^\s"',;])(?:otpauth(?:-migration)?|steam):\/\//giu;

/**
 * Reads the accounts of a key URI (one), of a list of them, or of a Google Authenticator export.
 * @throws InputError on `uri`: `invalid-key-uri`, `missing-secret`, `invalid-base32`, `unsupported-algorithm`.
 */
export function readKeyUri(text: string): readonly Account[] {
  const starts = Array.from(text.matchAll(URI_START), ({ index }) => index);
  // Other text before the first URI is rejected.
  if (starts.length < 2 || withoutEnding(text.slice(0, starts[0])) !== '') return readOne(text);
  return starts.flatMap((start, index) => readAt(withoutEnding(text.slice(start, starts[index + 1])), countCodePoints(text, start)));
}

/** Removes separators between URIs. Not with a pattern: one that ends in `+$` is quadratic in runs of spaces. */
function withoutEnding(text: string): string {
  let end = text.length;
  while (end > 0 && /[\s"',;]/u.test(text[end - 1] ?? '')) end--;
  return text.slice(0, end);
}

/** Positions in errors refer to the whole list. */
function readAt(uri: string, before: number): readonly Account[] {
  try {
    return readOne(uri);
  } catch (error) {
    const character = error instanceof InputError && error.position && 'character' in error.position ? error.position.character : undefined;
    if (!(error instanceof InputError) || character === undefined || before === 0) throw error;
    throw new InputError(error.code, { field: 'uri', ...(error.params && { params: error.params }), position: { character: character + before } });
  }
}

function readOne(text: string): readonly Account[] {
  const steam = readSteam(text);
  if (steam) return steam;
  const [, scheme = '', host = '', path = '', query = ''] = /^\s*["']?(otpauth(?:-migration)?):\/\/([a-z]+)\/?([^?#]*)\??([^#]*)/iu.exec(text) ?? [];
  const parameters = readParameters(text, query);
  const kind = `${scheme}:${host}`.toLowerCase();
  if (kind === 'otpauth-migration:offline') return readExport(parameters.get('data')?.value ?? '');
  if (kind !== 'otpauth:totp' && kind !== 'otpauth:hotp' && kind !== 'otpauth:steam') throw refuse('scheme');
  const account = readAccount(kind === 'otpauth:steam' ? 'steam' : kind === 'otpauth:totp' ? 'totp' : 'hotp', path.trim(), text, parameters);
  return [isSteam(account, parameters) ? { ...account, type: 'steam', digits: STEAM_LENGTH } : account];
}

/** A URI of the Steam app itself has only the issuer: `otpauth://totp/Steam:user?secret=…&issuer=Steam`. With a digits parameter, it is from another app. */
function isSteam({ type, issuer }: Account, parameters: ReadonlyMap<string, Parameter>): boolean {
  if (type !== 'totp') return type === 'steam';
  const encoder = parameters.get('encoder')?.value.toLowerCase();
  if (encoder !== undefined) return encoder === 'steam';
  return issuer.toLowerCase() === 'steam' && Number(parameters.get('digits')?.value ?? STEAM_LENGTH) === STEAM_LENGTH;
}

/** `steam://` and the secret, as stored by Bitwarden. Other URLs with this scheme have a path: `steam://run/440`. */
function readSteam(text: string): readonly Account[] | undefined {
  const [, before = '', raw] = /^(\s*["']?steam:\/\/)([^/?#]*)\/?$/iu.exec(withoutEnding(text)) ?? [];
  if (raw === undefined) return undefined;
  const secret = readSecret(text, { raw, start: before.length, value: decodePercentLeniently(raw) });
  return [{ type: 'steam', issuer: 'Steam', account: '', secret, algorithm: 'sha-1', digits: STEAM_LENGTH, period: DEFAULT_PERIOD, counter: 0 }];
}

/** The first value of a name is used. */
function readParameters(text: string, query: string): ReadonlyMap<string, Parameter> {
  const parameters = new Map<string, Parameter>();
  let start = text.indexOf('?') + 1;
  for (const part of query.split('&')) {
    const equals = part.indexOf('=');
    const name = part.slice(0, Math.max(equals, 0)).toLowerCase();
    const raw = part.slice(equals + 1).trimEnd();
    if (name !== '' && !parameters.has(name)) parameters.set(name, { raw, start: start + equals + 1, value: decodePercentLeniently(raw) });
    start += part.length + 1;
  }
  return parameters;
}

function readAccount(type: AccountType, label: string, text: string, parameters: ReadonlyMap<string, Parameter>): Account {
  const read = (name: string, otherwise: number, least: number, most: number): number =>
    readNumber(parameters.get(name)?.value, name, { otherwise, least, most });
  return {
    type,
    ...readLabel(label, parameters.get('issuer')?.value ?? '', decodePercentLeniently),
    secret: readSecret(text, parameters.get('secret')),
    algorithm: readAlgorithm(parameters.get('algorithm')?.value ?? 'sha1'),
    digits: read('digits', DEFAULT_DIGITS, 1, MOST_DIGITS),
    period: type !== 'hotp' ? read('period', DEFAULT_PERIOD, 1, Number.MAX_SAFE_INTEGER) : 0,
    counter: type === 'hotp' ? read('counter', 0, 0, Number.MAX_SAFE_INTEGER) : 0,
  };
}

function readSecret(text: string, parameter: Parameter | undefined): string {
  if (!parameter) throw new InputError('missing-secret', { field: 'uri' });
  // With escapes, positions in the decoded text differ from those in the URI.
  const start = parameter.raw === parameter.value ? countCodePoints(text, parameter.start) : 0;
  const bytes = decodeBase32(parameter.value, 'uri', start);
  if (bytes.length === 0) throw new InputError('missing-secret', { field: 'uri' });
  return encodeBase32(bytes);
}

function readAlgorithm(name: string): AccountAlgorithm {
  const known = algorithms[name.toLowerCase().replaceAll('-', '').replace(/^hmac/u, '')];
  if (known === undefined) throw new InputError('unsupported-algorithm', { field: 'uri', params: { algorithm: name } });
  return known;
}

interface Limits {
  readonly otherwise: number;
  readonly least: number;
  readonly most: number;
}

function readNumber(text: string | undefined, name: string, { otherwise, least, most }: Limits): number {
  if (text === undefined) return otherwise;
  const value = /^\d{1,16}$/u.test(text) ? Number(text) : Number.NaN;
  if (!(value >= least && value <= most)) throw refuse('number', name);
  return value;
}

const refuse = (reason: 'scheme' | 'number', name = ''): InputError => new InputError('invalid-key-uri', { field: 'uri', params: { reason, name } });
