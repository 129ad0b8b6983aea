import type { Operation } from '../../contract/operations.ts';
import type { Words } from '../words.ts';
import { fieldWord } from '../field-words.ts';
import { outputKind, outputsOf } from './output-kinds.ts';

interface Lines {
  /** The outputs to print, in order. */
  readonly names: readonly string[];
  readonly words: Words;
}

/** Prints each output on a line, after its name: `Subnet mask: 255.255.255.0`. Items of a list are on one line. */
export function printLines(operationName: string, operation: Operation, output: Readonly<Record<string, unknown>>, { names, words }: Lines): string {
  const all = outputsOf(operation, output);
  return names
    .flatMap((wanted) => all.filter(({ name }) => name === wanted))
    .map(({ name, field, value }) => {
      const printed = outputKind(field).print(value, { words, operation: operationName, name, field });
      const label = fieldWord(words, 'outputs', operationName, name, 'label');
      return `${label}: ${String(printed).trim().replaceAll('\n', ', ')}`;
    })
    .join('\n');
}
