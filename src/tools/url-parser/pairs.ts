import base64 from '../../formats/base64.ts';
import json from '../../formats/json.ts';
import jwt from '../../formats/jwt.ts';
import url from '../../formats/url.ts';

interface Pair {
  readonly key: string;
  readonly value: string;
}

/** Formats a JSON object with the keys in order; the values of a duplicate key are an array. */
export function pairsToJson(pairs: readonly Pair[]): string {
  const values = new Map<string, string[]>();
  for (const { key, value } of pairs) {
    const before = values.get(key);
    if (before) before.push(value);
    else values.set(key, [value]);
  }
  // An object would move numeric keys to the front.
  const members = Array.from(values, ([key, all]) => `  ${JSON.stringify(key)}: ${JSON.stringify(all.length === 1 ? all[0] : all)}`);
  return `{\n${members.join(',\n')}\n}`;
}

/** Formats application/x-www-form-urlencoded (URL Standard, section 5.2). */
export const pairsToQuery = (pairs: readonly Pair[]): string => new URLSearchParams(pairs.map(({ key, value }) => [key, value] as const)).toString();

/** Formats one pair per line, as input for the build operation. */
export const pairsToLines = (pairs: readonly Pair[]): string =>
  pairs.map(({ key, value }) => (value === '' && key !== '' ? key : `${key}=${value}`)).join('\n');

const readable = [url, jwt, json, base64];

/** Whether a value is certainly a URL, a JWT, JSON or Base64, which other tools support. */
export const holdsMore = (value: string): boolean => value.length <= MAX_LENGTH && readable.some((format) => format.looksLike(value, false) === 'confident');

const MAX_LENGTH = 100_000;
