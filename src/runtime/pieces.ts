/** A part of a text, or some of the items of a list or rows of a table. */
export type Piece = string | readonly unknown[];

// Copying so much from one thread to another blocks either for a few milliseconds.
const TEXT_LENGTH = 2_000_000;
const ITEMS = 4_000;

type Values = Readonly<Record<string, unknown>>;

/** The pieces of the large values, in order, and the values without these. */
export interface Cut<Of extends Values> {
  readonly rest: Of;
  readonly pieces: readonly { readonly field: string; readonly piece: Piece }[];
}

/**
 * Takes out of some values those that are too large to be copied to another thread at once, in pieces; what is left of each is
 * empty. Only values at the top are looked at.
 */
export function cutValues<Of extends Values>(values: Of): Cut<Of> {
  const large = Object.entries(values).flatMap(([field, value]) => {
    const pieces = isList(value) || typeof value === 'string' ? cut(value) : [];
    return pieces.length > 1 ? [{ field, pieces, nothing: typeof value === 'string' ? '' : [] }] : [];
  });
  if (large.length === 0) return { rest: values, pieces: [] };
  return {
    rest: { ...values, ...Object.fromEntries(large.map(({ field, nothing }) => [field, nothing])) },
    pieces: large.flatMap(({ field, pieces }) => pieces.map((piece) => ({ field, piece }))),
  };
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

function cut(value: Piece): readonly Piece[] {
  const size = typeof value === 'string' ? TEXT_LENGTH : ITEMS;
  return Array.from({ length: Math.ceil(value.length / size) }, (_, index) => value.slice(index * size, (index + 1) * size));
}

/** Puts values together again that `cutValues` has cut. */
export class Pieces {
  // name → its pieces
  readonly #pieces = new Map<string, Piece[]>();

  add(field: string, piece: Piece): void {
    const before = this.#pieces.get(field);
    if (before) before.push(piece);
    else this.#pieces.set(field, [piece]);
  }

  /** The values with all pieces that were added. */
  join<Of extends Values>(rest: Of): Of {
    const whole = [...this.#pieces].map(([field, pieces]) => [field, joinPieces(pieces)] as const);
    return whole.length === 0 ? rest : { ...rest, ...Object.fromEntries(whole) };
  }
}

function joinPieces(pieces: readonly Piece[]): Piece {
  const texts = pieces.filter((piece) => typeof piece === 'string');
  return texts.length > 0 ? texts.join('') : pieces.flatMap((piece) => (typeof piece === 'string' ? [] : piece));
}
