import { InputError } from '../../../contract/errors.ts';
import { parseDateTime } from '../../date-time.ts';
import type { InputKindModule } from '../input-kind.ts';
import type { InputShape } from '../input-shapes.ts';
import { plainForm, trimmedForm } from '../text-form.ts';
import { checkText } from '../wrong-type.ts';

export const dateTime: InputKindModule<'dateTime'> = {
  check(name, _field, given) {
    const value = parseDateTime(checkText(name, given));
    if (value === undefined) throw new InputError('invalid-date-time', { field: name });
    return value;
  },
  defaultOf: () => undefined,
  isNothing: (value) => value === undefined,
  isOption: false,
  linkForm: () => plainForm,
  typedForm: trimmedForm,
};

export const dateTimeShape: InputShape<'dateTime'> = {
  // More than RFC 3339 is allowed, so `format: date-time` would reject valid input.
  schema: () => ({ type: 'string', examples: ['2026-01-31T12:00:00Z'] }),
  random: (_field, { fc }) => fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
};
