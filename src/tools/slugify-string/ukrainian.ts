const LETTERS: ReadonlyMap<string, string> = new Map(
  Array.from('г h ґ g є ie и y і i ї i й i х kh ц ts щ shch ю iu я ia'.matchAll(/(\S+) (\S+)/gu), ([, letter = '', latin = '']) => [letter, latin]),
);
/** At the start of a word. */
const INITIALS: ReadonlyMap<string, string> = new Map([
  ['є', 'ye'],
  ['ї', 'yi'],
  ['й', 'y'],
  ['ю', 'yu'],
  ['я', 'ya'],
]);

/**
 * Transliterates the letters that Ukrainian romanizes differently from Russian, by the table of 2010 (Cabinet of Ministers of
 * Ukraine, resolution 55; BGN/PCGN 2019). The apostrophe and the soft sign are omitted.
 */
export const romanizeUkrainian = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/(?<=\p{Script=Cyrillic})['’ʼ](?=\p{Script=Cyrillic})|ь/giu, '')
    .replaceAll(/(?<=з)г/giu, (letter) => (letter === 'г' ? 'gh' : 'GH'))
    .replaceAll(/(?<![\p{L}\p{M}])[єїйюя]/giu, (letter: string, at: number, all: string) => write(letter, INITIALS, isUppercaseAround(all, at)))
    .replaceAll(/[гґєиіїйхцщюя]/giu, (letter: string, at: number, all: string) => write(letter, LETTERS, isUppercaseAround(all, at)));

function write(letter: string, latin: ReadonlyMap<string, string>, isUppercase: boolean): string {
  const written = latin.get(letter.toLowerCase()) ?? letter;
  if (letter === letter.toLowerCase()) return written;
  return isUppercase ? written.toUpperCase() : written.charAt(0).toUpperCase() + written.slice(1);
}

/** Whether a letter is in a word of uppercase letters: ЩУКА is SHCHUKA, Щука is Shchuka. */
const isUppercaseAround = (text: string, at: number): boolean => /\p{Lu}/u.test(text.charAt(at - 1)) || /\p{Lu}/u.test(text.charAt(at + 1));
