import { InputError, unlessRefused } from '../../contract/errors.ts';
import { decodeBase64, encodeBase64 } from '../../lib/base64/base64.ts';
import { concatBytes } from '../../lib/bytes/concat.ts';
import { readUtf8 } from '../../lib/charset/utf8.ts';
import type { Codec, Content } from './codec.ts';
import { FIELD, problemAt } from './codec.ts';
import type { Encoding } from './encodings.ts';
import { encodingNames } from './encodings.ts';

/** RFC 2047, section 2, with a language (RFC 2231, section 5), which is ignored. */
const WORD = /=\?(?<charset>[^?*\s]{1,40})(?:\*[^?\s]{0,40})?\?(?<letter>[BbQq])\?(?<data>[^?\r\n]{0,4096})\?=/gu;
/** RFC 2047, section 2. */
const LONGEST_WORD = 75;
const HEAD = '=?UTF-8?Q?';
const TAIL = '?=';
const ROOM = LONGEST_WORD - HEAD.length - TAIL.length;
/** RFC 2047, section 5 (3): allowed in every place of a header. */
const PLAIN = /[\dA-Za-z!*+/-]/u;

/** The text of a content; encodings of text cannot encode other bytes. */
export function textOfContent({ bytes, field }: Content, encoding: Encoding): string {
  const text = readUtf8(bytes);
  if (text === undefined) throw new InputError('content-not-text', { field, params: { encoding: encodingNames[encoding] } });
  return text;
}

/** Encoded words of email headers (RFC 2047). */
export const mimeWordsCodec: Codec = {
  encode(content) {
    const characters = Array.from(textOfContent(content, 'mime-words'), (character) => ({ character, quoted: quote(character) }));
    const quotedLength = characters.reduce((sum, { quoted }) => sum + quoted.length, 0);
    const isQuoted = quotedLength <= Math.ceil(content.bytes.length / 3) * 4;
    const words: string[] = [];
    let [word, size] = ['', 0];
    for (const { character, quoted } of characters) {
      const length = isQuoted ? quoted.length : new TextEncoder().encode(character).length;
      if (size + length > (isQuoted ? ROOM : Math.floor(ROOM / 4) * 3)) {
        words.push(word);
        [word, size] = ['', 0];
      }
      word += isQuoted ? quoted : character;
      size += length;
    }
    if (word !== '') words.push(word);
    return words.map((each) => (isQuoted ? `${HEAD}${each}${TAIL}` : `=?UTF-8?B?${encodeBase64(new TextEncoder().encode(each))}${TAIL}`)).join('\n ');
  },
  decode(text) {
    const words = [...text.matchAll(WORD)];
    if (words.length === 0) throw problemAt(text, { code: 'missing-word', encoding: 'mime-words', index: 0 });
    const pieces: string[] = [];
    const charsets = new Set<string>();
    let end = 0;
    let open: { readonly charset: string; readonly index: number; readonly parts: Uint8Array[] } | undefined;
    const close = (): void => {
      if (open) pieces.push(decodeCharset(text, open.index, open.charset, concatBytes(open.parts)));
      open = undefined;
    };
    for (const word of words) {
      const between = text.slice(end, word.index);
      const { charset = '', letter = '', data = '' } = word.groups ?? {};
      charsets.add(charset.toLowerCase());
      // Whitespace between two words is not part of the text. Some programs split a character between words.
      const isAdjacent = end > 0 && between.trim() === '';
      if (!isAdjacent || open?.charset !== charset) close();
      if (!isAdjacent) pieces.push(between);
      open ??= { charset, index: word.index, parts: [] };
      open.parts.push(letter.toUpperCase() === 'B' ? readB(text, word.index, data) : readQ(data));
      end = word.index + word[0].length;
    }
    close();
    const decoded = pieces.join('') + text.slice(end);
    return { bytes: new TextEncoder().encode(decoded), text: decoded, isProven: true, details: [{ name: 'character-set', value: [...charsets].join(', ') }] };
  },
};

function quote(character: string): string {
  if (character === ' ') return '_';
  if (PLAIN.test(character)) return character;
  return Array.from(new TextEncoder().encode(character), (byte) => `=${byte.toString(16).toUpperCase().padStart(2, '0')}`).join('');
}

function readB(text: string, index: number, data: string): Uint8Array {
  const bytes = unlessRefused(() => decodeBase64(data, FIELD));
  if (!bytes) throw problemAt(text, { code: 'undecodable-word', encoding: 'mime-words', index, params: { charset: 'Base64' } });
  return bytes;
}

/** RFC 2047, section 4.2: an underscore is a space. */
function readQ(data: string): Uint8Array {
  const unescaped = data.replaceAll('_', ' ');
  const parts: Uint8Array[] = [];
  let end = 0;
  for (const { 0: escape, index } of unescaped.matchAll(/(?:=[\dA-Fa-f]{2})+/gu)) {
    parts.push(
      new TextEncoder().encode(unescaped.slice(end, index)),
      Uint8Array.from(escape.matchAll(/[\dA-Fa-f]{2}/gu), ([digits]) => Number.parseInt(digits, 16)),
    );
    end = index + escape.length;
  }
  return concatBytes([...parts, new TextEncoder().encode(unescaped.slice(end))]);
}

/** @throws InputError `unknown-charset` or `undecodable-word`, at the word */
function decodeCharset(text: string, index: number, charset: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder(charset, { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (error) {
    // The constructor throws a RangeError, and `decode` a TypeError.
    if (!(error instanceof RangeError || error instanceof TypeError)) throw error;
    throw problemAt(text, { code: error instanceof RangeError ? 'unknown-charset' : 'undecodable-word', encoding: 'mime-words', index, params: { charset } });
  }
}
