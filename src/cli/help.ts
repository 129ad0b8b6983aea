import type { InputField, OutputField } from '../contract/fields.ts';
import type { Operation, Operations } from '../contract/operations.ts';
import type { Vector, VectorTable } from '../contract/vectors.ts';
import { fieldWord } from '../runtime/field-words.ts';
import { inputKind } from '../runtime/kinds/input-kinds.ts';
import { defaultOperation } from '../runtime/unnamed-operation.ts';
import type { Words } from '../runtime/words.ts';
import type { Command } from './commands.ts';
import { commands } from './commands.ts';

const columns = (rows: readonly (readonly [string, string])[]): string => {
  const width = Math.max(...rows.map(([left]) => left.length), 0);
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`.trimEnd()).join('\n');
};

const TOOL_USAGES: Command['usages'] = [
  ['penknife <tool> --help', 'usage.help'],
  ['penknife <tool> [operation] [file] [--field value …] [--json] [--timeout SECONDS]', 'usage.run'],
];
const OTHER_USAGES: Command['usages'] = [['penknife --version', 'usage.version']];

/** How to start Penknife in each place → key of what it does and lacks there. The README has the details. */
const PLACES = [
  ['penknife serve', 'browser'],
  ['penknife <tool>', 'command-line'],
  ["import { run } from 'penknife'", 'library'],
  ['penknife mcp', 'mcp'],
  ['penknife serve --api', 'api'],
  ['<iframe src="…?embed">', 'embedded'],
  ['docker run penknife', 'container'],
] as const;

const usageLines = (usages: Command['usages'], words: Words): string => columns(usages.map(([line, key]) => [line, words.t(key)]));

/** The help of the command line: all commands, and what values and options mean. */
export function generalHelp(words: Words): string {
  const [first, ...others] = [...commands.values()].map(({ usages }) => usages);
  const usages = [...(first ?? []), ...TOOL_USAGES, ...others.flat(), ...OTHER_USAGES];
  return `${words.t('usage.title')}

${words.t('usage.synopsis')}
${usageLines(usages, words)}

${words.t('usage.atFile')}
${words.t('usage.outputs')}
${words.t('usage.names')}
${words.t('usage.timeout')}

${words.t('place.title')}
${columns(PLACES.map(([start, key]) => [start, words.t(`place.${key}`)]))}
`;
}

/** What explanations of commands name. */
const EXPLAINED = { description: '/api/openapi.json', address: '--host', sources: '--token-file, PENKNIFE_API_TOKEN' };

/** The help of a command that is not a tool. */
export function commandHelp({ usages, values, explains }: Command, words: Words): string {
  const more = [...(explains === undefined ? [] : [words.t(explains, EXPLAINED)]), ...(values.includes('timeout') ? [words.t('usage.timeout')] : [])];
  return `${words.t('usage.synopsis')}\n${usageLines(usages, words)}\n${more.length === 0 ? '' : `\n${more.join('\n')}\n`}`;
}

/** The help text of a tool, from its declaration and its vectors. */
export function toolHelp(tool: string, operations: Operations, vectors: VectorTable, words: Words): string {
  const head = `${words.t('name')} (${tool})\n${words.t('description')}\n`;
  const names = Object.keys(operations);
  if (names.length === 0) return `${head}\n${words.t('usage.pageOnly')}\n`;
  const parts = Object.entries(operations).map(([name, operation]) => {
    const title = `penknife ${tool}${names.length > 1 ? ` ${name}` : ''}`;
    const examples = (vectors[name] ?? []).flatMap((vector) => (vector.example && 'output' in vector ? [exampleLine(title, operation, vector)] : []));
    return [
      `${title}  ${words.t(`operations.${name}.label`)}`,
      ...section(
        words.t('usage.input'),
        columns(Object.entries(operation.input).map(([field, declared]) => [`--${field}`, inputLine(name, field, declared, words)])),
      ),
      ...section(
        words.t('usage.output'),
        columns(Object.entries(operation.output).map(([field, declared]) => [field, outputLine(name, field, declared, words)])),
      ),
      ...section(words.t('usage.examples'), examples.join('\n')),
    ].join('\n');
  });
  return `${[head, ...(names.length > 1 ? [operationsHelp(tool, operations, words)] : []), parts.join('\n\n')].join('\n')}\n`;
}

/** How to name one of several operations, and the default. */
function operationsHelp(tool: string, operations: Operations, words: Words): string {
  const usual = defaultOperation(operations);
  const rows = Object.keys(operations).map((name): [string, string] => {
    const label = words.t(`operations.${name}.label`);
    return [name, name === usual ? `${label} (${words.t('usage.defaultMark')})` : label];
  });
  return `${words.t('usage.synopsis')}
  penknife ${tool} [operation] [file] [--field value …]
${words.t('usage.operations')}
${columns(rows)}
${words.t('usage.unnamed')}
`;
}

/** A titled section, omitted if empty: a generator may have no inputs, and random results have no examples. */
const section = (title: string, lines: string): readonly string[] => (lines === '' ? [] : [`${title}\n${lines}`]);

function inputLine(operation: string, name: string, field: InputField, words: Words): string {
  const facts: string[] = [field.kind];
  if ('options' in field) facts.push(field.options.join('|'));
  if ('min' in field || 'max' in field) facts.push(rangeOf(field, words));
  if ('secret' in field && field.secret) facts.push(words.t('usage.secret'));
  if (field.optional) facts.push(words.t('usage.optional'));
  if ('default' in field && field.default !== undefined && field.default !== '') facts.push(words.t('usage.default', { value: String(field.default) }));
  if (field.primary) facts.push(words.t('usage.primary'));
  return `${fieldWord(words, 'inputs', operation, name, 'label')} (${facts.join(', ')})`;
}

function rangeOf({ min, max }: { readonly min?: number; readonly max?: number }, words: Words): string {
  if (min === undefined) return words.t('usage.upTo', { max: String(max) });
  if (max === undefined) return words.t('usage.from', { min: String(min) });
  return words.t('usage.range', { min: String(min), max: String(max) });
}

const outputLine = (operation: string, name: string, field: OutputField, words: Words): string =>
  `${fieldWord(words, 'outputs', operation, name, 'label')} (${[field.kind, ...('columns' in field ? [Object.keys(field.columns).join(', ')] : [])].join(': ')})`;

const EXAMPLE_LENGTH = 100;

function exampleLine(title: string, { input: fields }: Operation, { input, output }: Extract<Vector, { output: unknown }>): string {
  const options = Object.entries(input).map(([name, value]) => ` --${name} ${quote(typedOf(fields[name], value))}`);
  // Vectors of random output contain a pattern instead of the result, which is useless as an example.
  const result = Object.values(output).find((value) => !(typeof value === 'object' && value !== null && '$matches' in value)) ?? '';
  const shown = typeof result === 'string' ? result : JSON.stringify(result);
  const short = shown.length > EXAMPLE_LENGTH ? `${shown.slice(0, EXAMPLE_LENGTH)}…` : shown;
  return `  $ ${title}${options.join('')}\n    ${short.replace(/\n/gu, '\n    ')}`;
}

function typedOf(field: InputField | undefined, value: unknown): string {
  const form = field && inputKind(field).typedForm;
  if (form) return form.format(value);
  return isFile(value) ? `@${value.name}` : String(value);
}

const isFile = (value: unknown): value is { readonly name: string } => typeof value === 'object' && value !== null && 'name' in value;

/** Quotes a word for a POSIX shell. */
const quote = (value: string): string => (/^[\w./:=@%+,-]+$/u.test(value) ? value : `'${value.replaceAll("'", String.raw`'\''`)}'`);
