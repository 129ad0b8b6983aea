import type { Operation, Operations } from '../contract/operations.ts';
import { nearest } from '../lib/word/nearest.ts';
import { describeFailure } from '../runtime/failure.ts';
import type { Failure } from '../runtime/run.ts';
import type { Words } from '../runtime/words.ts';
import { tools } from '../tools/registry.ts';

/** What is known of where a failure comes from. */
export interface Place {
  readonly operations?: Operations;
  readonly operation?: Operation | undefined;
}

/** Formats an error's message; of a name that does not exist, it also says what may have been meant. */
export const describeWithMeant = (failure: Failure, place: Place, words: Words): string =>
  withMeant(describeFailure(failure, words), namesMeant(failure, place), words);

/** Adds names that may have been meant to a message. */
export function withMeant(message: string, meant: readonly string[], words: Words): string {
  if (meant.length === 0) return message;
  const names = new Intl.ListFormat(words.language, { type: 'disjunction' }).format(meant);
  return words.t('problem.meant', { message, names });
}

function namesMeant({ code, field = '', params }: Failure, { operations = {}, operation }: Place): readonly string[] {
  const inputs = operation?.input ?? {};
  if (code === 'unknown-tool') return nearest(String(params.tool), tools.keys());
  if (code === 'unknown-operation') return nearest(String(params.operation), Object.keys(operations));
  if (code === 'unknown-field') return nearest(field, Object.keys(inputs));
  const declared = inputs[field];
  return code === 'unknown-option' && declared && 'options' in declared ? nearest(String(params.option), declared.options) : [];
}
