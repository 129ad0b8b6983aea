import type { OutputField, OutputKind } from '../../contract/fields.ts';
import type { Operation } from '../../contract/operations.ts';
import type { OutputFieldOf, OutputKindModule, OutputValue } from './output-kind.ts';
import { file } from './output/file.ts';
import { flag } from './output/flag.ts';
import { image } from './output/image.ts';
import { list } from './output/list.ts';
import { number } from './output/number.ts';
import { record } from './output/record.ts';
import { table } from './output/table.ts';
import { text } from './output/text.ts';

const outputKinds: { readonly [Kind in OutputKind]: OutputKindModule<Kind> } = { text, number, flag, list, table, record, file, image };

/** The module of a field's kind. */
export const outputKind = <Kind extends OutputKind>(field: OutputFieldOf<Kind>): OutputKindModule<Kind> => outputKinds[field.kind];

interface NamedOutput {
  readonly name: string;
  readonly field: OutputField;
  readonly value: OutputValue;
}

/** An operation's output values with their declarations, in the order of declaration. */
export function outputsOf(operation: Operation, output: Readonly<Record<string, unknown>>): readonly NamedOutput[] {
  // `implement` checks at compile time that each value fits its field; the general type Operation cannot express that.
  return Object.entries(operation.output).map(([name, field]) => ({ name, field, value: output[name] as OutputValue }));
}
