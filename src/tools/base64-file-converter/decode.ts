import { InputError } from '../../contract/errors.ts';
import { invalidBase64 } from '../../lib/base64/pasted/invalid.ts';
import { scanBase64 } from '../../lib/base64/scan.ts';
import { countCodePoints } from '../../lib/charset/utf8.ts';
import { decodePercent } from '../../lib/percent/percent.ts';

const FIELD = 'base64';

interface Content {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Declared by a data URI; `undefined` for plain Base64. */
  readonly mediaType: string | undefined;
}

/**
 * Decodes Base64 in either alphabet, alone or in a data URI, or a percent-encoded data URI (RFC 2397), also in quotes and in
 * CSS, HTML or Markdown that contains it.
 * @throws InputError `invalid-base64`, `invalid-data-uri` or `unpaired-surrogate`.
 */
export function readContent(pasted: string): Content {
  const { start, end } = dataUriIn(pasted);
  // Cuts only the end, so that positions are those in the whole text.
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
  /** The index after `data:`; undefined for plain Base64. */
  readonly start: number | undefined;
  readonly end: number;
}

/** Text before a data URI in CSS, HTML, Markdown, JSON or code, and the characters that end the URI there. */
const closers: Readonly<Record<string, string>> = { '"': '"', "'": "'", '`': '`', '(': ')', '<': '>', '=': ' >', ' ': ' ' };

/** Finds the data URI in a text: the text itself, or one in surrounding code. Base64 itself has no colon. */
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

/** Returns the end of plain Base64, without a trailing quote and separator. */
function endOfQuoted(text: string): number {
  const trimmed = text.trimEnd();
  const tail = /["'`]?[,;]?$/u.exec(trimmed.slice(-2))?.[0] ?? '';
  return tail === '' ? text.length : trimmed.length - tail.length;
}

/** Decodes Base64 from an index on, in which `+`, `/` and `=` can be percent-encoded. */
function readBase64(text: string, start: number): Uint8Array<ArrayBuffer> {
  const scanned = scanBase64(text, { start, percentEncoded: true });
  if (!scanned.ok) throw invalidBase64(text, scanned.problem, { field: FIELD });
  return scanned.bytes;
}

function readPercent(text: string, start: number): Uint8Array<ArrayBuffer> {
  try {
    return decodePercent(text.slice(start).trimEnd(), FIELD, { malformed: 'invalid-data-uri' });
  } catch (error) {
    throw error instanceof InputError ? moveTo(error, (index) => countCodePoints(text, start) + index) : error;
  }
}

/** Returns the same error with its 0-based index in a part of the text shifted to the whole text. */
function moveTo({ code, field = FIELD, position }: InputError, toWhole: (index: number) => number): InputError {
  const index = position && 'character' in position ? position.character - 1 : 0;
  return new InputError(code, { field, position: { character: toWhole(index) + 1 } });
}
