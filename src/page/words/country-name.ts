/** Names countries in a language; a code without a name is returned unchanged, and an empty code has no name. */
export function countryNamer(language: string): (code: string) => string {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  return (code) => (code === '' ? '' : (names.of(code) ?? code));
}

const FIRST_INDICATOR = 0x1f1e6;
const A = 0x41;

/** The flag of a country as an emoji: its code in regional indicators. */
export const flagOf = (code: string): string => String.fromCodePoint(...Array.from(code, (letter) => letter.charCodeAt(0) - A + FIRST_INDICATOR));
