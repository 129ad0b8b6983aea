import type { InputField } from '../contract/fields.ts';
import type { WireInput } from './check.ts';

/** Whether the values of the operation's other inputs make a field used (`usedWhen`). */
export const isUsed = ({ usedWhen = {} }: Pick<InputField, 'usedWhen'>, input: WireInput): boolean =>
  Object.entries(usedWhen).every(([other, values]) => [values].flat().some((value) => value === input[other]));
