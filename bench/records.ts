import { createRandom } from './run.ts';

/** API-like records with names, numbers, flags, short strings and nesting: about this many bytes of JSON. */
export function makeRecords(bytes: number) {
  const random = createRandom(1);
  const records = [];
  for (let length = 0; length < bytes; length += JSON.stringify(records.at(-1)).length + 1) {
    const id = Math.floor(random() * 1e9);
    records.push({
      id,
      name: `item ${id}`,
      price: Math.round(random() * 1e6) / 100,
      active: random() > 0.5,
      tags: ['a', 'über', 'line\nbreak'],
      address: { street: 'Main Street 5', zip: String(id).slice(0, 5), geo: [random(), random()] },
      none: null,
    });
  }
  return records;
}
