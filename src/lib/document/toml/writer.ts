import { InputError } from '../../../contract/errors.ts';
import { formatCodePoint } from '../../text-position/grammar-error.ts';
import { Locator } from '../../text-position/locator.ts';
import type { Path } from '../path.ts';
import { formatPointer } from '../path.ts';
import type { Work } from '../../work/slices.ts';
import { formatTomlInline, formatTomlScalar } from './inline.ts';
import { formatTomlKey, quoteTomlLines } from './string.ts';
import { Utf8Builder } from '../utf8-builder.ts';
import type { Comments, DocumentValue, MappingValue, Member, ScalarValue, SequenceValue } from '../value.ts';
import { isCollection } from '../value.ts';
import type { WarningSink } from '../../warnings/warnings.ts';

export interface TomlStyle {
  /** What to do with null, which TOML does not support. */
  readonly nulls: 'omit' | 'empty-string' | 'error';
  /** Spaces before the elements of arrays that do not fit on a line. */
  readonly indent: number;
  readonly keepComments: boolean;
}

interface TomlSource {
  readonly text: string;
  readonly field: string;
  readonly warnings: WarningSink<'null-omitted' | 'integer-out-of-range'>;
}

/** A table whose subtables are being written; the tables of an array are written one after another. */
interface Frame {
  readonly step: string | number;
  /** Its keys in header notation. */
  readonly header: string;
  readonly members: readonly Member[];
  readonly items: readonly DocumentValue[];
  readonly comments: Comments | undefined;
  next: number;
}

/** An array element on one line. */
interface Item {
  readonly text: string;
  readonly value: DocumentValue;
}

const SLICE_VALUES = 2 ** 12;
const MAX_LINE = 80;
const INT64_DIGITS = 18;

/**
 * Writes a mapping as TOML 1.0.0, with one line break at its end; an empty one as an empty text.
 * @throws InputError `null-not-allowed`, `unrepresentable-character` (an unpaired surrogate), with line and column
 */
export function* formatTomlDocument(root: MappingValue, style: TomlStyle, source: TomlSource): Work<string> {
  const writer = new TomlWriter(style, source);
  yield* writer.write(root);
  return writer.text;
}

class TomlWriter {
  readonly #style: TomlStyle;
  readonly #source: TomlSource;
  readonly #out: Utf8Builder;
  readonly #frames: Frame[] = [];
  // Comments of tables without their own header, for the next header.
  #pending: string[] = [];
  #written = 0;

  constructor(style: TomlStyle, source: TomlSource) {
    this.#style = style;
    this.#source = source;
    this.#out = new Utf8Builder(SLICE_VALUES, source.field);
  }

  get text(): string {
    return this.#out.text;
  }

  *write(root: MappingValue): Work<void> {
    if (root.comments?.lineEnd !== undefined) this.#writeComments([...root.comments.before, root.comments.lineEnd]);
    else this.#writeComments(root.comments?.before);
    this.#frames.push(frameOf('', '', root));
    yield* this.#writePairs(root);
    for (let frame = this.#frames.at(-1); frame; frame = this.#frames.at(-1)) {
      const member = frame.members[frame.next];
      const item = frame.items[frame.next];
      frame.next++;
      if (member) yield* this.#writeSubTable(frame, member);
      else if (item) yield* this.#writeArrayTable(frame, item);
      else {
        this.#frames.pop();
        this.#writeComments(frame.comments?.after);
      }
    }
    this.#writeComments(this.#pending);
    this.#writeComments(root.comments?.documentEnd);
  }

  *#writeSubTable(parent: Frame, { name, value }: Member): Work<void> {
    if (!isCollection(value) || (value.kind === 'sequence' && !this.#isArrayOfTables(value))) return;
    this.#checkCharacters(name, value.at);
    const frame = frameOf(name, parent.header === '' ? formatTomlKey(name) : `${parent.header}.${formatTomlKey(name)}`, value);
    this.#frames.push(frame);
    if (value.kind === 'sequence') {
      this.#wait(value.comments);
      return;
    }
    if (this.#needsHeader(value)) this.#writeHeader(`[${frame.header}]`, value.comments);
    else this.#wait(value.comments);
    yield* this.#writePairs(value);
  }

  *#writeArrayTable(parent: Frame, item: DocumentValue): Work<void> {
    if (item.kind !== 'mapping') return this.#checkNull(item, () => this.#path([parent.next - 1]));
    this.#writeHeader(`[[${parent.header}]]`, item.comments);
    this.#frames.push(frameOf(parent.next - 1, parent.header, item));
    yield* this.#writePairs(item);
  }

  #wait(comments: Comments | undefined): void {
    if (!comments) return;
    this.#pending.push(...comments.before);
    if (comments.lineEnd !== undefined) this.#pending.push(comments.lineEnd);
  }

  /** Whether the table has its own pairs, or is empty. */
  #needsHeader({ members }: MappingValue): boolean {
    return !members.some(({ value }) => this.#isTable(value)) || members.some(({ value }) => !this.#isTable(value) && !this.#isOmitted(value));
  }

  #isTable(value: DocumentValue): boolean {
    return value.kind === 'mapping' || (value.kind === 'sequence' && this.#isArrayOfTables(value));
  }

  #isOmitted(value: DocumentValue): boolean {
    return value.kind === 'null' && this.#style.nulls === 'omit';
  }

  #isArrayOfTables({ items }: SequenceValue): boolean {
    return items.every((item) => item.kind === 'mapping' || this.#isOmitted(item)) && items.some((item) => item.kind === 'mapping');
  }

  #writeHeader(header: string, comments: Comments | undefined): void {
    if (this.#out.length > 0) this.#out.add('\n');
    this.#writeComments(this.#pending);
    this.#pending = [];
    this.#writeComments(comments?.before);
    this.#out.add(header);
    this.#endLine(comments);
  }

  *#writePairs({ members }: MappingValue): Work<void> {
    for (const { name, value } of members) {
      if (++this.#written % SLICE_VALUES === 0) yield this.#share();
      if (this.#isTable(value)) continue;
      this.#checkCharacters(name, value.at);
      if (value.kind === 'sequence') yield* this.#writeArray(formatTomlKey(name), value, [name]);
      else if (value.kind !== 'mapping') this.#writePair(name, value);
    }
  }

  #writePair(name: string, value: ScalarValue): void {
    const kept = this.#replace(value, () => this.#path([name]));
    if (!kept) return;
    this.#writeComments(value.comments?.before);
    const text = kept.kind === 'string' && kept.text.includes('\n') ? quoteTomlLines(kept.text) : formatTomlScalar(kept);
    this.#out.add(`${formatTomlKey(name)} = ${text}`);
    this.#endLine(value.comments);
  }

  *#writeArray(key: string, array: SequenceValue, steps: Path): Work<void> {
    const { indent, keepComments } = this.#style;
    const items = yield* this.#formatItems(array, steps);
    this.#writeComments(array.comments?.before);
    const line = items.length > MAX_LINE ? undefined : `${key} = [${items.map(({ text }) => text).join(', ')}]`;
    const hasCommentsInside = keepComments && ((array.comments?.after.length ?? 0) > 0 || items.some(({ value }) => hasComments(value)));
    if (line !== undefined && !hasCommentsInside && (items.length === 0 || isShort(line))) {
      this.#out.add(line);
      return this.#endLine(array.comments);
    }
    this.#out.add(`${key} = [`);
    this.#endLine(array.comments);
    for (const { text, value } of items) {
      if (keepComments) this.#writeComments(commentsInside(value), indent);
      this.#out.add(`${' '.repeat(indent)}${text},`);
      this.#endLine(isCollection(value) ? undefined : value.comments);
    }
    this.#writeComments(array.comments?.after, indent);
    this.#out.add(']\n');
  }

  *#formatItems({ items }: SequenceValue, steps: Path): Work<readonly Item[]> {
    const formatted: Item[] = [];
    for (const [index, value] of items.entries()) {
      if (++this.#written % SLICE_VALUES === 0) yield this.#share();
      if (isCollection(value)) {
        const replace = (inner: ScalarValue, innerSteps: () => Path): ScalarValue | undefined => {
          return this.#replace(inner, () => this.#path([...steps, index, ...innerSteps()]));
        };
        const checkName = (name: string): void => this.#checkCharacters(name, value.at);
        formatted.push({ text: yield* formatTomlInline(value, replace, checkName, this.#share()), value });
      } else {
        const kept = this.#replace(value, () => this.#path([...steps, index]));
        if (kept) formatted.push({ text: formatTomlScalar(kept), value });
      }
    }
    return formatted;
  }

  #replace(value: ScalarValue, path: () => string): ScalarValue | undefined {
    if (value.kind === 'null') this.#checkNull(value, path);
    else if (value.kind === 'string') this.#checkCharacters(value.text, value.at);
    else if (value.kind === 'integer' && isOutsideInt64(value.token)) {
      this.#source.warnings.add('integer-out-of-range', { path, at: value.at, detail: () => value.token });
    }
    return this.#replacement(value);
  }

  #replacement(value: ScalarValue): ScalarValue | undefined {
    if (value.kind !== 'null') return value;
    return this.#style.nulls === 'omit' ? undefined : { kind: 'string', text: '', at: value.at };
  }

  #checkNull({ kind, at }: DocumentValue, path: () => string): void {
    const { text, field, warnings } = this.#source;
    if (kind !== 'null') return;
    if (this.#style.nulls === 'error') throw new InputError('null-not-allowed', { field, position: new Locator(text).locate(at), params: { path: path() } });
    if (this.#style.nulls === 'omit') warnings.add('null-omitted', { path, at });
  }

  #checkCharacters(written: string, at: number): void {
    const half = /\p{Cs}/u.exec(written)?.[0].charCodeAt(0);
    if (half === undefined) return;
    const { text, field } = this.#source;
    throw new InputError('unrepresentable-character', { field, position: new Locator(text).locate(at), params: { text: formatCodePoint(half) } });
  }

  #endLine(comments: Comments | undefined): void {
    this.#out.add(this.#style.keepComments && comments?.lineEnd !== undefined ? ` #${printable(comments.lineEnd)}\n` : '\n');
  }

  #writeComments(comments: readonly string[] | undefined, column = 0): void {
    if (!this.#style.keepComments || !comments) return;
    for (const comment of comments) this.#out.add(`${' '.repeat(column)}#${printable(comment)}\n`);
  }

  #path(steps: Path): string {
    return formatPointer([...this.#frames.slice(1).map(({ step }) => step), ...steps]);
  }

  #share(): number {
    const root = this.#frames[0];
    return root ? root.next / (root.members.length + 1) : 1;
  }
}

const frameOf = (step: string | number, header: string, value: MappingValue | SequenceValue): Frame => ({
  step,
  header,
  members: value.kind === 'mapping' ? value.members : [],
  items: value.kind === 'sequence' ? value.items : [],
  comments: value.comments,
  next: 0,
});

function isShort(line: string): boolean {
  if (line.length > 2 * MAX_LINE) return false;
  return line.length <= MAX_LINE || Array.from(line).length <= MAX_LINE;
}

function isOutsideInt64(token: string): boolean {
  if (token.length <= INT64_DIGITS) return false;
  const digits = token.replace('-', '');
  if (digits.length !== INT64_DIGITS + 1) return digits.length > INT64_DIGITS;
  return digits > (token.startsWith('-') ? '9223372036854775808' : '9223372036854775807');
}

/** Whether an element needs its own line for its comments. */
function hasComments(root: DocumentValue): boolean {
  return root.comments !== undefined || (isCollection(root) && commentsInside(root).length > 0);
}

/** Returns the comments that cannot be beside an element on one line: those before it, and all inside. */
function commentsInside(root: DocumentValue): readonly string[] {
  const found: string[] = [];
  const pending: DocumentValue[] = [root];
  for (let value = pending.pop(); value; value = pending.pop()) {
    const { before = [], lineEnd, after = [] } = value.comments ?? {};
    for (const comment of before) found.push(comment);
    if (lineEnd !== undefined && (value !== root || isCollection(root))) found.push(lineEnd);
    for (const comment of after) found.push(comment);
    for (const child of childrenOf(value).toReversed()) pending.push(child);
  }
  return found;
}

function childrenOf(value: DocumentValue): readonly DocumentValue[] {
  if (value.kind === 'sequence') return value.items;
  return value.kind === 'mapping' ? value.members.map((member) => member.value) : [];
}

// Comments cannot contain control characters except tabs; removing one changes no data.
const printable = (comment: string): string => comment.replace(/[^\t\x20-\x7e\x80-\u{10ffff}]|\p{Cs}/gu, '\ufffd');
