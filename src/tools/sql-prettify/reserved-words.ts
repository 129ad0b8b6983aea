import type { DialectOptions } from 'sql-formatter';

const known = new WeakMap<DialectOptions, ReadonlySet<string>>();

/** The words of a dialect that are more than names, in capitals. What is laid out behind them is the library's business. */
export function reservedWords(dialect: DialectOptions): ReadonlySet<string> {
  const words = known.get(dialect) ?? collectWords(dialect);
  known.set(dialect, words);
  return words;
}

function collectWords({ tokenizerOptions: options }: DialectOptions): ReadonlySet<string> {
  const phrases = [
    options.reservedSelect,
    options.reservedClauses,
    options.reservedSetOperations,
    options.reservedJoins,
    options.reservedKeywordPhrases ?? [],
    options.reservedDataTypePhrases ?? [],
    options.reservedDataTypes,
    options.reservedKeywords,
    ['CASE', 'END', 'BETWEEN', 'WHEN', 'ELSE', 'THEN', 'AND', 'OR', 'XOR', 'LIMIT'],
  ];
  const words = new Set(phrases.flatMap((list) => list.flatMap((phrase) => phrase.toUpperCase().split(/\W+/u))));
  // A function may be called like a word of a phrase, as LEFT and REPLACE are.
  for (const name of options.reservedFunctionNames) if (!options.reservedKeywords.includes(name)) words.delete(name);
  return words;
}
