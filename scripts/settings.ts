import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { describedSettings, formatEnvExample } from '../src/app/configuration/env-example.ts';
import { formatHostSchema } from './host-schema.ts';

const TABLE = /(?<=<!-- settings: made by npm run settings -->\n).*?(?=<!-- \/settings -->)/su;

/**
 * Writes the documentation of the settings: `.env.example` and the table in the README, and the JSON Schema of `config.json`. With
 * `--check`, reports stale committed files instead.
 */
export default function main(args: readonly string[]): number {
  const files = { '.env.example': () => formatEnvExample(), 'README.md': replaceTable, 'public/config.schema.json': formatHostSchema };
  const stale = Object.entries(files).flatMap(([file, format]) => {
    const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const after = format(before);
    return before === after ? [] : [{ file, after }];
  });
  if (!args.includes('--check')) {
    for (const { file, after } of stale) writeFileSync(file, after);
    return 0;
  }
  for (const { file } of stale) console.error(`${file} is stale: run npm run settings`);
  return stale.length === 0 ? 0 : 1;
}

function replaceTable(readme: string): string {
  if (!TABLE.test(readme)) throw new Error('README.md has no place for the settings');
  return readme.replace(TABLE, () => formatTable());
}

function formatTable(): string {
  const rows = describedSettings().map(({ key, about }) => `| \`${key}\` | ${about.replaceAll('|', '\\|')} |`);
  return `\n${['| setting | what it is |', '|---|---|', ...rows].join('\n')}\n\n`;
}
