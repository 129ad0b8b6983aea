import { documents } from './documents.ts';
import { encoding } from './encoding.ts';
import { hashText } from './hash-text.ts';
import { jsonPrettify } from './json-prettify.ts';
import { measure } from './pair.ts';
import { textDiff } from './text-diff.ts';

const rows = [];
for (const pair of [...jsonPrettify(), ...documents(), ...hashText(), ...encoding(), ...textDiff()]) rows.push(await measure(pair));
console.table(rows);
