import { InputError } from '../../../contract/errors.ts';
import { parseDateTime } from '../../date-time.ts';
import type { InputKindModule } from '../input-kind.ts';
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
