import type { InputKindModule } from '../input-kind.ts';
import { jsonForm } from '../text-form.ts';
import { wrongType } from '../wrong-type.ts';
import { checkOption } from './choice.ts';

export const choices: InputKindModule<'choices'> = {
  check(name, field, given) {
    if (!Array.isArray(given)) throw wrongType(name, 'list');
    const chosen = new Set(given.map((option: unknown) => checkOption(name, field.options, option)));
    return field.options.filter((option) => chosen.has(option));
  },
  defaultOf: (field) => field.default,
  isNothing: (value) => value === undefined,
  isOption: true,
  linkForm: () => jsonForm,
  // Options are separated by commas.
  typedForm: { format: String, parse: (text) => (text === '' ? [] : text.split(',').map((option) => option.trim())) },
};
