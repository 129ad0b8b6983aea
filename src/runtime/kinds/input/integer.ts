import { InputError } from '../../../contract/errors.ts';
import type { InputKindModule } from '../input-kind.ts';
import { checkNumber, numeric } from './number.ts';

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
