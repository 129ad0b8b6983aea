import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import type { Column, Field, InputField, InputKind, OutputKind } from '../contract/fields.ts';
import { languages } from '../contract/languages.ts';
import type { Operation } from '../contract/operations.ts';
import { defaultOf, sharedErrorCodes } from '../runtime/check.ts';
import { fieldWord } from '../runtime/field-words.ts';
import type { InputFieldOf } from '../runtime/kinds/input-kind.ts';
import type { OutputFieldOf } from '../runtime/kinds/output-kind.ts';
import { readToolWords } from '../runtime/platform/tool-words.ts';
import type { Words } from '../runtime/words.ts';
import { createWords } from '../runtime/words.ts';
import { loadOperations } from '../tools/declarations.ts';
import { tools } from '../tools/registry.ts';

/** Error codes of the library that no operation declares. */
const OWN_CODES = ['bug', 'irreversible'];
const recipeWords: { readonly errors: Readonly<Record<string, unknown>> } = JSON.parse(readFileSync('src/runtime/recipe/strings/en.json', 'utf8'));

/** Formats the declarations of the library: those of `src/library/api.ts`, with the names from the contracts. */
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

/** Declares each long list of options once, for all fields that have it. */
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
  const parts = Object.entries(operations).map(([name, { input, output }]) => {
    const inputs = Object.entries(input).map(([field, declared]) => {
      const type = typeOfInput(declared, unions);
      return `${describe('inputs', name, field, declared, words)}        readonly ${JSON.stringify(field)}${isNeeded(declared) ? `: ${type}` : `?: ${type} | undefined`};\n`;
    });
    const outputs = Object.entries(output).map(
      ([field, declared]) =>
        `${describe('outputs', name, field, declared, words)}        readonly ${JSON.stringify(field)}: ${typeOfOutput(declared, unions)};\n`,
    );
    return `${comment(words.t(`operations.${name}.label`), '    ')}    readonly ${JSON.stringify(name)}: {
      readonly input: {
${inputs.join('')}      };
      readonly output: {
${outputs.join('')}      };
    };`;
  });
  return `${comment(`${words.t('name')}. ${words.t('description')}`, '  ')}  readonly ${JSON.stringify(tool)}: {\n${parts.join('\n')}\n  };`;
}

const comment = (text: string, indent: string): string => `${indent}/** ${text.replaceAll('*/', '* /').replaceAll('\n', ' ')} */\n`;

const isNeeded = (field: InputField): boolean =>
  field.usedWhen === undefined && !field.optional && (field.primary === true || defaultOf(field) === undefined) && !hasDefault(field);

const hasDefault = (field: InputField): boolean => field.kind === 'flag' || ('default' in field && field.default !== undefined && field.kind !== 'text');

function describe(side: 'inputs' | 'outputs', operation: string, name: string, field: Field, words: Words): string {
  const facts = [fieldWord(words, side, operation, name, 'label'), fieldWord(words, side, operation, name, 'hint')];
  if ('min' in field && field.min !== undefined) facts.push(`min ${field.min}`);
  if ('max' in field && field.max !== undefined) facts.push(`max ${field.max}`);
  if ('default' in field && field.default !== undefined && field.default !== '') facts.push(`default ${JSON.stringify(field.default)}`);
  const known = facts.filter((fact) => fact !== '');
  return known.length === 0 ? '' : comment(known.join('; '), '        ');
}

/** The TypeScript type of each kind of input. */
const inputTypes: { readonly [Kind in InputKind]: (field: InputFieldOf<Kind>, unions: SharedUnions) => string } = {
  text: () => 'string',
  integer: () => 'number',
  number: () => 'number',
  flag: () => 'boolean',
  choice: ({ options }, unions) => unions.typeOf(options),
  choices: ({ options }, unions) => `readonly (${unions.typeOf(options)})[]`,
  file: () => 'GivenFile',
  color: () => '`#\u0024{string}`',
  dateTime: () => 'string',
};

const typeOfInput = <Kind extends InputKind>(field: InputFieldOf<Kind>, unions: SharedUnions): string => inputTypes[field.kind](field, unions);

/** The TypeScript type of each kind of output. */
const outputTypes: { readonly [Kind in OutputKind]: (field: OutputFieldOf<Kind>, unions: SharedUnions) => string } = {
  text: ({ codes }, unions) => (codes ? unions.typeOf([...codes, '']) : 'string'),
  number: () => 'number',
  flag: () => 'boolean',
  list: ({ codes }, unions) => (codes ? `readonly (${unions.typeOf(codes)})[]` : 'readonly string[]'),
  table: ({ columns }, unions) =>
    `readonly { ${Object.entries(columns)
      .map(([column, kind]) => `readonly ${JSON.stringify(column)}: ${cellType(kind, unions)}`)
      .join('; ')} }[]`,
  record: () => 'Json',
  file: () => 'WireFile | null',
  image: () => 'string | WireFile | null',
};

const typeOfOutput = <Kind extends OutputKind>(field: OutputFieldOf<Kind>, unions: SharedUnions): string => outputTypes[field.kind](field, unions);

const cellTypes = { text: 'string', 'optional-text': 'string | null', number: 'number | null', flag: 'boolean' } as const;

function cellType(column: Column, unions: SharedUnions): string {
  if (typeof column === 'string') return cellTypes[column];
  return column.several ? `readonly (${unions.typeOf(column.codes)})[]` : unions.typeOf([...column.codes, '']);
}
