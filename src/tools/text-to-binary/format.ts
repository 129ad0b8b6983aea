import { encodeUtf8 } from '../../lib/charset/utf8.ts';
import { refuseTooLong } from '../../lib/long-text/long-text.ts';
import type { Base } from './bases.ts';
import { notations } from './bases.ts';

const LINE_FEED = 0x0a;

export interface ByteFormat {
  readonly base: Base;
  readonly separator: string;
  readonly prefixes: boolean;
  readonly uppercase: boolean;
  /** 0 for one line. */
  readonly bytesPerLine: number;
}

/** A byte as a number of the base. */
export function formatByte(byte: number, { base, prefixes, uppercase }: Pick<ByteFormat, 'base' | 'prefixes' | 'uppercase'>): string {
  const { radix, width, prefix } = notations[base];
  const digits = byte.toString(radix).padStart(width, '0');
  return (prefixes ? prefix : '') + (uppercase ? digits.toUpperCase() : digits);
}

/**
 * Bytes as numbers with separators between them, none at the end of a line.
 * @throws InputError `too-long` on `text`, `unpaired-surrogate` on `separator`
 */
export function formatBytes(bytes: Uint8Array, format: ByteFormat): string {
  const tokens = Array.from({ length: 256 }, (_, byte) => new TextEncoder().encode(formatByte(byte, format)));
  const separator = encodeUtf8(format.separator, 'separator');
  const perLine = format.bytesPerLine || bytes.length;
  const lineEnds = Math.max(Math.ceil(bytes.length / perLine) - 1, 0);
  let length = lineEnds + Math.max(bytes.length - 1 - lineEnds, 0) * separator.length;
  for (const byte of bytes) length += tokens[byte]?.length ?? 0;
  refuseTooLong(length, 'text');
  const target = new Uint8Array(length);
  let out = 0;
  for (let start = 0; start < bytes.length; start += perLine) {
    if (start > 0) target[out++] = LINE_FEED;
    out = writeLine(bytes.subarray(start, start + perLine), { tokens, separator, target, start: out });
  }
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(target);
}

interface Writing {
  readonly tokens: readonly Uint8Array[];
  readonly separator: Uint8Array;
  readonly target: Uint8Array;
  readonly start: number;
}

// Copied digit by digit: `set` would cost more than the few digits of a token.
function writeLine(bytes: Uint8Array, { tokens, separator, target, start }: Writing): number {
  let out = start;
  for (let at = 0; at < bytes.length; at++) {
    if (at > 0) for (let index = 0; index < separator.length; index++) target[out++] = separator[index] ?? 0;
    const token = tokens[bytes[at] ?? 0] ?? separator;
    for (let index = 0; index < token.length; index++) target[out++] = token[index] ?? 0;
  }
  return out;
}
