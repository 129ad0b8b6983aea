import fc from 'fast-check';
import { anyCharacter } from '../../../scripts/seed-tests.ts';
import type { InputField, InputKind } from '../../contract/fields.ts';
import type { Operation } from '../../contract/operations.ts';
import type { Vector } from '../../contract/vectors.ts';
import type { InputFieldOf } from '../kinds/input-kind.ts';
import type { Chance } from '../kinds/input-shapes.ts';
import { inputShape } from '../kinds/input-shapes.ts';
import { costOf } from '../run.ts';

const hostileText = fc.oneof(
  { weight: 4, arbitrary: fc.string({ unit: anyCharacter, maxLength: 200 }) },
  { weight: 4, arbitrary: fc.string({ unit: 'grapheme', maxLength: 200 }) },
  {
    weight: 2,
    arbitrary: fc.string({
      unit: fc.constantFrom(...'{}[]()"\'`,:;=.-+/\\|<>&%$#@!?*^~_ \t\r\n\0\u0305\uFEFF\uD83D', 'a', 'Z', '0', '9', 'é', '世', '👩‍👩‍👧'),
      maxLength: 200,
    }),
  },
  { weight: 1, arbitrary: fc.json({ maxDepth: 4 }) },
  { weight: 1, arbitrary: fc.constantFrom('\uD800', 'null', '__proto__', '-0', '1e999', 'data:', '-----BEGIN X-----', '{"a":1', '[[[[', '\u0000') },
);

const chance: Chance = { fc, text: hostileText };

/** Values in wire form that pass the check of their field, including texts known to break parsers. */
export const arbitraryValue = <Kind extends InputKind>(field: InputFieldOf<Kind>): fc.Arbitrary<unknown> => inputShape(field).random(field, chance);

/**
 * Inputs that pass the checks of an operation's fields: random ones for the most part, mixed with whole and damaged pieces of
 * the operation's vectors, which get past the first line of a parser.
 */
export function arbitraryInput(operation: Operation, vectors: readonly Vector[]): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.entries(operation.input).map(([name, field]) => [name, arbitraryField(name, field, vectors, operation.cost)] as const);
  return fc.record(Object.fromEntries(fields), { requiredKeys: [] }).filter((input) => costOf(operation, input) !== 'on-demand');
}

function arbitraryField(name: string, field: InputField, vectors: readonly Vector[], cost: Operation['cost']): fc.Arbitrary<unknown> {
  const random = arbitraryValue(field);
  const known = vectors.map(({ input }) => input[name]).filter((value) => value !== undefined);
  if (known.length === 0) return random;
  const whole = fc.constantFrom(...known);
  const { canTakeLong, damaged } = inputShape(field);
  // Values from vectors are known to finish in time.
  if (canTakeLong?.(cost)) return whole;
  return fc.oneof(random, whole, damaged?.(whole, chance) ?? whole);
}
