import type { Work } from '../../lib/work/slices.ts';
import { foldFlowText } from '../../lib/document/yaml/scalar.ts';
import { refuseTooLong } from '../../lib/long-text/long-text.ts';
import type { CommentLine, Gap } from './gaps.ts';
import { hasComments } from './gaps.ts';
import type { BlockScalar, Collection, Member, Node, Outline, OutlinedDocument, Scalar, StreamLine } from './outline.ts';
import { isCollection, isNothing } from './outline.ts';
import type { QuoteStyle } from './scalars.ts';
import { isRefusedInFlow, needsQuotesInFlow, quotePlain } from './scalars.ts';

export interface Layout {
  /** 1 to 10. */
  readonly indent: number;
  /** Whether a sequence in a mapping is indented further than its key. */
  readonly indentSequences: boolean;
  readonly quoteStyle: QuoteStyle;
  readonly collectionStyle: 'keep' | 'block' | 'flow';
  /** Longer texts are folded, and longer flow collections are split into lines; 0 = no limit. */
  readonly lineWidth: number;
}

/** The position of a node; columns are 0-based. */
interface Place {
  /** Column of its first line, if a comment ends the previous line. */
  readonly line: number;
  /** Column of its second and later lines. */
  readonly continuation: number;
  /** Column of its closing bracket. */
  readonly base: number;
  /** Column of the enclosing block collection, -1 for none. */
  readonly parent: number;
  /** Column of its keys or dashes. */
  readonly mapping: number;
  readonly sequence: number;
  /** Whether a block collection can start on the line of what precedes it. */
  readonly isCompact: boolean;
  readonly isFlow: boolean;
  readonly isName: boolean;
}

interface Frame {
  readonly node: Collection;
  readonly isBlock: boolean;
  /** Column of its keys, dashes or items. */
  readonly column: number;
  /** In flow style: whether each member is on a separate line, and the column of the closing bracket. */
  readonly isExpanded: boolean;
  readonly base: number;
  /** Whether its first member continues the line. */
  readonly continuesLine: boolean;
  next: number;
  awaits: 'member' | 'colon' | 'comma';
  /** Whether a question mark precedes the last written key. */
  isExplicit: boolean;
}

const SLICE_STEPS = 2 ** 13;
// A dash and a space.
const DASH_WIDTH = 2;
// YAML 1.2.2, section 7.4.2: a longer key requires a question mark.
const MAX_IMPLICIT_NAME = 1024;
const MAX_INDICATOR = 9;
const JOINED_PIECES = 2 ** 14;

/** Formats an outline as YAML, with one line break at the end. */
export function* printYaml(outline: Outline, layout: Layout, field: string): Work<string> {
  const printer = new Printer(layout, field);
  return yield* printer.print(outline);
}

class Printer {
  readonly #layout: Layout;
  readonly #field: string;
  readonly #frames: Frame[] = [];
  readonly #chunks: string[] = [];
  #pieces: string[] = [];
  #length = 0;
  // The current line.
  #lineLength = 0;
  #isEmptyLine = false;
  // Whether a blank line would be part of the block scalar above it.
  #keepsBreaks = false;
  // A pending trailing comment, written after the content before it.
  #lineEnd: string | undefined;
  // Whether a line break, a blank line, or a space follows.
  #mustBreak = false;
  #blank = false;
  #space = false;

  constructor(layout: Layout, field: string) {
    this.#layout = layout;
    this.#field = field;
  }

  *print({ documents, tail }: Outline): Work<string> {
    for (const [index, document] of documents.entries()) {
      this.#startDocument(document);
      for (let frame = this.#frames.at(-1), steps = 1; frame; frame = this.#frames.at(-1), steps++) {
        if (frame.isBlock) this.#continueBlock(frame);
        else this.#continueFlow(frame);
        if (steps % SLICE_STEPS === 0) yield (index + this.#share()) / documents.length;
      }
    }
    this.#writeLines(tail, 0, true);
    if (this.#length > 0 || this.#lineEnd !== undefined) this.#startLine(0);
    this.#chunks.push(...this.#pieces);
    return this.#chunks.join('');
  }

  #startDocument({ head, hasMarker, root }: OutlinedDocument): void {
    this.#writeLines(head, 0, true);
    if (hasMarker) {
      this.#startLine(0);
      this.#write('---');
      this.#space = true;
    }
    this.#mustBreak = !hasMarker || (root.before.breaks && root.before.lineEnd === undefined);
    const { indent } = this.#layout;
    this.#place(root, { line: 0, continuation: indent, base: 0, parent: -1, mapping: 0, sequence: 0, isCompact: false, isFlow: false, isName: false });
  }

  // --- Nodes

  #place(node: Node, place: Place): void {
    const isBlock = this.#isBlock(node, place);
    const column = node.kind === 'mapping' ? place.mapping : place.sequence;
    const inside = isBlock ? column : place.line;
    this.#writeGap(node.before, node.properties === '' ? inside : place.line);
    if (node.properties !== '') {
      this.#token(node.properties, place.line);
      this.#space = true;
      this.#writeGap(node.between, inside);
    }
    if (isCollection(node)) {
      if (isBlock) this.#openBlock(node, column, place.isCompact);
      else this.#openFlow(node, place);
      return;
    }
    if (node.kind === 'alias') this.#token(`*${node.source.name}`, place.line);
    else if (node.kind === 'block-scalar') this.#writeBlockScalar(node, place);
    else if (node.source.style !== 'empty') this.#writeScalar(node, place);
    if (node.kind !== 'block-scalar') this.#comment(node.lineEnd, place.line);
  }

  #isBlock(node: Node, { isFlow, isName }: Place): boolean {
    if (!isCollection(node) || isFlow || node.members.length === 0) return false;
    const { collectionStyle } = this.#layout;
    if (collectionStyle === 'flow') return !node.isFlowable;
    return !node.source.isFlow || (collectionStyle === 'block' && !isName);
  }

  #writeScalar(node: Scalar, { line, continuation, isFlow, isName }: Place): void {
    const column = this.#breaks ? line : this.#lineLength + Number(this.#space);
    const lines = this.#linesOf(node, isFlow, column === 0);
    const { lineWidth } = this.#layout;
    const isFolded = lineWidth > 0 && !isName && !(isFlow && this.#frames.at(-1)?.isExpanded === false);
    const width = lineWidth - continuation;
    const [first = '', ...others] = isFolded ? lines.flatMap((text, index) => foldFlowText(text, index === 0 ? lineWidth - column : width, width)) : lines;
    this.#token(first, line);
    this.#writeTexts(others, continuation);
  }

  #linesOf({ written, source, breaks }: Scalar, isFlow: boolean, startsLine: boolean): readonly string[] {
    // Existing flow style is kept.
    const isMoved = isFlow && this.#layout.collectionStyle === 'flow';
    const needsQuotes =
      source.style === 'plain' &&
      ((isFlow && needsQuotesInFlow(written)) || (isMoved && isRefusedInFlow(written)) || (startsLine && DOCUMENT_MARKER.test(written)));
    const text = needsQuotes ? quotePlain(written, this.#layout.quoteStyle) : written;
    return breaks ? text.split('\n') : [text];
  }

  #writeBlockScalar({ block, lineEnd }: BlockScalar, { line, continuation, parent }: Place): void {
    const outer = Math.max(parent, 0);
    const column = block.isExplicit ? Math.min(continuation, outer + MAX_INDICATOR) : continuation;
    this.#token(`${block.indicator}${block.isExplicit ? column - outer : ''}${block.chomping}`, line);
    this.#comment(lineEnd, line);
    this.#writeTexts(block.lines, column);
    this.#keepsBreaks = block.chomping === '+';
  }

  #writeTexts(lines: readonly string[], column: number): void {
    for (const line of lines) {
      this.#startLine(line === '' ? 0 : column);
      this.#write(line);
    }
  }

  // --- Block style

  #openBlock(node: Collection, column: number, isCompact: boolean): void {
    // The comment after a flow collection that was on one line.
    if (!node.breaks) this.#comment(node.lineEnd, column);
    const continuesLine = isCompact && node.properties === '' && !this.#breaks && canStartOnDashLine(node);
    this.#frames.push({ node, isBlock: true, column, isExpanded: true, base: column, continuesLine, next: 0, awaits: 'member', isExplicit: false });
    this.#writeHeader(node, column);
  }

  #writeHeader({ header }: Collection, column: number): void {
    this.#writeLines(header, column, false);
    this.#blank ||= header.length > 0;
  }

  #continueBlock(frame: Frame): void {
    const { node, column } = frame;
    const member = node.members[frame.next];
    if (!member) return this.#closeBlock(frame);
    if (frame.awaits === 'colon') return this.#writeBlockValue(frame, member);
    this.#startMember(frame, member);
    if (!member.key) {
      frame.next++;
      this.#indicator('-');
      return this.#place(member.value, afterDash(column));
    }
    frame.awaits = 'colon';
    // After an explicit key, a single colon would be read as that key's.
    frame.isExplicit = isExplicit(member, member.key) || (frame.isExplicit && isNothing(member.key));
    if (!frame.isExplicit) return this.#place(member.key, { ...this.#afterName(column), line: column, isName: true });
    this.#indicator('?');
    this.#place(member.key, { ...afterDash(column), isName: true });
  }

  #startMember({ column, next, continuesLine }: Frame, { lead, blank }: Member): void {
    const isFirst = next === 0;
    if (isFirst && continuesLine) return;
    this.#writeLines(lead, column, !isFirst);
    this.#startLine(column, blank && !(isFirst && lead.length === 0));
  }

  #writeBlockValue(frame: Frame, member: Member): void {
    const { column } = frame;
    const { key, value } = member;
    if (!key) return;
    frame.awaits = 'member';
    frame.next++;
    if (!frame.isExplicit) {
      this.#writeColon(key);
      return this.#place(value, this.#afterName(column));
    }
    if (!member.hasColon) return this.#writeAbsent(value, column);
    this.#writeLines(member.beforeColon, column, false);
    this.#startLine(column);
    this.#indicator(':');
    this.#place(value, afterDash(column));
  }

  #closeBlock({ node, column }: Frame): void {
    this.#frames.pop();
    this.#writeLines(node.tail, column, true);
    if (!node.breaks || node.lineEnd === undefined) return;
    this.#startLine(column);
    this.#write(node.lineEnd);
    this.#mustBreak = true;
  }

  #afterName(column: number): Place {
    const { indent, indentSequences } = this.#layout;
    const inner = column + indent;
    const sequence = indentSequences ? inner : column;
    return { line: inner, continuation: inner, base: column, parent: column, mapping: inner, sequence, isCompact: false, isFlow: false, isName: false };
  }

  /** Writes only the comments of a value without a colon. */
  #writeAbsent({ before, lineEnd }: Node, column: number): void {
    this.#comment(before.lineEnd, column);
    this.#comment(lineEnd, column);
  }

  // --- Flow style

  #openFlow(node: Collection, place: Place): void {
    const { indent, lineWidth } = this.#layout;
    const [open, close] = node.kind === 'mapping' ? '{}' : '[]';
    if (node.isPair) return this.#pushFlow(node, place.base, false, place.base);
    this.#writeHeader(node, place.line);
    if (node.members.length === 0 && node.tail.length === 0) {
      this.#token(`${open}${close}`, place.line);
      return this.#comment(node.lineEnd, place.line);
    }
    this.#token(open ?? '', place.line);
    const end = this.#lineLength + node.width - (node.properties === '' ? 0 : node.properties.length + 1) - 1;
    const isExpanded = node.breaks || (lineWidth > 0 && end > lineWidth && !place.isName && this.#frames.at(-1)?.isExpanded !== false);
    this.#pushFlow(node, isExpanded ? place.base + indent : place.base, isExpanded, place.base);
  }

  #pushFlow(node: Collection, column: number, isExpanded: boolean, base: number): void {
    this.#frames.push({ node, isBlock: false, column, isExpanded, base, continuesLine: false, next: 0, awaits: 'member', isExplicit: false });
  }

  #continueFlow(frame: Frame): void {
    const { node, column } = frame;
    const member = node.members[frame.next];
    if (!member) return this.#closeFlow(frame);
    if (frame.awaits === 'comma') return this.#endItem(frame);
    if (frame.awaits === 'colon') return this.#writeFlowValue(frame, member);
    if (frame.isExpanded) this.#startMember(frame, member);
    else if (!node.isPair) this.#space = true;
    const place = { ...this.#inFlow(column), line: member.isExplicit ? column + this.#layout.indent : column };
    if (!member.key) {
      frame.awaits = 'comma';
      return this.#place(member.value, place);
    }
    frame.awaits = 'colon';
    if (member.isExplicit) this.#indicator('?');
    this.#place(member.key, { ...place, isName: true });
  }

  #writeFlowValue(frame: Frame, { key, value, isExplicit: hasQuestionMark, beforeColon, hasColon }: Member): void {
    const inner = frame.column + this.#layout.indent;
    frame.awaits = 'comma';
    if (!key || (!hasColon && isNothing(value))) return this.#writeAbsent(value, inner);
    this.#writeLines(beforeColon, inner, false);
    if (hasQuestionMark) this.#space = true;
    this.#writeColon(key, inner);
    this.#place(value, this.#inFlow(frame.column));
  }

  #endItem(frame: Frame): void {
    frame.awaits = 'member';
    frame.next++;
    if (frame.next === frame.node.members.length) return;
    if (this.#mustBreak) this.#startLine(frame.column);
    // A comment on the line stays after the comma.
    this.#write(this.#space ? ' ,' : ',');
    this.#space = false;
  }

  #closeFlow({ node, isExpanded, column, base }: Frame): void {
    this.#frames.pop();
    if (node.isPair) return;
    this.#writeLines(node.tail, column, node.members.length > 0);
    if (isExpanded) this.#startLine(base);
    else this.#space = true;
    this.#token(node.kind === 'mapping' ? '}' : ']', base);
    this.#comment(node.lineEnd, base + this.#layout.indent);
  }

  #inFlow(column: number): Place {
    const inner = column + this.#layout.indent;
    return { line: inner, continuation: inner, base: column, parent: -1, mapping: inner, sequence: inner, isCompact: false, isFlow: true, isName: false };
  }

  // --- Tokens, comments and lines

  /** Whether the next token needs a new line. */
  get #breaks(): boolean {
    return this.#mustBreak || this.#lineEnd !== undefined;
  }

  /** Writes a dash, a question mark, or the colon of an explicit key. */
  #indicator(indicator: string): void {
    this.#token(indicator, 0);
    this.#space = true;
  }

  #writeColon(key: Node, line = 0): void {
    // After an alias or tag, a colon would be read as part of it.
    if (key.kind === 'alias' || (key.kind === 'scalar' && key.source.style === 'empty' && key.properties !== '')) this.#space = true;
    this.#token(':', line);
    this.#space = true;
  }

  /** `line`: the column, if it needs a new line. */
  #token(text: string, line: number): void {
    if (this.#breaks) this.#startLine(line);
    this.#write(this.#space ? ` ${text}` : text);
    this.#space = false;
  }

  #writeGap({ lineEnd, lines, blank }: Gap, column: number): void {
    this.#comment(lineEnd, column);
    this.#writeLines(lines, column, false);
    this.#blank ||= blank && lines.length > 0;
  }

  /** Writes a comment at the end of the line. A second one gets a separate line. */
  #comment(comment: string | undefined, column: number): void {
    if (comment === undefined) return;
    if (!this.#breaks && !this.#isEmptyLine) {
      this.#lineEnd = comment;
      return;
    }
    if (!this.#isEmptyLine) this.#startLine(column);
    this.#write(comment);
    this.#mustBreak = true;
  }

  /** Writes comments on separate lines; `isBelow`: a blank line can separate the first from what is above. */
  #writeLines(lines: readonly (CommentLine | StreamLine)[], column: number, isBelow: boolean): void {
    for (const [index, { text, blank }] of lines.entries()) {
      if (!this.#isEmptyLine) this.#startLine(column, blank && (isBelow || index > 0));
      this.#write(text);
      this.#mustBreak = true;
    }
  }

  #startLine(column: number, blank = false): void {
    const hasBlank = (blank || this.#blank) && !this.#keepsBreaks;
    if (this.#lineEnd !== undefined) this.#write(` ${this.#lineEnd}`);
    this.#lineEnd = undefined;
    this.#keepsBreaks = false;
    if (this.#length > 0) this.#write(hasBlank ? '\n\n' : '\n');
    this.#mustBreak = this.#blank = this.#space = false;
    this.#lineLength = 0;
    if (column > 0) this.#write(' '.repeat(column));
    this.#isEmptyLine = true;
  }

  #write(text: string): void {
    this.#length += text.length;
    refuseTooLong(this.#length, this.#field);
    this.#lineLength += text.length;
    this.#isEmptyLine = false;
    this.#pieces.push(text);
    if (this.#pieces.length < JOINED_PIECES) return;
    this.#chunks.push(this.#pieces.join(''));
    this.#pieces = [];
  }

  #share(): number {
    const root = this.#frames[0];
    return root ? root.next / (root.node.members.length + 1) : 1;
  }
}

const DOCUMENT_MARKER = /^(?:---|\.\.\.)(?:[ \t\n]|$)/u;

/** After a dash, a question mark, or the colon of an explicit key. */
function afterDash(column: number): Place {
  const inner = column + DASH_WIDTH;
  return { line: inner, continuation: inner, base: inner, parent: column, mapping: inner, sequence: inner, isCompact: true, isFlow: false, isName: false };
}

/** Whether a collection can start on the line of a dash: after one, not every parser reads a colon as that of an empty key. */
function canStartOnDashLine({ members: [first], header }: Collection): boolean {
  return first !== undefined && header.length === 0 && first.lead.length === 0 && !(first.key && isNothing(first.key) && !first.isExplicit);
}

/** Whether a key in block style requires a question mark. */
function isExplicit({ isExplicit: hasQuestionMark, beforeColon }: Member, key: Node): boolean {
  if (hasQuestionMark || key.breaks || key.lineEnd !== undefined || beforeColon.length > 0) return true;
  return hasComments(key.before) || hasComments(key.between) || key.width > MAX_IMPLICIT_NAME;
}
