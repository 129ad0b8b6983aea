import { InputError } from '../../../contract/errors.ts';
import type { InputKindModule } from '../input-kind.ts';
import type { InputShape } from '../input-shapes.ts';
import { plainForm, trimmedForm } from '../text-form.ts';
import { checkText } from '../wrong-type.ts';
import { oneOf } from '../../schema/json-schema.ts';

const MAX_SHOWN = 80;
/** A message lists at most this many options. */
const MAX_OPTIONS = 50;

export function checkOption(name: string, options: readonly string[], given: unknown): string {
  const option = checkText(name, given);
  if (options.includes(option)) return option;
  throw new InputError('unknown-option', { field: name, params: { option: option.slice(0, MAX_SHOWN), options: formatOptions(options) } });
}

const formatOptions = (options: readonly string[]): string => [...options.slice(0, MAX_OPTIONS), ...(options.length > MAX_OPTIONS ? ['…'] : [])].join(', ');

export const choice: InputKindModule<'choice'> = {
  check: (name, field, given) => checkOption(name, field.options, given),
  defaultOf: (field) => field.default,
  isNothing: (value) => value === undefined,
  isOption: true,
  linkForm: () => plainForm,
  typedForm: trimmedForm,
};

export const choiceShape: InputShape<'choice'> = {
  schema: ({ options }) => oneOf(options),
  random: ({ options }, { fc }) => fc.constantFrom(...options),
  candidates: ({ options }, begun) => options.filter((option) => option.startsWith(begun)),
};
