import * as v from 'valibot';

const Word = v.pipe(v.string(), v.trim(), v.nonEmpty());
const Patterns = v.pipe(v.array(Word), v.nonEmpty());

const EntrySchema = v.strictObject({
  /** An English word or phrase as in the texts. */
  term: Word,
  /** Distinguishes the term from others with the same spelling, or explains it. */
  sense: v.optional(Word),
  /** Other forms of the English term that are recognized: plurals, verb forms. */
  forms: v.optional(Patterns),
  /** Places (`<folder> <flattened key>`, with `*`) where the term has this sense; everywhere without it. */
  only: v.optional(Patterns),
  /** Places where it has another sense, or where every language may use another word. */
  except: v.optional(Patterns),
  /** Places where a language may use another word, by its code. */
  exceptIn: v.optional(v.record(Word, Patterns)),
  /** English words that must not be used for the term. */
  avoid: v.optional(Patterns),
  /** Whether the texts are tested for the term's word; otherwise the entry only guides translators. */
  checked: v.optional(v.literal(true)),
  /** Whether the term stays English in languages without a word in `words`. */
  keep: v.optional(v.literal(true)),
  /** By language: the dictionary form, and further stems by which a text is recognized. */
  words: v.optional(v.record(Word, v.union([Word, Patterns]))),
});

export const GlossarySchema = v.array(EntrySchema);

export type Entry = Readonly<v.InferOutput<typeof EntrySchema>>;

/** The literal texts of one language by place: `<folder> <flattened key>`. */
export type Texts = ReadonlyMap<string, string>;

/** Search words are what people type, and placeholders are sample data: both are exempt from the glossary. */
export const keepsToGlossary = (key: string): boolean => key !== 'keywords' && !key.endsWith('.placeholder') && !key.startsWith('reference.search-');

/** Lists the errors of the glossary itself; `codes` are those of all languages but English. */
export function errorsOfEntries(glossary: readonly Entry[], codes: readonly string[]): readonly string[] {
  return [...errorsOfOrder(glossary), ...glossary.flatMap((entry) => errorsOfLanguages(entry, codes).map((error) => `${nameOf(entry)}: ${error}`))];
}

function errorsOfOrder(glossary: readonly Entry[]): readonly string[] {
  const names = glossary.map(nameOf);
  const repeated = names.filter((name, index) => names.indexOf(name) < index);
  const misplaced = glossary.filter((entry, index) => index > 0 && compare(glossary[index - 1] ?? entry, entry) > 0);
  return [...repeated.map((name) => `${name}: duplicate`), ...misplaced.map((entry) => `${nameOf(entry)}: out of order`)];
}

const compare = (one: Entry, other: Entry): number => ORDER.compare(one.term, other.term) || ORDER.compare(one.sense ?? '', other.sense ?? '');

const ORDER = new Intl.Collator('en');

function errorsOfLanguages({ words = {}, keep, exceptIn = {} }: Entry, codes: readonly string[]): readonly string[] {
  const missing = keep ? [] : codes.filter((code) => !Object.hasOwn(words, code));
  const unknown = [...Object.keys(words), ...Object.keys(exceptIn)].filter((code) => !codes.includes(code));
  return [...missing.map((code) => `no word in ${code}`), ...new Set(unknown.map((code) => `unknown language ${code}`))];
}

/** Lists mismatches between the glossary and the English texts: unused entries, and words to avoid. */
export function errorsOfEnglishTerms(glossary: readonly Entry[], english: Texts): readonly string[] {
  const uses = usesIn(glossary, english);
  return glossary.flatMap((entry) => {
    const places = uses.get(entry) ?? [];
    const idle = patternsOf(entry).filter((pattern) => !places.some(matcherOf([pattern])));
    const unused = entry.checked && !places.some(inSense(entry));
    const avoided = (entry.avoid ?? []).flatMap((word) => placesOf(word, english).map((place) => `${place} uses “${word}”`));
    return [...idle.map((pattern) => `${pattern} matches no text with the term`), ...(unused ? ['not used by any text'] : []), ...avoided].map(
      (error) => `${nameOf(entry)}: ${error}`,
    );
  });
}

/** Lists the texts of a language that do not use a checked term's word where the English text uses the term. */
export function errorsOfTerms(glossary: readonly Entry[], english: Texts, own: Texts, code: string): readonly string[] {
  const uses = usesIn(glossary, english);
  return glossary
    .filter(({ checked }) => checked)
    .flatMap((entry) => {
      const words = wordsOf(entry, code);
      const isExcepted = matcherOf(entry.exceptIn?.[code] ?? []);
      return (uses.get(entry) ?? [])
        .filter((place) => inSense(entry)(place) && !isExcepted(place) && !hasAny(own.get(place), words))
        .map((place) => `${fileOf(place, code)}: ${nameOf(entry)}: not “${words.join('”, “')}”: ${own.get(place) ?? ''}`);
    });
}

function wordsOf({ term, words }: Entry, code: string): readonly string[] {
  const own = words?.[code] ?? term;
  return typeof own === 'string' ? [own] : own;
}

function hasAny(text: string | undefined, words: readonly string[]): boolean {
  if (text === undefined) return true; // Missing texts are found elsewhere.
  const folded = fold(text);
  return words.some((word) => folded.includes(fold(word)));
}

// A typographic apostrophe and a no-break space equal their plain counterparts.
const fold = (text: string): string => text.normalize('NFC').toLowerCase().replaceAll('’', "'").replaceAll(/\s+/gu, ' ');

function fileOf(place: string, code: string): string {
  const [folder = '', key = ''] = place.split(' ');
  return `${folder}/${code}.json: ${key}`;
}

const nameOf = ({ term, sense }: Entry): string => (sense === undefined ? term : `${term} (${sense})`);

/** The places whose English text uses each term, in any sense. A longer term's words are not uses of shorter ones: `check digit` is not `digit`. */
function usesIn(glossary: readonly Entry[], english: Texts): ReadonlyMap<Entry, readonly string[]> {
  const entriesByForm = new Map<string, Entry[]>();
  for (const entry of glossary) {
    for (const form of new Set(formsOf(entry).map(fold))) entriesByForm.set(form, [...(entriesByForm.get(form) ?? []), entry]);
  }
  const pattern = wholeWords([...entriesByForm.keys()]);
  const uses = new Map<Entry, Set<string>>();
  for (const [place, text] of english) {
    for (const [form] of fold(text).matchAll(pattern)) {
      for (const entry of entriesByForm.get(form) ?? []) uses.set(entry, (uses.get(entry) ?? new Set()).add(place));
    }
  }
  return new Map([...uses].map(([entry, places]) => [entry, [...places]]));
}

const formsOf = ({ term, forms = [] }: Entry): readonly string[] => [term, ...forms];

function placesOf(word: string, texts: Texts): readonly string[] {
  const pattern = wholeWords([fold(word)]);
  return [...texts].filter(([, text]) => fold(text).match(pattern)).map(([place]) => place);
}

/** Matches whole words and phrases, the longest first. */
function wholeWords(phrases: readonly string[]): RegExp {
  const longestFirst = phrases.toSorted((a, b) => b.length - a.length).map(escapeForRegex);
  return new RegExp(`(?<![\\p{L}\\p{N}_])(?:${longestFirst.join('|')})(?![\\p{L}\\p{N}_])`, 'gu');
}

const escapeForRegex = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`);

const inSense = (entry: Entry): ((place: string) => boolean) => {
  const [isAllowed, isExcepted] = [matcherOf(entry.only ?? ['*']), matcherOf(entry.except ?? [])];
  return (place) => isAllowed(place) && !isExcepted(place);
};

const patternsOf = ({ only = [], except = [], exceptIn = {} }: Entry): readonly string[] => [...only, ...except, ...Object.values(exceptIn).flat()];

/** Whether a place matches one of the patterns. */
function matcherOf(patterns: readonly string[]): (place: string) => boolean {
  const expressions = patterns.map((pattern) => new RegExp(`^${pattern.split('*').map(escapeForRegex).join('.*')}$`, 'u'));
  return (place) => expressions.some((expression) => expression.test(place));
}
