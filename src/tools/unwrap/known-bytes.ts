import { charsetOfMark, decodeText } from '../../lib/charset/sets/decode.ts';
import { recognizeCharset } from '../../lib/charset/sets/recognize.ts';
import { lengthOfSequence } from '../../lib/key/der-form.ts';
import { isReadable } from './content.ts';

export interface EncodedText {
  readonly charset: 'utf-16le' | 'utf-16be' | 'windows-1252';
  readonly text: string;
  readonly hasMark: boolean;
  /** Whether other bytes hardly ever look like this. */
  readonly isClear: boolean;
}

/** A text of fewer characters may be a coincidence. */
const CLEAR_CHARACTERS = 12;
/** A third of all random bytes are letters, digits and signs of ASCII. */
const CLEAR_ASCII = 0.75;

/** Reads bytes that are not UTF-8 as text in the encoding that they seem to have; undefined for other bytes. */
export function readEncodedText(bytes: Uint8Array): EncodedText | undefined {
  const { charset } = recognizeCharset(bytes, 'auto');
  if (charset !== 'utf-16le' && charset !== 'utf-16be' && charset !== 'windows-1252') return undefined;
  const decoded = decodeText(bytes, charset);
  if (!decoded.ok || decoded.text === '' || !isReadable(decoded.text)) return undefined;
  const { text } = decoded;
  const hasMark = charsetOfMark(bytes) === charset;
  const isLong = text.length >= CLEAR_CHARACTERS;
  const isClear = charset === 'windows-1252' ? isLong && asciiIn(bytes) >= CLEAR_ASCII * bytes.length : isLong || (hasMark && text.length > 1);
  return { charset, text, hasMark, isClear };
}

const asciiIn = (bytes: Uint8Array): number => bytes.reduce((sum, byte) => sum + (byte < 0x80 ? 1 : 0), 0);

/** First bytes of zlib (RFC 1950) with the largest window, for each level of compression. */
const ZLIB = new Set([0x7801, 0x785e, 0x789c, 0x78da]);

/** Whether bytes without a signature clearly have a layer: text in another encoding, zlib, or DER of exactly this length. */
export function isKnown(bytes: Uint8Array): boolean {
  const [first = 0, second = 0] = bytes;
  return ZLIB.has(first * 256 + second) || (second > LONG_LENGTH && isSequence(bytes)) || readEncodedText(bytes)?.isClear === true;
}

/** Lengths of one byte match by chance. */
const LONG_LENGTH = 0x80;

/** The longest header: a tag, the number of length bytes, and four of those. */
const HEADER_BYTES = 6;

/** Whether bytes are a SEQUENCE of DER that ends with them, such as a certificate or a key. */
export const isSequence = (bytes: Uint8Array): boolean => lengthOfSequence(bytes.subarray(0, HEADER_BYTES)) === bytes.length;
