/** Matches digits, alone or in groups with one type of separator; a trailing separator is allowed. */
const PREFIX = /^(?:[\da-f]*|[\da-f]+(?<separator>[:.-]|[ \t]+)(?:[\da-f]+\k<separator>)*[\da-f]*)$/iu;
/** Sixteen digits, each with a separator: longer text is not a prefix. */
const LONGEST = 200;

/** Returns the digits of a prefix, unchanged and in lowercase; `undefined` if it is not a prefix. */
export function readPrefix(text: string): string | undefined {
  const trimmed = text.trim();
  return trimmed.length <= LONGEST && PREFIX.test(trimmed) ? trimmed.replaceAll(/[^\da-f]/giu, '').toLowerCase() : undefined;
}

/** From two digits on, the prefix determines administration and type. */
export const fixesFirstOctet = (text: string): boolean => (readPrefix(text) ?? '').length >= 2;
