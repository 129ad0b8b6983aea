import { InputError } from '../../../contract/errors.ts';
import type { InputKindModule } from '../input-kind.ts';
import type { InputShape } from '../input-shapes.ts';
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

export const colorShape: InputShape<'color'> = {
  schema: () => ({ type: 'string', pattern: '^#(?:[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$' }),
  random: (_field, { fc }) => fc.integer({ min: 0, max: 0xffffff }).map((rgb) => `#${rgb.toString(16).padStart(6, '0')}`),
};
