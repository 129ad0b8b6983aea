const ESCAPE = /\\(?:([abefnrtv\\'"?E])|([0-7]{1,3})|x([0-9A-Fa-f]{1,2})|u([0-9A-Fa-f]{1,4})|U([0-9A-Fa-f]{1,8})|c([\s\S])|([\s\S]))/gu;
const LETTERS: Readonly<Record<string, string>> = { a: '\x07', b: '\b', e: '\x1b', E: '\x1b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' };
const CONTROL_BITS = 0x1f;
const MAX_CODE_POINT = 0x10ffff;

/**
 * Reads the inside of `$'…'` (POSIX.1-2024, Shell Command Language, section 2.2.4) from `start`, where the text begins; undefined without
 * a closing quote. Bytes above 127 are read as Latin-1.
 */
export function readAnsiC(text: string, start: number): { readonly text: string; readonly end: number } | undefined {
  let end = start;
  while (end < text.length && text.charAt(end) !== "'") end += text.charAt(end) === '\\' ? 2 : 1;
  if (end >= text.length) return undefined;
  return { text: text.slice(start, end).replaceAll(ESCAPE, unescape), end: end + 1 };
}

function unescape(
  escape: string,
  letter: string | undefined,
  octal: string | undefined,
  hex: string | undefined,
  short: string | undefined,
  long: string | undefined,
  control: string | undefined,
): string {
  if (letter !== undefined) return LETTERS[letter] ?? letter;
  if (control !== undefined) return String.fromCharCode(control.toUpperCase().charCodeAt(0) & CONTROL_BITS);
  const digits = hex ?? short ?? long;
  if (octal === undefined && digits === undefined) return escape;
  const code = octal === undefined ? Number.parseInt(digits ?? '', 16) : Number.parseInt(octal, 8) & 0xff;
  return code <= MAX_CODE_POINT ? String.fromCodePoint(code) : escape;
}
