import fc from 'fast-check';
import { anyCharacter } from '../../../scripts/seed-tests.ts';
import type { InputField, InputKind } from '../../contract/fields.ts';
import type { Operation } from '../../contract/operations.ts';
import type { Vector } from '../../contract/vectors.ts';
import type { InputFieldOf } from '../kinds/input-kind.ts';
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

const bounded = ({ min = -1e12, max = 1e12 }: { readonly min?: number; readonly max?: number }) => ({ min, max });

const arbitraries: { readonly [Kind in InputKind]: (field: InputFieldOf<Kind>) => fc.Arbitrary<unknown> } = {
  text: () => hostileText,
  integer: (field) => fc.integer({ min: Math.ceil(bounded(field).min), max: Math.floor(Math.min(bounded(field).max, 2000)) }),
  number: (field) => fc.double({ ...bounded(field), noNaN: true }),
  flag: () => fc.boolean(),
  choice: (field) => fc.constantFrom(...field.options),
  choices: (field) => fc.subarray([...field.options], { maxLength: 3 }),
  file: () =>
    fc.record({
      name: fc.oneof(fc.string({ maxLength: 20 }), fc.constantFrom('a.png', '', 'x.tar.gz', '..')),
      type: fc.constantFrom('', 'text/plain', 'image/png'),
      base64: fc
        .oneof(
          fc.uint8Array({ maxLength: 300 }),
          hostileText.map((text) => new TextEncoder().encode(text)),
        )
        .map((bytes) => Buffer.from(bytes).toString('base64')),
    }),
  color: () => fc.integer({ min: 0, max: 0xffffff }).map((rgb) => `#${rgb.toString(16).padStart(6, '0')}`),
  dateTime: () => fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
};

/** Values in wire form that pass the check of their field, including texts known to break parsers. */
export const arbitraryValue = <Kind extends InputKind>(field: InputFieldOf<Kind>): fc.Arbitrary<unknown> => arbitraries[field.kind](field);

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
  // A number may set the amount of work; the numbers in vectors are known to finish in time.
  if (field.kind === 'integer') return cost === 'slow' || typeof cost === 'function' ? whole : random;
  // A text that was made by chance may be a task without end, such as 11e9!, and no limit ends a run within a test.
  if (field.kind === 'text' && cost === 'unbounded') return whole;
  return fc.oneof(
    random,
    whole,
    field.kind === 'text' ? fc.tuple(whole, fc.nat(), hostileText).map(([value, at, junk]) => damage(String(value), at, junk)) : whole,
  );
}

function damage(text: string, at: number, junk: string): string {
  const cut = text.length === 0 ? 0 : at % text.length;
  return text.slice(0, cut) + junk.slice(0, 3) + text.slice(cut + (at % 3));
}
