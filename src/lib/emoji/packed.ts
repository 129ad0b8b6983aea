import type { PackedGroup } from './groups.ts';

/*
 * Emoji as text that compresses well. A template represents emoji, or names, that differ only in their skin tones:
 * 1 in it is the first person's tone, 2 the other person's. No emoji with a skin tone has digits.
 */

/**
 * The data that is the same in all languages: the lines of each group, in CLDR order. A line contains, separated by tabs: the emoji; its version;
 * its shortcodes and its emoticons, both separated by spaces; and for emoji with skin tones the template for one tone and its
 * version, and for two persons that of two different tones and its version.
 */
export type PackedEmoji = Readonly<Record<PackedGroup, string>>;

/** The emoji data of a language. */
export interface PackedNames {
  /** The names of the five tones, from light to dark. */
  readonly tones: readonly string[];
  /** Between a name and its tones in regular templates, and between two tones. */
  readonly separators: readonly [string, string];
  /**
   * One line per emoji, in the order of `PackedEmoji`: the name, the keywords, separated by vertical bars, and the two templates of
   * its names with tones, unless they consist of the name and the separators. Tabs separate these; empty ones at the end are omitted.
   */
  readonly lines: string;
}

export const TAB = '\t';
export const KEYWORD_SEPARATOR = '|';

/** Inserts tones, or their names, into a template. */
export const fillTemplate = (template: string, first: string, second: string): string =>
  template.replace(/[12]/gu, (place) => (place === '1' ? first : second));

/** Returns the regular templates of an emoji's names with tones. */
export const ruledTemplates = (name: string, [before, between]: PackedNames['separators']): readonly [string, string] => [
  `${name}${before}1`,
  `${name}${before}1${between}2`,
];
