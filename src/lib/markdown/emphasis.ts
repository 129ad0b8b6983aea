import type { Delimiter } from './inline.ts';

const TAGS = { '1': ['<em>', '</em>'], '2': ['<strong>', '</strong>'] } as const;

/** The unused emphasis delimiters in a paragraph, as in the appendix of CommonMark. */
export class DelimiterStack {
  top: Delimiter | undefined;
  #count = 0;

  push(delimiter: Delimiter): void {
    delimiter.order = ++this.#count;
    delimiter.previous = this.top;
    if (this.top) this.top.next = delimiter;
    this.top = delimiter;
  }

  /** Resolves the emphasis among the delimiters above `bottom`, and removes them. */
  resolve(bottom: Delimiter | undefined): void {
    // A search without a result applies to all later ones of the same kind.
    const bottoms = new Map<string, number>();
    const tildes: Delimiter[] = [];
    for (let closer = this.#first(bottom); closer; ) {
      const opener = closer.canClose ? findOpener(closer, bottoms, bottom?.order ?? 0, tildes) : undefined;
      if (opener) {
        while ((tildes.at(-1)?.order ?? 0) >= opener.order) tildes.pop();
        closer = closer.mark === '~' ? this.#strike(opener, closer) : this.#emphasize(opener, closer);
        continue;
      }
      if (!closer.canOpen) this.#remove(closer);
      else if (closer.mark === '~') tildes.push(closer);
      closer = closer.next;
    }
    this.truncate(bottom);
  }

  /** Removes all delimiters above one. */
  truncate(bottom: Delimiter | undefined): void {
    this.top = bottom;
    if (bottom) bottom.next = undefined;
  }

  #first(bottom: Delimiter | undefined): Delimiter | undefined {
    if (bottom) return bottom.next;
    let first = this.top;
    while (first?.previous) first = first.previous;
    return first;
  }

  /** Returns the next potential closer. */
  #emphasize(opener: Delimiter, closer: Delimiter): Delimiter | undefined {
    const count = opener.left >= 2 && closer.left >= 2 ? 2 : 1;
    const [start, end] = TAGS[count];
    opener.starts = start + opener.starts;
    closer.ends += end;
    opener.left -= count;
    closer.left -= count;
    opener.next = closer;
    closer.previous = opener;
    if (opener.left === 0) this.#remove(opener);
    if (closer.left > 0) return closer;
    this.#remove(closer);
    return closer.next;
  }

  #strike(opener: Delimiter, closer: Delimiter): Delimiter | undefined {
    opener.starts = '<del>';
    closer.ends = '</del>';
    opener.left = 0;
    closer.left = 0;
    opener.next = closer;
    closer.previous = opener;
    this.#remove(opener);
    this.#remove(closer);
    return closer.next;
  }

  #remove({ previous, next }: Delimiter): void {
    if (previous) previous.next = next;
    if (next) next.previous = previous;
    else this.top = previous;
  }
}

// Maximum number of tildes skipped by the rule of three, so that a text is not scanned repeatedly.
const MAX_PASSED = 32;

/** Returns the delimiter above number `bottom` that matches a closer. */
function findOpener(closer: Delimiter, bottoms: Map<string, number>, bottom: number, tildes: readonly Delimiter[]): Delimiter | undefined {
  if (closer.mark === '~') {
    // Only runs of the same length strike through the text between them, and no other may be between.
    const nearest = tildes.slice(-MAX_PASSED).findLast((opener) => !isOddMatch(opener, closer));
    return nearest?.length === closer.length ? nearest : undefined;
  }
  const kind = `${closer.mark}${closer.canOpen}${closer.length % 3}`;
  const end = bottoms.get(kind) ?? bottom;
  for (let opener = closer.previous; opener && opener.order > end; opener = opener.previous) {
    if (opener.mark === closer.mark && opener.canOpen && !isOddMatch(opener, closer)) return opener;
  }
  bottoms.set(kind, closer.order - 1);
  return undefined;
}

/** The rule of three: runs that can both open and close do not match if their sum is a multiple of three, unless each is one. */
const isOddMatch = (opener: Delimiter, closer: Delimiter): boolean =>
  (closer.canOpen || opener.canClose) && closer.length % 3 !== 0 && (opener.length + closer.length) % 3 === 0;

const SPACE = /[\p{Zs}\t\n\f\r]/u;
const PUNCTUATION = /[\p{P}\p{S}]/u;

/** Whether a run of delimiters between two characters may open and close emphasis. At an end of the text the character is empty. */
export function flanking(mark: string, before: string, after: string): Pick<Delimiter, 'canOpen' | 'canClose'> {
  const isSpaceBefore = before === '' || SPACE.test(before);
  const isSpaceAfter = after === '' || SPACE.test(after);
  const isPunctuationBefore = PUNCTUATION.test(before);
  const isPunctuationAfter = PUNCTUATION.test(after);
  const isLeft = !isSpaceAfter && (!isPunctuationAfter || isSpaceBefore || isPunctuationBefore);
  const isRight = !isSpaceBefore && (!isPunctuationBefore || isSpaceAfter || isPunctuationAfter);
  if (mark !== '_') return { canOpen: isLeft, canClose: isRight };
  return { canOpen: isLeft && (!isRight || isPunctuationBefore), canClose: isRight && (!isLeft || isPunctuationAfter) };
}

/** The character at an offset, which may have two UTF-16 code units; empty at the end. */
export function characterAt(text: string, at: number): string {
  const code = text.codePointAt(at);
  return code === undefined ? '' : String.fromCodePoint(code);
}

/** The character before an offset; empty at the start. */
export function characterBefore(text: string, at: number): string {
  const isPair = /[\uDC00-\uDFFF]/u.test(text.charAt(at - 1)) && /[\uD800-\uDBFF]/u.test(text.charAt(at - 2));
  return text.slice(isPair ? at - 2 : Math.max(0, at - 1), at);
}
