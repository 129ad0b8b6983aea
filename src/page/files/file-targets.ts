import type { InputField } from '../../contract/fields.ts';
import type { Operation, Operations } from '../../contract/operations.ts';
import { fileInsteadOf, primaryInput } from '../../runtime/run.ts';
import type { PageInput } from '../session/page-state.ts';
import { extensionsOf } from './download.ts';
import { toFileValue } from './file-value.ts';

/** An input for a file: a text reads it, a file field takes it unchanged. */
export interface FileTarget {
  readonly operation: string;
  readonly field: string;
}

/**
 * The text field for an opened file. When a file is given to a primary input, its extension may select another operation: a
 * `.csv` file that is dropped on an operation for JSON goes to the operation for CSV.
 */
export function fileTarget(operations: Operations, given: FileTarget, fileName: string): FileTarget {
  if (!operations[given.operation]?.input[given.field]?.primary) return given;
  const extension = fileName.split('.').at(-1)?.toLowerCase() ?? '';
  const accepting = Object.entries(operations).flatMap(([operation, { input }]) =>
    Object.entries(input).flatMap(([field, declared]) => (declared.primary && extensionsFor(declared).includes(extension) ? [{ operation, field }] : [])),
  );
  return accepting.find(({ operation }) => operation === given.operation) ?? accepting[0] ?? given;
}

/** The values for a file that is not text, opened into a text: the file in the input that replaces the text; undefined without one. */
export function valuesOfBinary(operation: Operation | undefined, field: string, file: File): PageInput | undefined {
  const instead = operation && fileInsteadOf(operation, field);
  return instead === undefined ? undefined : { [field]: '', [instead]: toFileValue(file) };
}

/** The file extensions of the formats that a field accepts. */
const extensionsFor = (field: InputField): readonly string[] =>
  field.kind === 'text' ? [field.format, ...(field.alsoTakes ?? [])].flatMap((format) => (typeof format === 'string' ? extensionsOf(format) : [])) : [];

const takesFile = ({ kind }: InputField): boolean => kind === 'text' || kind === 'file';

/** Whether a file may be meant for an input right under the pointer: one that accepts several lines, or files. */
const isTarget = (field: InputField): boolean => field.kind === 'file' || (field.kind === 'text' && (field.multiline === true || field.primary === true));

/**
 * The inputs that a file dropped on a tool's page may be for, best match first: the one it is dropped on, the primary one of
 * the current operation, files next to it, then the primary ones of operations that share the page.
 */
export function fileTargets(operations: Operations, active: string, target: FileTarget | undefined): readonly FileTarget[] {
  const hit = target && operations[target.operation]?.input[target.field];
  const names = [active, ...Object.keys(operations).filter((name) => name !== active)];
  const of = (name: string, find: (operation: Operation) => string | undefined): readonly FileTarget[] => {
    const field = operations[name] && find(operations[name]);
    return field === undefined ? [] : [{ operation: name, field }];
  };
  return [
    ...(target && hit && isTarget(hit) ? [target] : []),
    ...of(active, primaryForFile),
    ...of(active, ({ input }) => Object.keys(input).find((name) => input[name]?.kind === 'file')),
    ...names.slice(1).flatMap((name) => of(name, primaryForFile)),
  ];
}

function primaryForFile(operation: Operation): string | undefined {
  const [name, field] = primaryInput(operation) ?? [];
  return field && takesFile(field) ? name : undefined;
}
