import type { CommentKeeper } from '../comment-keeper.ts';
import type { Work } from '../../work/slices.ts';
import { scanBlockScalar } from './block-scalar.ts';
import {
  AMPERSAND,
  COLON,
  DASH,
  EXCLAMATION_MARK,
  GREATER_THAN,
  isBlankOrEnd,
  isLineEnd,
  OPEN_BRACE,
  OPEN_BRACKET,
  QUESTION_MARK,
  VERTICAL_BAR,
} from './characters.ts';
import { YamlCursor } from './cursor.ts';
import type { Directives } from './directives.ts';
import { readDirective } from './directives.ts';
import { YamlFlow } from './flow.ts';
import type { BlockFrame, Place } from './frames.ts';
import { emptyNode, firstProperty, mergeProperties, nothingBefore, withProperties } from './frames.ts';
import type { YamlMapping, YamlNode, YamlSequence, YamlSyntax } from './node.ts';

export interface YamlStream {
  readonly documents: readonly YamlSyntax[];
  readonly comments: CommentKeeper;
}

/**
 * Parses YAML 1.2.2 as written: nodes with their properties, styles and comments, aliases not expanded.
 * @throws InputError `invalid-yaml`, `too-deeply-nested`, with line and column
 */
export function* parseYamlSyntax(text: string, field: string, keepComments: boolean): Work<YamlStream> {
  const cursor = new YamlCursor(text, field, keepComments);
  const parser = new YamlParser(cursor);
  yield* parser.parse();
  return { documents: parser.documents, comments: cursor.comments };
}

// What comes next.
const DOCUMENT = 0;
const NODE = 1;
const LINE = 2;
const FLOW = 3;
const END = 4;

const SLICE_STEPS = 2 ** 15;
const CONTROL_CHARACTER = /[^\t\n\r\x20-\u{10ffff}]/u;
const ROOT_PLACE: Place = { isKey: false, isFresh: true, indent: 0, sequenceIndent: 0 };

/** Parses documents and block style in one pass and without recursion. */
class YamlParser {
  readonly documents: YamlSyntax[] = [];
  readonly #cursor: YamlCursor;
  readonly #flow: YamlFlow;
  #next = DOCUMENT;
  #root: YamlNode | undefined;
  #directives: Directives = { version: undefined, handles: new Map() };
  #hasDirectives = false;
  // State of the next node.
  #place: Place = ROOT_PLACE;

  constructor(cursor: YamlCursor) {
    this.#cursor = cursor;
    this.#flow = new YamlFlow(cursor);
  }

  *parse(): Work<void> {
    const control = CONTROL_CHARACTER.exec(this.#cursor.text);
    if (control) throw this.#cursor.syntaxError({ at: control.index, expected: 'escape', found: 'controlCharacter' });
    for (let steps = 1; this.#next !== END; steps++) {
      this.#step();
      this.#cursor.checkCharacters();
      if (steps % SLICE_STEPS === 0) yield this.#cursor.at / this.#cursor.text.length;
    }
  }

  #step(): void {
    if (this.#next === NODE) this.#readNode();
    else if (this.#next === LINE) this.#readLine();
    else if (this.#next === FLOW) this.#readFlow();
    else this.#readDocumentStart();
  }

  // --- Documents

  #readDocumentStart(): void {
    this.#cursor.skip();
    const text = this.#cursor.text;
    if (this.#cursor.readByteOrderMark()) return;
    if (this.#cursor.at >= text.length) this.#endStream();
    else if (text.startsWith('...', this.#cursor.at) && this.#cursor.isAtEnd()) this.#readDocumentEnd();
    else if (text.charAt(this.#cursor.at) === '%' && this.#cursor.at === this.#cursor.lineStart) this.#readDirective();
    else if (this.#cursor.isAtEnd()) {
      this.#cursor.at += 3;
      this.#startRoot(false);
    } else if (this.#hasDirectives) throw this.#cursor.syntaxError({ at: this.#cursor.at, expected: 'documentStart' });
    else {
      this.#cursor.at = this.#cursor.lineStart;
      this.#startRoot(true);
    }
  }

  #startRoot(isFresh: boolean): void {
    this.#root = undefined;
    this.#await({ ...ROOT_PLACE, isFresh });
  }

  #readDirective(): void {
    if (!this.#hasDirectives) this.#directives = { version: undefined, handles: new Map() };
    let end = this.#cursor.at;
    while (!isLineEnd(this.#cursor.text.charCodeAt(end))) end++;
    if (!readDirective(this.#cursor.text.slice(this.#cursor.at, end), this.#directives))
      throw this.#cursor.syntaxError({ at: this.#cursor.at, expected: 'directive' });
    this.#cursor.at = end;
    this.#hasDirectives = true;
  }

  #readDocumentEnd(): void {
    if (this.#hasDirectives) throw this.#cursor.syntaxError({ at: this.#cursor.at, expected: 'documentStart' });
    this.#cursor.at += 3;
    const line = this.#cursor.lineStart;
    this.#cursor.skip();
    if (line === this.#cursor.lineStart && this.#cursor.at < this.#cursor.text.length)
      throw this.#cursor.syntaxError({ at: this.#cursor.at, expected: 'endOfLine' });
  }

  #endStream(): void {
    if (this.#hasDirectives) throw this.#cursor.syntaxError({ at: this.#cursor.at, expected: 'documentStart' });
    const last = this.documents.at(-1)?.root;
    if (last) this.#cursor.comments.end(last);
    else this.#endDocument();
    this.#next = END;
  }

  #endDocument(): void {
    const root = this.#root ?? emptyNode(this.#cursor.at);
    this.#cursor.comments.end(root);
    this.documents.push({ root, version: this.#directives.version, handles: this.#directives.handles });
    // YAML 1.1, section 9.2: a document without directives uses those of the previous document. Unity files with many documents rely on it.
    if (this.#directives.version !== '1.1') this.#directives = { version: undefined, handles: new Map() };
    this.#hasDirectives = false;
    this.#next = DOCUMENT;
  }

  // --- Block style

  /** Expects a node at this place. */
  #await(place: Place): void {
    this.#place = place;
    this.#cursor.before = nothingBefore();
    this.#next = NODE;
  }

  #readNode(): void {
    const position = { at: this.#cursor.at, lineStart: this.#cursor.lineStart };
    if (this.#cursor.skip()) {
      if (!this.#startNodeLine()) return this.#finishEmpty(position.at);
    } else if (this.#cursor.at >= this.#cursor.text.length) return this.#finishEmpty(position.at);
    const code = this.#cursor.text.charCodeAt(this.#cursor.at);
    if (code === AMPERSAND || code === EXCLAMATION_MARK) return this.#cursor.readProperty(this.#cursor.before, false);
    this.#cursor.before.start ??= this.#cursor.at;
    if (this.#place.isKey) return this.#readKey(code);
    if (this.#cursor.isIndicator(DASH)) this.#openSequence();
    else if (this.#cursor.isIndicator(QUESTION_MARK) || this.#cursor.isIndicator(COLON)) this.#openMapping(undefined);
    else if (code === VERTICAL_BAR || code === GREATER_THAN) this.#readBlockScalar();
    else this.#readInlineNode(code);
  }

  /** Reads the key of a member; after properties there may be none. */
  #readKey(code: number): void {
    const frame = this.#cursor.frames.at(-1);
    if (!this.#cursor.isIndicator(COLON) || !frame || frame.isFlow) return this.#readInlineNode(code);
    this.#startValue(frame, emptyNode(this.#cursor.at, this.#cursor.before.inner), this.#cursor.at, false);
  }

  /** Continues the node on a new line; returns whether the line still belongs to the node. */
  #startNodeLine(): boolean {
    const { indent, sequenceIndent, isKey } = this.#place;
    if (isKey || this.#cursor.isAtEnd()) return false;
    const column = this.#cursor.column();
    if (column < indent && !(column >= sequenceIndent && this.#cursor.at === this.#cursor.lineStart + column && this.#cursor.isIndicator(DASH))) return false;
    const outer = mergeProperties(this.#cursor.before.outer, this.#cursor.before.inner);
    if (!outer) throw this.#cursor.invalidProperties(this.#cursor.before.inner);
    this.#cursor.before = { ...nothingBefore(), outer, hasTab: this.#cursor.before.hasTab };
    this.#cursor.before.hasTab = this.#cursor.at !== this.#cursor.lineStart + column;
    this.#place = { ...this.#place, isFresh: true };
    return true;
  }

  #readInlineNode(code: number): void {
    const lineStart = this.#cursor.lineStart;
    if (code === OPEN_BRACKET || code === OPEN_BRACE) return this.#openFlow(code);
    const node = this.#cursor.readScalarOrAlias(code, this.#place.indent, false, this.#place.isKey);
    this.#finishInline(node, lineStart);
  }

  #openFlow(code: number): void {
    this.#flow.open(code, this.#place);
    this.#next = FLOW;
  }

  #readFlow(): void {
    const ended = this.#flow.read();
    if (!ended) return;
    if (ended.place) this.#place = ended.place;
    if (ended.before) this.#cursor.before = ended.before;
    this.#finishInline(ended.node, ended.lineStart);
  }

  /** Completes a node on one line, or a multi-line flow collection or scalar: it is a value, or the key of a member. */
  #finishInline(node: YamlNode, lineStart: number): void {
    const { outer, inner } = this.#cursor.before;
    const colon = this.#cursor.skipBlanksFrom(this.#cursor.at);
    if (this.#cursor.text.charCodeAt(colon) === COLON && isBlankOrEnd(this.#cursor.text.charCodeAt(colon + 1))) {
      if (lineStart !== this.#cursor.lineStart) throw this.#cursor.syntaxError({ at: colon, expected: 'oneLine' });
      this.#cursor.setProperties(node, inner);
      if (!this.#place.isKey) return this.#openMapping(node);
      const frame = this.#cursor.frames.at(-1);
      if (frame && !frame.isFlow) this.#startValue(frame, node, colon, false);
      return;
    }
    if (this.#place.isKey) throw this.#cursor.syntaxError({ at: colon, expected: 'colon' });
    const properties = mergeProperties(outer, inner);
    if (!properties) throw this.#cursor.invalidProperties(inner);
    this.#cursor.setProperties(node, properties);
    this.#attach(node);
    if (node.kind === 'scalar' || node.kind === 'alias') this.#cursor.comments.attach(node);
    this.#next = LINE;
  }

  #finishEmpty(at: number): void {
    if (this.#place.isKey) throw this.#cursor.syntaxError({ at, expected: 'colon' });
    const properties = mergeProperties(this.#cursor.before.outer, this.#cursor.before.inner);
    if (!properties) throw this.#cursor.invalidProperties(this.#cursor.before.inner);
    const node = emptyNode(at, properties);
    this.#attach(node);
    this.#cursor.comments.attach(node);
    this.#next = LINE;
  }

  /** Adds a node to the innermost block collection. */
  #attach(node: YamlNode): void {
    const frame = this.#cursor.frames.at(-1);
    if (!frame) this.#root = node;
    else if (frame.node.kind === 'sequence') frame.node.items.push(node);
    else if (frame.awaits === 'explicitKey') {
      frame.key = node;
      frame.awaits = 'key';
    } else if (frame.key) {
      frame.node.pairs.push({ key: frame.key, value: node });
      frame.key = undefined;
      frame.awaits = 'key';
    }
  }

  #openSequence(): void {
    const node: YamlSequence = { kind: 'sequence', isFlow: false, items: [], at: this.#cursor.at, ...withProperties(this.#cursor.before.outer) };
    this.#openBlock(node);
    this.#startItem();
  }

  /** Opens a mapping: after a key, or at a question mark or colon. */
  #openMapping(key: YamlNode | undefined): void {
    const start = this.#cursor.before.start ?? this.#cursor.at;
    const { outer, inner } = this.#cursor.before;
    const node: YamlMapping = { kind: 'mapping', isFlow: false, pairs: [], at: start, ...withProperties(outer) };
    // An anchor or tag on the line of a key belongs to the key, not to the mapping.
    const name = key ?? (firstProperty(inner) && this.#cursor.isIndicator(COLON) ? emptyNode(this.#cursor.at, inner) : undefined);
    if (name) this.#cursor.before.inner = {};
    const frame = this.#openBlock(node);
    if (name) this.#startValue(frame, name, this.#cursor.skipBlanksFrom(this.#cursor.at), false);
    else this.#readKeyIndicator(frame, node);
  }

  #openBlock(node: YamlMapping | YamlSequence): BlockFrame {
    const { hasTab, inner, start = this.#cursor.at } = this.#cursor.before;
    if (!this.#place.isFresh || firstProperty(inner)) throw this.#cursor.syntaxError({ at: start, expected: 'newLine', found: 'collection' });
    if (hasTab) throw this.#cursor.syntaxError({ at: start, expected: 'spaces', found: 'tab' });
    this.#cursor.checkDepth(start);
    this.#attach(node);
    this.#cursor.comments.attachBlock(node);
    const frame: BlockFrame = { isFlow: false, node, indent: start - this.#cursor.lineStart, awaits: 'key', key: undefined };
    this.#cursor.frames.push(frame);
    return frame;
  }

  #startItem(): void {
    const indent = this.#cursor.at - this.#cursor.lineStart + 1;
    this.#cursor.at++;
    this.#cursor.comments.startMember();
    this.#await({ isKey: false, isFresh: true, indent, sequenceIndent: indent });
  }

  /** Called after a colon. */
  #startValue(frame: BlockFrame, key: YamlNode, colon: number, isFresh: boolean): void {
    frame.key = key;
    frame.awaits = 'value';
    this.#cursor.at = colon + 1;
    this.#cursor.comments.startMember();
    this.#await({ isKey: false, isFresh, indent: frame.indent + 1, sequenceIndent: frame.indent });
  }

  #readBlockScalar(): void {
    const properties = mergeProperties(this.#cursor.before.outer, this.#cursor.before.inner);
    if (!properties) throw this.#cursor.invalidProperties(this.#cursor.before.inner);
    const at = this.#cursor.at;
    const scan = scanBlockScalar(this.#cursor.text, at, this.#cursor.frames.at(-1) ? (this.#cursor.blockIndent() ?? -1) : -1);
    if (!scan.ok) throw this.#cursor.syntaxError({ at: scan.at, expected: scan.expected, ...(scan.expected === 'spaces' && { found: 'tab' }) });
    const node: YamlNode = { kind: 'scalar', style: scan.style, text: scan.text, at, end: scan.end, ...withProperties(properties) };
    this.#attach(node);
    this.#cursor.comments.attach(node);
    if (scan.comment) this.#cursor.comments.atLineEnd(scan.comment.at, scan.comment.text);
    this.#cursor.at = scan.end;
    this.#cursor.lineStart = scan.end;
    this.#next = LINE;
  }

  /** Called after a node: its line must end too; the indentation of the next line determines which collection continues. */
  #readLine(): void {
    this.#cursor.before.start = undefined;
    this.#cursor.skip();
    if (this.#cursor.isAtEnd()) {
      this.#closeBlocks(-1);
      return this.#endDocument();
    }
    if (!this.#cursor.isFirstOnLine()) throw this.#cursor.syntaxError({ at: this.#cursor.at, expected: 'endOfLine' });
    const column = this.#cursor.column();
    this.#closeBlocks(column);
    const frame = this.#cursor.frames.at(-1);
    if (!frame || frame.isFlow) throw this.#cursor.syntaxError({ at: this.#cursor.at, expected: 'endOfDocument' });
    if (frame.indent < column) throw this.#cursor.syntaxError({ at: this.#cursor.at, expected: 'sameIndentation', found: 'indentation' });
    if (this.#cursor.at !== this.#cursor.lineStart + column)
      throw this.#cursor.syntaxError({ at: this.#cursor.lineStart + column, expected: 'spaces', found: 'tab' });
    if (frame.node.kind === 'mapping') this.#readKeyIndicator(frame, frame.node);
    else if (this.#cursor.isIndicator(DASH)) this.#startItem();
    else this.#endSequenceBelowName();
  }

  /** A sequence directly below its key ends at the next key. */
  #endSequenceBelowName(): void {
    const parent = this.#cursor.frames.at(-2);
    const frame = this.#cursor.frames.at(-1);
    if (!frame || frame.isFlow || !parent || parent.isFlow || parent.node.kind !== 'mapping' || parent.indent !== frame.indent) {
      throw this.#cursor.syntaxError({ at: this.#cursor.at, expected: 'dash' });
    }
    this.#cursor.frames.pop();
    this.#readKeyIndicator(parent, parent.node);
  }

  #readKeyIndicator(frame: BlockFrame, mapping: YamlMapping): void {
    if (this.#cursor.isIndicator(COLON)) {
      const { key } = frame;
      return this.#startValue(frame, key ?? emptyNode(this.#cursor.at), this.#cursor.at, key !== undefined);
    }
    this.#endExplicitKey(frame, mapping);
    if (this.#cursor.isIndicator(QUESTION_MARK)) {
      frame.awaits = 'explicitKey';
      this.#cursor.at++;
      this.#cursor.comments.startMember();
      return this.#await({ isKey: false, isFresh: true, indent: frame.indent + 1, sequenceIndent: frame.indent });
    }
    if (this.#cursor.isIndicator(DASH)) throw this.#cursor.syntaxError({ at: this.#cursor.at, expected: 'key' });
    this.#await({ isKey: true, isFresh: false, indent: frame.indent + 1, sequenceIndent: frame.indent + 1 });
  }

  /** A key after a question mark may have no value. */
  #endExplicitKey(frame: BlockFrame, mapping: YamlMapping): void {
    if (!frame.key) return;
    const value = emptyNode(this.#cursor.at);
    mapping.pairs.push({ key: frame.key, value });
    frame.key = undefined;
  }

  #closeBlocks(column: number): void {
    for (let frame = this.#cursor.frames.at(-1); frame && !frame.isFlow && frame.indent > column; frame = this.#cursor.frames.at(-1)) {
      if (frame.node.kind === 'mapping') this.#endExplicitKey(frame, frame.node);
      // Unindented comments after the last line belong to the document, so the root collection must not take them.
      if (this.#cursor.frames.length > 1) this.#cursor.comments.closeBlock(frame.node, frame.indent);
      this.#cursor.frames.pop();
    }
  }
}
