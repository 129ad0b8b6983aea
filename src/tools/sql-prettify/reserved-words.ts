import type { DialectOptions } from 'sql-formatter';

/** The words of a dialect, in capitals. */
export interface Vocabulary {
  /** Words that are more than identifiers. What is laid out after them is the library's business. */
  readonly reserved: ReadonlySet<string>;
  /** All words of which the library makes something. */
  readonly known: ReadonlySet<string>;
  /** Words that are keywords alone. */
  readonly keywords: ReadonlySet<string>;
  readonly dataTypes: ReadonlySet<string>;
  readonly functions: ReadonlySet<string>;
  readonly clauses: ReadonlySet<string>;
  /** Keywords of several words. */
  readonly phrases: ReadonlySet<string>;
  /** Whether functions with the same letters in another case are others. */
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
  // A function may be called like a word of a phrase, as LEFT and REPLACE are.
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
