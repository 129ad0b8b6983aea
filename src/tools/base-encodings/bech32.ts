import { InputError } from '../../contract/errors.ts';
import { bytesOfQuintets, quintetsOf } from '../../lib/base32/base32.ts';
import type { Codec, Decoded } from './codec.ts';
import { invalidCharacter, problemAt, refusal } from './codec.ts';
import type { Detail, Encoding } from './encodings.ts';
import type { Alphabet } from './letters.ts';
import { readLetters, writeLetters } from './letters.ts';

const LETTERS = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
const CHECKSUM_LETTERS = 6;
const SEPARATOR = '1';
const GENERATOR = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3] as const;

/** Human-readable parts of SegWit addresses, whose first letter is a version (BIP 173, BIP 350). */
const SEGWIT_PARTS: ReadonlySet<string> = new Set(['bc', 'tb', 'bcrt', 'ltc', 'tltc', 'rltc']);

function bech32Codec(encoding: 'bech32' | 'bech32m', constant: number): Codec {
  const alphabet: Alphabet = { encoding, letters: LETTERS, ignoresCase: true };
  return {
    encode({ bytes }, { humanReadablePart, witnessVersion, letterCase }) {
      const part = parsePart(humanReadablePart);
      const data = [...(witnessVersion === undefined ? [] : [witnessVersion]), ...quintetsOf(bytes)];
      const check = polymod([...expand(part), ...data, ...Array.from({ length: CHECKSUM_LETTERS }, () => 0)]) ^ constant;
      const checksum = Array.from({ length: CHECKSUM_LETTERS }, (_, index) => (check >> (5 * (CHECKSUM_LETTERS - 1 - index))) & 31);
      const text = part + SEPARATOR + writeLetters(Uint8Array.from([...data, ...checksum]), LETTERS);
      return letterCase === 'upper' ? text.toUpperCase() : text;
    },
    decode(text): Decoded {
      const start = text.length - text.trimStart().length;
      const end = text.trimEnd().length;
      const separator = text.lastIndexOf(SEPARATOR, end);
      if (separator <= start) throw problemAt(text, { code: 'missing-separator', encoding, index: end });
      const part = text.slice(start, separator);
      const bad = part.search(/[^!-~]/u);
      if (bad >= 0) throw invalidCharacter(text, encoding, start + bad);
      const { values } = readLetters(text, alphabet, separator + 1, end);
      const whole = text.slice(start, end);
      if (whole !== whole.toLowerCase() && whole !== whole.toUpperCase())
        throw problemAt(text, { code: 'mixed-case', encoding, index: start + whole.search(/[A-Z]/u) });
      const name = part.toLowerCase();
      if (values.length < CHECKSUM_LETTERS || polymod([...expand(name), ...values]) !== constant) throw refusal('wrong-checksum', encoding);
      return { ...contentOf(values.subarray(0, -CHECKSUM_LETTERS), name), isProven: true };
    },
  };
}

function contentOf(data: Uint8Array, humanReadablePart: string): Decoded {
  const details: Detail[] = [{ name: 'human-readable-part', value: humanReadablePart }];
  const version = SEGWIT_PARTS.has(humanReadablePart) ? data[0] : undefined;
  if (version !== undefined) details.push({ name: 'witness-version', value: String(version) });
  const { bytes, isCanonical } = bytesOfQuintets(version === undefined ? data : data.subarray(1));
  return { bytes, hasUnusedBits: !isCanonical, details };
}

/** @throws InputError `invalid-human-readable-part` */
function parsePart(text: string): string {
  const part = text.trim();
  if (!/^[!-~]{1,83}$/u.test(part) || (part !== part.toLowerCase() && part !== part.toUpperCase()))
    throw new InputError('invalid-human-readable-part', { field: 'humanReadablePart' });
  return part.toLowerCase();
}

const expand = (part: string): readonly number[] => {
  const codes = [...new TextEncoder().encode(part)];
  return [...codes.map((code) => code >> 5), 0, ...codes.map((code) => code & 31)];
};

/** The checksum of BIP 173: a BCH code. */
function polymod(values: readonly number[]): number {
  let check = 1;
  for (const value of values) {
    const top = check >> 25;
    check = ((check & 0x1ff_ff_ff) << 5) ^ value;
    for (let index = 0; index < GENERATOR.length; index++) if (((top >> index) & 1) === 1) check ^= GENERATOR[index] ?? 0;
  }
  return check;
}

export const bech32Codecs = { bech32: bech32Codec('bech32', 1), bech32m: bech32Codec('bech32m', 0x2bc8_30a3) } satisfies Partial<Record<Encoding, Codec>>;
