import { AFTER_ESCAPE } from '../../lib/secret-formats/after-escape.ts';
import { isSecretName } from '../../lib/secret-formats/secret-name.ts';
import type { Find } from './kinds.ts';

/** A shorter secret may be part of the text by chance. */
const MIN_LENGTH = 6;
/** Longer values are not typed, and are compared in vain. */
const MAX_LENGTH = 128;
const MIN_DIGITS = 8;
const START = new RegExp(String.raw`(?:(?<![\p{L}\p{N}\\])|${AFTER_ESCAPE})(?=\S)`, 'gu');
/** The name of a member, a variable or a header. */
const NAME_END = /^\\*["']?\s?[:=](?![/\\])/u;

/** Finds the values of secrets again where nothing marks them. `finds` are sorted and do not overlap; so is the result, which includes them. */
export function withRepeated(text: string, finds: readonly Find[], isSecret: (find: Find) => boolean): readonly Find[] {
  const known = new Map<string, Find>();
  const lengths = new Map<string, Set<number>>(); // the start of a value → lengths of such values
  for (const find of finds) {
    if (!isSecret(find) || find.end - find.at > MAX_LENGTH) continue;
    const value = text.slice(find.at, find.end);
    if (known.has(value) || !canRepeat(value)) continue;
    known.set(value, find);
    const start = value.slice(0, MIN_LENGTH);
    lengths.set(start, (lengths.get(start) ?? new Set()).add(value.length));
  }
  if (known.size === 0) return finds;
  const all: Find[] = [];
  let next = 0;
  let from = 0;
  for (const { index } of text.matchAll(START)) {
    for (let find = finds[next]; find && find.at <= index; find = finds[++next]) {
      all.push(find);
      from = Math.max(from, find.end);
    }
    if (index < from) continue;
    const limit = finds[next]?.at ?? text.length;
    const ends = [...(lengths.get(text.slice(index, index + MIN_LENGTH)) ?? [])].map((length) => index + length).filter((end) => end <= limit);
    const end = Math.max(0, ...ends.filter((other) => known.has(text.slice(index, other)) && isWhole(text, index, other)));
    const find = known.get(text.slice(index, end));
    if (!find) continue;
    all.push({ ...find, at: index, end });
    from = end;
  }
  for (const find of finds.slice(next)) all.push(find);
  return all;
}

/** Not names such as `password`, numbers that are short, and values that end a string or an escape. */
const canRepeat = (value: string): boolean =>
  value.length >= MIN_LENGTH &&
  !isSecretName(value) &&
  !/["\n]|\\$/u.test(value) &&
  !(/^[\d.eE+-]+$/u.test(value) && (value.length < MIN_DIGITS || /\D/u.test(value)));

function isWhole(text: string, at: number, end: number): boolean {
  if (/^[\p{L}\p{N}]/u.test(text.slice(end, end + 2)) && /[\p{L}\p{N}]$/u.test(text.slice(end - 2, end))) return false;
  if (/\d/u.test(text.charAt(at)) && (/[.+-]/u.test(text.charAt(at - 1)) || /^[.]\d/u.test(text.slice(end, end + 2)))) return false;
  return !NAME_END.test(text.slice(end, end + 6));
}
