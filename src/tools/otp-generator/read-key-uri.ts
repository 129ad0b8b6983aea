import { InputError } from '../../contract/errors.ts';
import { decodeBase32, encodeBase32 } from '../../lib/base32/base32.ts';
import { countCodePoints } from '../../lib/charset/utf8.ts';
import { decodePercentLeniently } from '../../lib/percent/percent.ts';
import type { Account } from './account.ts';
import { DEFAULT_DIGITS, DEFAULT_PERIOD, readLabel } from './account.ts';
import { readExport } from './read-export.ts';
import type { AccountAlgorithm, OtpType } from './terms.ts';

const algorithms: Readonly<Record<string, AccountAlgorithm>> = { sha1: 'sha-1', sha256: 'sha-256', sha512: 'sha-512', md5: 'md5' };

const MOST_DIGITS = 10;

interface Parameter {
  /** As it stands in the URI. */
  readonly raw: string;
  /** Its index there, in UTF-16 code units. */
  readonly start: number;
  readonly value: string;
}

/**
 * The accounts of a key URI (one), or of an export of Google Authenticator.
 * @throws InputError on `uri`: `invalid-key-uri`, `missing-secret`, `invalid-base32`, `unsupported-algorithm`.
 */
export function readKeyUri(text: string): readonly Account[] {
  const [, scheme = '', host = '', path = '', query = ''] = /^\s*(otpauth(?:-migration)?):\/\/([a-z]+)\/?([^?#]*)\??([^#]*)/iu.exec(text) ?? [];
  const parameters = readParameters(text, query);
  const kind = `${scheme}:${host}`.toLowerCase();
  if (kind === 'otpauth-migration:offline') return readExport(parameters.get('data')?.value ?? '');
  if (kind !== 'otpauth:totp' && kind !== 'otpauth:hotp') throw refuse('scheme');
  return [readAccount(kind === 'otpauth:totp' ? 'totp' : 'hotp', decodePercentLeniently(path), text, parameters)];
}

/** The first of a name counts. */
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

function readAccount(type: OtpType, label: string, text: string, parameters: ReadonlyMap<string, Parameter>): Account {
  const read = (name: string, otherwise: number, least: number, most: number): number =>
    readNumber(parameters.get(name)?.value, name, { otherwise, least, most });
  return {
    type,
    ...readLabel(label, parameters.get('issuer')?.value ?? ''),
    secret: readSecret(text, parameters.get('secret')),
    algorithm: readAlgorithm(parameters.get('algorithm')?.value ?? 'sha1'),
    digits: read('digits', DEFAULT_DIGITS, 1, MOST_DIGITS),
    period: type === 'totp' ? read('period', DEFAULT_PERIOD, 1, Number.MAX_SAFE_INTEGER) : 0,
    counter: type === 'hotp' ? read('counter', 0, 0, Number.MAX_SAFE_INTEGER) : 0,
  };
}

function readSecret(text: string, parameter: Parameter | undefined): string {
  if (!parameter) throw new InputError('missing-secret', { field: 'uri' });
  // With escapes in it, the places of the decoded text are not those of the URI.
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
