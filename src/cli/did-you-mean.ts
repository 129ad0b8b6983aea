import type { Operation, Operations } from '../contract/operations.ts';
import { nearest } from '../lib/word/nearest.ts';
import { describeFailure } from '../runtime/failure.ts';
import type { Failure } from '../runtime/run.ts';
import type { Words } from '../runtime/words.ts';
import { hasInput, operationsWith } from '../runtime/unnamed-operation.ts';
import { tools } from '../tools/registry.ts';

/** Where an error comes from. */
export interface Place {
  readonly operations?: Operations;
  readonly operation?: Operation | undefined;
}

/** Suggestions for an unknown name. */
interface Suggestions {
  readonly suggestions: readonly string[];
  /** Operations of the same tool that have the name. */
  readonly operations: readonly string[];
}

/** Formats an error's message, with suggestions for an unknown name. */
export const describeWithSuggestions = (failure: Failure, place: Place, words: Words): string =>
  withSuggestions(describeFailure(failure, words), { suggestions: similarNames(failure, place), operations: operationsWithField(failure, place) }, words);

/** Errors of the servers whose messages are not among the errors. */
const messages: Readonly<Record<string, string>> = {
  'unreadable-path': 'problem.unreadable-path',
  'page-only': 'usage.pageOnly',
};

/** Formats the message of a server's error, with suggestions for an unknown name. */
export function describeRefusal(failure: Failure, place: Place, words: Words): string {
  const key = messages[failure.code];
  return key === undefined ? describeWithSuggestions(failure, place, words) : words.t(key, failure.params);
}

/** Adds suggestions to a message: operations with the field if there are any, otherwise similar names. */
export function withSuggestions(message: string, { suggestions, operations }: Suggestions, words: Words): string {
  const list = new Intl.ListFormat(words.language, { type: 'disjunction' });
  if (operations.length > 0) return words.t('problem.other-operation', { message, operations: list.format(operations) });
  return suggestions.length === 0 ? message : words.t('problem.did-you-mean', { message, names: list.format(suggestions) });
}

const operationsWithField = ({ code, field = '' }: Failure, { operations = {} }: Place): readonly string[] =>
  code === 'unknown-field' ? operationsWith(operations, (operation) => hasInput(operation, field)) : [];

function similarNames({ code, field = '', params }: Failure, { operations = {}, operation }: Place): readonly string[] {
  const inputs = operation?.input ?? {};
  if (code === 'unknown-tool') return nearest(String(params.tool), tools.keys());
  if (code === 'unknown-operation') return nearest(String(params.operation), Object.keys(operations));
  if (code === 'unknown-field') return nearest(field, Object.keys(inputs));
  const declared = inputs[field];
  return code === 'unknown-option' && declared && 'options' in declared ? nearest(String(params.option), declared.options) : [];
}
