import type { PackedGroup } from './groups.ts';
import { packedGroups } from './groups.ts';
import type { PackedEmoji, PackedNames } from './packed.ts';
import { fillTemplate, KEYWORD_SEPARATOR, ruledTemplates, TAB } from './packed.ts';

/** An emoji in the format of emojibase-data. */
export interface Entry {
  readonly label: string;
  readonly hexcode: string;
  readonly emoji: string;
  readonly version: number;
  /** Missing for the regional indicators, which are not emoji by themselves. */
  readonly group?: number;
  readonly tags?: readonly string[];
  readonly emoticon?: string | readonly string[];
  readonly skins?: readonly Skin[];
}

interface Skin {
  readonly label: string;
  readonly emoji: string;
  readonly version: number;
  /** From 1, light, to 5, dark; two for two persons with different tones. */
  readonly tone: number | readonly [number, number];
}

const TONES = ['🏻', '🏼', '🏽', '🏾', '🏿'];

/** number → name */
type GroupNames = Readonly<Record<string, string>>;

/** Returns the entries of a group in CLDR order. */
const entriesIn = (all: readonly Entry[], groups: GroupNames, group: PackedGroup): readonly Entry[] =>
  all.filter((entry) => entry.group !== undefined && groups[entry.group] === group);

/** Packs the data that is the same in all languages, for `loadEmoji`. */
export function packEmoji(all: readonly Entry[], groupNames: GroupNames, shortcodes: Readonly<Record<string, string | readonly string[]>>): PackedEmoji {
  const line = ({ emoji: found, hexcode, version, emoticon = [], skins = [] }: Entry): string =>
    join([qualified(found), String(version), [shortcodes[hexcode] ?? []].flat().join(' '), [emoticon].flat().join(' '), ...packSkins(skins)]);
  const groups = packedGroups.map((group) => [group, entriesIn(all, groupNames, group).map(line).join('\n')] as const);
  return Object.fromEntries(groups) as Record<PackedGroup, string>;
}

/** The package has U+FE0F after each emoji, but RGI emoji have it only if the character alone has text presentation (UTS #51, ED-5a). */
const qualified = (found: string): string => found.replace(/(\p{Emoji_Presentation})\uFE0F/gu, '$1');

function packSkins(skins: readonly Skin[]): readonly string[] {
  const [single, mixed] = templatesOf(skins, (skin) => qualified(skin.emoji), TONES);
  const versionOf = (isMixed: boolean): string => String(skins.find(({ tone }) => (typeof tone === 'object') === isMixed)?.version ?? '');
  return [single, single && versionOf(false), mixed, mixed && versionOf(true)];
}

/** Packs the names and keywords of a language. */
export function packNames(entries: readonly Entry[], groupNames: GroupNames): PackedNames {
  const all = packedGroups.flatMap((group) => entriesIn(entries, groupNames, group));
  const tones = tonesOf(all);
  const separators = separatorsOf(all, tones);
  const line = ({ label, tags = [], skins = [] }: Entry): string => {
    const templates = templatesOf(skins, (skin) => skin.label, tones);
    const rule = ruledTemplates(label, separators);
    return join([label, tags.join(KEYWORD_SEPARATOR), ...templates.map((template, index) => (template === rule[index] ? '' : template))]);
  };
  return { tones, separators, lines: all.map(line).join('\n') };
}

/** Returns the names of the tones: what the names of 👋 with tones add to its name and the punctuation after it. */
function tonesOf(all: readonly Entry[]): readonly string[] {
  const { label, skins } = entryOf(all, '1F44B');
  return (skins ?? []).map((skin) => skin.label.slice(label.length).replace(/^\P{L}+/u, ''));
}

/** Returns the punctuation before the tones, and between two. */
function separatorsOf(all: readonly Entry[], tones: readonly string[]): PackedNames['separators'] {
  const [single, mixed] = templatesOf(entryOf(all, '1F91D').skins ?? [], (skin) => skin.label, tones);
  const [, before = ''] = /(\P{L}+)1$/u.exec(single) ?? [];
  return [before, /1(.+)2$/u.exec(mixed)?.[1] ?? ''];
}

function entryOf(all: readonly Entry[], hexcode: string): Entry {
  const found = all.find((entry) => entry.hexcode === hexcode);
  if (!found) throw new Error(`emojibase-data has no ${hexcode}`);
  return found;
}

/** Returns the templates for one tone and for two, '' if there are none; throws if a text does not follow from its template. */
function templatesOf(skins: readonly Skin[], textOf: (skin: Skin) => string, tones: readonly string[]): readonly [string, string] {
  const [light = '', mediumLight = ''] = tones;
  const first = (isMixed: boolean): string => {
    const skin = skins.find(({ tone }) => (typeof tone === 'object' ? isMixed && tone[0] === 1 && tone[1] === 2 : !isMixed && tone === 1));
    return skin === undefined ? '' : textOf(skin).replace(light, '1');
  };
  const single = first(false).replaceAll(light, '1');
  const mixed = first(true).replace(mediumLight, '2');
  for (const skin of skins) {
    const [one, other = one] = [skin.tone].flat().map((tone) => tones[tone - 1] ?? '');
    const made = fillTemplate(typeof skin.tone === 'object' ? mixed : single, one ?? '', other ?? '');
    if (made !== textOf(skin)) throw new Error(`${textOf(skin)} is not ${made}`);
  }
  return [single, mixed];
}

const join = (parts: readonly string[]): string => parts.join(TAB).trimEnd();
