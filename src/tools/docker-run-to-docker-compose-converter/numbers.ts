import { hasVariable } from './interpolation.ts';

// The usual notation of a number. Docker reads a leading zero as octal.
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/u;
// The other notations of an integer in Go (strconv.ParseInt with base 0), and of a number with decimals (big.Rat).
const BASED = /^-?0(?:x[\da-f]+|o?[0-7]+|b[01]+)$/iu;
const DECIMAL = /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?$/iu;
const SIZE = /^\d+(?:\.\d+)? ?(?:[kmgtp]i?b?|b)?$/iu;
const DURATION = /^[-+]?(?:0|(?:(?:\d+\.?\d*|\.\d+)(?:ns|us|µs|μs|ms|s|m|h))+)$/u;

/** Returns a number if the text is one without loss; the text if it has variables; undefined if Docker rejects it. */
export function toNumber(text: string): number | string | undefined {
  const value = toCount(text);
  return value ?? (DECIMAL.test(text) ? Number(text) : undefined);
}

/** Like `toNumber`, for an integer. */
export function toCount(text: string): number | string | undefined {
  const value = Number(text);
  if (NUMBER.test(text) && Number.isInteger(value)) return Number.isSafeInteger(value) ? value : text;
  if (BASED.test(text)) return fromBase(text);
  return hasVariable(text) ? text : undefined;
}

function fromBase(text: string): number {
  const digits = text.replace(/^-/u, '').replace(/^0(?=[0-7])/u, '0o');
  return text.startsWith('-') ? -Number(digits) : Number(digits);
}

/** Parses `true` and `false` as Docker does; a variable is kept. */
export function toFlag(text: string): boolean | string | undefined {
  if (/^(?:1|t|T|true|TRUE|True)$/u.test(text)) return true;
  if (/^(?:0|f|F|false|FALSE|False)$/u.test(text)) return false;
  return hasVariable(text) ? text : undefined;
}

/** Returns whether Docker accepts a text as a size, such as `512m` (docker/go-units). -1 means unlimited. */
export const isByteSize = (text: string): boolean => SIZE.test(text) || text === '-1' || hasVariable(text);

/** Returns whether a text is a Go duration, such as `1m30s`. */
export const isDuration = (text: string): boolean => DURATION.test(text) || hasVariable(text);
