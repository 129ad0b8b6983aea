import { InputError } from '../../contract/errors.ts';
import { nameCharacter } from '../../lib/charset/name-character.ts';
import { Locator } from '../../lib/text-position/locator.ts';
import type { Detail, Encoding } from './encodings.ts';
import { encodingNames } from './encodings.ts';

/** The input with the encoded text. */
export const FIELD = 'encoded';

export interface Content {
  readonly bytes: Uint8Array;
  /** Name of the input that it came from. */
  readonly field: string;
  readonly fileName: string;
}

export interface EncodeOptions {
  readonly padding: 'auto' | 'keep' | 'omit';
  readonly letterCase: 'auto' | 'upper' | 'lower';
  readonly checkSymbol: boolean;
  readonly humanReadablePart: string;
  readonly witnessVersion: number | undefined;
  readonly fileName: string;
}

export interface DecodeOptions {
  readonly checkSymbol: boolean;
}

export interface Decoded {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The content of an encoding of text, whose bytes are its UTF-8. */
  readonly text?: string;
  /** Whether a checksum or a frame proves the encoding. */
  readonly isProven?: boolean;
  /** Whether bits that are not part of the content are not zero. */
  readonly hasUnusedBits?: boolean;
  readonly details?: readonly Detail[];
}

export interface Codec {
  /** @throws InputError on the field of the content or of an option */
  readonly encode: (content: Content, options: EncodeOptions) => string;
  /** @throws InputError on `encoded` */
  readonly decode: (text: string, options: DecodeOptions) => Decoded;
}

interface Problem {
  readonly code: string;
  readonly encoding: Encoding;
  /** In UTF-16 code units. */
  readonly index: number;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** Creates an error at a place in the encoded text. */
export const problemAt = (text: string, { code, encoding, index, params = {} }: Problem): InputError =>
  new InputError(code, { field: FIELD, position: new Locator(text).locate(index), params: { encoding: encodingNames[encoding], ...params } });

export const invalidCharacter = (text: string, encoding: Encoding, index: number): InputError =>
  problemAt(text, { code: 'invalid-character', encoding, index, params: { character: nameCharacter(text, index) } });

/** Creates an error about the whole encoded text. */
export const refusal = (code: string, encoding: Encoding): InputError => new InputError(code, { field: FIELD, params: { encoding: encodingNames[encoding] } });
