/** Chrome fills in forms with `keydown` events without a key, although their type requires one. */
type PressedKey = { readonly [Property in 'key' | 'code' | 'shiftKey']?: KeyboardEvent[Property] | undefined };

/** character → its position on a US keyboard, and whether Shift is needed there */
const SIGNS: Readonly<Record<string, { readonly code: string; readonly shiftKey: boolean }>> = {
  '/': { code: 'Slash', shiftKey: false },
  '?': { code: 'Slash', shiftKey: true },
};

/**
 * Whether a pressed key is the key of a letter or sign (`k`, `/`, `?`). The typed character decides. A key that types no Latin letter, as
 * on a Russian
 * keyboard, is matched by its position instead, where that letter is printed too.
 */
export function isKey({ key = '', code, shiftKey }: PressedKey, character: string): boolean {
  if (key === '') return false;
  if (key.toLowerCase() === character) return true;
  const sign = SIGNS[character];
  if (sign) return code === sign.code && shiftKey === sign.shiftKey;
  return code === `Key${character.toUpperCase()}` && !/^[a-z]$/iu.test(key);
}
