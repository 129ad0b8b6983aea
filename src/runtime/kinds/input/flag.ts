import type { InputKindModule } from '../input-kind.ts';
import type { InputShape } from '../input-shapes.ts';
import { jsonForm } from '../text-form.ts';
import { wrongType } from '../wrong-type.ts';

export const flag: InputKindModule<'flag'> = {
  check(name, _field, given) {
    if (typeof given !== 'boolean') throw wrongType(name, 'flag');
    return given;
  },
  defaultOf: (field) => field.default ?? false,
  isNothing: (value) => value === undefined,
  isOption: true,
  linkForm: () => jsonForm,
  typedForm: { format: String, parse: (text) => (text === 'true' ? true : text === 'false' ? false : text) },
  standsAlone: true,
};

export const flagShape: InputShape<'flag'> = {
  schema: () => ({ type: 'boolean' }),
  random: (_field, { fc }) => fc.boolean(),
  candidates: (_field, begun) => ['true', 'false'].filter((value) => value.startsWith(begun)),
};
