import type { Category } from './categories.ts';
import { categories } from './categories.ts';

/** Names and General_Category of all characters, as text that compresses well. */
export interface CharacterTable {
  /** The names that follow no rule, in code point order, one per line. */
  readonly names: string;
  /** The runs of named characters: `gap.length`, in base 36, the gap after the previous run; `gap.length.prefix` for names that end with the code point. */
  readonly runs: string;
  /** The runs of characters of one category, from U+0000 on: index in `categories` and length, `index.length`, in base 36. */
  readonly categories: string;
}

/** Character properties from the Unicode Character Database. */
export interface Characters {
  readonly nameOf: (codePoint: number) => string;
  readonly categoryOf: (codePoint: number) => Category;
  /** Returns the code point with a name, in either case. */
  readonly codePointOf: (name: string) => number | undefined;
}

/** Loads the data of Unicode 17, which is a separate chunk. */
export async function loadCharacters(): Promise<Characters> {
  return (loaded ??= readTable((await import('virtual:unicode')).default));
}

let loaded: Characters | undefined;

const RADIX = 36;
const CODE_POINTS = 0x11_0000;

function readTable(table: CharacterTable): Characters {
  const names = readNames(table);
  const places = readCategories(table);
  const categoryOf = (codePoint: number): Category => categories[places[codePoint] ?? 0] ?? 'Cn';
  let byName: ReadonlyMap<string, number> | undefined;
  const codePointOf = (name: string): number | undefined => {
    byName ??= new Map(Array.from(names, ([codePoint, known]) => [known, codePoint]));
    const upper = name.toUpperCase();
    return byName.get(upper) ?? hangulOf(upper);
  };
  return { categoryOf, codePointOf, nameOf: (codePoint) => names.get(codePoint) ?? hangulName(codePoint) ?? labels[categoryOf(codePoint)] ?? '' };
}

function readNames({ names, runs }: CharacterTable): ReadonlyMap<number, string> {
  const lines = names.split('\n');
  const read = new Map<number, string>();
  let line = 0;
  let codePoint = 0;
  for (const run of runs.split(',')) {
    const [gap = '', length = '', prefix] = run.split('.');
    codePoint += Number.parseInt(gap, RADIX);
    const end = codePoint + Number.parseInt(length, RADIX);
    for (; codePoint < end; codePoint++) read.set(codePoint, prefix === undefined ? (lines[line++] ?? '') : prefix + hexadecimal(codePoint));
  }
  return read;
}

function readCategories(table: CharacterTable): Uint8Array {
  const places = new Uint8Array(CODE_POINTS);
  let codePoint = 0;
  for (const run of table.categories.split(',')) {
    const [place = '', length = ''] = run.split('.');
    const end = codePoint + Number.parseInt(length, RADIX);
    places.fill(Number.parseInt(place, RADIX), codePoint, end);
    codePoint = end;
  }
  return places;
}

/** Formats a code point as in `U+0041`, without the prefix: at least four digits. */
export const hexadecimal = (codePoint: number): string => codePoint.toString(16).toUpperCase().padStart(4, '0');

/** Labels of characters that have no name. */
const labels: Partial<Readonly<Record<Category, string>>> = { Cn: '<unassigned>', Co: '<private use>', Cs: '<surrogate>' };

// The short names of jamo (Jamo.txt), from which the names of syllables are composed (Unicode 17, section 3.12.4).
const LEADING = ['G', 'GG', 'N', 'D', 'DD', 'R', 'M', 'B', 'BB', 'S', 'SS', '', 'J', 'JJ', 'C', 'K', 'T', 'P', 'H'];
const VOWELS = ['A', 'AE', 'YA', 'YAE', 'EO', 'E', 'YEO', 'YE', 'O', 'WA', 'WAE', 'OE', 'YO', 'U', 'WEO', 'WE', 'WI', 'YU', 'EU', 'YI', 'I'];
const TRAILING = ['', ...'G GG GS N NJ NH D L LG LM LB LS LT LP LH M B BS S SS NG J C K T P H'.split(' ')];
const FIRST_SYLLABLE = 0xac00;
const SYLLABLES = LEADING.length * VOWELS.length * TRAILING.length;

/** Returns the name of a Hangul syllable; undefined for all other characters. */
function hangulName(codePoint: number): string | undefined {
  const place = codePoint - FIRST_SYLLABLE;
  if (place < 0 || place >= SYLLABLES) return undefined;
  const leadingAndVowel = Math.floor(place / TRAILING.length);
  const leading = LEADING[Math.floor(leadingAndVowel / VOWELS.length)] ?? '';
  const vowel = VOWELS[leadingAndVowel % VOWELS.length] ?? '';
  return `HANGUL SYLLABLE ${leading}${vowel}${TRAILING[place % TRAILING.length] ?? ''}`;
}

/** Returns the Hangul syllable with a name. */
function hangulOf(name: string): number | undefined {
  if (!name.startsWith('HANGUL SYLLABLE ')) return undefined;
  for (let place = 0; place < SYLLABLES; place++) if (hangulName(FIRST_SYLLABLE + place) === name) return FIRST_SYLLABLE + place;
  return undefined;
}
