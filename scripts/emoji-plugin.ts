import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';
import type { PackedGroup } from '../src/lib/emoji/groups.ts';
import { packedGroups } from '../src/lib/emoji/groups.ts';
import type { EmojiLanguage } from '../src/lib/emoji/languages.ts';
import { emojiLanguages } from '../src/lib/emoji/languages.ts';
import type { PackedEmoji, PackedNames } from '../src/lib/emoji/packed.ts';
import { fillTemplate, KEYWORD_SEPARATOR, ruledTemplates, TAB } from '../src/lib/emoji/packed.ts';

const require = createRequire(import.meta.url);
const folder = path.dirname(require.resolve('emojibase-data/package.json'));
const NAMES = 'virtual:emoji-names';

/**
 * Provides `virtual:emoji`, all emoji of emojibase-data with what is the same in all languages; `virtual:emoji-names/<language>`,
 * their names and keywords; and `virtual:emoji-names`, loaders of these.
 */
export const emoji = (): Plugin => ({
  name: 'emoji',
  resolveId: { filter: { id: /^virtual:emoji/u }, handler: (id) => `\0${id}` },
  load: {
    filter: { id: /^\0virtual:emoji/u },
    handler: (id) => {
      const language = emojiLanguages.find((name) => id === `\0${NAMES}/${name}`);
      if (language !== undefined) return `export default ${JSON.stringify(packNames(language))};`;
      return id === `\0${NAMES}` ? formatLoaders() : `export default ${JSON.stringify(packEmoji())};`;
    },
  },
});

const formatLoaders = (): string =>
  `export default { ${emojiLanguages.map((language) => `${language}: () => import(${JSON.stringify(`${NAMES}/${language}`)})`).join(',\n')} };`;

interface Entry {
  readonly label: string;
  readonly hexcode: string;
  readonly emoji: string;
  readonly version: number;
  /** Missing for the regional indicators, which are no emoji by themselves. */
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

const read = (file: string): unknown => JSON.parse(readFileSync(path.join(folder, file), 'utf8'));

/** The entries of a group in CLDR order. */
function readGroup(language: EmojiLanguage, group: PackedGroup): readonly Entry[] {
  const all = read(`${language === 'no' ? 'nb' : language}/data.json`) as readonly Entry[];
  const { groups } = read('meta/groups.json') as { readonly groups: Readonly<Record<string, string>> };
  return all.filter((entry) => entry.group !== undefined && groups[entry.group] === group);
}

function packEmoji(): PackedEmoji {
  const shortcodes = read('en/shortcodes/github.json') as Readonly<Record<string, string | readonly string[]>>;
  const line = ({ emoji: found, hexcode, version, emoticon = [], skins = [] }: Entry): string =>
    join([qualified(found), String(version), [shortcodes[hexcode] ?? []].flat().join(' '), [emoticon].flat().join(' '), ...packSkins(skins)]);
  const groups = packedGroups.map((group) => [group, readGroup('en', group).map(line).join('\n')] as const);
  return Object.fromEntries(groups) as Record<PackedGroup, string>;
}

/** The package has U+FE0F after each emoji, but RGI emoji have it only where the character alone is a text (UTS #51, ED-5a). */
const qualified = (found: string): string => found.replace(/(\p{Emoji_Presentation})\uFE0F/gu, '$1');

function packSkins(skins: readonly Skin[]): readonly string[] {
  const [single, mixed] = templatesOf(skins, (skin) => qualified(skin.emoji), TONES);
  const versionOf = (isMixed: boolean): string => String(skins.find(({ tone }) => (typeof tone === 'object') === isMixed)?.version ?? '');
  return [single, single && versionOf(false), mixed, mixed && versionOf(true)];
}

function packNames(language: EmojiLanguage): PackedNames {
  const all = packedGroups.flatMap((group) => readGroup(language, group));
  const tones = tonesOf(all);
  const separators = separatorsOf(all, tones);
  const line = ({ label, tags = [], skins = [] }: Entry): string => {
    const templates = templatesOf(skins, (skin) => skin.label, tones);
    const rule = ruledTemplates(label, separators);
    return join([label, tags.join(KEYWORD_SEPARATOR), ...templates.map((template, index) => (template === rule[index] ? '' : template))]);
  };
  return { tones, separators, lines: all.map(line).join('\n') };
}

/** The words for the tones: what the names of 👋 with tones add to its name and the punctuation behind it. */
function tonesOf(all: readonly Entry[]): readonly string[] {
  const { label, skins } = entryOf(all, '1F44B');
  return (skins ?? []).map((skin) => skin.label.slice(label.length).replace(/^\P{L}+/u, ''));
}

/** The punctuation before the tones, and between two. */
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

/** The templates for one tone and for two, '' without such; fails where a text does not follow from its template. */
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
