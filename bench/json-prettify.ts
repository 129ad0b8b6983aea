import type { Pair } from './pair.ts';
import { makeRecords } from './records.ts';
import { run } from './run.ts';

export function jsonPrettify(): readonly Pair[] {
  return [1, 10].map((megabytes) => {
    const input = JSON.stringify(makeRecords(megabytes * 1e6));
    return {
      name: `json-prettify, ${megabytes} MB`,
      bytes: input.length,
      ours: () => run('json-prettify', 'format', { input }),
      limit: () => JSON.stringify(JSON.parse(input), null, 2),
      limitName: 'JSON.parse + JSON.stringify (loses digits and repeated names)',
      rounds: megabytes > 5 ? 7 : 15,
    };
  });
}
