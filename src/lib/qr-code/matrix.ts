import { encode, QrCodeDataType } from 'uqr';
import { InputError } from '../../contract/errors.ts';
import { encodeUtf8 } from '../charset/utf8.ts';
import { byteLimit, encodeByteCode } from './byte-code.ts';
import type { ErrorCorrectionLevel, Mode } from './terms.ts';

/** A QR code of ISO/IEC 18004, model 2. */
export interface QrCode {
  readonly version: number;
  /** Number of modules per side, without the quiet zone. */
  readonly side: number;
  readonly mask: number;
  readonly mode: Mode;
  readonly errorCorrectionLevel: ErrorCorrectionLevel;
  /** Length of the text in UTF-8. */
  readonly byteLength: number;
  /** Rows of modules; a dark module is `true`. */
  readonly modules: readonly (readonly boolean[])[];
  /** Whether a module belongs to one of the three finder patterns or their separators. */
  readonly isFinder: (row: number, column: number) => boolean;
  /** Whether a module carries data or error correction. */
  readonly isData: (row: number, column: number) => boolean;
}

export interface EncodingOptions {
  readonly errorCorrectionLevel: ErrorCorrectionLevel;
  /** 1 to 40. */
  readonly minimumVersion?: number;
  /** 0 to 7. Default: the one with the lowest penalty. */
  readonly mask?: number;
}

const LETTERS = { low: 'L', medium: 'M', quartile: 'Q', high: 'H' } as const;

// Characters that version 40 holds (ISO/IEC 18004, table 7): numeric, alphanumeric, byte.
const CAPACITIES = {
  low: { numeric: 7089, alphanumeric: 4296, byte: 2953 },
  medium: { numeric: 5596, alphanumeric: 3391, byte: 2331 },
  quartile: { numeric: 3993, alphanumeric: 2420, byte: 1663 },
  high: { numeric: 3057, alphanumeric: 1852, byte: 1273 },
} as const;

// AIM ECI: UTF-8.
const UTF_8 = 26;

/**
 * Encodes a text as one segment in the most compact mode, in the smallest version that holds it. The level is never raised.
 * Bytes without an ECI are ISO 8859-1 in the standard, UTF-8 in most readers, and Shift JIS or Big5 in others. ASCII is
 * the same in all of them; non-ASCII text is UTF-8 and declared with an ECI.
 * @throws InputError `unpaired-surrogate` or `text-too-long` on `field`.
 */
export function encodeQrCode(text: string, { errorCorrectionLevel, minimumVersion = 1, mask = -1 }: EncodingOptions, field: string): QrCode {
  const bytes = encodeUtf8(text, field);
  const mode = narrowestMode(text);
  const isAscii = bytes.length === text.length;
  const limit = isAscii ? CAPACITIES[errorCorrectionLevel][mode] : byteLimit(errorCorrectionLevel);
  if (bytes.length > limit) throw new InputError('text-too-long', { field, params: { length: bytes.length, limit } });
  const options = { ecc: LETTERS[errorCorrectionLevel], minVersion: minimumVersion, maskPattern: mask };
  const { version, size, maskPattern, data, types } = isAscii
    ? encode(mode === 'byte' ? Array.from(bytes) : text, { ...options, boostEcc: false, border: 0 })
    : encodeByteCode(bytes, { ...options, level: errorCorrectionLevel, eci: UTF_8 });
  return {
    version,
    side: size,
    mask: maskPattern,
    mode,
    errorCorrectionLevel,
    byteLength: bytes.length,
    modules: data,
    isFinder: (row, column) => types[row]?.[column] === QrCodeDataType.Position,
    isData: (row, column) => types[row]?.[column] === QrCodeDataType.Data,
  };
}

function narrowestMode(text: string): Mode {
  if (/^\d*$/u.test(text)) return 'numeric';
  return /^[\dA-Z $%*+\-./:]*$/u.test(text) ? 'alphanumeric' : 'byte';
}
