import type { OutputKindModule } from '../output-kind.ts';

export const record: OutputKindModule<'record'> = { toWire: (value) => value, print: (value) => JSON.stringify(value, null, 2) };
