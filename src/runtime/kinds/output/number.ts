import type { OutputKindModule } from '../output-kind.ts';

export const number: OutputKindModule<'number'> = { toWire: (value) => value, print: String, carry: String };
