import type { Words } from '../../words.ts';
import type { ChefWarning } from './convert.ts';

/** A warning as a sentence with its place. */
export function describeWarning({ code, step, op, argument, value, difference }: ChefWarning, words: Words): string {
  const reason = difference === undefined ? '' : words.t(`cyberchef.differences.${difference}`);
  return words.t(`cyberchef.warnings.${code}`, { step, op, argument, value, difference: reason });
}
