import type { PackedGroup } from './groups.ts';
import { packedGroups } from './groups.ts';
import type { EmojiLanguage } from './languages.ts';
import type { PackedEmoji, PackedNames } from './packed.ts';
import { fillTemplate, KEYWORD_SEPARATOR, ruledTemplates, TAB } from './packed.ts';

/** An emoji, with or without skin tones, with its name in a language. */
export interface Emoji {
  /** The fully-qualified form of RGI emoji (UTS #51). */
  readonly emoji: string;
  /** From CLDR. */
  readonly name: string;
  readonly group: PackedGroup;
  /** The Emoji version that added it. */
  readonly version: number;
}

/** An emoji without skin tone, with its data. */
export interface BaseEmoji extends Emoji {
  readonly keywords: readonly string[];
  /** As on GitHub, without colons. */
  readonly shortcodes: readonly string[];
  readonly emoticons: readonly string[];
  /** By tone from light to dark, if all persons have the same; empty for emoji without skin tones. */
  readonly tones: readonly Emoji[];
  /** Two persons with different tones. */
  readonly mixedTones: readonly Emoji[];
}

/** Loads all emoji of Emoji 17 in CLDR order, the components last, in a language. The data of each language is a separate chunk, and read once. */
export async function loadEmoji(language: EmojiLanguage): Promise<readonly BaseEmoji[]> {
  const known = loaded.get(language);
  if (known) return known;
  const [{ default: packed }, { default: loaders }] = await Promise.all([import('virtual:emoji'), import('virtual:emoji-names')]);
  const all = unpack(packed, (await loaders[language]()).default);
  loaded.set(language, all);
  return all;
}

const loaded = new Map<EmojiLanguage, readonly BaseEmoji[]>();

const TONES = ['🏻', '🏼', '🏽', '🏾', '🏿'];

function unpack(packed: PackedEmoji, names: PackedNames): readonly BaseEmoji[] {
  const lines = names.lines.split('\n');
  let place = 0;
  return packedGroups.flatMap((group) => packed[group].split('\n').map((line) => readEmoji(group, line, lines[place++] ?? '', names)));
}

function readEmoji(group: PackedGroup, line: string, words: string, names: PackedNames): BaseEmoji {
  const [emoji = '', version, shortcodes = '', emoticons = '', single = '', singleVersion, mixed = '', mixedVersion] = line.split(TAB);
  const [name = '', keywords = '', ...own] = words.split(TAB);
  const rule = ruledTemplates(name, names.separators);
  const withTones = (isMixed: boolean, [one, other]: Pair): Emoji => ({
    emoji: fillTemplate(isMixed ? mixed : single, TONES[one] ?? '', TONES[other] ?? ''),
    name: fillTemplate(own[Number(isMixed)] || rule[Number(isMixed)] || '', names.tones[one] ?? '', names.tones[other] ?? ''),
    group,
    version: Number(isMixed ? mixedVersion : singleVersion),
  });
  return {
    emoji,
    name,
    group,
    version: Number(version),
    keywords: partsOf(keywords, KEYWORD_SEPARATOR),
    shortcodes: partsOf(shortcodes, ' '),
    emoticons: partsOf(emoticons, ' '),
    tones: single === '' ? [] : SAME.map((pair) => withTones(false, pair)),
    mixedTones: mixed === '' ? [] : DIFFERENT.map((pair) => withTones(true, pair)),
  };
}

const partsOf = (text: string, separator: string): readonly string[] => (text === '' ? [] : text.split(separator));

type Pair = readonly [one: number, other: number];

const PAIRS = TONES.flatMap((_, one) => TONES.map((__, other): Pair => [one, other]));
const SAME = PAIRS.filter(([one, other]) => one === other);
const DIFFERENT = PAIRS.filter(([one, other]) => one !== other);

/** Removes U+FE0F from an emoji, which texts omit and add inconsistently. */
export const withoutSelectors = (text: string): string => text.replaceAll('\uFE0F', '');
