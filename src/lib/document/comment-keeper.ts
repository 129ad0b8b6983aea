import type { Comments } from './value.ts';

/** A value, or an unfinished one. */
interface Commented {
  comments?: Comments;
}

interface PendingComment {
  readonly text: string;
  readonly column: number;
}

/**
 * Assigns comments to the values that they belong to, while a reader reports both in text order: one on its own line
 * to the next value, one at the end of a line to the value on that line, or to the collection that
 * it opens.
 */
export class CommentKeeper {
  /** Number of comments so far. */
  count = 0;
  /** Offset of the first. */
  firstAt = 0;
  readonly #keeps: boolean;
  // Pending comments before their value.
  #pending: PendingComment[] = [];
  // Comments before a key or dash whose value comes next.
  #before: readonly string[] = NONE;
  // A comment after a key or dash whose value is on a later line.
  #pendingLineEnd: string | undefined;
  #last: Commented | undefined;
  #lastIsClosedBelow = false;

  /** `keeps`: otherwise comments are only counted. */
  constructor(keeps: boolean) {
    this.#keeps = keeps;
  }

  /** Adds a comment on its own lines. `column` (0-based) matters where indentation decides what it belongs to. */
  onOwnLine(at: number, lines: readonly string[], column = 0): void {
    if (this.count++ === 0) this.firstAt = at;
    if (this.#keeps) for (const text of lines) this.#pending.push({ text, column });
  }

  /** Adds a comment after something on the same line. */
  atLineEnd(at: number, line: string): void {
    if (this.count++ === 0) this.firstAt = at;
    if (!this.#keeps) return;
    const last = this.#last;
    if (!last) this.#pendingLineEnd = joined(this.#pendingLineEnd, line);
    else if (this.#lastIsClosedBelow) commentsOf(last).after.push(line);
    else {
      const comments = commentsOf(last);
      comments.lineEnd = joined(comments.lineEnd, line);
    }
  }

  /** Called after a key or dash whose value comes next: a comment around it belongs to the value. */
  startMember(): void {
    this.#last = undefined;
    if (this.#pending.length > 0) this.#before = [...this.#before, ...this.#take()];
  }

  /** Called for a value, or a collection that opens. */
  attach(value: Commented): void {
    this.attachBlock(value);
    if (this.#pending.length > 0) moveAll(this.#take(), commentsOf(value).before);
  }

  /** Called for a collection whose first member starts right here: pending comments belong to that member. */
  attachBlock(value: Commented): void {
    if (!this.#keeps) return;
    this.#last = value;
    this.#lastIsClosedBelow = false;
    if (this.#before.length > 0) moveAll(this.#before, commentsOf(value).before);
    this.#before = NONE;
    if (this.#pendingLineEnd === undefined) return;
    commentsOf(value).lineEnd = this.#pendingLineEnd;
    this.#pendingLineEnd = undefined;
  }

  /** Called at the end of a collection: on the line where it began, or `below`. Pending comments follow its last member. */
  close(value: Commented, below: boolean): void {
    if (!this.#keeps) return;
    if (this.#pending.length > 0) moveAll(this.#take(), commentsOf(value).after);
    this.#last = value;
    this.#lastIsClosedBelow = below;
  }

  /** Called at the end of a collection in `column`, because the next line is less indented: only comments indented at least as much belong to it. */
  closeBlock(value: Commented, column: number): void {
    const outside = this.#pending.findIndex((comment) => comment.column < column);
    const inside = this.#pending.splice(0, outside < 0 ? this.#pending.length : outside);
    if (inside.length > 0) for (const { text } of inside) commentsOf(value).after.push(text);
  }

  /** Called at the end of the document. */
  end(root: Commented): void {
    if (this.#pendingLineEnd !== undefined) commentsOf(root).documentEnd.push(this.#pendingLineEnd);
    this.#pendingLineEnd = undefined;
    if (this.#pending.length > 0) moveAll(this.#take(), commentsOf(root).documentEnd);
    this.#last = undefined;
  }

  #take(): readonly string[] {
    const pending = this.#pending.map(({ text }) => text);
    this.#pending = [];
    return pending;
  }
}

function moveAll(comments: readonly string[], target: string[]): void {
  for (const comment of comments) target.push(comment);
}

const NONE: readonly string[] = [];

const joined = (first: string | undefined, second: string | undefined): string => (first ?? '') + (second ?? '');

const commentsOf = (value: Commented): Comments => (value.comments ??= { before: [], after: [], documentEnd: [] });
