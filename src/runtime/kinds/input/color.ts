import { InputError } from '../../../contract/errors.ts';
import type { InputKindModule } from '../input-kind.ts';
import { plainForm, trimmedForm } from '../text-form.ts';
import { checkText } from '../wrong-type.ts';

export const color: InputKindModule<'color'> = {
  check(name, _field, given) {
    const value = checkText(name, given);
    if (!/^#(?:[0-9a-f]{6}|[0-9a-f]{8})$/iu.test(value)) throw new InputError('invalid-color', { field: name });
    return value.toLowerCase();
  },
  defaultOf: (field) => field.default,
  isNothing: (value) => value === undefined,
  isOption: true,
  linkForm: () => plainForm,
  typedForm: trimmedForm,
};
