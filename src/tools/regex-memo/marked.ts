export interface Stretch {
  readonly text: string;
  readonly isMatch: boolean;
}

/** Cuts a sample at the matches of a pattern, found now. */
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

/** White space that nobody would see, as signs. */
export const showSpace = (text: string): string => text.replaceAll(/[\n\r\t\u00a0]/gu, (sign) => PICTURES[sign] ?? sign);
