import { InputError } from '../../contract/errors.ts';
import { invalidBase64 } from '../../lib/base64/pasted/invalid.ts';
import { scanBase64 } from '../../lib/base64/scan.ts';
import { countCodePoints } from '../../lib/charset/utf8.ts';
import { decodePercent } from '../../lib/percent/percent.ts';

const FIELD = 'base64';

interface Content {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** What a data URI says; `undefined` for Base64 alone. */
  readonly mediaType: string | undefined;
}

/**
 * Reads Base64 of either alphabet, alone or in a data URI, or a percent-encoded data URI (RFC 2397), also in quotes and in the
 * CSS, HTML or Markdown that holds it.
 * @throws InputError `invalid-base64`, `invalid-data-uri` or `unpaired-surrogate`.
 */
export function readContent(pasted: string): Content {
  const { start, end } = dataUriIn(pasted);
  // Only up to its end, so that places are those in the whole text.
  const text = pasted.slice(0, end);
  if (start === undefined) return { bytes: readBase64(text, quoteLength(text)), mediaType: undefined };
  const comma = text.indexOf(',', start);
  if (comma < 0) throw new InputError('invalid-data-uri', { field: FIELD, position: { character: countCodePoints(text, text.length) + 1 } });
  const header = text.slice(start, comma);
  const mediaType = /^\s*([^\s/;,]+\/[^\s/;,]+)/u.exec(header)?.[1]?.toLowerCase() ?? 'text/plain';
  const isBase64 = /;\s*base64\s*$/iu.test(header);
  return { bytes: isBase64 ? readBase64(text, comma + 1) : readPercent(text, comma + 1), mediaType };
}

interface Place {
  /** Index after `data:`; undefined for Base64 alone. */
  readonly start: number | undefined;
  readonly end: number;
}

/** Text before a data URI in CSS, HTML, Markdown, JSON or code, and the characters that end the URI there. */
const closers: Readonly<Record<string, string>> = { '"': '"', "'": "'", '`': '`', '(': ')', '<': '>', '=': ' >', ' ': ' ' };

/** Finds the data URI in a text: the text itself, or one in the code that holds it. Base64 itself has no colon. */
function dataUriIn(text: string): Place {
  const whole = /^\s*data:/iu.exec(text)?.[0].length;
  const quoted = whole === undefined ? /[\s"'`(<=]data:(?=[^\s"'`()<>]*,)/iu.exec(text) : null;
  if (!quoted) return { start: whole, end: whole === undefined ? endOfQuoted(text) : text.length };
  const start = quoted.index + quoted[0].length;
  const closing = new Set(closers[quoted[0].charAt(0)] ?? '\n');
  let end = start;
  while (end < text.length && !closing.has(text.charAt(end))) end++;
  return { start, end };
}

const quoteLength = (text: string): number => /^\s*["'`]/u.exec(text)?.[0].length ?? 0;

/** Where Base64 alone ends, without the quote and the separator after it. */
function endOfQuoted(text: string): number {
  const trimmed = text.trimEnd();
  const tail = /["'`]?[,;]?$/u.exec(trimmed.slice(-2))?.[0] ?? '';
  return tail === '' ? text.length : trimmed.length - tail.length;
}

/** Base64 from a place in the text on, in which `+`, `/` and `=` may be percent-encoded. */
function readBase64(text: string, start: number): Uint8Array<ArrayBuffer> {
  const scanned = scanBase64(text, { start, percentEncoded: true });
  if (!scanned.ok) throw invalidBase64(text, scanned.fault, { field: FIELD });
  return scanned.bytes;
}

function readPercent(text: string, start: number): Uint8Array<ArrayBuffer> {
  try {
    return decodePercent(text.slice(start).trimEnd(), FIELD, { malformed: 'invalid-data-uri' });
  } catch (error) {
    throw error instanceof InputError ? moveTo(error, (index) => countCodePoints(text, start) + index) : error;
  }
}

/** The same error, its 0-based index in a part of the text made one in the whole. */
function moveTo({ code, field = FIELD, position }: InputError, toWhole: (index: number) => number): InputError {
  const index = position && 'character' in position ? position.character - 1 : 0;
  return new InputError(code, { field, position: { character: toWhole(index) + 1 } });
}
