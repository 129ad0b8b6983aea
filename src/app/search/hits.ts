import type { Offer } from '../../runtime/offers.ts';
import type { Texts } from '../../runtime/texts.ts';
import type { Entry } from './entry.ts';
import type { Entries } from './use-entries.ts';

export interface Hit {
  readonly entry: Entry;
  /** For what was pasted: what the tool is opened with. */
  readonly offer?: Offer;
}

export interface HitGroup {
  readonly key: string;
  /** For the eye; a group that goes on with the one before has none. */
  readonly title: string | undefined;
  readonly label: string;
  readonly hits: readonly Hit[];
}

export interface Pasted {
  readonly text: string;
  readonly offers: readonly Offer[];
}

/** What words find, by category. */
export function searchHits(entries: Entries, query: string, { t }: Texts): readonly HitGroup[] {
  return entries.find(query).map(({ category, part, entries: found }) => ({
    key: `${category} ${part}`,
    title: part === 1 ? category : undefined,
    label: part === 1 ? category : t('app.groupPart', { category, part }),
    hits: found.map((entry) => ({ entry })),
  }));
}

const LONGEST_NAME = 40;
const MAX_NAMED = 5;

/** What takes the paste for what it is; tools that are called so; and below them what takes any text. */
export function pasteHits(entries: Entries, { text, offers }: Pasted, { t }: Texts): readonly HitGroup[] {
  const hits = offers.flatMap((offer): readonly Hit[] => {
    const entry = entries.entryOf(offer.tool);
    return entry ? [{ entry, offer }] : [];
  });
  const named = text.length > LONGEST_NAME ? [] : entries.findNamed(text).slice(0, MAX_NAMED);
  return [
    group(
      t('app.pastedTakes'),
      hits.filter((hit) => !takesAnyText(hit)),
    ),
    group(
      t('app.pastedNames'),
      named.map((entry) => ({ entry })),
    ),
    group(t('app.pastedAnyText'), hits.filter(takesAnyText)),
  ].filter((found) => found.hits.length > 0);
}

const takesAnyText = ({ offer }: Hit): boolean => offer?.confidence === 'any-text';

const group = (title: string, hits: readonly Hit[]): HitGroup => ({ key: title, title, label: title, hits });
