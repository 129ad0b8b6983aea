/** Counts of code points by Unicode property. */
export interface ClassCounts {
  readonly letters: number;
  readonly uppercaseLetters: number;
  readonly lowercaseLetters: number;
  readonly digits: number;
  readonly punctuation: number;
  readonly symbols: number;
  readonly whitespace: number;
}

const CLASSES = [/\p{L}/u, /\p{Lu}/u, /\p{Ll}/u, /\p{Nd}/u, /\p{P}/u, /\p{S}/u, /\s/u] as const;
const WHITESPACE = 1 << 6;
const KNOWN = 1 << 7;
const CODE_POINTS = 0x11_0000;

// code point → a bit for each of its classes, filled on demand
let known: Uint8Array | undefined;

/** Counts code points, their classes, UTF-8 bytes, spaced words, lines and paragraphs, of a text in chunks. */
export class CodePointCounter {
  codePoints = 0;
  utf8Bytes = 0;
  /** Runs of non-whitespace, which wc and word processors count as words. */
  spacedWords = 0;
  lines = 0;
  nonEmptyLines = 0;
  paragraphs = 0;
  readonly #counts = CLASSES.map(() => 0);
  readonly #classes = (known ??= new Uint8Array(CODE_POINTS));
  #isInParagraph = false;
  #isLineBlank = true;
  #isInWord = false;

  /** Adds a chunk, which must end at a line end or at the end of the text. */
  add(piece: string): void {
    if (this.lines === 0 && piece !== '') this.lines = 1;
    for (let at = 0; at < piece.length; at++) {
      const codePoint = piece.codePointAt(at) ?? 0;
      if (codePoint > 0xffff) at++;
      this.codePoints++;
      this.utf8Bytes += codePoint < 0x80 ? 1 : codePoint < 0x800 ? 2 : codePoint < 0x1_0000 ? 3 : 4;
      const classes = this.#classesOf(codePoint);
      for (let rest = classes & ~KNOWN, index = 0; rest !== 0; rest >>= 1, index++) if (rest & 1) this.#counts[index] = (this.#counts[index] ?? 0) + 1;
      const isSpace = (classes & WHITESPACE) !== 0;
      if (!isSpace && !this.#isInWord) this.spacedWords++;
      this.#isInWord = !isSpace;
      if (!isSpace) this.#isLineBlank = false;
      else if (codePoint === LF || (codePoint === CR && piece.charCodeAt(at + 1) !== LF)) this.#endLine();
    }
  }

  /** Returns the counts after the last chunk. */
  finish(): ClassCounts {
    this.#closeLine();
    const [letters = 0, uppercaseLetters = 0, lowercaseLetters = 0, digits = 0, punctuation = 0, symbols = 0, whitespace = 0] = this.#counts;
    return { letters, uppercaseLetters, lowercaseLetters, digits, punctuation, symbols, whitespace };
  }

  #endLine(): void {
    this.#closeLine();
    this.lines++;
    this.#isLineBlank = true;
  }

  #closeLine(): void {
    if (!this.#isLineBlank) {
      this.nonEmptyLines++;
      if (!this.#isInParagraph) this.paragraphs++;
    }
    this.#isInParagraph = !this.#isLineBlank;
  }

  #classesOf(codePoint: number): number {
    const found = this.#classes[codePoint] ?? 0;
    if (found !== 0) return found;
    const char = String.fromCodePoint(codePoint);
    const classes = CLASSES.reduce((bits, pattern, index) => (pattern.test(char) ? bits | (1 << index) : bits), KNOWN);
    this.#classes[codePoint] = classes;
    return classes;
  }
}

const LF = 0x0a;
const CR = 0x0d;
