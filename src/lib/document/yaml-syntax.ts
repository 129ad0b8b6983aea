import { InputError } from '../../contract/errors.ts';
import { CommentKeeper } from './comment-keeper.ts';
import { Locator } from './locator.ts';
import type { Work } from './slices.ts';
import { MAX_DEPTH } from './value.ts';
import { scanBlockScalar } from './yaml-block-scalar.ts';
import {
  CLOSE_BRACE,
  CLOSE_BRACKET,
  COLON,
  COMMA,
  DASH,
  HASH,
  isBlank,
  isBlankOrEnd,
  isDocumentMarker,
  isFlowIndicator,
  isLineEnd,
  lineBreakLength,
  OPEN_BRACE,
  OPEN_BRACKET,
  QUESTION_MARK,
  skipSpaces,
  TAB,
} from './yaml-characters.ts';
import type { Directives } from './yaml-directives.ts';
import { readDirective } from './yaml-directives.ts';
import type { YamlFault, YamlOpened } from './yaml-fault.ts';
import { yamlError } from './yaml-fault.ts';
import type { Before, BlockFrame, FlowFrame, Frame, Place } from './yaml-frames.ts';
import { emptyNode, firstProperty, mergeProperties, nothingBefore, withProperties } from './yaml-frames.ts';
import type { YamlMapping, YamlNode, YamlProperties, YamlSequence, YamlSyntax } from './yaml-node.ts';
import { scanDoubleQuoted, scanPlain, scanSingleQuoted } from './yaml-scanner.ts';

export interface YamlStream {
  readonly documents: readonly YamlSyntax[];
  readonly comments: CommentKeeper;
}

/**
 * Reads YAML 1.2.2 as it is written: nodes with their properties, styles and comments, aliases not followed.
 * @throws InputError `invalid-yaml`, `too-deeply-nested`, with line and column
 */
export function* parseYamlSyntax(text: string, field: string, keepComments: boolean): Work<YamlStream> {
  const parser = new YamlParser(text, field, keepComments);
  yield* parser.parse();
  return { documents: parser.documents, comments: parser.comments };
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

/** Reads block and flow style in one pass and without recursion. */
class YamlParser {
  readonly documents: YamlSyntax[] = [];
  readonly comments: CommentKeeper;
  readonly #text: string;
  readonly #field: string;
  #at = 0;
  #lineStart = 0;
  #next = DOCUMENT;
  readonly #frames: Frame[] = [];
  #root: YamlNode | undefined;
  #directives: Directives = { version: undefined, handles: new Map() };
  #hasDirectives = false;
  // Of the node that comes next.
  #place: Place = ROOT_PLACE;
  #before: Before = nothingBefore();

  constructor(text: string, field: string, keepComments: boolean) {
    this.#text = text;
    this.#field = field;
    this.comments = new CommentKeeper(keepComments);
  }

  *parse(): Work<void> {
    const control = CONTROL_CHARACTER.exec(this.#text);
    if (control) throw this.#fault({ at: control.index, expected: 'escape', found: 'controlCharacter' });
    for (let steps = 1; this.#next !== END; steps++) {
      this.#step();
      if (steps % SLICE_STEPS === 0) yield this.#at / this.#text.length;
    }
  }

  #step(): void {
    if (this.#next === NODE) this.#readNode();
    else if (this.#next === LINE) this.#readLine();
    else if (this.#next === FLOW) this.#readFlow();
    else this.#readDocumentStart();
  }

  // --- Between tokens

  /** Moves over blanks, comments and line breaks. Says whether a new line was begun. */
  #skip(): boolean {
    const before = this.#lineStart;
    for (;;) {
      let code = this.#text.charCodeAt(this.#at);
      while (isBlank(code)) {
        if (code === TAB && this.#before.start === undefined) this.#before.hasTab = true;
        code = this.#text.charCodeAt(++this.#at);
      }
      if (code === HASH && this.#mayStartComment()) this.#readComment();
      else {
        const length = lineBreakLength(this.#text, this.#at);
        if (length === 0) return this.#lineStart !== before;
        this.#at += length;
        this.#lineStart = this.#at;
        this.#before.hasTab = false;
      }
    }
  }

  #mayStartComment(): boolean {
    return this.#at === this.#lineStart || isBlank(this.#text.charCodeAt(this.#at - 1));
  }

  #readComment(): void {
    const start = this.#at;
    let end = start;
    while (!isLineEnd(this.#text.charCodeAt(end))) end++;
    const comment = this.#text.slice(start + 1, end).trimEnd();
    if (this.#isFirstOnLine()) this.comments.onOwnLine(start, [comment], start - this.#lineStart);
    else this.comments.atLineEnd(start, comment);
    this.#at = end;
  }

  #isFirstOnLine(): boolean {
    for (let at = this.#lineStart; at < this.#at; at++) if (!isBlank(this.#text.charCodeAt(at))) return false;
    return true;
  }

  #column(): number {
    return skipSpaces(this.#text, this.#lineStart) - this.#lineStart;
  }

  #isAtEnd(): boolean {
    return this.#at >= this.#text.length || (this.#at === this.#lineStart && isDocumentMarker(this.#text, this.#at));
  }

  #isIndicator(code: number): boolean {
    return this.#text.charCodeAt(this.#at) === code && isBlankOrEnd(this.#text.charCodeAt(this.#at + 1));
  }

  // --- Documents

  #readDocumentStart(): void {
    this.#skip();
    const text = this.#text;
    if (text.charCodeAt(this.#at) === 0xfeff) {
      this.#at++;
      if (this.#at === this.#lineStart + 1) this.#lineStart++;
    } else if (this.#at >= text.length) this.#endStream();
    else if (text.startsWith('...', this.#at) && this.#isAtEnd()) this.#readDocumentEnd();
    else if (text.charAt(this.#at) === '%' && this.#at === this.#lineStart) this.#readDirective();
    else if (this.#isAtEnd()) {
      this.#at += 3;
      this.#startRoot(false);
    } else if (this.#hasDirectives) throw this.#fault({ at: this.#at, expected: 'documentStart' });
    else {
      this.#at = this.#lineStart;
      this.#startRoot(true);
    }
  }

  #startRoot(isFresh: boolean): void {
    this.#root = undefined;
    this.#await({ ...ROOT_PLACE, isFresh });
  }

  #readDirective(): void {
    let end = this.#at;
    while (!isLineEnd(this.#text.charCodeAt(end))) end++;
    if (!readDirective(this.#text.slice(this.#at, end), this.#directives)) throw this.#fault({ at: this.#at, expected: 'directive' });
    this.#at = end;
    this.#hasDirectives = true;
  }

  #readDocumentEnd(): void {
    if (this.#hasDirectives) throw this.#fault({ at: this.#at, expected: 'documentStart' });
    this.#at += 3;
    const line = this.#lineStart;
    this.#skip();
    if (line === this.#lineStart && this.#at < this.#text.length) throw this.#fault({ at: this.#at, expected: 'endOfLine' });
  }

  #endStream(): void {
    if (this.#hasDirectives) throw this.#fault({ at: this.#at, expected: 'documentStart' });
    const last = this.documents.at(-1)?.root;
    if (last) this.comments.end(last);
    else this.#endDocument();
    this.#next = END;
  }

  #endDocument(): void {
    const root = this.#root ?? emptyNode(this.#at);
    this.comments.end(root);
    this.documents.push({ root, version: this.#directives.version, handles: this.#directives.handles });
    this.#directives = { version: undefined, handles: new Map() };
    this.#hasDirectives = false;
    this.#next = DOCUMENT;
  }

  // --- Block style

  /** A node comes next, at this place. */
  #await(place: Place): void {
    this.#place = place;
    this.#before = nothingBefore();
    this.#next = NODE;
  }

  #readNode(): void {
    const position = { at: this.#at, lineStart: this.#lineStart };
    if (this.#skip()) {
      if (!this.#startNodeLine()) return this.#finishEmpty(position.at);
    } else if (this.#at >= this.#text.length) return this.#finishEmpty(position.at);
    const code = this.#text.charCodeAt(this.#at);
    if (code === 0x26 || code === 0x21) return this.#readProperty(this.#before, false);
    this.#before.start ??= this.#at;
    if (this.#place.isKey) return this.#readKey(code);
    if (this.#isIndicator(DASH)) this.#openSequence();
    else if (this.#isIndicator(QUESTION_MARK) || this.#isIndicator(COLON)) this.#openMapping(undefined);
    else if (code === 0x7c || code === 0x3e) this.#readBlockScalar();
    else this.#readInlineNode(code);
  }

  /** The name of a member; behind properties there may be none. */
  #readKey(code: number): void {
    const frame = this.#frames.at(-1);
    if (!this.#isIndicator(COLON) || !frame || frame.isFlow) return this.#readInlineNode(code);
    this.#startValue(frame, emptyNode(this.#at, this.#before.inner), this.#at, false);
  }

  /** The node goes on in a new line: says whether that still is the node's. */
  #startNodeLine(): boolean {
    const { indent, sequenceIndent, isKey } = this.#place;
    if (isKey || this.#isAtEnd()) return false;
    const column = this.#column();
    if (column < indent && !(column >= sequenceIndent && this.#at === this.#lineStart + column && this.#isIndicator(DASH))) return false;
    const outer = mergeProperties(this.#before.outer, this.#before.inner);
    if (!outer) throw this.#faultyProperties(this.#before.inner);
    this.#before = { ...nothingBefore(), outer, hasTab: this.#before.hasTab };
    this.#before.hasTab = this.#at !== this.#lineStart + column;
    this.#place = { ...this.#place, isFresh: true };
    return true;
  }

  #readInlineNode(code: number): void {
    const lineStart = this.#lineStart;
    if (code === OPEN_BRACKET || code === OPEN_BRACE) return this.#openFlow(code);
    const node = this.#readScalarOrAlias(code, this.#place.indent, false, this.#place.isKey);
    this.#finishInline(node, lineStart);
  }

  /** A node in one line, or a flow collection or scalar in several, has ended: it is a value, or the name of a member. */
  #finishInline(node: YamlNode, lineStart: number): void {
    const { outer, inner } = this.#before;
    const colon = this.#skipBlanksFrom(this.#at);
    if (this.#text.charCodeAt(colon) === COLON && isBlankOrEnd(this.#text.charCodeAt(colon + 1))) {
      if (lineStart !== this.#lineStart) throw this.#fault({ at: colon, expected: 'oneLine' });
      this.#setProperties(node, inner);
      if (!this.#place.isKey) return this.#openMapping(node);
      const frame = this.#frames.at(-1);
      if (frame && !frame.isFlow) this.#startValue(frame, node, colon, false);
      return;
    }
    if (this.#place.isKey) throw this.#fault({ at: colon, expected: 'colon' });
    const properties = mergeProperties(outer, inner);
    if (!properties) throw this.#faultyProperties(inner);
    this.#setProperties(node, properties);
    this.#attach(node);
    if (node.kind === 'scalar' || node.kind === 'alias') this.comments.attach(node);
    this.#next = LINE;
  }

  #skipBlanksFrom(from: number): number {
    let at = from;
    while (isBlank(this.#text.charCodeAt(at))) at++;
    return at;
  }

  #setProperties(node: YamlNode, properties: YamlProperties): void {
    if (!properties.anchor && !properties.tag) return;
    if (node.kind === 'alias') throw this.#fault({ at: node.at, expected: 'oneProperty', found: 'alias' });
    node.properties = properties;
  }

  #finishEmpty(at: number): void {
    if (this.#place.isKey) throw this.#fault({ at, expected: 'colon' });
    const properties = mergeProperties(this.#before.outer, this.#before.inner);
    if (!properties) throw this.#faultyProperties(this.#before.inner);
    const node = emptyNode(at, properties);
    this.#attach(node);
    this.comments.attach(node);
    this.#next = LINE;
  }

  /** Puts a node where it belongs in the innermost block collection. */
  #attach(node: YamlNode): void {
    const frame = this.#frames.at(-1);
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
    const node: YamlSequence = { kind: 'sequence', isFlow: false, items: [], at: this.#at, ...withProperties(this.#before.outer) };
    this.#openBlock(node);
    this.#startItem();
  }

  /** A mapping begins: with a name that was read, or a question mark or colon. */
  #openMapping(key: YamlNode | undefined): void {
    const start = this.#before.start ?? this.#at;
    const { outer, inner } = this.#before;
    const node: YamlMapping = { kind: 'mapping', isFlow: false, pairs: [], at: start, ...withProperties(outer) };
    // Properties on the line of a name are the name's.
    const name = key ?? (firstProperty(inner) && this.#isIndicator(COLON) ? emptyNode(this.#at, inner) : undefined);
    if (name) this.#before.inner = {};
    const frame = this.#openBlock(node);
    if (name) this.#startValue(frame, name, this.#skipBlanksFrom(this.#at), false);
    else this.#readKeyIndicator(frame, node);
  }

  #openBlock(node: YamlMapping | YamlSequence): BlockFrame {
    const { hasTab, inner, start = this.#at } = this.#before;
    if (!this.#place.isFresh || firstProperty(inner)) throw this.#fault({ at: start, expected: 'newLine', found: 'collection' });
    if (hasTab) throw this.#fault({ at: start, expected: 'spaces', found: 'tab' });
    this.#checkDepth(start);
    this.#attach(node);
    this.comments.attachBlock(node);
    const frame: BlockFrame = { isFlow: false, node, indent: start - this.#lineStart, awaits: 'key', key: undefined };
    this.#frames.push(frame);
    return frame;
  }

  #startItem(): void {
    const indent = this.#at - this.#lineStart + 1;
    this.#at++;
    this.comments.startMember();
    this.#await({ isKey: false, isFresh: true, indent, sequenceIndent: indent });
  }

  /** Behind a colon. */
  #startValue(frame: BlockFrame, key: YamlNode, colon: number, isFresh: boolean): void {
    frame.key = key;
    frame.awaits = 'value';
    this.#at = colon + 1;
    this.comments.startMember();
    this.#await({ isKey: false, isFresh, indent: frame.indent + 1, sequenceIndent: frame.indent });
  }

  #readBlockScalar(): void {
    const properties = mergeProperties(this.#before.outer, this.#before.inner);
    if (!properties) throw this.#faultyProperties(this.#before.inner);
    const at = this.#at;
    const scan = scanBlockScalar(this.#text, at, this.#frames.at(-1) ? (this.#blockIndent() ?? -1) : -1);
    if (!scan.ok) throw this.#fault({ at: scan.at, expected: scan.expected });
    const node: YamlNode = { kind: 'scalar', style: scan.style, text: scan.text, at, ...withProperties(properties) };
    this.#attach(node);
    this.comments.attach(node);
    if (scan.comment) this.comments.atLineEnd(scan.comment.at, scan.comment.text);
    this.#at = scan.end;
    this.#lineStart = scan.end;
    this.#next = LINE;
  }

  #blockIndent(): number | undefined {
    const frame = this.#frames.at(-1);
    return frame && (frame.isFlow ? frame.blockIndent : frame.indent);
  }

  /** A node has ended: its line has to end too; the next says by its indentation which collection goes on. */
  #readLine(): void {
    this.#before.start = undefined;
    this.#skip();
    if (this.#isAtEnd()) {
      this.#closeBlocks(-1);
      return this.#endDocument();
    }
    if (!this.#isFirstOnLine()) throw this.#fault({ at: this.#at, expected: 'endOfLine' });
    const column = this.#column();
    this.#closeBlocks(column);
    const frame = this.#frames.at(-1);
    if (!frame || frame.isFlow) throw this.#fault({ at: this.#at, expected: 'endOfDocument' });
    if (frame.indent < column) throw this.#fault({ at: this.#at, expected: 'sameIndentation', found: 'indentation' });
    if (this.#at !== this.#lineStart + column) throw this.#fault({ at: this.#lineStart + column, expected: 'spaces', found: 'tab' });
    if (frame.node.kind === 'mapping') this.#readKeyIndicator(frame, frame.node);
    else if (this.#isIndicator(DASH)) this.#startItem();
    else this.#endSequenceBelowName();
  }

  /** A sequence right below its name ends with the next name. */
  #endSequenceBelowName(): void {
    const parent = this.#frames.at(-2);
    const frame = this.#frames.at(-1);
    if (!frame || frame.isFlow || !parent || parent.isFlow || parent.node.kind !== 'mapping' || parent.indent !== frame.indent) {
      throw this.#fault({ at: this.#at, expected: 'dash' });
    }
    this.#frames.pop();
    this.#readKeyIndicator(parent, parent.node);
  }

  #readKeyIndicator(frame: BlockFrame, mapping: YamlMapping): void {
    if (this.#isIndicator(COLON)) {
      const { key } = frame;
      return this.#startValue(frame, key ?? emptyNode(this.#at), this.#at, key !== undefined);
    }
    this.#endExplicitKey(frame, mapping);
    if (this.#isIndicator(QUESTION_MARK)) {
      frame.awaits = 'explicitKey';
      this.#at++;
      this.comments.startMember();
      return this.#await({ isKey: false, isFresh: true, indent: frame.indent + 1, sequenceIndent: frame.indent });
    }
    if (this.#isIndicator(DASH)) throw this.#fault({ at: this.#at, expected: 'key' });
    this.#await({ isKey: true, isFresh: false, indent: frame.indent + 1, sequenceIndent: frame.indent + 1 });
  }

  /** A name behind a question mark may have no value. */
  #endExplicitKey(frame: BlockFrame, mapping: YamlMapping): void {
    if (!frame.key) return;
    const value = emptyNode(this.#at);
    mapping.pairs.push({ key: frame.key, value });
    frame.key = undefined;
  }

  #closeBlocks(column: number): void {
    for (let frame = this.#frames.at(-1); frame && !frame.isFlow && frame.indent > column; frame = this.#frames.at(-1)) {
      if (frame.node.kind === 'mapping') this.#endExplicitKey(frame, frame.node);
      // What stands at the left edge behind the last line belongs to the document.
      if (this.#frames.length > 1) this.comments.closeBlock(frame.node, frame.indent);
      this.#frames.pop();
    }
  }

  // --- Flow style

  #openFlow(code: number): void {
    this.#checkDepth(this.#at);
    const at = this.#at++;
    const parent = this.#frames.at(-1);
    const isNested = parent?.isFlow === true;
    const properties = isNested ? withProperties(this.#before.inner) : {};
    const node: YamlMapping | YamlSequence =
      code === OPEN_BRACE ? { kind: 'mapping', isFlow: true, pairs: [], at, ...properties } : { kind: 'sequence', isFlow: true, items: [], at, ...properties };
    this.comments.attach(node);
    this.#frames.push({
      isFlow: true,
      node,
      at,
      lineStart: this.#lineStart,
      blockIndent: this.#blockIndent() ?? -1,
      awaits: 'item',
      key: undefined,
      keyLineStart: 0,
      isExplicit: false,
      hasComma: true,
      place: isNested ? undefined : this.#place,
      before: isNested ? undefined : this.#before,
    });
    this.#before = nothingBefore();
    this.#next = FLOW;
  }

  #readFlow(): void {
    const frame = this.#frames.at(-1);
    if (!frame?.isFlow) return;
    const isNewLine = this.#skip();
    const code = this.#text.charCodeAt(this.#at);
    const isClosing = code === (frame.node.kind === 'mapping' ? CLOSE_BRACE : CLOSE_BRACKET);
    if (this.#isAtEnd()) throw this.#expectedInFlow(frame);
    if (isNewLine && this.#column() <= frame.blockIndent && !(isClosing && this.#column() === frame.blockIndent)) {
      throw this.#fault({ at: this.#at, expected: 'deeperIndentation', found: 'indentation' });
    }
    if (code === COMMA || isClosing) this.#endFlowItem(frame, isClosing);
    else if (code === COLON && this.#isFlowColon(frame)) this.#readFlowColon(frame);
    else this.#readFlowNode(frame, code);
  }

  /** A comma or the closing bracket: what was begun is complete. */
  #endFlowItem(frame: FlowFrame, isClosing: boolean): void {
    const hasProperties = firstProperty(this.#before.inner) !== undefined;
    if (frame.awaits === 'item' && !hasProperties) {
      if (!isClosing) throw this.#expectedInFlow(frame);
    } else if (frame.awaits === 'value') this.#addFlowPair(frame, emptyNode(this.#at, this.#before.inner));
    else if (frame.awaits === 'explicitKey' || (frame.awaits === 'item' && hasProperties)) {
      frame.key = emptyNode(this.#at, this.#before.inner);
      this.#addFlowItem(frame);
    } else if (frame.awaits === 'colon') this.#addFlowItem(frame);
    this.#before = nothingBefore();
    this.#at++;
    if (isClosing) return this.#closeFlow(frame);
    frame.awaits = 'item';
  }

  #addFlowItem(frame: FlowFrame): void {
    const { node, key } = frame;
    if (!key) return;
    if (node.kind === 'mapping' || frame.isExplicit) {
      this.comments.startMember();
      return this.#addFlowPair(frame, emptyNode(this.#at));
    }
    node.items.push(key);
    frame.key = undefined;
  }

  #addFlowPair(frame: FlowFrame, value: YamlNode): void {
    const { node, key } = frame;
    if (!key) return;
    if (node.kind === 'mapping') node.pairs.push({ key, value });
    else node.items.push({ kind: 'mapping', isFlow: true, pairs: [{ key, value }], at: key.at });
    if (value.kind === 'scalar' || value.kind === 'alias') this.comments.attach(value);
    frame.key = undefined;
    frame.isExplicit = false;
    frame.awaits = 'comma';
  }

  #isFlowColon({ awaits, key }: FlowFrame): boolean {
    const next = this.#text.charCodeAt(this.#at + 1);
    if (isBlankOrEnd(next) || isFlowIndicator(next)) return true;
    // Behind a quote or bracket a colon needs no space.
    return awaits === 'colon' && key !== undefined && (key.kind === 'scalar' ? key.style === 'single' || key.style === 'double' : key.kind !== 'alias');
  }

  #readFlowColon(frame: FlowFrame): void {
    if (frame.awaits === 'value' || frame.awaits === 'comma') throw this.#expectedInFlow(frame);
    if (frame.awaits === 'colon') {
      const isOneLine = frame.keyLineStart === this.#lineStart || frame.isExplicit || frame.node.kind === 'mapping';
      if (!isOneLine) throw this.#fault({ at: this.#at, expected: 'oneLine' });
    } else frame.key = emptyNode(this.#at, this.#before.inner);
    // A pair in a sequence is a mapping, and so one level.
    if (frame.node.kind === 'sequence') this.#checkDepth(this.#at);
    this.#before = nothingBefore();
    this.#at++;
    this.comments.startMember();
    frame.awaits = 'value';
  }

  #readFlowNode(frame: FlowFrame, code: number): void {
    if (frame.awaits === 'colon' || frame.awaits === 'comma') throw this.#expectedInFlow(frame);
    if (code === 0x26 || code === 0x21) return this.#readProperty(this.#before, true);
    if (code === QUESTION_MARK && frame.awaits === 'item' && isBlankOrEnd(this.#text.charCodeAt(this.#at + 1)) && !firstProperty(this.#before.inner)) {
      this.#at++;
      frame.isExplicit = true;
      frame.awaits = 'explicitKey';
      return;
    }
    if (code === OPEN_BRACKET || code === OPEN_BRACE) return this.#openFlow(code);
    const lineStart = this.#lineStart;
    const node = this.#readScalarOrAlias(code, frame.blockIndent + 1, true, false);
    this.#setProperties(node, this.#before.inner);
    this.#before = nothingBefore();
    this.#finishFlowNode(frame, node, lineStart);
  }

  #finishFlowNode(frame: FlowFrame, node: YamlNode, lineStart: number): void {
    if (frame.awaits === 'value') return this.#addFlowPair(frame, node);
    frame.key = node;
    frame.keyLineStart = lineStart;
    frame.awaits = 'colon';
    if (frame.node.kind === 'sequence' && !frame.isExplicit && (node.kind === 'scalar' || node.kind === 'alias')) this.#attachFlowItem(node);
  }

  /** An item gets its comments, unless it is the name in a pair. */
  #attachFlowItem(node: YamlNode): void {
    const colon = this.#skipBlanksFrom(this.#at);
    if (this.#text.charCodeAt(colon) !== COLON) this.comments.attach(node);
  }

  #closeFlow(frame: FlowFrame): void {
    this.#frames.pop();
    const { node } = frame;
    const isEmpty = (node.kind === 'mapping' ? node.pairs : node.items).length === 0;
    this.comments.close(node, this.#lineStart !== frame.lineStart && !isEmpty);
    const parent = this.#frames.at(-1);
    if (parent?.isFlow) return this.#finishFlowNode(parent, node, frame.lineStart);
    if (frame.place) this.#place = frame.place;
    if (frame.before) this.#before = frame.before;
    this.#finishInline(node, frame.lineStart);
  }

  // --- Tokens

  #readScalarOrAlias(code: number, indent: number, isFlow: boolean, isOneLine: boolean): YamlNode {
    const at = this.#at;
    if (code === 0x2a) return { kind: 'alias', name: this.#readName(isFlow), at };
    const place = { lineStart: this.#lineStart, indent, isFlow, isOneLine };
    const isQuoted = code === 0x22 || code === 0x27;
    if (!isQuoted) this.#checkPlainStart(code, isFlow);
    const scan =
      code === 0x22 ? scanDoubleQuoted(this.#text, at, place) : code === 0x27 ? scanSingleQuoted(this.#text, at, place) : scanPlain(this.#text, at, place);
    if (!scan.ok) {
      const opened: YamlOpened = { kind: 'string', at };
      throw this.#fault({ at: scan.at, expected: scan.expected, opened, ...(scan.expected === 'escape' && { found: 'escape' }) });
    }
    this.#at = scan.end;
    this.#lineStart = scan.lineStart;
    return { kind: 'scalar', style: code === 0x22 ? 'double' : code === 0x27 ? 'single' : 'plain', text: scan.text, at };
  }

  #checkPlainStart(code: number, isFlow: boolean): void {
    const next = this.#text.charCodeAt(this.#at + 1);
    const isSafe = !isBlankOrEnd(next) && !(isFlow && isFlowIndicator(next));
    if (code === DASH || code === QUESTION_MARK || code === COLON ? isSafe : !CANT_START_PLAIN.has(code)) return;
    throw this.#fault({ at: this.#at, expected: this.#place.isKey && !isFlow ? 'key' : 'value', ...(code === TAB && { found: 'tab' }) });
  }

  #readProperty(before: Before, isFlow: boolean): void {
    const at = this.#at;
    before.start ??= at;
    const isAnchor = this.#text.charCodeAt(at) === 0x26;
    const property = { text: isAnchor ? this.#readName(isFlow) : this.#readTag(), at };
    const merged = mergeProperties(before.inner, isAnchor ? { anchor: property } : { tag: property });
    if (!merged) throw this.#faultyProperties({ anchor: property });
    before.inner = merged;
    const next = this.#text.charCodeAt(this.#at);
    if (!isBlankOrEnd(next) && !(isFlow && isFlowIndicator(next))) throw this.#fault({ at: this.#at, expected: 'space' });
  }

  /** The name of an anchor or alias, behind its first character. */
  #readName(isFlow: boolean): string {
    const start = this.#at + 1;
    let end = start;
    for (let code = this.#text.charCodeAt(end); !isBlankOrEnd(code) && !isFlowIndicator(code); code = this.#text.charCodeAt(++end));
    if (end === start) throw this.#fault({ at: start, expected: 'name' });
    // In flow style, a colon before an indicator is no part of the name.
    if (isFlow && this.#text.charCodeAt(end - 1) === COLON && end - 1 > start && isFlowIndicator(this.#text.charCodeAt(end))) end--;
    this.#at = end;
    return this.#text.slice(start, end);
  }

  #readTag(): string {
    const start = this.#at;
    TAG.lastIndex = start;
    const [tag = ''] = TAG.exec(this.#text) ?? [];
    this.#at = start + tag.length;
    return tag;
  }

  #checkDepth(at: number): void {
    if (this.#frames.length < MAX_DEPTH) return;
    const position = new Locator(this.#text).locate(at);
    throw new InputError('too-deeply-nested', { field: this.#field, position, params: { limit: MAX_DEPTH, reason: 'depth' } });
  }

  #faultyProperties(properties: YamlProperties): InputError {
    return this.#fault({ at: firstProperty(properties)?.at ?? this.#at, expected: 'oneProperty', found: 'property' });
  }

  #expectedInFlow(frame: FlowFrame): InputError {
    const isItem = frame.awaits === 'item' && this.#at < this.#text.length;
    return this.#fault({ at: this.#at, expected: isItem ? 'value' : frame.node.kind === 'mapping' ? 'commaOrBrace' : 'commaOrBracket' });
  }

  #fault(fault: YamlFault): InputError {
    const frame = this.#frames.at(-1);
    const opened: YamlOpened | undefined = frame?.isFlow ? { kind: frame.node.kind, at: frame.at } : undefined;
    return yamlError(this.#text, this.#field, { opened, ...fault });
  }
}

// YAML 1.2.2, 6.9.1: a verbatim tag, a handle with a suffix, or an exclamation mark alone.
const TAG = /!(?:<[^>\s]+>|(?:[\w-]*!)?(?:[\w#;/?:@&=+$.~*'()-]|%[\da-fA-F]{2})+)?/y;

// YAML 1.2.2, 5.3: indicators, and the reserved @ and `. The tab can only come where spaces should.
const CANT_START_PLAIN: ReadonlySet<number> = new Set(Array.from(',[]{}#&*!|>\'"%@`\t', (character) => character.charCodeAt(0)));
