import type { InputField } from '../contract/fields.ts';
import type { WireInput } from './check.ts';

/** Whether a field counts for the values that the operation's other inputs have (`usedWhen`). */
export const isUsed = ({ usedWhen = {} }: Pick<InputField, 'usedWhen'>, input: WireInput): boolean =>
  Object.entries(usedWhen).every(([other, values]) => [values].flat().some((value) => value === input[other]));
