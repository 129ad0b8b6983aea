import type { CodeOf, ColumnOf, OptionOf } from '../../contract/fields.ts';
import type { Operation } from '../../contract/operations.ts';
import { cellWord, codeWord, fieldWord } from '../../runtime/field-words.ts';
import type { Words } from '../../runtime/words.ts';
import type { InputName, OutputName } from '../session/field-names.ts';

/** The strings of an operation and its fields, from the tool's strings. A missing string is ''; a code without a string is shown itself. */
export interface OperationWords<Op extends Operation = Operation> {
  readonly label: string;
  readonly hint: string;
  input(this: void, name: InputName<Op>): string;
  inputHint(this: void, name: InputName<Op>): string;
  placeholder(this: void, name: InputName<Op>): string;
  option<Name extends InputName<Op>>(this: void, name: Name, option: OptionOf<Op['input'][Name]>): string;
  output(this: void, name: OutputName<Op>): string;
  outputHint(this: void, name: OutputName<Op>): string;
  /** Shown instead of an empty list or table. */
  outputEmpty(this: void, name: OutputName<Op>): string;
  /** Announced when the result has been copied; '' for the usual message. */
  outputCopied(this: void, name: OutputName<Op>): string;
  code<Name extends OutputName<Op>>(this: void, name: Name, code: CodeOf<Op['output'][Name]> | ''): string;
  column<Name extends OutputName<Op>>(this: void, name: Name, column: ColumnOf<Op['output'][Name]>): string;
  cell<Name extends OutputName<Op>>(this: void, name: Name, column: ColumnOf<Op['output'][Name]>, code: string): string;
}

export function operationWords(operation: string, words: Words): OperationWords {
  const optional = (key: string): string => (words.has(key) ? words.t(key) : '');
  const input = (name: string, word: string): string => fieldWord(words, 'inputs', operation, name, word);
  const output = (name: string, word: string): string => fieldWord(words, 'outputs', operation, name, word);
  return {
    label: optional(`operations.${operation}.label`),
    hint: optional(`operations.${operation}.hint`),
    input: (name) => input(name, 'label'),
    inputHint: (name) => input(name, 'hint'),
    placeholder: (name) => input(name, 'placeholder'),
    option: (name, option) => input(name, `options.${option}`) || option,
    output: (name) => output(name, 'label'),
    outputHint: (name) => output(name, 'hint'),
    outputEmpty: (name) => output(name, 'empty'),
    outputCopied: (name) => output(name, 'copied'),
    code: (name, code) => codeWord(words, operation, name, code),
    column: (name, column) => output(name, `columns.${column}.label`),
    cell: (name, column, code) => cellWord(words, operation, name, column, code),
  };
}
