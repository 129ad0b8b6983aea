import { describedSettings, formatEnvExample } from '../src/app/configuration/env-example.ts';
import { formatHostSchema } from './host-schema.ts';
import { replacePart, writeMade } from './made-files.ts';

const TABLE = /(?<=<!-- settings: made by npm run settings -->\n).*?(?=<!-- \/settings -->)/su;

/**
 * Writes the documentation of the settings: `.env.example` and the table in the README, and the JSON Schema of `config.json`. With
 * `--check`, reports stale committed files instead.
 */
export default function main(args: readonly string[]): number {
  return writeMade({ '.env.example': formatEnvExample, 'README.md': replaceTable, 'public/config.schema.json': formatHostSchema }, 'npm run settings', args);
}

const replaceTable = (readme: string): string => replacePart(readme, TABLE, formatTable(), 'the settings');

function formatTable(): string {
  const rows = describedSettings().map(({ key, about }) => `| \`${key}\` | ${about.replaceAll('|', '\\|')} |`);
  return `\n${['| Setting | Description |', '|---|---|', ...rows].join('\n')}\n\n`;
}
