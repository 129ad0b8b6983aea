import type { RunContext } from '../../contract/operations.ts';
import { splitGraphemes } from '../../lib/grapheme/grapheme.ts';
import { Pacer } from '../../lib/pause/pause.ts';
import type { Category } from '../../lib/unicode/categories.ts';
import type { Characters } from '../../lib/unicode/characters.ts';
import { hexadecimal } from '../../lib/unicode/characters.ts';
import { hasMixedScripts } from '../../lib/unicode/mixed-scripts.ts';
import { utf8Bytes } from './escape.ts';

/** More rows would be slow to transfer to the page, and nobody reads them. */
export const MAX_ROWS = 100_000;

interface Row {
  readonly character: string;
  readonly codePoint: string;
  readonly name: string;
  readonly category: Category;
  readonly utf8: string;
  readonly utf16: string;
  readonly invisible: boolean;
}

export interface Inspected {
  /** A row for each of the first `MAX_ROWS` code points. */
  readonly characters: readonly Row[];
  readonly codePoints: number;
  readonly graphemes: number;
  /** UTF-8 bytes; empty for an unpaired surrogate. */
  readonly utf8Bytes: number;
  readonly utf16CodeUnits: number;
}

/** Inspects the characters of a text. `described` provides the names and categories of all characters. */
export async function inspectText(text: string, described: Characters, { signal, progress }: RunContext): Promise<Inspected> {
  const characters: Row[] = [];
  let codePoints = 0;
  let graphemes = 0;
  let bytes = 0;
  let done = 0;
  const pacer = new Pacer();
  for (const grapheme of splitGraphemes(text)) {
    graphemes++;
    for (const character of grapheme) {
      codePoints++;
      bytes += utf8Bytes(character.codePointAt(0) ?? 0).length;
      if (characters.length < MAX_ROWS) characters.push(describeCharacter(character, described));
    }
    done += grapheme.length;
    // The clock is read only at intervals, because reading it is slower than the rest.
    if (graphemes % GRAPHEMES_BETWEEN_LOOKS === 0 && pacer.isDue) {
      progress(done, text.length);
      await pacer.pause(signal);
    }
  }
  return { characters, codePoints, graphemes, utf8Bytes: bytes, utf16CodeUnits: text.length };
}

const GRAPHEMES_BETWEEN_LOOKS = 1000;

function describeCharacter(character: string, { nameOf, categoryOf }: Characters): Row {
  const codePoint = character.codePointAt(0) ?? 0;
  const category = categoryOf(codePoint);
  return {
    character,
    codePoint: `U+${hexadecimal(codePoint)}`,
    name: nameOf(codePoint),
    category,
    utf8: formatBytes(utf8Bytes(codePoint)),
    utf16: formatUnits(character),
    invisible: invisibleCategories.has(category) || (category === 'Zs' && character !== ' ') || INVISIBLE.test(character),
  };
}

const formatBytes = (bytes: readonly number[]): string => bytes.map((byte) => byte.toString(16).toUpperCase().padStart(2, '0')).join(' ');

const formatUnits = (character: string): string => Array.from({ length: character.length }, (_, index) => hexadecimal(character.charCodeAt(index))).join(' ');

const invisibleCategories: ReadonlySet<Category> = new Set<Category>(['Cc', 'Cf', 'Zl', 'Zp']);

// Invisible letters, marks and a symbol: joiners, fillers, the empty Braille pattern, variation selectors.
const INVISIBLE = /^(?:[\u034F\u115F\u1160\u2800\u3164\uFFA0]|[\uFE00-\uFE0F]|[\u{E0100}-\u{E01EF}])$/u;

/** Enough for a warning. */
const MAX_WORDS = 100;

/** Returns the mixed-script words, without duplicates. */
export function wordsOfMixedScripts(text: string): readonly string[] {
  const found = new Set<string>();
  for (const [word] of text.matchAll(/[\p{L}\p{M}\p{Nd}]+/gu)) {
    if (hasMixedScripts(word)) found.add(word);
    if (found.size === MAX_WORDS) break;
  }
  return [...found];
}
