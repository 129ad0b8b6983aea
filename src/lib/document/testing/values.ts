import type { Arbitrary } from 'fast-check';
import fc from 'fast-check';

/** Generates random JSON values, with these texts as strings and keys. */
export function jsonValues(texts: Arbitrary<string>): Arbitrary<unknown> {
  return fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 4 },
      fc.constantFrom(null, true, false),
      fc.integer(),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      texts,
      tie('array'),
      tie('object'),
    ),
    array: fc.array(tie('value'), { maxLength: 4 }),
    object: fc.dictionary(texts, tie('value'), { maxKeys: 4, noNullPrototype: true }),
  })).value;
}

/** Returns a value whose mappings have their keys, or the results of `nameOf`, in alphabetical order, for comparison. */
export const withSortedNames = (value: unknown, nameOf = (name: string): string => name): unknown =>
  Array.isArray(value)
    ? value.map((item) => withSortedNames(item, nameOf))
    : typeof value === 'object' && value !== null
      ? Object.entries(value)
          .map(([name, inner]): [string, unknown] => [nameOf(name), withSortedNames(inner, nameOf)])
          .toSorted(([a], [b]) => (a < b ? -1 : 1))
      : value;
