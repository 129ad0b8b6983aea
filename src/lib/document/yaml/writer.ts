import { formatPointer } from '../path.ts';
import type { Work } from '../../work/slices.ts';
import { Utf8Builder } from '../utf8-builder.ts';
import type { CollectionValue, DateTimeValue, DocumentValue, ScalarValue } from '../value.ts';
import { isCollection, sizeOf } from '../value.ts';
import type { WarningSink } from '../../warnings/warnings.ts';
import type { LocalTags } from './local-tags.ts';
import { readTagged } from './local-tags.ts';
import type { YamlScalarStyle } from './scalar.ts';
import { foldFlowText, formatFlowString, formatOtherScalar, literalBlock } from './scalar.ts';

export interface YamlStyle extends YamlScalarStyle {
  /** 1 to 10. */
  readonly indent: number;
  /** Whether to indent a sequence in a mapping more than its key. */
  readonly indentSequences: boolean;
  /** Longer plain and quoted strings are folded; 0 = no limit. */
  readonly lineWidth: number;
  readonly keepComments: boolean;
  /** Which mappings represent tagged values, and are written as such. */
  readonly tags?: LocalTags;
  /** Receives a warning for a local time that is quoted for YAML 1.1, and is therefore a string. */
  readonly warnings?: WarningSink<'date-became-string'>;
  /** The input field of the error if the result exceeds the maximum string length. */
  readonly field: string;
}

interface Frame {
  readonly collection: CollectionValue;
  /** 0-based column of its keys or dashes. */
  readonly column: number;
  /** Whether its first line continues after the dash of the enclosing sequence. */
  readonly goesOn: boolean;
  next: number;
}

const SLICE_VALUES = 2 ** 14;
// A dash and a space.
const DASH_WIDTH = 2;
// YAML 1.2.2, section 7.4.2: a longer key must be preceded by a question mark.
const MAX_IMPLICIT_NAME = 1024;

/** Writes a document as YAML in block style, with one line break at its end. */
export function* formatYamlDocument(root: DocumentValue, style: YamlStyle): Work<string> {
  const writer = new YamlWriter(style);
  yield* writer.write(root);
  return writer.text;
}

class YamlWriter {
  readonly #style: YamlStyle;
  readonly #out: Utf8Builder;
  readonly #frames: Frame[] = [];
  // Column in the current line, as far as known to matter: up to the end of a key or dash.
  #column = 0;
  #isStart = true;

  constructor(style: YamlStyle) {
    this.#style = style;
    this.#out = new Utf8Builder(SLICE_VALUES, style.field);
  }

  get text(): string {
    return this.#out.text;
  }

  *write(root: DocumentValue): Work<void> {
    this.#writeComments(root.comments?.before, 0);
    // A root collection has no separate line that a comment could end.
    if (isCollection(root) && root.comments?.lineEnd !== undefined) this.#writeComments([root.comments.lineEnd], 0);
    if (isCollection(root) && sizeOf(root) > 0) this.#frames.push({ collection: root, column: 0, goesOn: false, next: 0 });
    else {
      this.#startLine(0);
      if (isCollection(root)) this.#out.add(emptyText(root));
      else this.#writeScalar(root, -1);
    }
    for (let frame = this.#frames.at(-1), count = 1; frame; frame = this.#frames.at(-1), count++) {
      this.#continue(frame);
      if (count % SLICE_VALUES === 0) yield this.#share();
    }
    if (isCollection(root) && sizeOf(root) === 0) this.#writeComments(root.comments?.after, 0);
    this.#writeComments(root.comments?.documentEnd, 0);
    this.#out.add('\n');
  }

  #continue(frame: Frame): void {
    const { collection, column } = frame;
    const index = frame.next++;
    if (index === sizeOf(collection)) {
      this.#frames.pop();
      return this.#writeComments(collection.comments?.after, column);
    }
    const member = collection.kind === 'mapping' ? collection.members[index] : undefined;
    const value = collection.kind === 'mapping' ? member?.value : collection.items[index];
    if (!value) return;
    this.#writeComments(value.comments?.before, column);
    if (index > 0 || !frame.goesOn) this.#startLine(column);
    if (member) this.#writeName(member.name, column);
    else this.#add('-');
    this.#writeValue(value, frame);
  }

  #writeName(name: string, column: number): void {
    const written = formatFlowString(name, this.#style, column === 0);
    if (written.length <= MAX_IMPLICIT_NAME) return this.#add(`${written}:`);
    this.#add(`? ${written}`);
    this.#startLine(column);
    this.#add(':');
  }

  #writeValue(written: DocumentValue, { collection: parent, column }: Frame): void {
    const tagged = readTagged(written, this.#style.tags ?? 'drop');
    if (tagged) this.#add(` ${tagged.tag}`);
    const value = tagged?.value ?? written;
    if (!isCollection(value)) {
      this.#add(' ');
      return this.#writeScalar(value, column);
    }
    if (sizeOf(value) === 0) {
      this.#out.add(` ${emptyText(value)}`);
      this.#writeLineEnd(value);
      return this.#writeComments(value.comments?.after, column + this.#style.indent);
    }
    this.#writeLineEnd(value);
    const goesOn = !tagged && parent.kind === 'sequence' && !(this.#style.keepComments && startsWithComment(value));
    if (goesOn) this.#add(' ');
    this.#frames.push({ collection: value, column: this.#columnInside(value, parent, column), goesOn, next: 0 });
  }

  #columnInside(value: CollectionValue, parent: CollectionValue, column: number): number {
    if (parent.kind === 'sequence') return column + DASH_WIDTH;
    return value.kind === 'mapping' || this.#style.indentSequences ? column + this.#style.indent : column;
  }

  // `parentColumn` is -1 for the root.
  #writeScalar(value: ScalarValue, parentColumn: number): void {
    const isRoot = parentColumn < 0;
    const inner = Math.max(parentColumn, 0) + this.#style.indent;
    // YAML parsers disagree about the column that a header's number counts from at the root.
    const block = value.kind === 'string' ? literalBlock(value.text, this.#style.indent, !isRoot) : undefined;
    if (block) {
      this.#out.add(block.header);
      this.#writeLineEnd(value);
      for (const line of block.lines) this.#out.add(line === '' ? '\n' : `\n${' '.repeat(inner)}${line}`);
    } else {
      const text = value.kind === 'string' ? formatFlowString(value.text, this.#style, isRoot) : formatOtherScalar(value, this.#style);
      if (value.kind === 'date-time' && text !== value.text) this.#warnOfQuotedTime(value);
      this.#writeFlow(text, inner);
      this.#writeLineEnd(value);
    }
  }

  #warnOfQuotedTime({ at, text }: DateTimeValue): void {
    const path = (): string => formatPointer(this.#frames.map(({ collection, next }) => stepTo(collection, next - 1)));
    this.#style.warnings?.add('date-became-string', { path, at, detail: () => text });
  }

  #writeFlow(text: string, inner: number): void {
    const { lineWidth } = this.#style;
    const lines = lineWidth === 0 ? [text] : foldFlowText(text, lineWidth - this.#column, lineWidth - inner);
    for (const [index, line] of lines.entries()) this.#out.add(index === 0 ? line : `\n${' '.repeat(inner)}${line}`);
  }

  #writeLineEnd({ comments }: DocumentValue): void {
    if (this.#style.keepComments && comments?.lineEnd !== undefined) this.#out.add(` #${printable(comments.lineEnd)}`);
  }

  #writeComments(comments: readonly string[] | undefined, column: number): void {
    if (!this.#style.keepComments || !comments) return;
    for (const comment of comments) {
      this.#startLine(column);
      this.#out.add(`#${printable(comment)}`);
    }
  }

  #startLine(column: number): void {
    if (!this.#isStart) this.#out.add('\n');
    this.#isStart = false;
    this.#out.add(' '.repeat(column));
    this.#column = column;
  }

  #add(text: string): void {
    this.#out.add(text);
    this.#column += text.length;
  }

  #share(): number {
    const root = this.#frames[0];
    return root ? root.next / (sizeOf(root.collection) + 1) : 1;
  }
}

const stepTo = (collection: CollectionValue, index: number): string | number =>
  collection.kind === 'mapping' ? (collection.members[index]?.name ?? '') : index;

const emptyText = (collection: CollectionValue): string => (collection.kind === 'mapping' ? '{}' : '[]');

/** Whether a comment is between a collection's opening and its first member. */
function startsWithComment(collection: CollectionValue): boolean {
  const first = collection.kind === 'mapping' ? collection.members[0]?.value : collection.items[0];
  return collection.comments?.lineEnd !== undefined || (first?.comments?.before.length ?? 0) > 0;
}

// Comments can contain neither control characters nor line breaks of any kind; removing one changes no data.
const printable = (comment: string): string =>
  comment.replace(/[^\t\x20-\x7e\xa0-\u2027\u202a-\ud7ff\ue000-\ufefe\uff00-\ufffd\u{10000}-\u{10ffff}]/gu, '\ufffd');
