import type { Pair } from './pair.ts';
import { createRandom, run } from './run.ts';

/** An answer of an API: many records with names, numbers, flags, short texts and nesting. */
function makeDocument(bytes: number): string {
  const random = createRandom(1);
  const records: string[] = [];
  for (let length = 0; length < bytes; length += records.at(-1)?.length ?? 0) {
    const id = Math.floor(random() * 1e9);
    records.push(
      JSON.stringify({
        id,
        name: `item ${id}`,
        price: Math.round(random() * 1e6) / 100,
        active: random() > 0.5,
        tags: ['a', 'über', 'line\nbreak'],
        address: { street: 'Main Street 5', zip: String(id).slice(0, 5), geo: [random(), random()] },
        none: null,
      }),
    );
  }
  return `[${records.join(',')}]`;
}

export function jsonPrettify(): readonly Pair[] {
  return [1, 10].map((megabytes) => {
    const input = makeDocument(megabytes * 1e6);
    return {
      name: `json-prettify, ${megabytes} MB`,
      ours: () => run('json-prettify', 'format', { input }),
      limit: () => JSON.stringify(JSON.parse(input), null, 2),
      limitName: 'JSON.parse + JSON.stringify (loses digits and repeated names)',
      rounds: megabytes > 5 ? 7 : 15,
    };
  });
}
