import type { Find } from './kinds.ts';

const MAX_DIGITS = 400;
const NUMBER = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/iu;

/** Numbers of JSON, which can only become strings. Each line is parsed once at most. */
export class BareNumbers {
  readonly #text: string;
  #isJson: boolean | undefined;
  #line = { at: 0, end: -1, isJson: false };

  constructor(text: string) {
    this.#text = text;
  }

  /** Returns the quote that a string at the place of a number needs, as in JSON in JSON; empty for other finds. */
  quoteFor({ at, end }: Find): string {
    if (end - at > MAX_DIGITS || !NUMBER.test(this.#text.slice(at, end))) return '';
    let before = at - 1;
    while (before >= 0 && isSpace(this.#text.charAt(before))) before--;
    let after = end;
    while (after < this.#text.length && isSpace(this.#text.charAt(after))) after++;
    if (!/[[,:]/u.test(this.#text.charAt(before)) || !/[,\]}]/u.test(this.#text.charAt(after))) return '';
    // A member of an object has a name in quotes; an item of a list can also be text with commas.
    const quote = this.#text.charAt(before) === ':' ? /(?<!\\)\\*"(?=\s*$)/u.exec(this.#text.slice(Math.max(0, before - 40), before))?.[0] : undefined;
    return quote ?? (this.#isInJson(at) ? '"' : '');
  }

  #isInJson(at: number): boolean {
    this.#isJson ??= isJson(this.#text);
    if (this.#isJson) return true;
    if (at > this.#line.end) {
      const start = this.#text.lastIndexOf('\n', at) + 1;
      const next = this.#text.indexOf('\n', at);
      const end = next < 0 ? this.#text.length : next;
      this.#line = { at: start, end, isJson: isJson(this.#text.slice(start, end)) };
    }
    return this.#line.isJson;
  }
}

const isSpace = (character: string): boolean => /[ \t\r\n]/u.test(character);

function isJson(text: string): boolean {
  if (!/^\s*[[{]/u.test(text)) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
