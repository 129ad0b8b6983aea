import { normalizeNumber, numberKind } from '../numbers.ts';
import type { NonFinite } from '../value.ts';
import { hasToken, tokenOf } from '../value.ts';

export type YamlVersion = '1.2' | '1.1';

/** The value of a plain scalar. */
export type Resolution =
  | { readonly kind: 'null' }
  | { readonly kind: 'boolean'; readonly value: boolean }
  | { readonly kind: 'integer' | 'decimal'; readonly token: string }
  | { readonly kind: 'non-finite'; readonly value: NonFinite }
  | { readonly kind: 'string' };

const STRING: Resolution = { kind: 'string' };
const NULL: Resolution = { kind: 'null' };
const TRUE: Resolution = { kind: 'boolean', value: true };
const FALSE: Resolution = { kind: 'boolean', value: false };

// YAML 1.2.2, section 10.3.2, and yaml.org/type; but y and n are strings in PyYAML, libyaml, Ruby and Go, and common names of coordinates.
const WORDS: ReadonlyMap<string, Resolution> = new Map([
  ...['', '~', 'null', 'Null', 'NULL'].map((word): [string, Resolution] => [word, NULL]),
  ...['true', 'True', 'TRUE'].map((word): [string, Resolution] => [word, TRUE]),
  ...['false', 'False', 'FALSE'].map((word): [string, Resolution] => [word, FALSE]),
]);
const WORDS_1_1: ReadonlyMap<string, Resolution> = new Map([
  ...['yes', 'Yes', 'YES', 'on', 'On', 'ON'].map((word): [string, Resolution] => [word, TRUE]),
  ...['no', 'No', 'NO', 'off', 'Off', 'OFF'].map((word): [string, Resolution] => [word, FALSE]),
]);
const LONGEST_WORD = 5;

const NON_FINITE = /^(?:([-+]?)\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$/u;
// Most numbers; every version reads them this way.
const PLAIN_INTEGER = /^-?(?:0|[1-9]\d*)$/u;
const INTEGER = /^(?:[-+]?\d+|0o[0-7]+|0x[\da-fA-F]+)$/u;
const FLOAT = /^[-+]?(?:\.\d+|\d+(?:\.\d*)?)(?:[eE][-+]?\d+)?$/u;
const OCTAL_1_1 = /^[-+]?0[0-7_]*[0-7][0-7_]*$/u;
const INTEGER_1_1 = /^[-+]?(?:0|[1-9][\d_]*|0b_*[01][01_]*|0x_*[\da-fA-F][\da-fA-F_]*)$/u;
// A float needs a point, and an exponent a sign.
const FLOAT_1_1 = /^[-+]?(?:\d[\d_]*\.[\d_]*|\.\d[\d_]*)(?:[eE][-+]\d+)?$/u;
const BASE_60 = /^[-+]?[1-9][\d_]*(?::[0-5]?\d)+$/u;
const BASE_60_FLOAT = /^[-+]?\d[\d_]*(?::[0-5]?\d)+\.[\d_]*$/u;

/** Resolves a plain scalar by the core schema of YAML 1.2, or by the types of 1.1. */
export function resolvePlain(text: string, version: YamlVersion): Resolution {
  if (text.length <= LONGEST_WORD) {
    const word = WORDS.get(text) ?? (version === '1.1' ? WORDS_1_1.get(text) : undefined);
    if (word) return word;
  }
  if (!mayBeNumber(text)) return STRING;
  if (PLAIN_INTEGER.test(text)) return { kind: 'integer', token: text };
  return (version === '1.1' ? resolveNumber11(text) : resolveNumber12(text)) ?? resolveNonFinite(text) ?? STRING;
}

/** Whether a text starts like a number. */
export function mayBeNumber(text: string): boolean {
  const code = text.charCodeAt(0);
  return (code >= 0x30 && code <= 0x39) || code === 0x2b || code === 0x2d || code === 0x2e;
}

function resolveNonFinite(text: string): Resolution | undefined {
  const match = NON_FINITE.exec(text);
  if (!match) return undefined;
  return { kind: 'non-finite', value: match[1] === undefined ? 'NaN' : match[1] === '-' ? '-Infinity' : 'Infinity' };
}

function resolveNumber12(text: string): Resolution | undefined {
  return INTEGER.test(text) || FLOAT.test(text) ? numberOf(normalizeNumber(text)) : undefined;
}

function resolveNumber11(text: string): Resolution | undefined {
  if (OCTAL_1_1.test(text)) return numberOf(octal(text));
  if (INTEGER_1_1.test(text) || FLOAT_1_1.test(text)) return numberOf(normalizeNumber(text));
  return BASE_60.test(text) || BASE_60_FLOAT.test(text) ? numberOf(fromBase60(text)) : undefined;
}

const numberOf = (token: string): Resolution => ({ kind: numberKind(token), token });

const octal = (text: string): string => normalizeNumber(text.replace(/^([-+]?)0/u, '$10o'));

function fromBase60(text: string): string {
  const sign = text.startsWith('-') ? '-' : '';
  const parts = text.replace(/^[-+]/u, '').replaceAll('_', '').split(':');
  const [last = '0', fraction] = (parts.pop() ?? '0').split('.');
  const whole = [...parts, last].reduce((sum, part) => sum * 60n + BigInt(part), 0n);
  return `${sign}${whole}${fraction === undefined ? '' : `.${fraction || '0'}`}`;
}

const TIMESTAMP_1_1 = /^\d{4}-(?:\d\d-\d\d|\d\d?-\d\d?(?:[Tt]|[ \t]+)\d\d?:\d\d:\d\d(?:\.\d*)?(?:[ \t]*(?:Z|[-+]\d\d?(?::\d\d)?))?)$/u;

/** Describes both readings of a plain scalar that YAML 1.1 and 1.2 read differently; `undefined` if they agree. */
export function versionDifference(text: string): string | undefined {
  const [first, second] = [resolvePlain(text, '1.1'), resolvePlain(text, '1.2')];
  if (first.kind === 'string' && TIMESTAMP_1_1.test(text)) return `1.1=!!timestamp 1.2=${text}`;
  const readings = [first, second].map((reading) => formatResolution(reading, text));
  if (first.kind === second.kind && readings[0] === readings[1]) return undefined;
  return `1.1=${readings[0]} 1.2=${readings[1]}`;
}

/** Formats a scalar as a string, for use as a key. */
export function formatResolution(resolution: Resolution, text: string): string {
  if (hasToken(resolution)) return tokenOf(resolution);
  return resolution.kind === 'non-finite' ? resolution.value : text;
}

/** Whether `versionDifference` may return a result: the first character excludes most scalars. */
export function mayDiffer(text: string): boolean {
  return (mayBeNumber(text) && !PLAIN_INTEGER.test(text)) || (text.length <= LONGEST_WORD && WORDS_1_1.has(text));
}
