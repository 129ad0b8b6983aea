/** A text, a list, or the rows of a table. */
export type LargeValue = string | readonly unknown[];

/** A part of a large value of an input or an output. */
export interface Piece {
  readonly field: string;
  readonly part: LargeValue;
}

// Copying this much from one thread to another blocks either for a few milliseconds.
/** In UTF-16 code units. */
export const TEXT_LENGTH = 2_000_000;
/** Items or rows. */
export const ITEMS = 4_000;

/** Whether a value is sent to another thread in chunks. */
export const isLarge = (value: unknown): value is LargeValue =>
  typeof value === 'string' ? value.length > TEXT_LENGTH : Array.isArray(value) && value.length > ITEMS;
