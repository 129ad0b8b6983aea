const values = new Int8Array(128).fill(-1);
for (let value = 0; value < 16; value++) {
  const digit = value.toString(16);
  for (const character of [digit, digit.toUpperCase()]) values[character.charCodeAt(0)] = value;
}

/** Returns the value of the hex digit with that character code, of either case; -1 for anything else. */
export const hexDigit = (code: number | undefined): number => (code !== undefined && code < 128 ? (values[code] ?? -1) : -1);
