import type fc from 'fast-check';
import type { InputKind } from '../../contract/fields.ts';
import type { Operation } from '../../contract/operations.ts';
import type { JsonSchema } from '../schema/json-schema.ts';
import type { InputFieldOf } from './input-kind.ts';
import { choiceShape } from './input/choice.ts';
import { choicesShape } from './input/choices.ts';
import { colorShape } from './input/color.ts';
import { dateTimeShape } from './input/date-time.ts';
import { fileShape } from './input/file.ts';
import { flagShape } from './input/flag.ts';
import { integerShape } from './input/integer.ts';
import { numberShape } from './input/number.ts';
import { textShape } from './input/text.ts';

/** Generators for random values. */
export interface Chance {
  readonly fc: typeof fc;
  /** Strings known to break parsers. */
  readonly text: fc.Arbitrary<string>;
}

/** Describes the values of a kind to programs and tests. Separate from the kind's other facts, because pages do not need it. */
export interface InputShape<Kind extends InputKind = InputKind> {
  /** The schema in wire form. */
  readonly schema: (field: InputFieldOf<Kind>) => JsonSchema;
  /** Random values in wire form that pass the check. */
  readonly random: (field: InputFieldOf<Kind>, chance: Chance) => fc.Arbitrary<unknown>;
  /** Random changes to known values. */
  readonly damaged?: (known: fc.Arbitrary<unknown>, chance: Chance) => fc.Arbitrary<unknown>;
  /** Whether a random value can make an operation of this cost too slow for a test. */
  readonly canTakeLong?: (cost: Operation['cost']) => boolean;
  /** Values that start with the typed characters, for shell completion. */
  readonly candidates?: (field: InputFieldOf<Kind>, begun: string) => readonly string[];
}

const shapes: { readonly [Kind in InputKind]: InputShape<Kind> } = {
  text: textShape,
  integer: integerShape,
  number: numberShape,
  flag: flagShape,
  choice: choiceShape,
  choices: choicesShape,
  file: fileShape,
  color: colorShape,
  dateTime: dateTimeShape,
};

/** Returns the shape of a field's values. */
export const inputShape = <Kind extends InputKind>(field: InputFieldOf<Kind>): InputShape<Kind> => shapes[field.kind];
