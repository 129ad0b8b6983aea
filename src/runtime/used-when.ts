import type { InputField } from '../contract/fields.ts';

/** Whether the values of the operation's other inputs make a field used (`usedWhen`). */
export const isUsed = ({ usedWhen = {} }: Pick<InputField, 'usedWhen'>, input: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(usedWhen).every(([other, values]) => [values].flat().some((value) => value === input[other]));
