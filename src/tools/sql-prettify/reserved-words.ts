import type { DialectOptions } from 'sql-formatter';

/** The words of a dialect, in uppercase. */
export interface Vocabulary {
  /** Words that are more than identifiers. The library decides the layout after them. */
  readonly reserved: ReadonlySet<string>;
  /** All words that the library treats specially. */
  readonly known: ReadonlySet<string>;
  /** Single-word keywords. */
  readonly keywords: ReadonlySet<string>;
  readonly dataTypes: ReadonlySet<string>;
  readonly functions: ReadonlySet<string>;
  readonly clauses: ReadonlySet<string>;
  /** Multi-word keywords. */
  readonly phrases: ReadonlySet<string>;
  /** Whether function names are case-sensitive. */
  readonly isCaseSensitive: boolean;
}

const vocabularies = new WeakMap<DialectOptions, Vocabulary>();

export function vocabularyOf(dialect: DialectOptions): Vocabulary {
  const words = vocabularies.get(dialect) ?? collectWords(dialect);
  vocabularies.set(dialect, words);
  return words;
}

function collectWords({ name, tokenizerOptions: options }: DialectOptions): Vocabulary {
  const clauses = [...options.reservedSelect, ...options.reservedClauses, ...options.reservedSetOperations, ...options.reservedJoins];
  const phrases = [...clauses, ...(options.reservedKeywordPhrases ?? []), ...(options.reservedDataTypePhrases ?? [])];
  const all = [
    ...phrases,
    ...options.reservedDataTypes,
    ...options.reservedKeywords,
    'CASE',
    'END',
    'BETWEEN',
    'WHEN',
    'ELSE',
    'THEN',
    'AND',
    'OR',
    'XOR',
    'LIMIT',
  ];
  const reserved = new Set(all.flatMap((phrase) => phrase.toUpperCase().split(/\W+/u)));
  const functions = new Set(options.reservedFunctionNames);
  const known = new Set([...reserved, ...functions]);
  // A function can have the name of a word in a phrase, such as LEFT and REPLACE.
  for (const word of functions) if (!options.reservedKeywords.includes(word)) reserved.delete(word);
  return {
    reserved,
    known,
    keywords: new Set(all.filter((phrase) => !phrase.includes(' '))),
    dataTypes: new Set(options.reservedDataTypes),
    functions,
    clauses: new Set(clauses),
    phrases: new Set(all.filter((phrase) => phrase.includes(' '))),
    isCaseSensitive: name === 'clickhouse',
  };
}
