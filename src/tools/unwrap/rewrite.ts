/** Escapes in a text whose other characters stand for themselves. */
export interface Escapes {
  /** Every escape, with the flag `g`. */
  readonly pattern: RegExp;
  readonly valueOf: (escape: string) => string;
  /** Writes a text as the original writes its characters. */
  readonly write: (value: string) => string;
}

export const decodeEscapes = (raw: string, { pattern, valueOf }: Pick<Escapes, 'pattern' | 'valueOf'>): string =>
  raw.replaceAll(pattern, (escape) => valueOf(escape));

/**
 * Encodes a changed text. Equal text at the start and at the end stays as written, because one text may escape the same character in
 * several ways. Undefined if the escapes cannot express the text.
 */
export function rewrite(raw: string, value: string, changed: string, escapes: Escapes): string | undefined {
  const shortest = Math.min(value.length, changed.length);
  let same = 0;
  while (same < shortest && value.charCodeAt(same) === changed.charCodeAt(same)) same++;
  let tail = 0;
  while (tail < shortest - same && value.charCodeAt(value.length - 1 - tail) === changed.charCodeAt(changed.length - 1 - tail)) tail++;
  const start = borderBefore(raw, same, escapes);
  const end = borderAfter(raw, value.length - tail, escapes);
  const middle = changed.slice(start.value, changed.length - (value.length - end.value));
  // New text can form an escape together with what is around it.
  return [raw.slice(0, start.raw) + escapes.write(middle) + raw.slice(end.raw), escapes.write(changed)].find(
    (written) => decodeEscapes(written, escapes) === changed,
  );
}

/** An index between two characters or escapes, in both texts. */
interface Border {
  readonly raw: number;
  readonly value: number;
}

function borderBefore(raw: string, index: number, { pattern, valueOf }: Escapes): Border {
  let at: Border = { raw: 0, value: 0 };
  for (const { 0: escape, index: start } of raw.matchAll(pattern)) {
    const literal = start - at.raw;
    if (at.value + literal > index) break;
    const length = valueOf(escape).length;
    if (at.value + literal + length > index) return { raw: start, value: at.value + literal };
    at = { raw: start + escape.length, value: at.value + literal + length };
  }
  const found = { raw: at.raw + index - at.value, value: index };
  return found.raw > at.raw && isInPair(raw, found.raw) ? { raw: found.raw - 1, value: index - 1 } : found;
}

function borderAfter(raw: string, index: number, { pattern, valueOf }: Escapes): Border {
  let at: Border = { raw: 0, value: 0 };
  for (const { 0: escape, index: start } of raw.matchAll(pattern)) {
    if (at.value >= index) break;
    const literal = start - at.raw;
    if (at.value + literal >= index) break;
    at = { raw: start + escape.length, value: at.value + literal + valueOf(escape).length };
  }
  if (at.value >= index) return at;
  const found = { raw: at.raw + index - at.value, value: index };
  return isInPair(raw, found.raw) ? { raw: found.raw + 1, value: index + 1 } : found;
}

/** Whether an index is between the halves of a surrogate pair. */
const isInPair = (text: string, at: number): boolean => at > 0 && (text.codePointAt(at - 1) ?? 0) > 0xffff;
