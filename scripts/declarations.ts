import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import type { Column, Field, InputField, OutputField } from '../src/contract/fields.ts';
import { languages } from '../src/contract/languages.ts';
import type { Operation } from '../src/contract/operations.ts';
import { defaultOf, sharedErrorCodes } from '../src/runtime/check.ts';
import { fieldWord } from '../src/runtime/field-words.ts';
import { readToolWords } from '../src/runtime/platform/tool-words.ts';
import type { Words } from '../src/runtime/words.ts';
import { createWords } from '../src/runtime/words.ts';
import { loadOperations } from '../src/tools/declarations.ts';
import { tools } from '../src/tools/registry.ts';

const FILE = path.join('dist-cli', 'library.d.ts');

/** Codes of the library that no operation declares. */
const OWN_CODES = ['bug'];
const recipeWords: { readonly errors: Readonly<Record<string, unknown>> } = JSON.parse(readFileSync('src/runtime/recipe/strings/en.json', 'utf8'));

/** Writes the declarations of the library into its build. */
export default async function main(): Promise<void> {
  writeFileSync(FILE, await formatDeclarations());
}

/** The declarations of the library: those of `src/library/api.ts`, with the names that the contracts have. */
export async function formatDeclarations(): Promise<string> {
  const file = 'src/library/api.ts';
  const source = readFileSync(file, 'utf8');
  const [operations, ...others] = parseSync(file, source).module.staticImports;
  if (operations === undefined || others.length > 0) throw new Error(`${file} must import its operations only`);
  const api = source.slice(operations.end).trimStart();
  const codes = new Set<string>([...sharedErrorCodes, ...OWN_CODES, ...Object.keys(recipeWords.errors)]);
  const entries: string[] = [];
  const unions = new SharedUnions();
  for (const tool of tools.keys()) {
    const declared = await loadOperations(tool);
    for (const { errors = [] } of Object.values(declared)) for (const code of errors) codes.add(code);
    if (Object.keys(declared).length > 0) entries.push(await formatTool(tool, declared, unions));
  }
  return [
    '// Made from the contracts of the tools: npm run build',
    `export interface Operations {\n${entries.join('\n')}\n}`,
    unions.declarations(),
    `/** The codes of all errors. */\nexport type ErrorCode = ${unionOf([...codes].toSorted())};`,
    `/** The languages of messages. */\nexport type Language = ${unionOf(Object.keys(languages))};`,
    api,
  ].join('\n\n');
}

/** Long lists of options stand once, however many fields have them. */
class SharedUnions {
  readonly #names = new Map<string, string>();

  typeOf(values: readonly string[]): string {
    const union = unionOf(values);
    if (union.length < LONG_UNION) return union;
    if (!this.#names.has(union)) this.#names.set(union, `Options${this.#names.size + 1}`);
    return this.#names.get(union) ?? union;
  }

  declarations(): string {
    return [...this.#names].map(([union, name]) => `type ${name} = ${union};`).join('\n');
  }
}

const LONG_UNION = 200;

const unionOf = (values: readonly string[]): string => [...new Set(values)].map((value) => JSON.stringify(value)).join(' | ');

async function formatTool(tool: string, operations: Readonly<Record<string, Operation>>, unions: SharedUnions): Promise<string> {
  const words = createWords('en', (await readToolWords(tool, 'en')).compiled);
  const parts = Object.entries(operations).map(
    ([name, operation]) => `${comment(words.t(`operations.${name}.label`), '    ')}    readonly ${JSON.stringify(name)}: {
      readonly input: {
${Object.entries(operation.input)
  .map(([field, declared]) => formatInput(name, field, declared, words, unions))
  .join('')}      };
      readonly output: {
${Object.entries(operation.output)
  .map(([field, declared]) => formatOutput(name, field, declared, words, unions))
  .join('')}      };
    };`,
  );
  return `${comment(`${words.t('name')}. ${words.t('description')}`, '  ')}  readonly ${JSON.stringify(tool)}: {\n${parts.join('\n')}\n  };`;
}

const comment = (text: string, indent: string): string => `${indent}/** ${text.replaceAll('*/', '* /').replaceAll('\n', ' ')} */\n`;

function formatInput(operation: string, name: string, field: InputField, words: Words, unions: SharedUnions): string {
  const isNeeded = field.usedWhen === undefined && !field.optional && (field.primary === true || defaultOf(field) === undefined) && !hasDefault(field);
  const type = inputType(field, unions);
  return `${describe('inputs', operation, name, field, words)}        readonly ${JSON.stringify(name)}${isNeeded ? `: ${type}` : `?: ${type} | undefined`};\n`;
}

const hasDefault = (field: InputField): boolean => field.kind === 'flag' || ('default' in field && field.default !== undefined && field.kind !== 'text');

function describe(side: 'inputs' | 'outputs', operation: string, name: string, field: Field, words: Words): string {
  const facts = [fieldWord(words, side, operation, name, 'label'), fieldWord(words, side, operation, name, 'hint')];
  if ('min' in field && field.min !== undefined) facts.push(`min ${field.min}`);
  if ('max' in field && field.max !== undefined) facts.push(`max ${field.max}`);
  if ('default' in field && field.default !== undefined && field.default !== '') facts.push(`default ${JSON.stringify(field.default)}`);
  const known = facts.filter((fact) => fact !== '');
  return known.length === 0 ? '' : comment(known.join('; '), '        ');
}

function inputType(field: InputField, unions: SharedUnions): string {
  switch (field.kind) {
    case 'integer':
    case 'number':
      return 'number';
    case 'flag':
      return 'boolean';
    case 'choice':
      return unions.typeOf(field.options);
    case 'choices':
      return `readonly (${unions.typeOf(field.options)})[]`;
    case 'file':
      return 'GivenFile';
    case 'color':
      return '`#\u0024{string}`';
    case 'text':
    case 'dateTime':
      return 'string';
  }
}

function formatOutput(operation: string, name: string, field: OutputField, words: Words, unions: SharedUnions): string {
  return `${describe('outputs', operation, name, field, words)}        readonly ${JSON.stringify(name)}: ${outputType(field, unions)};\n`;
}

function outputType(field: OutputField, unions: SharedUnions): string {
  switch (field.kind) {
    case 'text':
      return field.codes ? unions.typeOf([...field.codes, '']) : 'string';
    case 'number':
      return 'number';
    case 'flag':
      return 'boolean';
    case 'list':
      return field.codes ? `readonly (${unions.typeOf(field.codes)})[]` : 'readonly string[]';
    case 'table':
      return `readonly { ${Object.entries(field.columns)
        .map(([column, kind]) => `readonly ${JSON.stringify(column)}: ${cellType(kind, unions)}`)
        .join('; ')} }[]`;
    case 'record':
      return 'Json';
    case 'file':
      return 'WireFile | null';
    case 'image':
      return 'string | WireFile | null';
  }
}

function cellType(column: Column, unions: SharedUnions): string {
  if (column === 'number') return 'number | null';
  if (column === 'flag') return 'boolean';
  if (column === 'optional-text') return 'string | null';
  if (column === 'text') return 'string';
  return column.several ? `readonly (${unions.typeOf(column.codes)})[]` : unions.typeOf([...column.codes, '']);
}
