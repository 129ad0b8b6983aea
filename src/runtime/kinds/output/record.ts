import type { JsonValue } from '../../../contract/values.ts';
import type { OutputKindModule } from '../output-kind.ts';

const toJson = (value: JsonValue): string => JSON.stringify(value, null, 2);

export const record: OutputKindModule<'record'> = { toWire: (value) => value, print: toJson, carry: toJson };
