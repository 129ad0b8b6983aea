import type { Field, FieldKind, Prefill, TextField } from '../contract/fields.ts';
import type { Answer, Operation, Operations } from '../contract/operations.ts';
import type { Tool } from '../contract/tool.ts';
import { outputFormat } from './output-format.ts';

/** A field in a contract listing: its declaration, with a word instead of each function. */
export interface ListedField {
  readonly kind: FieldKind;
  readonly primary?: true;
  readonly secret?: true;
  readonly unlinked?: true;
  readonly codes?: readonly string[];
  /** An id of `formats/`, or `by-input` for a format that depends on the input. */
  readonly format?: string;
  /** For `by-input`, the format that the default input gives. */
  readonly usualFormat?: string;
  readonly alsoTakes?: readonly string[];
  readonly prefill?: Prefill;
  readonly min?: number;
  readonly max?: number;
}

export interface ListedOperation {
  readonly cost: string;
  readonly answers?: readonly Answer[];
  readonly input: Readonly<Record<string, ListedField>>;
  readonly output: Readonly<Record<string, ListedField>>;
}

/** A tool's contract as plain data: all names that links, scripts and stored options may contain. */
export interface Contract {
  readonly category: string;
  readonly redirectFrom?: readonly string[];
  readonly operations: Readonly<Record<string, ListedOperation>>;
}

export function listTool(tool: Tool, operations: Operations): Contract {
  return {
    category: tool.category,
    ...(tool.redirectFrom && { redirectFrom: tool.redirectFrom }),
    operations: Object.fromEntries(Object.entries(operations).map(([name, operation]) => [name, listOperation(operation)])),
  };
}

function listOperation(operation: Operation): ListedOperation {
  const { input, output, cost, place: _place, ...rest } = operation;
  return {
    ...rest,
    cost: typeof cost === 'function' ? 'by-input' : (cost ?? 'instant'),
    input: listFields(operation, input),
    output: listFields(operation, output),
  };
}

function listFields(operation: Operation, fields: Readonly<Record<string, Field>>): Record<string, ListedField> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, listField(operation, field)]));
}

function listField(operation: Operation, field: Field): ListedField {
  const { format, ...rest }: Field & Pick<TextField, 'format'> = field;
  if (format === undefined) return rest;
  if (typeof format === 'string') return { ...rest, format };
  const usualFormat = outputFormat(operation, field, {});
  return { ...rest, format: 'by-input', ...(usualFormat !== undefined && { usualFormat }) };
}
