import type { Comments } from './value.ts';

/** A value, or what will become one. */
interface Commented {
  comments?: Comments;
}

interface Waiting {
  readonly text: string;
  readonly column: number;
}

/**
 * Gives comments to the values that they belong to, while a reader meets both in the order of the text: one on a line of
 * its own to the next value, one at the end of a line to the value that the line carries, or to the collection that it
 * opens.
 */
export class CommentKeeper {
  /** How many comments were met. */
  count = 0;
  /** Offset of the first. */
  firstAt = 0;
  readonly #keeps: boolean;
  // Comments that wait for the value that they stand before.
  #waiting: Waiting[] = [];
  // Those before a name or dash whose value comes next.
  #before: readonly string[] = NONE;
  // A comment behind a name or dash whose value stands on a later line.
  #waitingLineEnd: string | undefined;
  #last: Commented | undefined;
  #lastIsClosedBelow = false;

  /** `keeps`: else comments are only counted. */
  constructor(keeps: boolean) {
    this.#keeps = keeps;
  }

  /** A comment on lines of its own. `column` (0-based) counts where indentation says what it belongs to. */
  onOwnLine(at: number, lines: readonly string[], column = 0): void {
    if (this.count++ === 0) this.firstAt = at;
    if (this.#keeps) for (const text of lines) this.#waiting.push({ text, column });
  }

  /** A comment behind something on the same line. */
  atLineEnd(at: number, line: string): void {
    if (this.count++ === 0) this.firstAt = at;
    if (!this.#keeps) return;
    const last = this.#last;
    if (!last) this.#waitingLineEnd = joined(this.#waitingLineEnd, line);
    else if (this.#lastIsClosedBelow) commentsOf(last).after.push(line);
    else {
      const comments = commentsOf(last);
      comments.lineEnd = joined(comments.lineEnd, line);
    }
  }

  /** A name or dash was read, whose value comes next: a comment around it is the value's. */
  startMember(): void {
    this.#last = undefined;
    if (this.#waiting.length > 0) this.#before = [...this.#before, ...this.#take()];
  }

  /** A value was read, or a collection opened. */
  attach(value: Commented): void {
    this.attachBlock(value);
    if (this.#waiting.length > 0) moveAll(this.#take(), commentsOf(value).before);
  }

  /** A collection opened whose first member stands right here: the comments that wait are that member's. */
  attachBlock(value: Commented): void {
    if (!this.#keeps) return;
    this.#last = value;
    this.#lastIsClosedBelow = false;
    if (this.#before.length > 0) moveAll(this.#before, commentsOf(value).before);
    this.#before = NONE;
    if (this.#waitingLineEnd === undefined) return;
    commentsOf(value).lineEnd = this.#waitingLineEnd;
    this.#waitingLineEnd = undefined;
  }

  /** A collection has ended: on the line on which it began, or `below`. Comments that wait stand behind its last member. */
  close(value: Commented, below: boolean): void {
    if (!this.#keeps) return;
    if (this.#waiting.length > 0) moveAll(this.#take(), commentsOf(value).after);
    this.#last = value;
    this.#lastIsClosedBelow = below;
  }

  /** A collection in `column` has ended because the next line stands further left: only what stands as far in as it does is in it. */
  closeBlock(value: Commented, column: number): void {
    const outside = this.#waiting.findIndex((comment) => comment.column < column);
    const inside = this.#waiting.splice(0, outside < 0 ? this.#waiting.length : outside);
    if (inside.length > 0) for (const { text } of inside) commentsOf(value).after.push(text);
  }

  /** The document has ended. */
  end(root: Commented): void {
    if (this.#waitingLineEnd !== undefined) commentsOf(root).documentEnd.push(this.#waitingLineEnd);
    this.#waitingLineEnd = undefined;
    if (this.#waiting.length > 0) moveAll(this.#take(), commentsOf(root).documentEnd);
    this.#last = undefined;
  }

  #take(): readonly string[] {
    const waiting = this.#waiting.map(({ text }) => text);
    this.#waiting = [];
    return waiting;
  }
}

function moveAll(comments: readonly string[], target: string[]): void {
  for (const comment of comments) target.push(comment);
}

const NONE: readonly string[] = [];

const joined = (first: string | undefined, second: string | undefined): string => (first ?? '') + (second ?? '');

const commentsOf = (value: Commented): Comments => (value.comments ??= { before: [], after: [], documentEnd: [] });
