import { InputError } from '../../../contract/errors.ts';
import type { InputKindModule } from '../input-kind.ts';
import type { InputShape } from '../input-shapes.ts';
import type { JsonSchema } from '../../schema/json-schema.ts';
import { checkNumber, LIMIT, numeric, rangeSchema } from './number.ts';

export const integer: InputKindModule<'integer'> = {
  ...numeric,
  check(name, field, given) {
    const value = checkNumber(name, field, given);
    if (!Number.isInteger(value)) throw new InputError('not-an-integer', { field: name });
    const { min = 0, max = Number.MAX_VALUE, step = 1 } = field;
    if ((value - min) % step !== 0) throw new InputError('out-of-range', { field: name, params: { min, max, step } });
    return value;
  },
};

export const integerShape: InputShape<'integer'> = {
  schema: ({ min, max, step }) => ({ type: 'integer', ...rangeSchema({ min, max }), ...multipleOf(step, min) }),
  random: ({ min = -LIMIT, max = LIMIT }, { fc }) => fc.integer({ min: Math.ceil(min), max: Math.floor(Math.min(max, LARGEST_RANDOM)) }),
  // A number can set the amount of work.
  canTakeLong: (cost) => cost === 'slow' || typeof cost === 'function',
};

const LARGEST_RANDOM = 2000;

/** Steps are counted from the minimum, multiples from zero. */
const multipleOf = (step = 1, min = 0): JsonSchema => (step !== 1 && min % step === 0 ? { multipleOf: step } : {});
