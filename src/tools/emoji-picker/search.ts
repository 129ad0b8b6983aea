import type { BaseEmoji, Emoji } from '../../lib/emoji/emoji.ts';
import { loadEmoji, withoutSelectors } from '../../lib/emoji/emoji.ts';
import type { EmojiGroup } from '../../lib/emoji/groups.ts';
import type { EmojiLanguage } from '../../lib/emoji/languages.ts';
import { fold } from './fold.ts';
import { formatCodePoints } from './forms.ts';
import type { SkinTone } from './skin-tones.ts';
import { skinTones } from './skin-tones.ts';

export interface SearchOptions {
  readonly language: EmojiLanguage;
  readonly skinTone: SkinTone;
  readonly limit: number;
}

/** A row of the result table. */
export interface Found {
  readonly emoji: string;
  readonly name: string;
  readonly codePoints: string;
  readonly group: EmojiGroup;
  readonly version: number;
}

/** Finds emoji by name, keyword, shortcode, emoticon, code points or the emoji itself: best matches first, equal ones in CLDR order. */
export async function searchEmoji(query: string, { language, skinTone, limit }: SearchOptions): Promise<readonly Found[]> {
  const index = await loadIndex(language);
  const found = query.trim() === '' ? index.entries : rank(index, query.trim());
  return found.slice(0, limit).map(({ base, exact }) => toRow(exact ?? inTone(base, skinTone), base.group));
}

/** An emoji with its search keys. */
interface Entry {
  readonly base: Listed;
  readonly name: string;
  readonly keywords: readonly string[];
}

interface Index {
  readonly entries: readonly Match[];
  /** Index by unique identifier: the emoji, its shortcodes, its emoticons. Emoji are without U+FE0F. */
  readonly exact: ReadonlyMap<string, readonly Match[]>;
  /** Index by folded name of emoji with a skin tone. */
  readonly toned: ReadonlyMap<string, Match>;
}

type Listed = BaseEmoji & { readonly group: EmojiGroup };

interface Match extends Entry {
  /** The emoji with the skin tone of the query. */
  readonly exact?: Emoji;
}

const indexes = new Map<EmojiLanguage, Index>();

async function loadIndex(language: EmojiLanguage): Promise<Index> {
  const known = indexes.get(language);
  if (known) return known;
  const index = buildIndex(await loadEmoji(language));
  indexes.set(language, index);
  return index;
}

function buildIndex(all: readonly BaseEmoji[]): Index {
  const entries = all.filter(isListed).map((base) => ({ base, name: fold(base.name), keywords: base.keywords.map(fold) }));
  const exact = new Map<string, readonly Match[]>();
  const toned = new Map<string, Match>();
  const add = (key: string, match: Match): unknown => exact.set(key, [...(exact.get(key) ?? []), match]);
  for (const entry of entries) {
    const { emoji, emoticons, shortcodes, tones, mixedTones } = entry.base;
    for (const key of new Set([withoutSelectors(emoji), ...emoticons, ...shortcodes])) add(key, entry);
    for (const tone of [...tones, ...mixedTones]) {
      const match = { ...entry, exact: tone };
      add(withoutSelectors(tone.emoji), match);
      toned.set(fold(tone.name), match);
    }
  }
  return { entries, exact, toned };
}

const isListed = (base: BaseEmoji): base is Listed => base.group !== 'component';

function rank({ entries, exact, toned }: Index, query: string): readonly Match[] {
  const folded = fold(query);
  const words = folded.split(/\s+/u).filter((word) => word !== '');
  const ranks: Match[][] = Array.from({ length: WORST + 1 }, () => []);
  const exactMatches = [...new Set(keysOf(query).flatMap((key) => exact.get(key) ?? []))];
  const named = toned.get(folded);
  ranks[0]?.push(...exactMatches);
  if (named && !exactMatches.includes(named)) ranks[1]?.push(named);
  const known = new Set(ranks.flat().map(({ base }) => base));
  for (const entry of entries) {
    const at = known.has(entry.base) ? undefined : rankOf(entry, folded, words);
    if (at !== undefined) ranks[at]?.push(entry);
  }
  const ranked = ranks.flat();
  return ranked.length > 0 ? ranked : matchingSome(entries, words);
}

const WORST = 9;

/** Ranks a match from 1, the exact name, to 9, words or word prefixes anywhere in name and keywords; undefined without a match. */
function rankOf({ name, keywords }: Entry, query: string, words: readonly string[]): number | undefined {
  if (query === '') return undefined;
  if (name === query) return 1;
  if (name.startsWith(query) && !isLetter(name.charAt(query.length))) return 2;
  if (words.every((word) => hasWord(name, word))) return 3;
  if (keywords.includes(query)) return 4;
  if (name.startsWith(query)) return 5;
  if (words.every((word) => name.includes(word)) && beginsWord(name, words[0] ?? '')) return 6;
  if (keywords.some((keyword) => keyword.startsWith(query))) return 7;
  if (words.every((word) => name.includes(word) || keywords.some((keyword) => keyword.includes(word)))) return 8;
  return words.every((word) => isAbout({ name, keywords }, word)) ? WORST : undefined;
}

/** Finds the emoji that match most of the words if none matches all. */
function matchingSome(entries: readonly Match[], words: readonly string[]): readonly Match[] {
  if (words.length < 2) return [];
  const counted = entries.map((entry) => ({ entry, count: words.filter((word) => isAbout(entry, word, hasWord)).length }));
  return counted
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count || Number(words.includes(b.entry.name)) - Number(words.includes(a.entry.name)))
    .map(({ entry }) => entry);
}

const includes = (text: string, word: string): boolean => text.includes(word);

/** Returns whether name or keywords contain a word or its stem: `laughing` matches `laugh`. */
const isAbout = ({ name, keywords }: Pick<Entry, 'name' | 'keywords'>, word: string, has = includes): boolean =>
  [name, ...keywords].some((text) => has(text, word)) || keywords.some((keyword) => isStemOf(keyword, word));

const SHORTEST_STEM = 4;
const LONGEST_ENDING = 3;
const isStemOf = (stem: string, word: string): boolean => stem.length >= SHORTEST_STEM && word.length - stem.length <= LONGEST_ENDING && word.startsWith(stem);

const isLetter = (character: string): boolean => /[\p{L}\p{N}]/u.test(character);

/** Returns whether a text contains a word, not adjacent to other letters. */
function hasWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (!isLetter(text.charAt(at - 1)) && !isLetter(text.charAt(at + word.length))) return true;
  }
  return false;
}

/** Returns whether a word of the name starts with a text. */
function beginsWord(name: string, start: string): boolean {
  for (let at = name.indexOf(start); at >= 0; at = name.indexOf(start, at + 1)) {
    if (!isLetter(name.charAt(at - 1))) return true;
  }
  return false;
}

/** Returns the possible index keys of a query: itself, a shortcode, and the text of its code points. */
function keysOf(query: string): readonly string[] {
  const [, shortcode = query] = /^:([^\s:]+):$/u.exec(query) ?? [];
  return [withoutSelectors(query), shortcode.toLowerCase(), withoutSelectors(readCodePoints(query))].filter((key) => key !== '');
}

const CODE_POINTS = /^(?:U\+)?[\dA-F]{1,6}(?:[\s-]+(?:U\+)?[\dA-F]{1,6})*$/iu;
const LAST_CODE_POINT = 0x10_ffff;

/** Parses `U+1F44B U+1F3FD`, `1f44b-1f3fd` and the like to text; '' for anything else. */
function readCodePoints(query: string): string {
  if (!CODE_POINTS.test(query)) return '';
  const points = query.split(/[\s-]+/u).map((point) => Number.parseInt(point.replace(/^U\+/iu, ''), 16));
  return points.every((point) => point <= LAST_CODE_POINT) ? String.fromCodePoint(...points) : '';
}

/** Returns the emoji in a skin tone, if supported; with several persons, all get it. */
const inTone = (base: Listed, skinTone: SkinTone): Emoji => base.tones[skinTones.indexOf(skinTone) - 1] ?? base;

const toRow = ({ emoji, name, version }: Emoji, group: EmojiGroup): Found => ({ emoji, name, codePoints: formatCodePoints(emoji), group, version });
