import type { Comments, DocumentValue } from './value.ts';
import { isCollection, sizeOf } from './value.ts';

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
  #waiting: string[] = [];
  // Those before a name or dash whose value comes next.
  #before: readonly string[] = NONE;
  // A comment behind a name or dash whose value stands on a later line.
  #waitingLineEnd: string | undefined;
  #last: DocumentValue | undefined;
  #lastIsClosedBelow = false;

  /** `keeps`: else comments are only counted. */
  constructor(keeps: boolean) {
    this.#keeps = keeps;
  }

  /** A comment on lines of its own. */
  onOwnLine(at: number, lines: readonly string[]): void {
    if (this.count++ === 0) this.firstAt = at;
    if (this.#keeps) for (const line of lines) this.#waiting.push(line);
  }

  /** A comment behind something on the same line. */
  atLineEnd(at: number, line: string): void {
    if (this.count++ === 0) this.firstAt = at;
    if (!this.#keeps) return;
    const last = this.#last;
    if (!last) this.#waitingLineEnd = joined(this.#waitingLineEnd, line);
    else if (this.#lastIsClosedBelow && isCollection(last) && sizeOf(last) > 0) commentsOf(last).after.push(line);
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
  attach(value: DocumentValue): void {
    this.attachBlock(value);
    if (this.#waiting.length > 0) moveAll(this.#take(), commentsOf(value).before);
  }

  /** A collection opened whose first member stands right here: the comments that wait are that member's. */
  attachBlock(value: DocumentValue): void {
    if (!this.#keeps) return;
    this.#last = value;
    this.#lastIsClosedBelow = false;
    if (this.#before.length > 0) moveAll(this.#before, commentsOf(value).before);
    this.#before = NONE;
    if (this.#waitingLineEnd === undefined) return;
    commentsOf(value).lineEnd = this.#waitingLineEnd;
    this.#waitingLineEnd = undefined;
  }

  /** A collection has ended, on the line on which it began or `below`. Comments that wait stand behind its last member. */
  close(value: DocumentValue, below: boolean): void {
    if (!this.#keeps) return;
    this.closeLater(value);
    this.#last = value;
    this.#lastIsClosedBelow = below;
  }

  /** A collection has ended without a mark; comments that wait stand behind its last member. */
  closeLater(value: DocumentValue): void {
    if (this.#waiting.length > 0) moveAll(this.#take(), commentsOf(value).after);
  }

  /** The document has ended. */
  end(root: DocumentValue): void {
    if (this.#waitingLineEnd !== undefined) this.#waiting.push(this.#waitingLineEnd);
    this.#waitingLineEnd = undefined;
    if (this.#waiting.length > 0) moveAll(this.#take(), commentsOf(root).documentEnd);
    this.#last = undefined;
  }

  #take(): readonly string[] {
    const waiting = this.#waiting;
    this.#waiting = [];
    return waiting;
  }
}

function moveAll(comments: readonly string[], target: string[]): void {
  for (const comment of comments) target.push(comment);
}

const NONE: readonly string[] = [];

const joined = (first: string | undefined, second: string | undefined): string => (first ?? '') + (second ?? '');

const commentsOf = (value: DocumentValue): Comments => (value.comments ??= { before: [], after: [], documentEnd: [] });
