/** The objects of PDF (ISO 32000-2, section 7.3), with their offsets in the source bytes where needed. */
export type PdfValue = null | boolean | number | PdfName | PdfString | PdfArray | PdfDictionary | PdfReference | PdfStream;

export interface PdfName {
  readonly kind: 'name';
  readonly name: string;
}

export interface PdfString {
  readonly kind: 'string';
  readonly bytes: Uint8Array;
  readonly isHex: boolean;
  /** From the first bracket to after the last. */
  readonly start: number;
  readonly end: number;
}

export interface PdfArray {
  readonly kind: 'array';
  readonly items: readonly PdfValue[];
}

export interface PdfDictionary {
  readonly kind: 'dictionary';
  readonly entries: ReadonlyMap<string, PdfValue>;
  /** Duplicate keys, about whose value readers disagree. */
  readonly repeated: ReadonlySet<string>;
  readonly start: number;
  readonly end: number;
  /** Whether `start` and `end` are offsets in the file: objects in an object stream have none. */
  readonly isInFile: boolean;
}

export interface PdfReference {
  readonly kind: 'reference';
  readonly number: number;
  readonly generation: number;
}

export interface PdfStream {
  readonly kind: 'stream';
  readonly dictionary: PdfDictionary;
  /** Offset of its bytes in the file. */
  readonly start: number;
}

type Kinds = Extract<PdfValue, { kind: string }>;

/** Returns the value if it has that kind. */
export function asKind<Kind extends Kinds['kind']>(value: PdfValue | undefined, kind: Kind): Extract<Kinds, { kind: Kind }> | undefined {
  return typeof value === 'object' && value !== null && value.kind === kind ? (value as Extract<Kinds, { kind: Kind }>) : undefined;
}

export const nameOf = (value: PdfValue | undefined): string | undefined => asKind(value, 'name')?.name;

/** Returns the number if it is an integer. */
export const integerOf = (value: PdfValue | undefined): number | undefined => (typeof value === 'number' && Number.isSafeInteger(value) ? value : undefined);

/** Thrown for bytes that are not a PDF object. */
export class PdfError extends Error {
  override readonly name = 'PdfError';
}
