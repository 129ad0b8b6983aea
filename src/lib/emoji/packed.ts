import type { PackedGroup } from './groups.ts';

/*
 * Emoji as text that is small after compression. A template stands for emoji, or names, that differ in their skin tones alone:
 * 1 in it stands for the first person's tone, 2 for the other person's. No emoji with a skin tone has digits.
 */

/**
 * What is the same in all languages: the lines of each group, in CLDR order. A line has, separated by tabs: the emoji; its version;
 * its shortcodes and its emoticons, both separated by spaces; and for emoji with skin tones the template for one tone and its
 * version, and for two persons that of two different tones and its version.
 */
export type PackedEmoji = Readonly<Record<PackedGroup, string>>;

/** What a language says of emoji. */
export interface PackedNames {
  /** The names of the five tones, from light to dark. */
  readonly tones: readonly string[];
  /** Between a name and its tones in templates that follow the rule, and between two tones. */
  readonly separators: readonly [string, string];
  /**
   * A line an emoji, in the order of `PackedEmoji`: the name, the keywords, separated by vertical bars, and the two templates of
   * its names with tones, where they are not made of the name and the separators. Tabs separate these; empty ones at the end are left out.
   */
  readonly lines: string;
}

export const TAB = '\t';
export const KEYWORD_SEPARATOR = '|';

/** Puts tones, or their names, into a template. */
export const fillTemplate = (template: string, first: string, second: string): string =>
  template.replace(/[12]/gu, (place) => (place === '1' ? first : second));

/** The templates of an emoji's names with tones, unless it has others. */
export const ruledTemplates = (name: string, [before, between]: PackedNames['separators']): readonly [string, string] => [
  `${name}${before}1`,
  `${name}${before}1${between}2`,
];
