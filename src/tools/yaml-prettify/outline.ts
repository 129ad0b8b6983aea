import type { Work } from '../../lib/work/slices.ts';
import { COLON, COMMA, isBlankOrEnd, isDocumentMarker, isLineEnd, QUESTION_MARK } from '../../lib/document/yaml/characters.ts';
import type { YamlCollection, YamlMapping, YamlNode, YamlProperties, YamlScalar, YamlSequence, YamlSyntax } from '../../lib/document/yaml/node.ts';
import type { CommentLine, Gap } from './gaps.ts';
import { GapReader, hasComments, NO_GAP } from './gaps.ts';
import type { BlockScalarText, QuoteStyle } from './scalars.ts';
import { blockScalarText, flowScalarLines, needsQuotesInFlow, quotePlain, requote } from './scalars.ts';

interface Surroundings {
  /** The content between the node and its key, dash or bracket. */
  readonly before: Gap;
  /** Anchor and tag as written, with a space between them. */
  readonly properties: string;
  /** The content after them. */
  readonly between: Gap;
}

interface NodeDetails extends Surroundings {
  /** The comment at the end of its last line. */
  lineEnd: string | undefined;
  /** Whether it cannot be on one line. */
  breaks: boolean;
  /** Whether flow style is possible. */
  isFlowable: boolean;
  /** Its width on one line in flow style. */
  width: number;
}

export interface Scalar extends NodeDetails {
  readonly kind: 'scalar';
  readonly source: YamlScalar;
  /** The source text in the requested quotes, without whitespace around line breaks. */
  readonly written: string;
}
export interface BlockScalar extends NodeDetails {
  readonly kind: 'block-scalar';
  readonly source: YamlScalar;
  readonly block: BlockScalarText;
}
export interface Alias extends NodeDetails {
  readonly kind: 'alias';
  readonly source: Extract<YamlNode, { kind: 'alias' }>;
}
export interface Collection extends NodeDetails {
  readonly kind: 'mapping' | 'sequence';
  readonly source: YamlCollection;
  /** A mapping without braces in a flow sequence. */
  readonly isPair: boolean;
  /** In output order. */
  members: Member[];
  /** Comments that stay at the top when the members are sorted. */
  header: readonly CommentLine[];
  /** Comments after the last member. */
  tail: readonly CommentLine[];
}
export type Node = Scalar | BlockScalar | Alias | Collection;

/** An item, or a key with its value. */
export interface Member {
  /** Comments on the lines before it. */
  readonly lead: readonly CommentLine[];
  /** Whether a blank line precedes it, after these. */
  readonly blank: boolean;
  /** Whether a question mark precedes the key. */
  readonly isExplicit: boolean;
  readonly key: Node | undefined;
  /** Comments between a key and its colon. */
  readonly beforeColon: readonly CommentLine[];
  readonly hasColon: boolean;
  readonly value: Node;
}

/** A comment, directive or marker on a separate line. */
export interface StreamLine {
  readonly text: string;
  readonly blank: boolean;
}

export interface OutlinedDocument {
  readonly syntax: YamlSyntax;
  /** The content before it and its marker. */
  readonly head: readonly StreamLine[];
  readonly hasMarker: boolean;
  readonly root: Node;
}

export interface Outline {
  readonly documents: readonly OutlinedDocument[];
  /** The content after the last document. */
  readonly tail: readonly StreamLine[];
  readonly commentCount: number;
  readonly firstCommentAt: number;
}

interface Frame {
  readonly source: YamlCollection;
  readonly node: Collection;
  /** Column of its keys or dashes, in block style. */
  readonly column: number;
  /** The line breaks before its first member. */
  readonly breakCount: number;
  next: number;
  lead: readonly CommentLine[];
  blank: boolean;
  isExplicit: boolean;
  key: Node | undefined;
  beforeColon: readonly CommentLine[];
  hasColon: boolean;
}

const SLICE_STEPS = 2 ** 14;
const NONE: readonly CommentLine[] = [];

/** Assigns every comment and blank line of a text to its node, member or document. */
export function* outlineYaml(text: string, documents: readonly YamlSyntax[], keepComments: boolean, quoteStyle: QuoteStyle): Work<Outline> {
  const outliner = new Outliner(text, keepComments, quoteStyle);
  return yield* outliner.outline(documents);
}

class Outliner {
  readonly #text: string;
  readonly #keepComments: boolean;
  readonly #quoteStyle: QuoteStyle;
  readonly #gaps: GapReader;
  readonly #frames: Frame[] = [];
  #root: Node | undefined;
  #lines: StreamLine[] = [];

  constructor(text: string, keepComments: boolean, quoteStyle: QuoteStyle) {
    this.#text = text;
    this.#keepComments = keepComments;
    this.#quoteStyle = quoteStyle;
    this.#gaps = new GapReader(text, keepComments);
  }

  *outline(documents: readonly YamlSyntax[]): Work<Outline> {
    const outlined: OutlinedDocument[] = [];
    this.#gaps.advance(0, true);
    for (const syntax of documents) {
      const hasMarker = this.#readHead();
      const head = this.#takeLines();
      yield* this.#readRoot(syntax.root);
      if (this.#root) outlined.push({ syntax, head, hasMarker, root: this.#root });
    }
    this.#readHead();
    this.#addComments();
    return { documents: outlined, tail: this.#takeLines(), commentCount: this.#gaps.commentCount, firstCommentAt: this.#gaps.firstCommentAt };
  }

  // --- Between documents

  /** Reads up to a document: byte order marks, comments, directives and markers. Returns whether it has a marker. */
  #readHead(): boolean {
    for (;;) {
      const { at, lineStart } = this.#gaps;
      if (this.#text.charCodeAt(at) === 0xfeff && at < this.#text.length) this.#gaps.advance(at + 1, at === lineStart);
      else if (at !== lineStart) return false;
      else if (this.#text.charAt(at) === '%') this.#readDirective();
      else if (!isDocumentMarker(this.#text, at)) return false;
      else if (this.#readMarker()) return true;
    }
  }

  #readDirective(): void {
    const start = this.#gaps.at;
    let end = start;
    while (!isLineEnd(this.#text.charCodeAt(end))) end++;
    const line = this.#text.slice(start, end);
    const comment = /[ \t]#.*$/u.exec(line);
    if (comment) this.#gaps.countComment(start + comment.index + 1);
    this.#addLine(comment && !this.#keepComments ? line.slice(0, comment.index) : line);
    this.#gaps.advance(end);
  }

  /** `---` starts a document; `...` ends one. */
  #readMarker(): boolean {
    const { at } = this.#gaps;
    if (this.#text.charAt(at) === '-') {
      this.#addComments();
      this.#gaps.advance(at + 3);
      return true;
    }
    this.#addLine('...');
    this.#gaps.advance(at + 3);
    const lineEnd = this.#gaps.takeLineEnd();
    if (lineEnd !== undefined) this.#lines.push({ text: `${this.#lines.pop()?.text ?? ''} ${lineEnd}`, blank: false });
    return false;
  }

  #addLine(text: string): void {
    this.#addComments();
    this.#lines.push({ text: text.trimEnd(), blank: this.#gaps.takeBlank() });
  }

  #addComments(): void {
    this.#lines.push(...this.#gaps.takeLines());
  }

  #takeLines(): readonly StreamLine[] {
    const lines = this.#lines;
    this.#lines = [];
    return lines;
  }

  // --- Nodes

  *#readRoot(root: YamlNode): Work<void> {
    this.#start(root);
    for (let frame = this.#frames.at(-1), steps = 1; frame; frame = this.#frames.at(-1), steps++) {
      if (frame.source.kind === 'sequence') this.#continueSequence(frame, frame.source);
      else this.#continueMapping(frame, frame.source);
      if (steps % SLICE_STEPS === 0) yield this.#gaps.at / this.#text.length;
    }
  }

  /** Starts a node; one that is not a collection also ends. */
  #start(source: YamlNode): void {
    const surroundings = this.#readSurroundings(source);
    if (source.kind === 'mapping' || source.kind === 'sequence') this.#open(source, surroundings);
    else if (source.kind === 'alias') this.#addAlias(source, surroundings);
    else if (source.style === 'literal' || source.style === 'folded') this.#addBlockScalar(source, surroundings);
    else this.#addScalar(source, surroundings);
  }

  /** Takes the content before a node, and its properties. Comments before a block collection belong to its first member. */
  #readSurroundings(source: YamlNode): Surroundings {
    const isBlock = source.kind !== 'scalar' && source.kind !== 'alias' && !source.isFlow;
    const leavesLines = isBlock || (source.kind === 'scalar' && source.style === 'empty');
    if (!source.properties) return { before: leavesLines ? this.#gaps.takeLineGap() : this.#gaps.takeGap(), properties: '', between: NO_GAP };
    const before = this.#gaps.takeGap();
    const parts = propertiesOf(source.properties);
    for (const { at, text } of parts) {
      const comments = this.#gaps.takeAsLines();
      this.#gaps.advance(at + text.length);
      this.#gaps.putBack(comments);
    }
    const between = leavesLines ? this.#gaps.takeLineGap() : this.#gaps.takeGap();
    return { before, properties: parts.map(({ text }) => text).join(' '), between };
  }

  // Each node type is created in one place with all its fields, because a long text has millions.

  #addAlias(source: Alias['source'], { before, properties, between }: Surroundings): void {
    this.#gaps.advance(source.end);
    const lineEnd = this.#gaps.takeLineEnd();
    const width = source.end - source.at;
    this.#end({ kind: 'alias', source, before, properties, between, lineEnd, breaks: false, isFlowable: true, width });
  }

  #addScalar(source: YamlScalar, { before, properties, between }: Surroundings): void {
    const { at, end, style } = source;
    const slice = this.#text.slice(at, end);
    const written = flowScalarLines(style === 'plain' ? slice : requote(slice, this.#quoteStyle)).join('\n');
    if (style !== 'empty') this.#gaps.advance(end);
    const lineEnd = this.#gaps.takeLineEnd();
    const isQuoted = style === 'plain' && needsQuotesInFlow(written);
    const width = widthOf(properties) + (isQuoted ? quotePlain(written, this.#quoteStyle) : written).length;
    this.#end({ kind: 'scalar', source, written, before, properties, between, lineEnd, breaks: written.includes('\n'), isFlowable: true, width });
  }

  #addBlockScalar(source: YamlScalar, { before, properties, between }: Surroundings): void {
    const block = blockScalarText(this.#text, source.at, source.end, this.#frames.at(-1)?.column ?? -1);
    if (block.comment) this.#gaps.countComment(block.comment.at);
    this.#gaps.advance(block.end, true);
    const lineEnd = this.#keepComments ? block.comment?.text : undefined;
    this.#end({ kind: 'block-scalar', source, block, before, properties, between, lineEnd, breaks: true, isFlowable: false, width: 0 });
  }

  #open(source: YamlCollection, { before, properties, between }: Surroundings): void {
    const isPair = source.isFlow && source.end === undefined;
    const column = source.isFlow ? (this.#frames.at(-1)?.column ?? -1) : this.#gaps.at - this.#gaps.lineStart;
    const node: Collection = {
      kind: source.kind,
      source,
      isPair,
      members: [],
      header: NONE,
      tail: NONE,
      before,
      properties,
      between,
      lineEnd: undefined,
      breaks: false,
      isFlowable: true,
      width: widthOf(properties),
    };
    const { breakCount } = this.#gaps;
    this.#frames.push({
      source,
      node,
      column,
      breakCount,
      next: 0,
      lead: NONE,
      blank: false,
      isExplicit: false,
      key: undefined,
      beforeColon: NONE,
      hasColon: false,
    });
    if (source.isFlow && !isPair) this.#gaps.advance(source.at + 1);
  }

  #continueSequence(frame: Frame, { items, isFlow }: YamlSequence): void {
    const item = items[frame.next++];
    if (!item) return this.#close(frame);
    this.#startMember(frame);
    if (!isFlow) this.#gaps.advance(this.#gaps.at + 1);
    this.#start(item);
  }

  #continueMapping(frame: Frame, { pairs }: YamlMapping): void {
    const pair = pairs[frame.next];
    if (!pair) return this.#close(frame);
    if (frame.key) return this.#startValue(frame, pair.value);
    if (!frame.node.isPair) this.#startMember(frame);
    frame.isExplicit = this.#isIndicator(QUESTION_MARK, pair.key.at) && isBlankOrEnd(this.#text.charCodeAt(this.#gaps.at + 1));
    if (frame.isExplicit) this.#gaps.advance(this.#gaps.at + 1);
    this.#start(pair.key);
  }

  /** Whether the next token is an indicator of the node at an offset: the colon of an outer key can also be next. */
  #isIndicator(code: number, nodeAt: number): boolean {
    return this.#text.charCodeAt(this.#gaps.at) === code && nodeAt > this.#gaps.at;
  }

  /** The bracket of a flow collection can be followed by a comment: its own, or that of the previous member. */
  #startMember(frame: Frame): void {
    const lead = this.#gaps.takeAsLines();
    const blank = this.#gaps.takeBlank();
    const isFirst = frame.node.members.length === 0;
    // The first member has nothing above it to be separated from by a blank line.
    frame.lead = isFirst ? withoutFirstBlank(lead) : lead;
    frame.blank = blank && !(isFirst && lead.length === 0);
  }

  #startValue(frame: Frame, value: YamlNode): void {
    frame.next++;
    frame.hasColon = this.#isIndicator(COLON, value.at);
    if (frame.hasColon) {
      frame.beforeColon = this.#gaps.takeLines();
      this.#gaps.advance(this.#gaps.at + 1);
    }
    this.#start(value);
  }

  #close(frame: Frame): void {
    this.#frames.pop();
    const { source, node } = frame;
    if (!source.isFlow) node.tail = this.#takeTail(frame);
    else if (!node.isPair) {
      node.breaks = this.#gaps.breakCount > frame.breakCount;
      this.#closeFlow(node);
    }
    measure(node);
    this.#end(node);
  }

  #closeFlow(node: Collection): void {
    node.tail = this.#gaps.takeAsLines();
    this.#gaps.advance(node.source.end ?? this.#gaps.at);
    node.lineEnd = this.#gaps.takeLineEnd();
  }

  /** Comments with the indentation of a block collection belong to it; those at the left edge belong to the document. */
  #takeTail({ column }: Frame): readonly CommentLine[] {
    const parent = this.#frames.at(-1);
    // A sequence directly below its key can have the column of the next key.
    return !parent || parent.column === column ? NONE : this.#gaps.takeLinesFrom(column);
  }

  /** Ends a node: a key, a value or an item. */
  #end(node: Node): void {
    const frame = this.#frames.at(-1);
    if (!frame) {
      this.#root = node;
      return;
    }
    if (frame.source.kind === 'mapping' && !frame.key) {
      frame.key = node;
      return;
    }
    const { lead, blank, isExplicit, key, beforeColon, hasColon } = frame;
    frame.node.members.push({ lead, blank, isExplicit, key, beforeColon, hasColon, value: node });
    frame.isExplicit = frame.hasColon = false;
    frame.key = undefined;
    frame.beforeColon = NONE;
    if (frame.source.isFlow && !frame.node.isPair) this.#readComma(node);
  }

  /** A comment after a comma belongs to the node before it, as does one before the comma on the same line. */
  #readComma(node: Node): void {
    if (this.#text.charCodeAt(this.#gaps.at) !== COMMA) return;
    const lines = this.#gaps.takeLines();
    this.#gaps.advance(this.#gaps.at + 1);
    const last = lastOf(node);
    if (last.lineEnd === undefined && lines.length === 0) last.lineEnd = this.#gaps.takeLineEnd();
    const lineEnd = this.#gaps.takeLineEnd();
    if (lineEnd !== undefined) this.#gaps.putBack([{ text: lineEnd, column: 0, blank: false }]);
    this.#gaps.putBack(lines);
  }
}

/** Returns the node that owns the comment at the end of the line on which a node ends. */
function lastOf(node: Node): Node {
  const last = isCollection(node) && node.isPair ? node.members.at(-1)?.value : undefined;
  return last ?? node;
}

export const isCollection = (node: Node): node is Collection => node.kind === 'mapping' || node.kind === 'sequence';

/** Whether a node is empty: neither text nor properties. */
export const isNothing = (node: Node): boolean => node.kind === 'scalar' && node.source.style === 'empty' && node.properties === '';

interface PropertyText {
  readonly at: number;
  readonly text: string;
}

function propertiesOf({ anchor, tag }: YamlProperties = {}): readonly PropertyText[] {
  const parts: PropertyText[] = [];
  if (anchor) parts.push({ at: anchor.at, text: `&${anchor.text}` });
  if (tag) parts.push(tag);
  return parts.toSorted((a, b) => a.at - b.at);
}

// Including the following space.
const widthOf = (properties: string): number => (properties === '' ? 0 : properties.length + 1);

/** Leading comments: no blank line separates the first from what is above. */
export const withoutFirstBlank = (lines: readonly CommentLine[]): readonly CommentLine[] =>
  lines[0]?.blank === true ? lines.map((line, index) => (index === 0 ? { ...line, blank: false } : line)) : lines;

/** Whether a node has surrounding comments, or separate lines. */
const isLoud = (node: Node): boolean => node.breaks || node.lineEnd !== undefined || hasComments(node.before) || hasComments(node.between);

/** Derives the properties of a collection from its members. */
function measure(node: Collection): void {
  const { members, isPair } = node;
  node.breaks ||= node.tail.length > 0;
  let width = node.width + (members.length === 0 ? 2 : isPair ? 0 : 4) + 2 * Math.max(0, members.length - 1);
  for (const { lead, key, beforeColon, value, isExplicit } of members) {
    node.breaks ||= lead.length > 0 || beforeColon.length > 0 || isLoud(value) || (key !== undefined && isLoud(key));
    node.isFlowable &&= value.isFlowable && (key ? key.isFlowable : !isNothing(value));
    width += (key ? key.width + 2 : 0) + value.width + (isExplicit ? 3 : 0);
  }
  node.width = width;
}
