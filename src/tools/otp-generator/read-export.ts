import { InputError } from '../../contract/errors.ts';
import { encodeBase32 } from '../../lib/base32/base32.ts';
import { scanBase64 } from '../../lib/base64/scan.ts';
import type { Account } from './account.ts';
import { DEFAULT_DIGITS, DEFAULT_PERIOD, readLabel } from './account.ts';
import type { MessageField } from './protocol-buffers.ts';
import { readMessageFields } from './protocol-buffers.ts';

const ACCOUNT = 1;
const field = { secret: 1, name: 2, issuer: 3, algorithm: 4, digits: 5, type: 6, counter: 7 } as const;

// A missing value is 0, which means the default.
const algorithms = ['sha-1', 'sha-1', 'sha-256', 'sha-512', 'md5'] as const;
const digitCounts = [DEFAULT_DIGITS, 6, 8] as const;
const types = ['totp', 'hotp', 'totp'] as const;

/**
 * Reads the accounts of a Google Authenticator export from its `data` parameter, percent-decoded.
 * @throws InputError on `uri`: `invalid-key-uri`, `missing-secret`, `unsupported-algorithm`.
 */
export function readExport(data: string): readonly Account[] {
  const scanned = scanBase64(data);
  const messages = scanned.ok ? readMessageFields(scanned.bytes)?.filter(({ number }) => number === ACCOUNT) : undefined;
  if (!messages || messages.length === 0) throw broken();
  return messages.map(({ value }) => {
    const fields = value instanceof Uint8Array ? readMessageFields(value) : undefined;
    if (!fields) throw broken();
    return readAccount(fields);
  });
}

function readAccount(fields: readonly MessageField[]): Account {
  const secret = bytesOf(fields, field.secret);
  if (secret.length === 0) throw new InputError('missing-secret', { field: 'uri' });
  const algorithm = algorithms[numberOf(fields, field.algorithm)];
  if (algorithm === undefined) throw new InputError('unsupported-algorithm', { field: 'uri', params: { algorithm: numberOf(fields, field.algorithm) } });
  const digits = digitCounts[numberOf(fields, field.digits)];
  const type = types[numberOf(fields, field.type)];
  const counter = numberOf(fields, field.counter);
  if (digits === undefined || type === undefined || counter > Number.MAX_SAFE_INTEGER) throw broken();
  return {
    type,
    ...readLabel(textOf(fields, field.name), textOf(fields, field.issuer)),
    secret: encodeBase32(secret),
    algorithm,
    digits,
    period: type === 'totp' ? DEFAULT_PERIOD : 0,
    counter: type === 'hotp' ? counter : 0,
  };
}

const broken = (): InputError => new InputError('invalid-key-uri', { field: 'uri', params: { reason: 'export' } });

/** The last value is used, as in protocol buffers. */
const valueOf = (fields: readonly MessageField[], number: number) => fields.findLast((candidate) => candidate.number === number)?.value;

function bytesOf(fields: readonly MessageField[], number: number): Uint8Array {
  const value = valueOf(fields, number) ?? new Uint8Array();
  if (typeof value === 'bigint') throw broken();
  return value;
}

const textOf = (fields: readonly MessageField[], number: number): string => new TextDecoder().decode(bytesOf(fields, number));

function numberOf(fields: readonly MessageField[], number: number): number {
  const value = valueOf(fields, number) ?? 0n;
  if (typeof value !== 'bigint') throw broken();
  return Number(value);
}
