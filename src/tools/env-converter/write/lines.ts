import { quoteWord } from '../../../lib/shell-words/quote.ts';
import type { Dialect } from '../formats.ts';
import type { Findings, Item, Variable } from '../model.ts';
import { isShellName } from '../model.ts';
import { PLAIN_SECTION } from '../read/ini.ts';

/** Values that every program reads the same way without quotes. */
const PLAIN = /^[\w./:@%+,-]*$/u;

/** Writes one variable per line; undefined if the format cannot contain it. */
type Write = (name: string, value: string) => string | undefined;

const inQuotes = (value: string, quote: string): string => quote + value + quote;

/** In the quotes of dotenv, a backslash before the quote or at the end would keep it from closing. */
function dotenvValue(value: string): string | undefined {
  if (PLAIN.test(value)) return value;
  const fits = (quote: string): boolean => !value.includes(quote) && !value.endsWith('\\');
  if (!value.includes('\r')) {
    if (fits("'")) return inQuotes(value, "'");
    if (fits('"') && !/\\[nr]/u.test(value)) return inQuotes(value, '"');
    if (fits('`')) return inQuotes(value, '`');
    // Without quotes, everything up to a comment is the value.
    return /^[^\s'"`#][^\n#]*$/u.test(value) && value.trim() === value ? value : undefined;
  }
  return fits('"') && !/\\[nr]/u.test(value) ? inQuotes(value.replaceAll('\r', String.raw`\r`), '"') : undefined;
}

function composeValue(value: string): string {
  if (PLAIN.test(value)) return value;
  if (!/'|\\$|\r/u.test(value)) return inQuotes(value, "'");
  const escaped = value.replaceAll(/[\\"]/gu, String.raw`\$&`).replaceAll('$', '$$$$').replaceAll('\r', String.raw`\r`).replaceAll('\n', String.raw`\n`);
  return inQuotes(escaped, '"');
}

const systemdValue = (value: string): string => (PLAIN.test(value) ? value : inQuotes(value.replaceAll(/["\\`$]/gu, String.raw`\$&`), '"'));

const writers: Readonly<Record<Dialect, Write>> = {
  dotenv: (name, value) => {
    const written = /^[\w.-]+$/u.test(name) ? dotenvValue(value) : undefined;
    return written === undefined ? undefined : `${name}=${written}`;
  },
  compose: (name, value) => (/^[\w.[\]-]+$/u.test(name) ? `${name}=${composeValue(value)}` : undefined),
  bash: (name, value) => (isShellName(name) ? `export ${name}=${value === '' ? '' : quoteWord(value)}` : undefined),
  systemd: (name, value) => (isShellName(name) && !value.includes('\0') ? `${name}=${systemdValue(value)}` : undefined),
  'docker-file': (name, value) => (/^[^\s=#][^\s=]*$/u.test(name) && !/[\r\n]/u.test(value) ? `${name}=${value}` : undefined),
};

/** Writes variables and comments for a program that reads lines. */
export const writeDialect = (items: readonly Item[], dialect: Dialect, findings: Findings): string =>
  writeLines(items, '# ', ({ name, value }) => writers[dialect](name, value), findings);

const PROPERTY_LETTERS: Readonly<Record<string, string>> = { '\t': String.raw`\t`, '\n': String.raw`\n`, '\r': String.raw`\r`, '\f': String.raw`\f` };

/** As `java.util.Properties.store`: characters outside ASCII are escapes, so that every version of Java reads them. */
function escapeProperty(text: string, isName: boolean): string {
  const escaped = text.replaceAll(/[\\=:#!\t\n\r\f]|[^ -~]/gu, (character) => {
    if ('\\=:#!'.includes(character)) return isName || character === '\\' ? `\\${character}` : character;
    return (
      PROPERTY_LETTERS[character] ??
      Array.from({ length: character.length }, (_, index) => String.raw`\u` + character.charCodeAt(index).toString(16).toUpperCase().padStart(4, '0')).join('')
    );
  });
  return isName ? escaped.replaceAll(' ', String.raw`\ `) : escaped.replace(/^[ ]/u, String.raw`\ `);
}

export const writeProperties = (items: readonly Item[], findings: Findings): string =>
  writeLines(items, '# ', ({ name, value }) => `${escapeProperty(name, true)}=${escapeProperty(value, false)}`, findings);

/** Writes INI for `configparser` of Python: names with a dot are in the section before it, if it can be one. */
export function writeIni(items: readonly Item[], findings: Findings): string {
  const sections = new Map<string, Item[]>([['env', []]]);
  let comments: Item[] = [];
  for (const item of items) {
    if (item.kind === 'comment') {
      comments.push(item);
      continue;
    }
    const section = sectionOf(item.name) ?? 'env';
    const members = sections.get(section) ?? [];
    members.push(...comments, item);
    comments = [];
    sections.set(section, members);
  }
  const last = [...sections.values()].at(-1);
  last?.push(...comments);
  return [...sections]
    .filter(([, members]) => members.length > 0)
    .map(([section, members]) => `[${section}]\n${writeLines(members, '# ', (item) => iniLine(item, findings), findings)}`)
    .join('\n');
}

/** The part of a name that is written as its section; undefined if it cannot be one, or if readers drop it. */
function sectionOf(name: string): string | undefined {
  const section = /^([^[\]\r\n]+)\.[^.]+$/u.exec(name)?.[1];
  return section === undefined || PLAIN_SECTION.test(section) ? undefined : section;
}

function iniLine({ name, value, at }: Variable, findings: Findings): string | undefined {
  const section = sectionOf(name);
  const key = section === undefined ? name : name.slice(section.length + 1);
  const lines = value.split('\n');
  const isKey = /^[^\s[#;=:][^=:\r\n]*$/u.test(key) && key.trim() === key;
  const isWritable = isKey && lines.every((line, index) => line.trim() === line && (index === 0 || /^[^#;]/u.test(line)));
  if (!isWritable || value.includes('\r')) return undefined;
  if (value.includes('%')) findings.report('percent-sign', name, at);
  return `${key} = ${lines.join('\n    ')}`;
}

function writeLines(items: readonly Item[], marker: string, write: (variable: Variable) => string | undefined, findings: Findings): string {
  const lines: string[] = [];
  for (const item of items) {
    if (item.kind === 'comment') {
      lines.push((marker + item.text).trimEnd());
      continue;
    }
    const line = write(item);
    if (line === undefined) findings.report(codeOf(item), item.name, item.at);
    else lines.push(line);
  }
  return lines.length === 0 ? '' : `${lines.join('\n')}\n`;
}

const codeOf = ({ name }: Variable) => (isShellName(name) ? 'value-not-representable' : 'invalid-name');
