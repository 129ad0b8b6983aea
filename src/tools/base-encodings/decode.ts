import { InputError } from '../../contract/errors.ts';
import type { InputValues, OutputValues } from '../../contract/fields.ts';
import type { CharsetOrAuto } from '../../lib/charset/sets/charsets.ts';
import { decodeText, isControl } from '../../lib/charset/sets/decode.ts';
import { recognizeCharset } from '../../lib/charset/sets/recognize.ts';
import { isSeenAlone } from '../../lib/charset/name-character.ts';
import { encodeHex } from '../../lib/hex/hex.ts';
import { mediaTypeBySignature } from '../../lib/media-type/signature.ts';
import { codecs } from './codecs.ts';
import type { Decoded } from './codec.ts';
import { FIELD } from './codec.ts';
import type { Reading } from './detect.ts';
import { readingsOf } from './detect.ts';
import type { Detail } from './encodings.ts';
import type * as fields from './fields.ts';

type Input = InputValues<typeof fields.decode.input>;
type Output = OutputValues<typeof fields.decode.output>;

/** @throws InputError on `encoded` */
export function decodeEncoded({ encoded, encoding, charset, checkSymbol }: Input): Output {
  const readings = encoding === 'auto' ? readingsOf(encoded, { checkSymbol }) : [];
  const best = encoding === 'auto' ? readings[0] : { encoding, decoded: codecs[encoding].decode(encoded, { checkSymbol }) };
  if (!best) throw new InputError('unknown-encoding', { field: FIELD });
  const { decoded } = best;
  const { text, isText, notes } = textOf(decoded, charset);
  const mediaType = decoded.text === undefined ? mediaTypeBySignature(decoded.bytes) : undefined;
  return {
    text,
    hex: encodeHex(decoded.bytes),
    file:
      decoded.bytes.length === 0
        ? null
        : { name: nameOf(decoded, isText), type: isText ? 'text/plain' : (mediaType ?? 'application/octet-stream'), content: decoded.bytes },
    detectedEncoding: best.encoding,
    byteLength: decoded.bytes.length,
    details: [...(decoded.details ?? []), ...(mediaType === undefined ? [] : [{ name: 'media-type' as const, value: mediaType }])],
    notes: [
      ...notes,
      ...(isText ? [] : (['not-text'] as const)),
      ...(decoded.hasUnusedBits === true ? (['unused-bits'] as const) : []),
      ...(isAmbiguous(readings) ? (['several-readings'] as const) : []),
    ],
    readings: readings.map(rowOf),
  };
}

/** Whether a second reading is as good as the first one. */
const isAmbiguous = ([first, second]: readonly Reading[]): boolean => first !== undefined && second?.grade === first.grade && first.grade !== 'certain';

/** The start of a long content tells whether it is text. */
const SAMPLE_UNITS = 4096;

function textOf(
  { bytes, text }: Decoded,
  wanted: CharsetOrAuto,
): { readonly text: string; readonly isText: boolean; readonly notes: readonly ('read-as-utf-16' | 'read-as-windows-1252')[] } {
  if (text !== undefined) return { text, isText: true, notes: [] };
  const { charset, notes } = recognizeCharset(bytes, wanted);
  const decoded = decodeText(bytes, charset);
  const isText = decoded.ok && !Array.from(decoded.text.slice(0, SAMPLE_UNITS)).some((character) => isControl(character.codePointAt(0) ?? 0));
  return { text: isText ? decoded.text : '', isText, notes: isText ? notes : [] };
}

function nameOf({ details = [] }: Decoded, isText: boolean): string {
  const name =
    details
      .find((detail: Detail) => detail.name === 'file-name')
      ?.value.split(/[/\\]/u)
      .at(-1) ?? '';
  return name === '' ? (isText ? 'decoded.txt' : 'decoded.bin') : name;
}

const PREVIEW_CHARACTERS = 60;
const PREVIEW_BYTES = 20;

function rowOf({ encoding, grade, decoded }: Reading): Output['readings'][number] {
  const { text, isText } = textOf({ ...decoded, bytes: headOf(decoded.bytes, 4 * PREVIEW_CHARACTERS) }, 'utf-8');
  const preview = isText
    ? Array.from(text.slice(0, 2 * PREVIEW_CHARACTERS), (character) => (isSeenAlone(character) ? character : ' '))
        .slice(0, PREVIEW_CHARACTERS)
        .join('')
    : spaced(decoded.bytes);
  return { encoding, grade, byteLength: decoded.bytes.length, content: preview };
}

/** Returns at most `length` bytes from the start, without a part of a UTF-8 character at the end. */
function headOf(bytes: Uint8Array<ArrayBuffer>, length: number): Uint8Array<ArrayBuffer> {
  let end = Math.min(length, bytes.length);
  while (end > 0 && ((bytes[end] ?? 0) & 0xc0) === 0x80) end--;
  return bytes.subarray(0, end);
}

const spaced = (bytes: Uint8Array): string =>
  Array.from(bytes.subarray(0, PREVIEW_BYTES), (byte) => byte.toString(16).padStart(2, '0')).join(' ') + (bytes.length > PREVIEW_BYTES ? ' …' : '');
