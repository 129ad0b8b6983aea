/** A language whose case mapping differs from Unicode's default, or `und` for that default. */
export type Language = 'und' | 'az' | 'el' | 'lt' | 'tr';

/** Full case mappings (Unicode Standard, section 3.13, and SpecialCasing.txt), never those of the platform's language. */
export interface Casing {
  readonly lower: (text: string) => string;
  readonly upper: (text: string) => string;
  /** Titlecases a word: one uppercase letter, then lowercase: `Straße`, `Sseta`. */
  readonly capitalize: (word: string) => string;
}

export function casingOf(language: Language): Casing {
  const lower = language === 'und' ? (text: string) => text.toLowerCase() : (text: string) => text.toLocaleLowerCase(language);
  const upper = language === 'und' ? (text: string) => text.toUpperCase() : (text: string) => text.toLocaleUpperCase(language);
  // Greek uppercase letters lose their accents only in words in all uppercase.
  const upperFirst = language === 'el' ? (text: string) => text.toUpperCase() : upper;
  // A Lithuanian lowercase i has its dot as a separate mark if other marks follow; uppercase removes it.
  const first = language === 'lt' ? /^.\p{M}{0,100}/su : /^./su;

  function capitalize(word: string): string {
    const small = lower(word);
    const start = first.exec(small)?.[0] ?? '';
    const [capital = '', ...more] = upperFirst(start);
    return capital + lower(more.join('')) + small.slice(start.length);
  }

  return { lower, upper, capitalize };
}
