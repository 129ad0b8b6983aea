export interface Stretch {
  readonly text: string;
  readonly isMatch: boolean;
}

/** Splits a sample at the matches of a pattern. */
export function markMatches(sample: string, pattern: string, flags: string): readonly Stretch[] {
  const stretches: Stretch[] = [];
  let end = 0;
  for (const found of sample.matchAll(new RegExp(pattern, flags.includes('g') ? flags : `${flags}g`))) {
    stretches.push({ text: sample.slice(end, found.index), isMatch: false }, { text: found[0], isMatch: true });
    end = found.index + found[0].length;
  }
  return [...stretches, { text: sample.slice(end), isMatch: false }].filter(({ text }) => text !== '');
}

const PICTURES: Readonly<Record<string, string>> = { '\n': '↵', '\r': '␍', '\t': '→', '\u00a0': '⍽' };

/** Replaces invisible whitespace with symbols. */
export const showSpace = (text: string): string => text.replaceAll(/[\n\r\t\u00a0]/gu, (sign) => PICTURES[sign] ?? sign);
