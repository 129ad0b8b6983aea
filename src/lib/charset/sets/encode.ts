import { InputError } from '../../../contract/errors.ts';
import { formatCodePoint } from '../../text-position/grammar-error.ts';
import { Locator } from '../../text-position/locator.ts';
import { encodeUtf8, refuseLoneSurrogates } from '../utf8.ts';
import type { Charset } from './charsets.ts';
import { registeredNames } from './charsets.ts';
import { windows1252ByteOf } from './windows-1252.ts';

type Encode = (text: string, field: string) => Uint8Array<ArrayBuffer>;

const encoders: Readonly<Record<Charset, Encode>> = {
  'utf-8': encodeUtf8,
  'utf-16le': (text, field) => encodeUtf16(text, field, true),
  'utf-16be': (text, field) => encodeUtf16(text, field, false),
  'us-ascii': (text, field) => encodeSingleBytes(text, { field, charset: 'us-ascii', byteOf: (code) => (code <= 0x7f ? code : undefined) }),
  'iso-8859-1': (text, field) => encodeSingleBytes(text, { field, charset: 'iso-8859-1', byteOf: (code) => (code <= 0xff ? code : undefined) }),
  'windows-1252': (text, field) => encodeSingleBytes(text, { field, charset: 'windows-1252', byteOf: windows1252ByteOf }),
};

/**
 * Encodes the text without a byte order mark. Nothing is replaced.
 * @throws InputError on `field`, at the character: `unpaired-surrogate`, or `unencodable-character` for one that the encoding lacks.
 */
export const encodeText = (text: string, charset: Charset, field: string): Uint8Array<ArrayBuffer> => encoders[charset](text, field);

function encodeUtf16(text: string, field: string, isLittleEndian: boolean): Uint8Array<ArrayBuffer> {
  refuseLoneSurrogates(text, field);
  const bytes = new Uint8Array(text.length * 2);
  const [low, high] = isLittleEndian ? [0, 1] : [1, 0];
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    bytes[2 * at + low] = unit;
    bytes[2 * at + high] = unit >> 8;
  }
  return bytes;
}

interface SingleByteSet {
  readonly field: string;
  readonly charset: Charset;
  readonly byteOf: (code: number) => number | undefined;
}

function encodeSingleBytes(text: string, { field, charset, byteOf }: SingleByteSet): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at++) {
    const byte = byteOf(text.charCodeAt(at));
    if (byte === undefined) throw unencodable(text, at, { field, charset });
    bytes[at] = byte;
  }
  return bytes;
}

function unencodable(text: string, at: number, { field, charset }: Omit<SingleByteSet, 'byteOf'>): InputError {
  const codePoint = text.codePointAt(at) ?? 0;
  if (codePoint >= 0xd800 && codePoint <= 0xdfff) refuseLoneSurrogates(text, field);
  const params = { character: String.fromCodePoint(codePoint), codePoint: formatCodePoint(codePoint), charset: registeredNames[charset] };
  return new InputError('unencodable-character', { field, position: new Locator(text).locate(at), params });
}
