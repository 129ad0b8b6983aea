import type { InputKindModule } from '../input-kind.ts';
import type { InputShape } from '../input-shapes.ts';
import { jsonForm } from '../text-form.ts';
import { wrongType } from '../wrong-type.ts';
import { checkOption } from './choice.ts';
import { oneOf } from '../../schema/json-schema.ts';

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

export const choicesShape: InputShape<'choices'> = {
  schema: ({ options }) => ({ type: 'array', items: oneOf(options) }),
  random: ({ options }, { fc }) => fc.subarray([...options], { maxLength: 3 }),
  candidates({ options }, begun) {
    // Keeps the options up to the last comma.
    const chosen = begun.slice(0, begun.lastIndexOf(',') + 1);
    const taken = new Set(chosen.split(','));
    return options
      .filter((option) => !taken.has(option))
      .map((option) => `${chosen}${option}`)
      .filter((candidate) => candidate.startsWith(begun));
  },
};
