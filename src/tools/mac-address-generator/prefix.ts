/** Digits, alone or in groups with one kind of separator between them; one more at the end does no harm. */
const PREFIX = /^(?:[\da-f]*|[\da-f]+(?<separator>[:.-]|[ \t]+)(?:[\da-f]+\k<separator>)*[\da-f]*)$/iu;
/** Sixteen digits, each with a separator: more is none. */
const LONGEST = 200;

/** The digits of a prefix, as they are and in lower case; `undefined` for a text that is none. */
export function readPrefix(text: string): string | undefined {
  const trimmed = text.trim();
  return trimmed.length <= LONGEST && PREFIX.test(trimmed) ? trimmed.replaceAll(/[^\da-f]/giu, '').toLowerCase() : undefined;
}

/** From two digits on, the prefix says who gave the address and to whom it goes. */
export const fixesFirstOctet = (text: string): boolean => (readPrefix(text) ?? '').length >= 2;
