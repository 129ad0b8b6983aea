/** Digits of number systems, lowest first. */
export const BASE32HEX = '0123456789abcdefghijklmnopqrstuv';
export const BASE36 = '0123456789abcdefghijklmnopqrstuvwxyz';
export const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** The digits of push IDs of Firebase, in the order of ASCII. */
export const BASE64_ASCII = '-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz';

/** Reads a short number, the highest digit first. All characters must be digits. */
export function fromDigits(text: string, digits: string): bigint {
  const base = BigInt(digits.length);
  let value = 0n;
  for (const digit of text) value = value * base + BigInt(digits.indexOf(digit));
  return value;
}

/** Writes the lowest `length` digits of a number, the highest digit first. */
export function toDigits(value: bigint, digits: string, length: number): string {
  const base = BigInt(digits.length);
  let text = '';
  for (let rest = value; text.length < length; rest /= base) text = (digits[Number(rest % base)] ?? '') + text;
  return text;
}
