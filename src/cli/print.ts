import type { Operation } from '../contract/operations.ts';
import type { Values } from '../runtime/check.ts';
import { outputKind, outputsOf } from '../runtime/kinds/output-kinds.ts';
import type { Words } from '../runtime/words.ts';

/** Formats the primary output for terminals and pipes. A text ends with a line break unless it is empty; a file is its bytes. */
export function printPrimary(operationName: string, operation: Operation, output: Values, words: Words): string | Uint8Array {
  const primary = outputsOf(operation, output).find(({ field }) => field.primary);
  if (!primary) return '';
  const { name, field, value } = primary;
  const printed = outputKind(field).print(value, { words, operation: operationName, name, field });
  return typeof printed === 'string' ? endLine(printed) : printed;
}

const endLine = (text: string): string => (text === '' || text.endsWith('\n') ? text : `${text}\n`);

/** The other outputs that are notes or warnings, in words, one per line of stderr. */
export function printNotes(operationName: string, operation: Operation, output: Values, words: Words): readonly string[] {
  return outputsOf(operation, output).flatMap(({ name, field, value }) =>
    field.primary ? [] : (outputKind(field).notes?.(value, { words, operation: operationName, name, field }) ?? []),
  );
}
