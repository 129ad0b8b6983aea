import type { InputKindModule } from '../input-kind.ts';
import { plainForm } from '../text-form.ts';
import { checkText } from '../wrong-type.ts';

export const text: InputKindModule<'text'> = {
  check: (name, _field, given) => checkText(name, given),
  // A missing primary text is empty, whatever default it declares.
  defaultOf: (field) => (field.primary ? '' : (field.default ?? '')),
  isNothing: (value, { blankIsNothing }) =>
    typeof value === 'string' ? value === '' || (blankIsNothing === true && value.trim() === '') : value === undefined,
  isOption: false,
  linkForm: (field) => (field.secret || field.unlinked ? undefined : plainForm),
  typedForm: plainForm,
};
