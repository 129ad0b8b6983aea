// Numbers as text: LEB128 with digits of 14 bits, one character each, the least significant first. So the most frequent numbers are one
// ASCII character, and the whole takes fewer bytes in transfer than bytes written as text.

const BASE = 2 ** 14;
/** The first character that needs no escape in a string, and none of the characters is a surrogate. */
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
