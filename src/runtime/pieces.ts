import type { LargeValue, Piece } from './large-values.ts';
import { ITEMS, isLarge, TEXT_LENGTH } from './large-values.ts';

type Values = Readonly<Record<string, unknown>>;

interface Cut<Of extends Values> {
  /** The values without the large ones. */
  readonly rest: Of;
  /** The chunks of the large ones, in order. */
  readonly pieces: readonly Piece[];
}

/**
 * Splits values that are too large to be copied to another thread at once into chunks; the remaining value is
 * empty. Only top-level values are considered.
 */
export function cutValues<Of extends Values>(values: Of): Cut<Of> {
  const large = Object.entries(values).flatMap(([field, value]) => (isLarge(value) ? [{ field, value }] : []));
  return {
    rest: { ...values, ...Object.fromEntries(large.map(({ field, value }) => [field, value.slice(0, 0)])) },
    pieces: large.flatMap(({ field, value }) => cut(value).map((part) => ({ field, part }))),
  };
}

function cut(value: LargeValue): readonly LargeValue[] {
  const size = typeof value === 'string' ? TEXT_LENGTH : ITEMS;
  return Array.from({ length: Math.ceil(value.length / size) }, (_, index) => value.slice(index * size, (index + 1) * size));
}

/** Joins values that `cutValues` has split. */
export function joinValues<Of extends Values>(rest: Of, pieces: readonly Piece[]): Of {
  const fields = new Set(pieces.map(({ field }) => field));
  const whole = [...fields].map((field) => [field, joinParts(pieces.filter((piece) => piece.field === field).map(({ part }) => part))] as const);
  return { ...rest, ...Object.fromEntries(whole) };
}

function joinParts(parts: readonly LargeValue[]): LargeValue {
  const texts = parts.filter((part) => typeof part === 'string');
  return texts.length > 0 ? texts.join('') : parts.flatMap((part) => (typeof part === 'string' ? [] : part));
}
