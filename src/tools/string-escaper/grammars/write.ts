import type { Writer } from '../form.ts';
import type { Report } from '../report.ts';

export interface WriterOptions {
  /** What replaces certain characters, such as `\n`. */
  readonly letters: Readonly<Record<string, string>>;
  /** Writes every other character that must be escaped. */
  readonly numeric: (code: number, at: number, report: Report) => string;
  /** Characters to escape besides controls and lone surrogates, as the inside of a character class. */
  readonly also: string;
  readonly escapeNonAscii: boolean;
}

/** Creates a writer that escapes controls, lone surrogates, some other characters, and everything beyond ASCII on request. */
export function writerOf({ letters, numeric, also, escapeNonAscii }: WriterOptions): Writer {
  const beyond = escapeNonAscii ? String.raw`\x80-\u{10FFFF}` : '';
  return {
    pattern: new RegExp(String.raw`[\0-\x1F\x7F\p{Surrogate}${also}${beyond}]`, 'gu'),
    replace: (character, at, _text, report) => letters[character] ?? numeric(character.codePointAt(0) ?? 0, at, report),
  };
}

export const hexOf = (code: number, length: number): string => code.toString(16).padStart(length, '0');

/** The UTF-16 code units of a code point, as `\uHHHH`. */
export const asUnits = (code: number): string => {
  const character = String.fromCodePoint(code);
  return Array.from({ length: character.length }, (_, at) => String.raw`\u${hexOf(character.charCodeAt(at), 4)}`).join('');
};

/** `\uHHHH` or `\UHHHHHHHH`. */
export const asUniversal = (code: number): string => (code <= 0xff_ff ? String.raw`\u${hexOf(code, 4)}` : String.raw`\U${hexOf(code, 8)}`);

export const isSurrogate = (code: number): boolean => code >= 0xd8_00 && code <= 0xdf_ff;
