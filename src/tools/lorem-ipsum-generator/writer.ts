import { opening } from './latin.ts';
import type { Random } from './random.ts';
import type { Vocabulary } from './vocabulary.ts';

export interface Range {
  readonly min: number;
  readonly max: number;
}

/** Writes sentences of random words, never the same word twice in a row, even across sentences. */
export class Writer {
  /** Number of words written. */
  words = 0;
  readonly #vocabulary: Vocabulary;
  readonly #random: Random;
  readonly #length: Range;
  #isOpeningDue: boolean;
  #last = -1;

  constructor(vocabulary: Vocabulary, random: Random, length: Range, startsWithOpening: boolean) {
    this.#vocabulary = vocabulary;
    this.#random = random;
    this.#length = length;
    this.#isOpeningDue = startsWithOpening;
  }

  /** Writes `count` words, without capitalization and full stop. */
  drawWords(count: number): string[] {
    this.words += count;
    return Array.from({ length: count }, () => this.#drawWord());
  }

  #drawWord(): string {
    const { words } = this.#vocabulary;
    // Drawn among the other words: indexes from that of the last word are shifted by one.
    const drawn = this.#last < 0 ? this.#random.below(words.length) : this.#random.below(words.length - 1);
    this.#last = this.#last >= 0 && drawn >= this.#last ? drawn + 1 : drawn;
    return words[this.#last] ?? '';
  }

  /** Writes a sentence with capital and full stop: the first one is the well-known opening if requested. */
  drawSentence(): readonly string[] {
    if (this.#isOpeningDue) {
      this.#isOpeningDue = false;
      this.words += opening.length;
      return opening;
    }
    const words = this.drawWords(this.#random.between(this.#length.min, this.#length.max));
    return this.close(capitalize(words));
  }

  /** Ends a sentence after its last word, replacing any punctuation there. */
  close(words: readonly string[]): string[] {
    return words.map((word, index) => (index === words.length - 1 ? `${word.replace(/[.,。]+$/u, '')}${this.#vocabulary.fullStop}` : word));
  }

  join(parts: readonly string[]): string {
    return parts.join(this.#vocabulary.space);
  }
}

/** Capitalizes the first letter. */
export const capitalize = ([first = '', ...rest]: readonly string[]): string[] => {
  const [letter = '', ...letters] = first;
  return [letter.toUpperCase() + letters.join(''), ...rest];
};
