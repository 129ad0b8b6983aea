/** The objects of PDF (ISO 32000-2, section 7.3), each with its place in the bytes that it was read from where that matters. */
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
  /** Keys that stand there more than once, so that readers disagree about their value. */
  readonly repeated: ReadonlySet<string>;
  readonly start: number;
  readonly end: number;
  /** Whether `start` and `end` are places in the file: what is in an object stream has none. */
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
  /** Where its bytes begin in the file. */
  readonly start: number;
}

type Kinds = Extract<PdfValue, { kind: string }>;

/** The value if it is of that kind. */
export function asKind<Kind extends Kinds['kind']>(value: PdfValue | undefined, kind: Kind): Extract<Kinds, { kind: Kind }> | undefined {
  return typeof value === 'object' && value !== null && value.kind === kind ? (value as Extract<Kinds, { kind: Kind }>) : undefined;
}

export const nameOf = (value: PdfValue | undefined): string | undefined => asKind(value, 'name')?.name;

/** The number if it is a whole one. */
export const integerOf = (value: PdfValue | undefined): number | undefined => (typeof value === 'number' && Number.isSafeInteger(value) ? value : undefined);

/** Bytes that are no PDF object. */
export class PdfFault extends Error {
  override readonly name = 'PdfFault';
}
