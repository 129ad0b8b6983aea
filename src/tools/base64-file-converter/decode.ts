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
 * Reads Base64 of either alphabet, alone or in a data URI, or a percent-encoded data URI (RFC 2397).
 * @throws InputError `invalid-base64`, `invalid-data-uri` or `unpaired-surrogate`.
 */
export function readContent(text: string): Content {
  const start = /^\s*data:/iu.exec(text)?.[0].length;
  if (start === undefined) return { bytes: readBase64(text, 0), mediaType: undefined };
  const comma = text.indexOf(',', start);
  if (comma < 0) throw new InputError('invalid-data-uri', { field: FIELD, position: { character: countCodePoints(text, text.length) + 1 } });
  const header = text.slice(start, comma);
  const mediaType = /^\s*([^\s/;,]+\/[^\s/;,]+)/u.exec(header)?.[1]?.toLowerCase() ?? 'text/plain';
  const isBase64 = /;\s*base64\s*$/iu.test(header);
  return { bytes: isBase64 ? readBase64(text, comma + 1) : readPercent(text, comma + 1), mediaType };
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
