import { equalBytes } from '../../../lib/signature/equal.ts';
import type { LayerId } from '../codes.ts';
import { bytesOf, contentOf, textContent } from '../content.ts';
import { judge } from '../decoded.ts';
import type { Grade, Layer, LayerStep } from '../layer.ts';

const TOOL = 'url-encoder';
const ESCAPE = /%[\da-f]{2}/giu;
const [PERCENT, PLUS, SPACE] = [0x25, 0x2b, 0x20] as const;
/** Bytes that encodeURIComponent and most encoders leave, for those that the text does not contain. */
const UNRESERVED = /[A-Za-z\d\-._~]/u;

/** How bytes are written in one text: those that occur as they do there, others as most encoders write them. */
interface Style {
  readonly literal: ReadonlySet<number>;
  readonly escaped: ReadonlySet<number>;
  readonly isLower: boolean;
  readonly plusIsSpace: boolean;
}

const reader =
  (id: 'percent-encoding' | 'form-encoding'): Layer['read'] =>
  (content, scope) => {
    if (content.kind !== 'text' || !mayBe(content.text, id)) return undefined;
    const { text } = content;
    const { bytes, style } = decodeOctets(text, id === 'form-encoding');
    const inner = contentOf(bytes);
    const judged = judge(id, inner, scope);
    const count = countEscapes(text);
    return {
      layer: id,
      ...judged,
      grade: scope.expects === id ? 'certain' : count === 0 ? gradeOfWords(text) : gradeOfEscapes(judged.grade, style),
      proof: judged.proof.code === 'decodes-to-text' && count > 0 ? { code: 'escapes', params: { count } } : judged.proof,
      parts: [{ name: { code: 'content' }, content: inner }],
      // One text may write the same byte in several ways.
      wrap(_part, changed) {
        const next = bytesOf(changed);
        return { content: equalBytes(next, bytes) ? content : textContent(encodeOctets(next, style)) };
      },
      ...(inner.kind === 'text' && stepsOf(id)),
    };
  };

/** Short text is not decoded by chance if one encoder wrote it. It does not write the same byte both unchanged and escaped. */
const gradeOfEscapes = (grade: Grade, { literal, escaped }: Style): Grade =>
  grade === 'likely' && ![...escaped].some((byte) => literal.has(byte)) ? 'certain' : grade;

/** Whether a text is words that need no escapes, with a plus sign instead of each space. One pattern for all of it would exceed the stack for long texts. */
const areWords = (text: string): boolean => text.includes('+') && !/^\+|[^\w.*+-]/u.test(text) && !text.endsWith('+');

/** Sums, keys that are pressed together and names contain plus signs too, but not that many between words. */
const gradeOfWords = (text: string): Grade => {
  const words = text.split('+');
  return words.length > SURE_WORDS && text.length < words.length * LONG_WORD && /[A-Za-z]/u.test(text) ? 'certain' : 'possible';
};
const SURE_WORDS = 8;
/** In Base64 one letter in 64 is a plus sign. */
const LONG_WORD = 16;

/** Whitespace is always escaped, and every `%` begins an escape. A `+` stands for a space only in forms. */
function mayBe(text: string, id: LayerId): boolean {
  if (/\s/u.test(text)) return false;
  if (id === 'form-encoding' && areWords(text)) return true;
  if (id === 'form-encoding' && (!text.includes('+') || text.includes('%20'))) return false;
  const count = countEscapes(text);
  return count > 0 && count === text.split('%').length - 1;
}

const countEscapes = (text: string): number => text.match(ESCAPE)?.length ?? 0;

/** Decodes percent-encoded bytes, and returns how they are written. */
export function decodeOctets(text: string, plusIsSpace: boolean): { readonly bytes: Uint8Array; readonly style: Style } {
  const source = bytesOf(textContent(text));
  const target = new Uint8Array(source.length);
  const [literal, escaped] = [new Set<number>(), new Set<number>()];
  let out = 0;
  for (let at = 0; at < source.length; at++) {
    const byte = source[at] ?? 0;
    if (byte === PERCENT) {
      const value = Number.parseInt(String.fromCharCode(source[at + 1] ?? 0, source[at + 2] ?? 0), 16);
      escaped.add(value);
      target[out++] = value;
      at += 2;
    } else if (byte === PLUS && plusIsSpace) target[out++] = SPACE;
    else {
      literal.add(byte);
      target[out++] = byte;
    }
  }
  const isLower = /%(?:[a-f][\da-f]|\d[a-f])/u.test(text) && !/%(?:[A-F][\dA-F]|\d[A-F])/u.test(text);
  return { bytes: target.slice(0, out), style: { literal, escaped, isLower, plusIsSpace } };
}

/** Writes bytes in the style of another text. */
export function encodeOctets(bytes: Uint8Array, { literal, escaped, isLower, plusIsSpace }: Style): string {
  const forms = Array.from({ length: 256 }, (_, byte) => {
    const character = String.fromCharCode(byte);
    if (byte === SPACE && plusIsSpace) return '+';
    const isLiteral = byte < 128 && (escaped.has(byte) ? false : literal.has(byte) || UNRESERVED.test(character));
    const digits = byte.toString(16).padStart(2, '0');
    return isLiteral ? character : `%${isLower ? digits : digits.toUpperCase()}`;
  });
  return Array.from(bytes, (byte) => forms[byte] ?? '').join('');
}

const stepsOf = (id: LayerId): { readonly step: () => LayerStep; readonly reverse: () => LayerStep } => ({
  step: () => ({ tool: TOOL, operation: 'decode', ...(id === 'form-encoding' && { options: { plusAsSpace: true } }) }),
  reverse: () => ({ tool: TOOL, operation: 'encode', ...(id === 'form-encoding' && { options: { mode: 'form' } }) }),
});

export const percentEncoding: Layer = { id: 'percent-encoding', read: reader('percent-encoding') };
export const formEncoding: Layer = { id: 'form-encoding', read: reader('form-encoding') };
