import { quoteWord } from '../../../lib/shell-words/quote.ts';

/** How a shell quotes words and continues lines. */
export interface ShellStyle {
  readonly quote: (word: string) => string;
  readonly continuation: string;
}

/** Line breaks and control characters are escapes, so that a command stays on its lines. */
function bashWord(word: string): string {
  if (!/\p{Cc}/u.test(word)) return quoteWord(word);
  const escaped = word.replaceAll(/[\\']/gu, String.raw`\$&`).replaceAll(/\p{Cc}/gu, escapeControl);
  return `$'${escaped}'`;
}

/** `\xHH` is a byte, and so no character above U+007F. */
function escapeControl(character: string): string {
  const digits = character.charCodeAt(0).toString(16);
  return CONTROLS[character] ?? (character < '\x80' ? String.raw`\x` + digits.padStart(2, '0') : String.raw`\u` + digits.padStart(4, '0'));
}

const CONTROLS: Readonly<Record<string, string>> = { '\n': String.raw`\n`, '\r': String.raw`\r`, '\t': String.raw`\t` };

/** PowerShell also reads typographic quotes as quotes. */
const powershellWord = (word: string): string => (/^[\w./:-]+$/u.test(word) && !/^-.*[.:]/u.test(word) ? word : `'${word.replaceAll(/['‘’‚‛]/gu, '$&$&')}'`);

/** Quotes a word for the Microsoft C runtime. If cmd would read it differently, because of a quote or a percent sign in it, carets escape all its special characters. */
function cmdWord(word: string): string {
  if (/^[\w./:@=+-]+$/u.test(word)) return word;
  const quoted = `"${word.replaceAll(/(\\*)("|$)/gu, (_match, backslashes: string, quote: string) => backslashes + backslashes + (quote === '' ? '' : String.raw`\"`))}"`;
  if (!/["%\r\n]/u.test(word)) return quoted;
  return quoted.replaceAll(/[()%!^"<>&|]/gu, '^$&').replaceAll(/\r\n?|\n/gu, '^\n\n');
}

export const styles = {
  bash: { quote: bashWord, continuation: ' \\\n  ' },
  cmd: { quote: cmdWord, continuation: ' ^\n  ' },
  powershell: { quote: powershellWord, continuation: ' `\n  ' },
} as const satisfies Readonly<Record<string, ShellStyle>>;

const ONE_LINE = 100;

/** Formats a command: on one line if it is short, otherwise one option with its value per line. */
export function formatGroups(groups: readonly (readonly string[])[], { quote, continuation }: ShellStyle): string {
  const lines = groups.map((group) => group.map(quote).join(' '));
  const [program = '', first, ...rest] = lines;
  const line = lines.join(' ');
  if (line.length <= ONE_LINE && !line.includes('\n')) return line;
  return [first === undefined ? program : `${program} ${first}`, ...rest].join(continuation);
}
