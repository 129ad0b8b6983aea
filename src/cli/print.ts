import type { Operation } from '../contract/operations.ts';
import type { Values } from '../runtime/check.ts';
import { outputKind, outputsOf } from '../runtime/kinds/output-kinds.ts';
import type { Words } from '../runtime/words.ts';

/** What the command line prints: a text, or a file's bytes. */
export type Printed = string | Uint8Array;

/** Formats the primary output for terminals and pipes. */
export function printPrimary(operationName: string, operation: Operation, output: Values, words: Words): Printed {
  const primary = outputsOf(operation, output).find(({ field }) => field.primary);
  if (!primary) return '';
  const { name, field, value } = primary;
  return outputKind(field).print(value, { words, operation: operationName, name, field });
}

/** The other outputs that are notes or warnings, as text, one per line of stderr. */
export function printNotes(operationName: string, operation: Operation, output: Values, words: Words): readonly string[] {
  return outputsOf(operation, output).flatMap(({ name, field, value }) =>
    field.primary ? [] : (outputKind(field).notes?.(value, { words, operation: operationName, name, field }) ?? []),
  );
}
