import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = import.meta.dirname;
const STORED = /\b(?:useStored\w*|useRecentList|useAddressTab|readStored|writeStored)(?:<[^()]*>)?\(\s*'(?<name>[^']+)'/gu;

/** Each name under which a tool's page stores something itself, with the tool. */
const stored = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.test)\.tsx?$/u.test(file) && file.includes(path.sep))
  .flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(STORED)].map(({ groups }) => [file.split(path.sep)[0] ?? '', groups?.['name'] ?? ''] as const),
  );

test('pages store their own values below the id of their tool, so that other pages start from the rendered HTML', () => {
  expect(stored.length).toBeGreaterThan(5);
  expect(stored.filter(([tool, name]) => !name.startsWith(`${tool}.`))).toEqual([]);
});
