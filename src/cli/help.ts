import type { InputField, OutputField } from '../contract/fields.ts';
import type { Operations } from '../contract/operations.ts';
import type { VectorTable } from '../contract/vectors.ts';
import { fieldWord } from '../runtime/field-words.ts';
import type { Texts } from '../runtime/texts.ts';

const columns = (rows: readonly (readonly [string, string])[]): string => {
  const width = Math.max(...rows.map(([left]) => left.length), 0);
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`.trimEnd()).join('\n');
};

export function generalHelp(texts: Texts): string {
  return `${texts.t('usage.title')}

${texts.t('usage.synopsis')}
${columns([
  ['penknife list [--json]', texts.t('usage.list')],
  ['penknife <tool> --help', texts.t('usage.help')],
  ['penknife <tool> [operation] [--field value …] [--json]', texts.t('usage.run')],
  ['penknife batch', texts.t('usage.batch')],
])}

${texts.t('usage.atFile')}
`;
}

/** What a tool does and takes, from its declaration and its facts. */
export function toolHelp(tool: string, operations: Operations, vectors: VectorTable, texts: Texts): string {
  const head = `${texts.t('name')} (${tool})\n${texts.t('description')}\n`;
  const names = Object.keys(operations);
  if (names.length === 0) return `${head}\n${texts.t('usage.pageOnly')}\n`;
  const parts = Object.entries(operations).map(([name, operation]) => {
    const title = `penknife ${tool}${names.length > 1 ? ` ${name}` : ''}`;
    const examples = (vectors[name] ?? [])
      .filter(({ example }) => example)
      .map((vector) => exampleLine(title, vector.input, 'output' in vector ? vector.output : {}));
    return [
      `${title}  ${texts.t(`operations.${name}.label`)}`,
      `${texts.t('usage.input')}\n${columns(Object.entries(operation.input).map(([field, declared]) => [`--${field}`, inputLine(name, field, declared, texts)]))}`,
      `${texts.t('usage.output')}\n${columns(Object.entries(operation.output).map(([field, declared]) => [field, outputLine(name, field, declared, texts)]))}`,
      ...(examples.length > 0 ? [`${texts.t('usage.examples')}\n${examples.join('\n')}`] : []),
    ].join('\n');
  });
  return `${head}\n${parts.join('\n\n')}\n`;
}

function inputLine(operation: string, name: string, field: InputField, texts: Texts): string {
  const facts: string[] = [field.kind];
  if ('options' in field) facts.push(field.options.join('|'));
  if ('min' in field || 'max' in field) facts.push(rangeOf(field, texts));
  if ('secret' in field && field.secret) facts.push(texts.t('usage.secret'));
  if (field.optional) facts.push(texts.t('usage.optional'));
  if ('default' in field && field.default !== undefined && field.default !== '') facts.push(texts.t('usage.default', { value: String(field.default) }));
  if (field.primary) facts.push(texts.t('usage.primary'));
  return `${fieldWord(texts, 'inputs', operation, name, 'label')} (${facts.join(', ')})`;
}

function rangeOf({ min, max }: { readonly min?: number; readonly max?: number }, texts: Texts): string {
  if (min === undefined) return texts.t('usage.upTo', { max: String(max) });
  if (max === undefined) return texts.t('usage.from', { min: String(min) });
  return texts.t('usage.range', { min: String(min), max: String(max) });
}

const outputLine = (operation: string, name: string, field: OutputField, texts: Texts): string =>
  `${fieldWord(texts, 'outputs', operation, name, 'label')} (${[field.kind, ...('columns' in field ? [Object.keys(field.columns).join(', ')] : [])].join(': ')})`;

const EXAMPLE_LENGTH = 100;

function exampleLine(title: string, input: Readonly<Record<string, unknown>>, output: Readonly<Record<string, unknown>>): string {
  const options = Object.entries(input).map(
    ([name, value]) =>
      ` --${name} ${quote(typeof value === 'string' ? value : Array.isArray(value) ? value.join(',') : isFile(value) ? `@${value.name}` : String(value))}`,
  );
  // Where chance decides, a fact holds a pattern, which is no answer to show.
  const result = Object.values(output).find((value) => !(typeof value === 'object' && value !== null && '$matches' in value)) ?? '';
  const shown = typeof result === 'string' ? result : JSON.stringify(result);
  const short = shown.length > EXAMPLE_LENGTH ? `${shown.slice(0, EXAMPLE_LENGTH)}…` : shown;
  return `  $ ${title}${options.join('')}\n    ${short.replace(/\n/gu, '\n    ')}`;
}

const isFile = (value: unknown): value is { readonly name: string } => typeof value === 'object' && value !== null && 'name' in value;

/** Quotes for a POSIX shell. */
const quote = (value: string): string => (/^[\w./:=@%+,-]+$/u.test(value) ? value : `'${value.replaceAll("'", String.raw`'\''`)}'`);

/** The operation that is meant when none is named: the only one there is. */
export const onlyOperation = (operations: Operations): string | undefined => (Object.keys(operations).length === 1 ? Object.keys(operations)[0] : undefined);
