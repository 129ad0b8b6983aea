import { unlessRefused } from '../../contract/errors.ts';
import type { Charset } from '../../lib/charset/sets/charsets.ts';
import { encodeText } from '../../lib/charset/sets/encode.ts';
import { formatCodePoint } from '../../lib/text-position/grammar-error.ts';
import { isSeenAlone } from '../../lib/charset/name-character.ts';
import type { ByteFormat } from './format.ts';
import { formatByte } from './format.ts';

interface CharacterBytes {
  /** The character, or its code point if it is not visible on its own. */
  readonly name: string;
  readonly bytes: readonly string[];
}

/** Returns the first characters of a text with their bytes, up to one that the character encoding does not have. */
export function firstCharacters(
  text: string,
  count: number,
  { charset, ...format }: Pick<ByteFormat, 'base' | 'prefixes' | 'uppercase'> & { readonly charset: Charset },
): readonly CharacterBytes[] {
  const characters = Array.from(text.slice(0, 2 * count)).slice(0, count);
  const found: CharacterBytes[] = [];
  for (const character of characters) {
    const bytes = bytesOf(character, charset);
    if (!bytes) break;
    found.push({
      name: isSeenAlone(character) ? character : formatCodePoint(character.codePointAt(0) ?? 0),
      bytes: Array.from(bytes, (byte) => formatByte(byte, format)),
    });
  }
  return found;
}

const bytesOf = (character: string, charset: Charset): Uint8Array | undefined => unlessRefused(() => encodeText(character, charset, 'text'));
