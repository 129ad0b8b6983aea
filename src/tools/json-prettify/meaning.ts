import type { Outline } from './outline.ts';

/** An interpretation of a primitive value. A local time has no zone: its milliseconds are relative to UTC. */
export type Meaning = { readonly kind: 'link'; readonly url: string } | { readonly kind: 'instant' | 'local-time' | 'date'; readonly milliseconds: number };

const MAX_URL_LENGTH = 2_000;
// From 2001-09-09 to 2100: other numbers are more likely something else.
const [FIRST_SECOND, LAST_SECOND] = [1_000_000_000, 4_102_444_800] as const;

const DATE_TIME = /^(\d{4})-(\d{2})-(\d{2})(?:[Tt ](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d+))?)?([Zz]|[+-]\d{2}:?\d{2})?)?$/u;

/** Recognizes URLs, Unix times in seconds or milliseconds, and ISO 8601 dates and times. */
export function meaningOf(outline: Outline, node: number): Meaning | undefined {
  const kind = outline.kind(node);
  if (kind === 'number') return meaningOfNumber(outline.written(node));
  if (kind !== 'string' || outline.written(node, MAX_URL_LENGTH).length >= MAX_URL_LENGTH) return undefined;
  return meaningOfText(outline.value(node));
}

function meaningOfNumber(token: string): Meaning | undefined {
  if (!/^(?:\d{10}|\d{13})$/u.test(token)) return undefined;
  const milliseconds = token.length === 10 ? Number(token) * 1000 : Number(token);
  const isLikely = milliseconds >= FIRST_SECOND * 1000 && milliseconds < LAST_SECOND * 1000;
  return isLikely ? { kind: 'instant', milliseconds } : undefined;
}

function meaningOfText(text: string): Meaning | undefined {
  if (/^https?:\/\/\S+$/iu.test(text)) return URL.canParse(text) ? { kind: 'link', url: text } : undefined;
  const match = DATE_TIME.exec(text);
  if (!match) return undefined;
  const [, year, month, day, hour = '0', minute = '0', second = '0', fraction = '0', offset] = match;
  const local = [Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second)] as const;
  const utc = Date.UTC(...local);
  // Date.UTC maps years up to 99 to 19xx, and 31 February to March.
  if (!isSame(new Date(utc), local)) return undefined;
  const milliseconds = utc + Math.floor(Number(`0.${fraction}`) * 1000) - offsetOf(offset);
  if (match[4] === undefined) return { kind: 'date', milliseconds };
  return { kind: offset === undefined ? 'local-time' : 'instant', milliseconds };
}

const isSame = (date: Date, [year, month, day, hour, minute, second]: readonly [number, number, number, number, number, number]): boolean =>
  date.getUTCFullYear() === year &&
  date.getUTCMonth() === month &&
  date.getUTCDate() === day &&
  date.getUTCHours() === hour &&
  date.getUTCMinutes() === minute &&
  date.getUTCSeconds() === second;

function offsetOf(offset: string | undefined): number {
  const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})$/u.exec(offset ?? '') ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000;
}
