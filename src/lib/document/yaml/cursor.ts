import { InputError } from '../../../contract/errors.ts';
import { CommentKeeper } from '../comment-keeper.ts';
import { Locator } from '../../text-position/locator.ts';
import { MAX_DEPTH } from '../value.ts';
import {
  AMPERSAND,
  APOSTROPHE,
  ASTERISK,
  BYTE_ORDER_MARK,
  COLON,
  DASH,
  HASH,
  isBlank,
  isBlankOrEnd,
  isDocumentStart,
  isFlowIndicator,
  isLineEnd,
  lineBreakLength,
  QUESTION_MARK,
  QUOTE,
  skipSpaces,
  TAB,
} from './characters.ts';
import type { YamlProblem, YamlOpened } from './error.ts';
import { yamlError } from './error.ts';
import type { Before, Frame } from './frames.ts';
import { firstProperty, mergeProperties, nothingBefore } from './frames.ts';
import type { YamlNode, YamlProperties } from './node.ts';
import { scanDoubleQuoted, scanPlain, scanSingleQuoted } from './scanner.ts';

/** The position of a YAML parser, with everything that block and flow style share: spaces, comments, properties, scalars. */
export class YamlCursor {
  readonly text: string;
  readonly comments: CommentKeeper;
  at = 0;
  lineStart = 0;
  /** The open collections, from the outermost. */
  readonly frames: Frame[] = [];
  /** What has been read of the next node. */
  before: Before = nothingBefore();
  readonly #field: string;
  // Offset of the next character allowed only in quoted scalars.
  #nextQuotedOnly: number;

  constructor(text: string, field: string, keepComments: boolean) {
    this.text = text;
    this.#field = field;
    this.comments = new CommentKeeper(keepComments);
    this.#nextQuotedOnly = nextQuotedOnly(text, 0);
  }

  /** Skips blanks, comments and line breaks. Returns whether a new line was started. */
  skip(): boolean {
    const before = this.lineStart;
    for (;;) {
      let code = this.text.charCodeAt(this.at);
      while (isBlank(code)) {
        if (code === TAB && this.before.start === undefined) this.before.hasTab = true;
        code = this.text.charCodeAt(++this.at);
      }
      if (code === HASH && this.#mayStartComment()) this.#readComment();
      else {
        const length = lineBreakLength(this.text, this.at);
        if (length === 0) return this.lineStart !== before;
        this.at += length;
        this.lineStart = this.at;
        this.before.hasTab = false;
      }
    }
  }

  #mayStartComment(): boolean {
    return this.at === this.lineStart || isBlank(this.text.charCodeAt(this.at - 1));
  }

  #readComment(): void {
    const start = this.at;
    let end = start;
    while (!isLineEnd(this.text.charCodeAt(end))) end++;
    const comment = this.text.slice(start + 1, end).trimEnd();
    if (this.isFirstOnLine()) this.comments.onOwnLine(start, [comment], start - this.lineStart);
    else this.comments.atLineEnd(start, comment);
    this.at = end;
  }

  /** Skips the byte order mark that may precede a document. */
  readByteOrderMark(): boolean {
    if (this.text.charCodeAt(this.at) !== BYTE_ORDER_MARK) return false;
    this.#skipCharacters(this.at, this.at + 1);
    this.at++;
    if (this.at === this.lineStart + 1) this.lineStart++;
    return true;
  }

  /** @throws InputError `invalid-yaml` if the text read contains characters allowed only in quoted scalars */
  checkCharacters(): void {
    if (this.#nextQuotedOnly >= this.at) return;
    throw this.syntaxError({ at: this.#nextQuotedOnly, expected: 'escape', found: 'controlCharacter' });
  }

  /** Allows all characters from `start` to `end`. */
  #skipCharacters(start: number, end: number): void {
    if (this.#nextQuotedOnly >= start && this.#nextQuotedOnly < end) this.#nextQuotedOnly = nextQuotedOnly(this.text, end);
  }

  isFirstOnLine(): boolean {
    for (let at = this.lineStart; at < this.at; at++) if (!isBlank(this.text.charCodeAt(at))) return false;
    return true;
  }

  column(): number {
    return skipSpaces(this.text, this.lineStart) - this.lineStart;
  }

  isAtEnd(): boolean {
    return this.at >= this.text.length || (this.at === this.lineStart && isDocumentStart(this.text, this.at));
  }

  isIndicator(code: number): boolean {
    return this.text.charCodeAt(this.at) === code && isBlankOrEnd(this.text.charCodeAt(this.at + 1));
  }

  skipBlanksFrom(from: number): number {
    let at = from;
    while (isBlank(this.text.charCodeAt(at))) at++;
    return at;
  }

  setProperties(node: YamlNode, properties: YamlProperties): void {
    if (!properties.anchor && !properties.tag) return;
    if (node.kind === 'alias') throw this.syntaxError({ at: node.at, expected: 'oneProperty', found: 'alias' });
    node.properties = properties;
  }

  blockIndent(): number | undefined {
    const frame = this.frames.at(-1);
    return frame && (frame.isFlow ? frame.blockIndent : frame.indent);
  }

  /** Reads a scalar whose lines after the first are indented by at least `indent`, or an alias. */
  readScalarOrAlias(code: number, indent: number, isFlow: boolean, isOneLine: boolean): YamlNode {
    const at = this.at;
    if (code === ASTERISK) return { kind: 'alias', name: this.#readName(isFlow), at, end: this.at };
    const place = { lineStart: this.lineStart, indent, isFlow, isOneLine };
    const isQuoted = code === QUOTE || code === APOSTROPHE;
    if (!isQuoted) this.#checkPlainStart(code, isFlow, isOneLine);
    const scan =
      code === QUOTE ? scanDoubleQuoted(this.text, at, place) : code === APOSTROPHE ? scanSingleQuoted(this.text, at, place) : scanPlain(this.text, at, place);
    if (!scan.ok) {
      const opened: YamlOpened = { kind: 'string', at };
      throw this.syntaxError({
        at: scan.at,
        expected: scan.expected,
        opened,
        ...(scan.expected === 'escape' && { found: isLineEnd(this.text.charCodeAt(scan.at + 1)) ? 'lineBreak' : 'escape' }),
      });
    }
    if (isQuoted) this.#skipCharacters(at, scan.end);
    this.at = scan.end;
    this.lineStart = scan.lineStart;
    return { kind: 'scalar', style: code === QUOTE ? 'double' : code === APOSTROPHE ? 'single' : 'plain', text: scan.text, at, end: scan.end };
  }

  #checkPlainStart(code: number, isFlow: boolean, isName: boolean): void {
    const next = this.text.charCodeAt(this.at + 1);
    const isSafe = !isBlankOrEnd(next) && !(isFlow && isFlowIndicator(next));
    if (code === DASH || code === QUESTION_MARK || code === COLON ? isSafe : !CANT_START_PLAIN.has(code)) return;
    const expected = NEEDS_QUOTES.has(code) ? 'quotes' : isName ? 'key' : 'value';
    throw this.syntaxError({ at: this.at, expected, ...(code === TAB && { found: 'tab' }) });
  }

  readProperty(before: Before, isFlow: boolean): void {
    const at = this.at;
    before.start ??= at;
    const isAnchor = this.text.charCodeAt(at) === AMPERSAND;
    const property = { text: isAnchor ? this.#readName(isFlow) : this.#readTag(), at };
    const merged = mergeProperties(before.inner, isAnchor ? { anchor: property } : { tag: property });
    if (!merged) throw this.invalidProperties({ anchor: property });
    before.inner = merged;
    const next = this.text.charCodeAt(this.at);
    if (!isBlankOrEnd(next) && !(isFlow && isFlowIndicator(next))) throw this.syntaxError({ at: this.at, expected: 'space' });
  }

  /** Reads the name of an anchor or alias, after its first character. */
  #readName(isFlow: boolean): string {
    const start = this.at + 1;
    let end = start;
    for (let code = this.text.charCodeAt(end); !isBlankOrEnd(code) && !isFlowIndicator(code); code = this.text.charCodeAt(++end));
    if (end === start) throw this.syntaxError({ at: start, expected: 'name' });
    // In flow style, a colon before an indicator ends the name.
    if (isFlow && this.text.charCodeAt(end - 1) === COLON && end - 1 > start && isFlowIndicator(this.text.charCodeAt(end))) end--;
    this.at = end;
    return this.text.slice(start, end);
  }

  #readTag(): string {
    const start = this.at;
    TAG.lastIndex = start;
    const [tag = ''] = TAG.exec(this.text) ?? [];
    this.at = start + tag.length;
    return tag;
  }

  checkDepth(at: number): void {
    if (this.frames.length < MAX_DEPTH) return;
    const position = new Locator(this.text).locate(at);
    throw new InputError('too-deeply-nested', { field: this.#field, position, params: { limit: MAX_DEPTH, reason: 'depth' } });
  }

  invalidProperties(properties: YamlProperties): InputError {
    return this.syntaxError({ at: firstProperty(properties)?.at ?? this.at, expected: 'oneProperty', found: 'property' });
  }

  syntaxError(problem: YamlProblem): InputError {
    const frame = this.frames.at(-1);
    const opened: YamlOpened | undefined = frame?.isFlow ? { kind: frame.node.kind, at: frame.at } : undefined;
    return yamlError(this.text, this.#field, { opened, ...problem });
  }
}

// YAML 1.2.2, section 6.9.1: a verbatim tag, which is a URI or local, a handle with a suffix, or a single exclamation mark.
const TAG =
  /!(?:<(?:!(?=[^>])|[a-zA-Z][\da-zA-Z+.-]*:)(?:[\w#;/?:@&=+$,.!~*'()[\]-]|%[\da-fA-F]{2})*>|(?:[\da-zA-Z-]*!)?(?:[\w#;/?:@&=+$.~*'()-]|%[\da-fA-F]{2})+)?/y;

// YAML 1.2.2, section 5.1: characters that are not c-printable are allowed in quotes, for JSON compatibility, and so is the byte order mark (section 5.2).
const QUOTED_ONLY = /[\x7f-\x84\x86-\x9f\ufeff\ufffe\uffff]/g;

function nextQuotedOnly(text: string, from: number): number {
  QUOTED_ONLY.lastIndex = from;
  return QUOTED_ONLY.exec(text)?.index ?? Number.POSITIVE_INFINITY;
}

// No node can start with them: such text is missing its quotes.
const NEEDS_QUOTES: ReadonlySet<number> = new Set(Array.from('@`%', (character) => character.charCodeAt(0)));

// YAML 1.2.2, section 5.3: indicators, and the reserved @ and `. The tab only occurs where spaces should be.
const CANT_START_PLAIN: ReadonlySet<number> = new Set(Array.from(',[]{}#&*!|>\'"%@`\t', (character) => character.charCodeAt(0)));
