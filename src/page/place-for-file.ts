import type { InputField } from '../contract/fields.ts';
import type { Operations } from '../contract/operations.ts';
import { extensionsOf } from './download.ts';

interface Place {
  readonly operation: string;
  readonly field: string;
}

/**
 * The text field for an opened file. When a file is given to a primary input, its extension may call for another operation: a
 * `.csv` file that is dropped on an operation for JSON goes to the operation for CSV.
 */
export function placeForFile(operations: Operations, given: Place, fileName: string): Place {
  if (!operations[given.operation]?.input[given.field]?.primary) return given;
  const extension = fileName.split('.').at(-1)?.toLowerCase() ?? '';
  const fitting = Object.entries(operations).flatMap(([operation, { input }]) =>
    Object.entries(input).flatMap(([field, declared]) => (declared.primary && extensionsFor(declared).includes(extension) ? [{ operation, field }] : [])),
  );
  return fitting.find(({ operation }) => operation === given.operation) ?? fitting[0] ?? given;
}

/** The file extensions of the formats that a field accepts. */
const extensionsFor = (field: InputField): readonly string[] =>
  field.kind === 'text' ? [field.format, ...(field.alsoTakes ?? [])].flatMap((format) => (typeof format === 'string' ? extensionsOf(format) : [])) : [];
