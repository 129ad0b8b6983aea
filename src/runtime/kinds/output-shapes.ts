import type { OutputKind } from '../../contract/fields.ts';
import type { JsonSchema } from '../schema/json-schema.ts';
import type { OutputFieldOf } from './output-kind.ts';
import { fileShape } from './output/file.ts';
import { flagShape } from './output/flag.ts';
import { imageShape } from './output/image.ts';
import { listShape } from './output/list.ts';
import { numberShape } from './output/number.ts';
import { recordShape } from './output/record.ts';
import { tableShape } from './output/table.ts';
import { textShape } from './output/text.ts';

/** Describes the values of a kind of output to programs. Separate from the kind's other facts, because the site does not need it. */
export interface OutputShape<Kind extends OutputKind = OutputKind> {
  /** The schema in wire form. `wordOf` looks up the field's words. */
  readonly schema: (field: OutputFieldOf<Kind>, wordOf: (key: string) => string) => JsonSchema;
}

const shapes: { readonly [Kind in OutputKind]: OutputShape<Kind> } = {
  text: textShape,
  number: numberShape,
  flag: flagShape,
  list: listShape,
  table: tableShape,
  record: recordShape,
  file: fileShape,
  image: imageShape,
};

/** Returns the shape of a field's values. */
export const outputShape = <Kind extends OutputKind>(field: OutputFieldOf<Kind>): OutputShape<Kind> => shapes[field.kind];
