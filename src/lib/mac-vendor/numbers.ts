// Numbers as text: LEB128 with digits of 14 bits, a character each, the least significant first. The most frequent numbers are thus a
// character of ASCII, and the whole takes fewer bytes on its way than bytes in a text would.

const BASE = 2 ** 14;
/** The first character that needs no escape in a string, and none of the characters is half a surrogate pair. */
const FIRST = 0x23;

export function writeNumbers(numbers: readonly number[]): string {
  let text = '';
  for (let number of numbers) {
    for (; number >= BASE; number = Math.floor(number / BASE)) text += String.fromCharCode(FIRST + BASE + (number % BASE));
    text += String.fromCharCode(FIRST + number);
  }
  return text;
}

export function readNumbers(text: string): number[] {
  const numbers: number[] = [];
  let number = 0;
  let factor = 1;
  for (let index = 0; index < text.length; index++) {
    const digit = text.charCodeAt(index) - FIRST;
    if (digit >= BASE) {
      number += (digit - BASE) * factor;
      factor *= BASE;
      continue;
    }
    numbers.push(number + digit * factor);
    number = 0;
    factor = 1;
  }
  return numbers;
}
