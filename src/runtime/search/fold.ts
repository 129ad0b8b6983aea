/** Letters that NFD does not decompose, which people without the keyboard type as these. */
const PLAIN = new Map([
  ['đ', 'd'],
  ['ø', 'o'],
  ['ł', 'l'],
  ['ı', 'i'],
  ['ß', 'ss'],
  ['æ', 'ae'],
]);

/** Converts a text to lowercase without accents, as many people type it: `mật khẩu` becomes `mat khau`. */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[đøłıßæ]/gu, (letter) => PLAIN.get(letter) ?? letter);
