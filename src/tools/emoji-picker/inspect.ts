import type { RunContext } from '../../contract/operations.ts';
import type { BaseEmoji, Emoji } from '../../lib/emoji/emoji.ts';
import { loadEmoji, withoutSelectors } from '../../lib/emoji/emoji.ts';
import type { EmojiGroup } from '../../lib/emoji/groups.ts';
import type { EmojiLanguage } from '../../lib/emoji/languages.ts';
import { splitGraphemes } from '../../lib/grapheme/grapheme.ts';
import { Pacer } from '../../lib/pause/pause.ts';
import type { Forms } from './forms.ts';
import { writeForms } from './forms.ts';

/** An emoji in a text, as written there. */
export interface Inspected extends Forms {
  readonly emoji: string;
  readonly name: string;
  readonly group: EmojiGroup | '';
  readonly version: number;
}

/** Characters that are emoji only with U+FE0F or in a sequence; anything shorter is not an emoji. */
const isText = (cluster: string): boolean => cluster.length === 1 && /[\d#*©®™]/u.test(cluster);
const CLUSTERS_BETWEEN_PAUSES = 1024;

/** Lists the emoji of a text, in order. */
export async function findEmoji(
  text: string,
  language: EmojiLanguage,
  { signal, progress }: Pick<RunContext, 'signal' | 'progress'>,
): Promise<readonly Inspected[]> {
  const lookUp = await loadLookup(language);
  const pacer = new Pacer();
  const found: Inspected[] = [];
  let done = 0;
  let clusters = 0;
  for (const cluster of splitGraphemes(text)) {
    const known = isText(cluster) ? undefined : lookUp(cluster);
    if (known) found.push({ emoji: cluster, name: known.emoji.name, ...writeForms(cluster), group: groupOf(known.emoji), version: known.emoji.version });
    done += cluster.length;
    if (++clusters % CLUSTERS_BETWEEN_PAUSES === 0 && pacer.isDue) {
      progress(done, text.length);
      await pacer.pause(signal);
    }
  }
  return found;
}

/** The components have a separate group, which is excluded elsewhere. */
export const groupOf = ({ group }: Emoji): EmojiGroup | '' => (group === 'component' ? '' : group);

export interface Known {
  readonly emoji: Emoji;
  /** The emoji without a skin tone. */
  readonly base: BaseEmoji;
}

type Lookup = (text: string) => Known | undefined;

const lookups = new Map<EmojiLanguage, Lookup>();

/** Finds an emoji with any skin tones, by itself with or without U+FE0F. */
export async function loadLookup(language: EmojiLanguage): Promise<Lookup> {
  const ready = lookups.get(language);
  if (ready) return ready;
  const all = await loadEmoji(language);
  const known = new Map<string, Known>();
  for (const base of all) for (const emoji of [base, ...base.tones, ...base.mixedTones]) known.set(withoutSelectors(emoji.emoji), { emoji, base });
  const lookUp: Lookup = (text) => known.get(withoutSelectors(text));
  lookups.set(language, lookUp);
  return lookUp;
}
