import { documents } from './documents.ts';
import { hashText } from './hash-text.ts';
import { jsonPrettify } from './json-prettify.ts';
import { measure } from './pair.ts';
import { textDiff } from './text-diff.ts';

const rows = [];
for (const pair of [...jsonPrettify(), ...documents(), ...hashText(), ...textDiff()]) rows.push(await measure(pair));
console.table(rows);
