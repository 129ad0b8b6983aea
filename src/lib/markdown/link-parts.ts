import { isEscapable, unescapeText } from './escapes.ts';

const MAX_LABEL_LENGTH = 999;
// More nested parentheses than in any URL; the limit makes parsing linear.
const MAX_PARENTHESES = 32;

const LABEL = /\[((?:[^\\[\]]|\\[\s\S]){0,999})\]/y;
const POINTY_DESTINATION = /<((?:[^<>\n\\]|\\.)*)>/y;
const SPACE = /[ \t]*(?:\n[ \t]*)?/y;

export interface Part {
  readonly value: string;
  /** Its end. */
  readonly end: number;
}

/** Reads a label in square brackets, as written. */
export function readLabel(text: string, start: number): Part | undefined {
  LABEL.lastIndex = start;
  const label = LABEL.exec(text)?.[1];
  return label === undefined || label.length > MAX_LABEL_LENGTH ? undefined : { value: label, end: start + label.length + 2 };
}

/** Normalizes a label: labels that differ only in case and whitespace are equal. */
export const normalizeLabel = (label: string): string =>
  label
    .replaceAll(/[ \t\n\f\r]+/gu, ' ')
    .replaceAll(/^ | $/gu, '')
    .toLowerCase()
    .toUpperCase();

/** Returns the end of spaces and at most one line ending. */
export function skipSpace(text: string, start: number): number {
  SPACE.lastIndex = start;
  return start + (SPACE.exec(text)?.[0].length ?? 0);
}

export function readDestination(text: string, start: number): Part | undefined {
  if (text[start] !== '<') return readBareDestination(text, start);
  POINTY_DESTINATION.lastIndex = start;
  const value = POINTY_DESTINATION.exec(text)?.[1];
  return value === undefined ? undefined : { value: unescapeText(value), end: start + value.length + 2 };
}

const isControlOrSpace = (code: number): boolean => code <= 0x20 || code === 0x7f;

function readBareDestination(text: string, start: number): Part | undefined {
  let depth = 0;
  let at = start;
  for (; at < text.length && !isControlOrSpace(text.charCodeAt(at)); at++) {
    const character = text[at];
    if (character === '\\' && isEscapable(text.charAt(at + 1))) at++;
    else if (character === '(' && ++depth > MAX_PARENTHESES) return undefined;
    else if (character === ')' && --depth < 0) break;
  }
  return depth > 0 ? undefined : { value: unescapeText(text.slice(start, at)), end: at };
}

const CLOSERS: Readonly<Record<string, string>> = { '"': '"', "'": "'", '(': ')' };

/** Reads link titles in a text. */
export class TitleReader {
  // Closing marks known not to occur any more, so they are not searched again.
  readonly #missing = new Set<string>();

  constructor(readonly text: string) {}

  read(start: number): Part | undefined {
    const closer = CLOSERS[this.text.charAt(start)];
    if (closer === undefined || this.#missing.has(closer)) return undefined;
    for (let at = start + 1; at < this.text.length; at++) {
      const character = this.text[at];
      if (character === '\\') at++;
      else if (character === closer) return { value: unescapeText(this.text.slice(start + 1, at)), end: at + 1 };
      else if (character === '(' && closer === ')') return undefined;
    }
    this.#missing.add(closer);
    return undefined;
  }
}
