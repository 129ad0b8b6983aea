import type { OutputKindModule } from '../output-kind.ts';
import type { OutputShape } from '../output-shapes.ts';

export const number: OutputKindModule<'number'> = { toWire: (value) => value, print: String, carry: String };

export const numberShape: OutputShape<'number'> = { schema: () => ({ type: 'number' }) };
