// psycopg.
const PERCENT = /%(?:\(\w+\))?s(?!\w)/y;
// Not the colon of a cast, a slice, a path or an assignment.
const COLON = /(?<![\p{Alphabetic}\p{Mark}\p{Number}_$\])}"'`:]):[\p{Alphabetic}_][\p{Alphabetic}\p{Mark}\p{Number}_]*/uy;
// The tag of a dollar-quoted PostgreSQL string, not a placeholder.
const TAG_START = /(?<=\$\w*)\$/y;

/** Finds the placeholders of template languages: Jinja and dbt, shells and JavaScript, MyBatis, psycopg, and named parameters. */
export class Placeholders {
  readonly #text: string;
  // Next closing position of each bracket type; the end of the text if there is none.
  readonly #closings = new Map<string, number>();

  constructor(text: string) {
    this.#text = text;
  }

  /** Returns the end of the placeholder that starts here, if any. */
  endAt(at: number): number | undefined {
    const character = this.#text.charAt(at);
    const pattern = character === '%' ? PERCENT : character === ':' ? COLON : undefined;
    if (!pattern) return this.endOfBrackets(at);
    pattern.lastIndex = at;
    return pattern.test(this.#text) ? pattern.lastIndex : undefined;
  }

  /** The same for bracketed placeholders, which can contain anything. */
  endOfBrackets(at: number): number | undefined {
    const next = this.#text.charAt(at + 1);
    switch (this.#text.charAt(at)) {
      case '{':
        return next === '{' ? this.#endBehind('}}', at + 2) : next === '%' ? this.#endBehind('%}', at + 2) : undefined;
      case '#':
        return next === '{' ? this.#endBehind('}', at + 2) : undefined;
      case '$':
        TAG_START.lastIndex = at;
        return next === '{' && !TAG_START.test(this.#text) ? this.#endBehind('}', at + 2) : undefined;
      default:
        return undefined;
    }
  }

  #endBehind(closing: string, from: number): number | undefined {
    let found = this.#closings.get(closing);
    if (found === undefined || found < from) {
      const index = this.#text.indexOf(closing, from);
      found = index < 0 ? this.#text.length : index;
      this.#closings.set(closing, found);
    }
    return found < this.#text.length ? found + closing.length : undefined;
  }
}

/** Stand-in words for placeholders while the SQL is formatted; they have the same length and occur nowhere else. */
export class StandIns {
  readonly #start: string;
  readonly #end: string;

  constructor(text: string) {
    const [first, second] = PAIRS.find(([a, b]) => !new RegExp(`${a}${b}j*${b}${a}`, 'iu').test(text)) ?? ['z', 'q'];
    this.#start = first + second;
    this.#end = second + first;
  }

  wordFor(length: number): string {
    return this.#start + 'j'.repeat(Math.max(0, length - 4)) + this.#end;
  }

  /** The same for a word of the text, which can be short: words that are not keywords in any dialect. */
  wordAsLongAs({ length }: string): string {
    return length < 4 ? 'jqz'.slice(0, length) : this.wordFor(length);
  }
}

const RARE_LETTERS = ['z', 'q', 'x', 'k', 'w', 'v'];
const PAIRS = RARE_LETTERS.flatMap((a) => RARE_LETTERS.filter((b) => b !== a).map((b) => [a, b] as const));
