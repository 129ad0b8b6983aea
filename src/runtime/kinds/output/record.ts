import type { JsonValue } from '../../../contract/values.ts';
import type { OutputKindModule } from '../output-kind.ts';
import type { OutputShape } from '../output-shapes.ts';

const toJson = (value: JsonValue): string => JSON.stringify(value, null, 2);

export const record: OutputKindModule<'record'> = { toWire: (value) => value, print: toJson, printedAs: 'json', carry: toJson, carriedAs: 'json' };

/** Any JSON value. */
export const recordShape: OutputShape<'record'> = { schema: () => ({}) };
