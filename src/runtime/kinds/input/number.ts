import { InputError } from '../../../contract/errors.ts';
import { isPlainNumber } from '../../../lib/decimal/plain-number.ts';
import type { InputKindModule } from '../input-kind.ts';
import type { InputShape } from '../input-shapes.ts';
import type { TextForm } from '../text-form.ts';
import { jsonForm } from '../text-form.ts';
import { wrongType } from '../wrong-type.ts';
import type { JsonSchema } from '../../schema/json-schema.ts';

interface Bounds {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

export function checkNumber(name: string, { min = -Number.MAX_VALUE, max = Number.MAX_VALUE }: Bounds, given: unknown): number {
  if (typeof given !== 'number') throw wrongType(name, 'number');
  if (!Number.isFinite(given)) throw new InputError('not-a-number', { field: name });
  if (given < min || given > max) throw new InputError('out-of-range', { field: name, params: { min, max, step: 1 } });
  return given;
}

/** A decimal number. An empty text is a missing value; a text in another notation stays a text, which the runner parses. */
const numberForm: TextForm = {
  format: String,
  parse(text) {
    const number = text.trim();
    if (number === '') return undefined;
    return isPlainNumber(number) ? Number(number) : number;
  },
};

/** The parts that the kinds integer and number share. */
export const numeric: Omit<InputKindModule<'integer' | 'number'>, 'check'> = {
  defaultOf: (field) => field.default,
  isNothing: (value) => value === undefined,
  isOption: true,
  linkForm: () => jsonForm,
  typedForm: numberForm,
};

export const number: InputKindModule<'number'> = { ...numeric, check: checkNumber };

/** Random numbers are between `-LIMIT` and `LIMIT`, unless the field has other bounds. */
export const LIMIT = 1e12;

export const rangeSchema = ({ min, max }: Bounds): JsonSchema => ({ ...(min !== undefined && { minimum: min }), ...(max !== undefined && { maximum: max }) });

export const numberShape: InputShape<'number'> = {
  schema: (field) => ({ type: 'number', ...rangeSchema(field) }),
  random: ({ min = -LIMIT, max = LIMIT }, { fc }) => fc.double({ min, max, noNaN: true }),
};
