import { HASH, isBlank, isLineEnd, lineBreakLength, skipBlanks } from '../../lib/document/yaml/characters.ts';

/** A comment on a separate line. */
export interface CommentLine {
  readonly text: string;
  /** 0-based. */
  readonly column: number;
  /** Whether a blank line precedes it. */
  readonly blank: boolean;
}

/** The content between two tokens, except whitespace. */
export interface Gap {
  /** The comment on the line of the previous token. */
  readonly lineEnd: string | undefined;
  readonly lines: readonly CommentLine[];
  /** Whether a blank line directly precedes the next token. */
  readonly blank: boolean;
  /** Whether the next token is on another line. */
  readonly breaks: boolean;
}

const NO_LINES: readonly CommentLine[] = [];
export const NO_GAP: Gap = { lineEnd: undefined, lines: NO_LINES, blank: false, breaks: false };
// Most gaps, of which a long text has millions, are one of these two.
const LINE_BREAK: Gap = { ...NO_GAP, breaks: true };

export const hasComments = ({ lineEnd, lines }: Gap): boolean => lineEnd !== undefined || lines.length > 0;

/**
 * Moves from token to token of a parsed text. The content between two tokens is held here until the token that it belongs
 * to takes it.
 */
export class GapReader {
  /** Offset of the next token. */
  at = 0;
  lineStart = 0;
  commentCount = 0;
  firstCommentAt = 0;
  /** Number of line breaks between the tokens so far. */
  breakCount = 0;
  readonly #text: string;
  readonly #keepComments: boolean;
  #lineEnd: string | undefined;
  #lines: CommentLine[] = [];
  #blank = false;
  #breaks = false;

  constructor(text: string, keepComments: boolean) {
    this.#text = text;
    this.#keepComments = keepComments;
  }

  /** A token ends at `from`: moves to the next. `startsLine`: its last line has ended too. */
  advance(from: number, startsLine = false): void {
    this.at = from;
    this.#breaks = startsLine;
    this.#blank = false;
    if (startsLine) this.lineStart = from;
    // Since the last token or comment.
    let breaks = startsLine ? 1 : 0;
    for (;;) {
      this.at = skipBlanks(this.#text, this.at);
      const length = lineBreakLength(this.#text, this.at);
      if (length > 0) {
        this.lineStart = this.at += length;
        this.#breaks = true;
        this.breakCount++;
        breaks++;
      } else if (this.#text.charCodeAt(this.at) === HASH && this.#mayStartComment()) {
        this.#readComment(breaks > 1);
        breaks = 0;
      } else break;
    }
    this.#blank ||= breaks > 1;
  }

  #mayStartComment(): boolean {
    return this.at === this.lineStart || isBlank(this.#text.charCodeAt(this.at - 1));
  }

  #readComment(blank: boolean): void {
    const start = this.at;
    while (!isLineEnd(this.#text.charCodeAt(this.at))) this.at++;
    if (this.commentCount++ === 0) this.firstCommentAt = start;
    if (!this.#keepComments) this.#blank ||= blank;
    else {
      const text = this.#text.slice(start, this.at).trimEnd();
      if (this.#breaks) this.#lines.push({ text, column: start - this.lineStart, blank });
      else this.#lineEnd = text;
    }
  }

  /** A comment that is part of a token: after the header of a block scalar. */
  countComment(at: number): void {
    if (this.commentCount++ === 0) this.firstCommentAt = at;
  }

  takeLineEnd(): string | undefined {
    const lineEnd = this.#lineEnd;
    this.#lineEnd = undefined;
    return lineEnd;
  }

  takeLines(): readonly CommentLine[] {
    if (this.#lines.length === 0) return NO_LINES;
    const lines = this.#lines;
    this.#lines = [];
    return lines;
  }

  /** Takes all pending comments, one per line. */
  takeAsLines(): readonly CommentLine[] {
    const lineEnd = this.takeLineEnd();
    const lines = this.takeLines();
    return lineEnd === undefined ? lines : [{ text: lineEnd, column: 0, blank: false }, ...lines];
  }

  /** Takes the first pending comments that are indented at least to `column`. */
  takeLinesFrom(column: number): readonly CommentLine[] {
    const end = this.#lines.findIndex((line) => line.column < column);
    return end < 0 ? this.takeLines() : this.#lines.splice(0, end);
  }

  /** Puts comments back in front of the pending ones. */
  putBack(lines: readonly CommentLine[]): void {
    if (lines.length > 0) this.#lines = [...lines, ...this.#lines];
  }

  takeBlank(): boolean {
    const blank = this.#blank;
    this.#blank = false;
    return blank;
  }

  takeGap(): Gap {
    const blank = this.takeBlank();
    if (this.#lineEnd === undefined && this.#lines.length === 0) return this.#breaks ? LINE_BREAK : NO_GAP;
    return { lineEnd: this.takeLineEnd(), lines: this.takeLines(), blank, breaks: this.#breaks };
  }

  /** Takes the content on the line of the previous token; comments on other lines remain pending. */
  takeLineGap(): Gap {
    if (this.#lineEnd === undefined) return this.#breaks ? LINE_BREAK : NO_GAP;
    return { lineEnd: this.takeLineEnd(), lines: NO_LINES, blank: false, breaks: this.#breaks };
  }
}
