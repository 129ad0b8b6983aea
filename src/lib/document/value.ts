/** Depends on the parts of a date-time's text: a date, a time, an offset. */
export type DateTimeKind = 'offset-date-time' | 'local-date-time' | 'local-date' | 'local-time';

/** The text of comments, one per line, without the marker but with the space after it. */
export interface Comments {
  /** On separate lines before the value (before its key, in a mapping). */
  before: string[];
  /** At the end of the line that carries the value, or opens its collection. */
  lineEnd?: string;
  /** Inside a collection after its last member. */
  after: string[];
  /** On separate lines after the root. */
  documentEnd: string[];
}

interface NodeDetails {
  /** Offset of the value in its source, in UTF-16 code units; a Locator converts it to line and column. */
  readonly at: number;
  /** Only set if a reader was asked to keep comments; the reader adds to them while it reads on. */
  comments?: Comments;
}

export interface NullValue extends NodeDetails {
  readonly kind: 'null';
}
export interface BooleanValue extends NodeDetails {
  readonly kind: 'boolean';
  readonly value: boolean;
}
export interface StringValue extends NodeDetails {
  readonly kind: 'string';
  readonly text: string;
  /** How YAML wrote it. */
  readonly style?: 'plain' | 'single' | 'double' | 'literal' | 'folded';
}
/** `token` is a JSON number (RFC 8259, section 6): an integer without fraction and exponent, a decimal with one. */
export interface NumberValue extends NodeDetails {
  readonly kind: 'integer' | 'decimal';
  readonly token: string;
}
export interface NonFiniteValue extends NodeDetails {
  readonly kind: 'non-finite';
  readonly value: NonFinite;
}
export interface DateTimeValue extends NodeDetails {
  readonly kind: 'date-time';
  readonly dateTime: DateTimeKind;
  readonly text: string;
}
export interface Member {
  readonly name: string;
  /** Offset of the key in its source. */
  readonly at: number;
  readonly value: DocumentValue;
}
/** Ordered; a key may be duplicate if a reader was asked to keep both, and any text is a valid key. */
export interface MappingValue extends NodeDetails {
  readonly kind: 'mapping';
  readonly members: readonly Member[];
}
export interface SequenceValue extends NodeDetails {
  readonly kind: 'sequence';
  readonly items: readonly DocumentValue[];
}

export type NonFinite = 'Infinity' | '-Infinity' | 'NaN';
export type ScalarValue = NullValue | BooleanValue | StringValue | NumberValue | NonFiniteValue | DateTimeValue;
export type CollectionValue = MappingValue | SequenceValue;

/** A document of any format, without loss: numbers as their digits, members in order, any key (`__proto__`, `10`). */
export type DocumentValue = ScalarValue | CollectionValue;

type WithToken<Value> = Extract<Value, { readonly kind: 'null' } | { readonly kind: 'boolean' } | { readonly kind: 'integer' | 'decimal' }>;

/** Whether a value is written the same way in JSON, YAML and TOML. */
export const hasToken = <Value extends { readonly kind: string }>(value: Value): value is WithToken<Value> =>
  value.kind === 'null' || value.kind === 'boolean' || value.kind === 'integer' || value.kind === 'decimal';

/** Returns null, true, false or a number in JSON notation (RFC 8259, sections 3 and 6). */
export function tokenOf(
  value: { readonly kind: 'null' } | { readonly kind: 'boolean'; readonly value: boolean } | { readonly kind: 'integer' | 'decimal'; readonly token: string },
): string {
  if (value.kind === 'null') return 'null';
  return value.kind === 'boolean' ? String(value.value) : value.token;
}

export const isCollection = (value: DocumentValue): value is CollectionValue => value.kind === 'mapping' || value.kind === 'sequence';

export const sizeOf = (value: CollectionValue): number => (value.kind === 'mapping' ? value.members.length : value.items.length);

/** Every reader rejects deeper documents, so writers need not check. */
export const MAX_DEPTH = 5000;
