import { encodeHex } from '../../../lib/hex/hex.ts';
import { twoDigits } from '../../../lib/date-time/format.ts';

/** Indents the lines that are not empty. */
export const indent = (lines: readonly string[], spaces: number): string[] => lines.map((line) => (line === '' ? line : ' '.repeat(spaces) + line));

/** Writes a number in hex, in whole bytes. */
export function hexOfNumber(value: bigint | number): string {
  const digits = value.toString(16);
  return digits.padStart(digits.length + (digits.length % 2), '0');
}

/** Writes bytes in hex with colons. */
export const colons = (bytes: Uint8Array): string => separate(encodeHex(bytes));

/** Writes bytes in uppercase hex with colons. */
export const upperColons = (bytes: Uint8Array): string => separate(encodeHex(bytes, { uppercase: true }));

/** Writes colons between the bytes of hex digits. */
export const separate = (hex: string): string => hex.replaceAll(/..(?=.)/gu, '$&:');

/** Writes bytes in hex with colons on lines of `perLine` bytes, each of which but the last ends in a colon. */
export function hexLines(bytes: Uint8Array, perLine: number, write = colons): string[] {
  const lines: string[] = [];
  for (let at = 0; at < bytes.length; at += perLine) lines.push(write(bytes.subarray(at, at + perLine)) + (at + perLine < bytes.length ? ':' : ''));
  return lines;
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Writes a time like `May  5 01:43:58 2021 GMT`, with a fraction of a second if one is given. */
export function formatTime(milliseconds: number, fraction = ''): string {
  const date = new Date(milliseconds);
  if (Number.isNaN(date.getTime())) return 'Bad time value';
  const day = String(date.getUTCDate()).padStart(2, ' ');
  const time = [date.getUTCHours(), date.getUTCMinutes(), date.getUTCSeconds()].map(twoDigits).join(':');
  return `${MONTHS[date.getUTCMonth()] ?? ''} ${day} ${time}${fraction} ${date.getUTCFullYear()} GMT`;
}

/** Removes the zero byte that keeps a number positive. */
export const withoutSign = (bytes: Uint8Array): Uint8Array => (bytes.length > 1 && bytes[0] === 0 ? bytes.subarray(1) : bytes);
