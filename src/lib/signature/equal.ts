/** Whether two byte strings are equal. The time does not depend on where they differ. */
export function equalBytes(one: Uint8Array, other: Uint8Array): boolean {
  if (one.length !== other.length) return false;
  let difference = 0;
  one.forEach((byte, index) => (difference |= byte ^ (other[index] ?? 0)));
  return difference === 0;
}
