import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { JsonSchema } from '../src/app/configuration/host/json-schema.ts';
import { describeHost } from '../src/app/configuration/host/json-schema.ts';

const root = path.join(import.meta.dirname, '..');

/** key → description, as in `docs/configuration.md`. */
export const readAbouts = (): ReadonlyMap<string, string> =>
  new Map(
    [...readFileSync(path.join(root, 'docs', 'configuration.md'), 'utf8').matchAll(/^\| `([\w.]+)` \| (.+) \|$/gmu)].map(([, key = '', about = '']) => [
      key,
      about,
    ]),
  );

/** The content of `public/config.schema.json`: the shape of `config.json` for editors. */
export function formatHostSchema(): string {
  const { $schema, ...recipe }: JsonSchema = JSON.parse(readFileSync(path.join(root, 'public', 'recipe.schema.json'), 'utf8'));
  return `${JSON.stringify({ $schema, title: 'config.json of Penknife', ...describeHost(readAbouts(), recipe) }, null, 2)}\n`;
}
