import type { InputField } from '../contract/fields.ts';
import type { Operations } from '../contract/operations.ts';
import { extensionsOf } from './download.ts';

interface Place {
  readonly operation: string;
  readonly field: string;
}

/**
 * Where a file belongs that was given to a field. What an operation works on may be told by the file's name: a `.csv` file
 * given to one that works on JSON is for the one that works on CSV.
 */
export function placeForFile(operations: Operations, given: Place, fileName: string): Place {
  if (!operations[given.operation]?.input[given.field]?.primary) return given;
  const extension = fileName.split('.').at(-1)?.toLowerCase() ?? '';
  const fitting = Object.entries(operations).flatMap(([operation, { input }]) =>
    Object.entries(input).flatMap(([field, declared]) => (declared.primary && extensionsFor(declared).includes(extension) ? [{ operation, field }] : [])),
  );
  return fitting.find(({ operation }) => operation === given.operation) ?? fitting[0] ?? given;
}

/** What names of files end in that hold what a field takes. */
const extensionsFor = (field: InputField): readonly string[] =>
  field.kind === 'text' ? [field.format, ...(field.alsoTakes ?? [])].flatMap((format) => (typeof format === 'string' ? extensionsOf(format) : [])) : [];
