import { InputError } from '../../../contract/errors.ts';
import type { JsonIndentation } from './layout.ts';
import { JsonLayout } from './layout.ts';
import { quoteJson } from './string.ts';
import { Locator } from '../../text-position/locator.ts';
import { formatPointer } from '../path.ts';
import type { Work } from '../../work/slices.ts';
import type { CollectionValue, DocumentValue, NonFinite, ScalarValue } from '../value.ts';
import { hasToken, isCollection, sizeOf, tokenOf } from '../value.ts';
import type { WarningSink } from '../../warnings/warnings.ts';

/** Writes Infinity or NaN, which JSON does not support; `at` is its offset in the source. */
export type WriteNonFinite = (value: NonFinite, at: number, path: () => string) => string;

export interface JsonStyle extends JsonIndentation {
  readonly escapeNonAscii: boolean;
  /** As `//` comments, which only JSON5 reads. */
  readonly keepComments: boolean;
  readonly writeNonFinite: WriteNonFinite;
  readonly warnings: WarningSink<'date-became-string' | 'comment-dropped'>;
  /** An estimate of the result's size in bytes, to allocate memory. */
  readonly expected?: number;
  /** The input field of the error if the result exceeds the maximum string length. */
  readonly field: string | undefined;
}

/**
 * Returns how to write Infinity and NaN: as `null` with a warning, as strings, or as an error.
 * @throws InputError `non-finite-number` with line and column
 */
export function nonFiniteWriter(
  rule: 'null' | 'string' | 'error',
  source: string,
  field: string,
  warnings: WarningSink<'non-finite-replaced'>,
): WriteNonFinite {
  return (value, at, path) => {
    if (rule === 'error') throw new InputError('non-finite-number', { field, position: new Locator(source).locate(at), params: { value } });
    if (rule === 'string') return quoteJson(value);
    warnings.add('non-finite-replaced', { path, at, detail: () => value });
    return 'null';
  };
}

interface Frame {
  readonly collection: CollectionValue;
  next: number;
}

const SLICE_VALUES = 2 ** 14;
const UNITS_A_VALUE = 16;

/** Writes documents as JSON; several as JSON Lines. There is no line break at the end. */
export function* formatJsonDocuments(documents: readonly DocumentValue[], style: JsonStyle): Work<string> {
  const layout = new JsonLayout(style, style.expected ?? SLICE_VALUES * UNITS_A_VALUE, style.field);
  const writer = new JsonWriter(layout, style);
  for (const [index, document] of documents.entries()) {
    if (index > 0) layout.lineBreak();
    for (const share of writer.write(document)) yield (index + share) / documents.length;
  }
  if (layout.droppedComments > 0) style.warnings.add('comment-dropped', { path: () => '', at: 0, detail: () => String(layout.droppedComments) });
  return layout.text;
}

class JsonWriter {
  readonly #layout: JsonLayout;
  readonly #style: JsonStyle;
  readonly #frames: Frame[] = [];
  #written = 0;

  constructor(layout: JsonLayout, style: JsonStyle) {
    this.#layout = layout;
    this.#style = style;
  }

  *write(root: DocumentValue): Work<void> {
    if (this.#style.keepComments) this.#commentsBefore(root);
    this.#layout.endRootComments(true);
    this.#start(root);
    for (let frame = this.#frames.at(-1); frame; frame = this.#frames.at(-1)) {
      this.#continue(frame);
      if (++this.#written % SLICE_VALUES === 0) yield this.#share();
    }
    if (this.#style.keepComments) for (const comment of root.comments?.documentEnd ?? []) this.#layout.commentOnOwnLine(comment);
    this.#layout.endRootComments(false);
  }

  #continue(frame: Frame): void {
    const { collection } = frame;
    const index = frame.next++;
    if (index === sizeOf(collection)) {
      this.#frames.pop();
      return this.#close(collection);
    }
    const member = collection.kind === 'mapping' ? collection.members[index] : undefined;
    const value = collection.kind === 'mapping' ? member?.value : collection.items[index];
    if (!value) return;
    if (this.#style.keepComments) this.#commentsBefore(value);
    if (member) this.#name(member.name);
    this.#start(value);
  }

  #name(name: string): void {
    const token = quoteJson(name, this.#style.escapeNonAscii);
    this.#layout.name(token, 0, token.length);
  }

  #start(value: DocumentValue): void {
    if (isCollection(value)) {
      this.#layout.open(value.kind === 'mapping' ? '{' : '[');
      if (sizeOf(value) > 0) this.#frames.push({ collection: value, next: 0 });
      else this.#close(value);
    } else {
      const token = this.#scalar(value);
      this.#layout.scalar(token, 0, token.length);
    }
    if (this.#style.keepComments && value.comments?.lineEnd !== undefined) this.#layout.commentAtLineEnd(value.comments.lineEnd);
  }

  #close(collection: CollectionValue): void {
    if (this.#style.keepComments) for (const comment of collection.comments?.after ?? []) this.#layout.commentOnOwnLine(comment);
    this.#layout.close();
  }

  #commentsBefore(value: DocumentValue): void {
    for (const comment of value.comments?.before ?? []) this.#layout.commentOnOwnLine(comment);
  }

  #scalar(value: ScalarValue): string {
    if (hasToken(value)) return tokenOf(value);
    switch (value.kind) {
      case 'non-finite':
        return this.#style.writeNonFinite(value.value, value.at, () => this.#path());
      case 'date-time':
        this.#style.warnings.add('date-became-string', { path: () => this.#path(), at: value.at, detail: () => value.text });
        return quoteJson(value.text);
      default:
        return quoteJson(value.text, this.#style.escapeNonAscii);
    }
  }

  #path(): string {
    return formatPointer(this.#frames.map(({ collection, next }) => (collection.kind === 'mapping' ? (collection.members[next - 1]?.name ?? '') : next - 1)));
  }

  #share(): number {
    const root = this.#frames[0];
    return root ? root.next / (sizeOf(root.collection) + 1) : 1;
  }
}
