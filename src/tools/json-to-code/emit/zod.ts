import type { Declaration, Field, Model, Type } from '../model.ts';
import type { Emit } from './emit.ts';
import { blocks, enclosed, isRootDeclared } from './emit.ts';
import { typeOf } from './typescript.ts';

/** Schemas of Zod 4, which also parses the values. */
const emit: Emit = (model, { dates }) => {
  const writing: Writing = { dates, written: new Set(), early: referencesAhead(model) };
  const parts = model.declarations.map((each) => {
    const text = declaration(each, writing);
    writing.written.add(each.name);
    return text;
  });
  const { rootName } = model;
  const root = isRootDeclared(model)
    ? undefined
    : `export const ${rootName}Schema = ${schemaOf(model.root, writing)};\nexport type ${rootName} = z.infer<typeof ${rootName}Schema>;`;
  return blocks(["import { z } from 'zod';", ...parts, root]);
};

export default emit;

interface Writing {
  readonly dates: boolean;
  /** The names of the declarations above. */
  readonly written: Set<string>;
  /** The names that a declaration above theirs refers to, or their own. */
  readonly early: ReadonlySet<string>;
}

/** Returns the declarations that a cycle refers to before they are written. */
function referencesAhead({ declarations }: Model): ReadonlySet<string> {
  const written = new Set<string>();
  const ahead = new Set<string>();
  for (const each of declarations) {
    const fields = each.kind === 'object' ? each.fields : [];
    for (const name of fields.flatMap(({ type }) => namesIn(type))) if (!written.has(name)) ahead.add(name);
    written.add(each.name);
  }
  return ahead;
}

function declaration(declared: Declaration, writing: Writing): string {
  const { name } = declared;
  const inferred = `export type ${name} = z.infer<typeof ${name}Schema>;`;
  if (declared.kind === 'enum')
    return `export const ${name}Schema = z.enum([${declared.values.map((value) => JSON.stringify(value)).join(', ')}]);\n${inferred}`;
  const members = declared.fields.map((field) => member(field, writing));
  const schema = `export const ${name}Schema = z.object(${enclosed('{}', members)});`;
  return writing.early.has(name) ? `${explicitType(declared.name, declared.fields)}\n${schema}` : `${schema}\n${inferred}`;
}

/** A type that is not inferred: the compiler gives up on long cycles of types that are inferred from each other. */
const explicitType = (name: string, fields: readonly Field[]): string =>
  `export interface ${name} {\n${fields
    .map(({ key, type, optional }) => `  ${JSON.stringify(key)}${optional ? '?' : ''}: ${typeOf(type)}${optional ? ' | undefined' : ''};\n`)
    .join('')}}`;

/** A schema that is not there yet, in a cycle, is read when it is used. Its type is written, so that it depends on no other schema. */
function member({ key, type, optional, description }: Field, writing: Writing): string {
  const schema = `${schemaOf(type, writing)}${optional ? '.optional()' : ''}${description === undefined ? '' : `.describe(${JSON.stringify(description)})`}`;
  const name = JSON.stringify(key);
  if (namesIn(type).every((each) => writing.written.has(each))) return `  ${name}: ${schema},`;
  const written = `z.ZodType<${typeOf(type)}>`;
  return `  get ${name}(): ${optional ? `z.ZodOptional<${written}>` : written} { return ${schema}; },`;
}

/** The declarations that a type refers to. */
function namesIn(type: Type): readonly string[] {
  switch (type.kind) {
    case 'array':
      return namesIn(type.items);
    case 'map':
      return namesIn(type.values);
    case 'nullable':
      return namesIn(type.of);
    case 'union':
      return type.options.flatMap(namesIn);
    case 'named':
      return [type.name];
    default:
      return [];
  }
}

function schemaOf(type: Type, writing: Writing): string {
  const inner = (each: Type): string => schemaOf(each, writing);
  switch (type.kind) {
    case 'any':
      return 'z.unknown()';
    case 'string':
      return writing.dates && type.format ? 'z.iso.datetime({ offset: true })' : 'z.string()';
    case 'integer':
      // Not z.int(), which refuses integers beyond 2^53.
      return 'z.number()';
    case 'array':
      return `z.array(${inner(type.items)})`;
    case 'map':
      return `z.record(z.string(), ${inner(type.values)})`;
    case 'nullable':
      return `${inner(type.of)}.nullable()`;
    case 'union':
      return `z.union([${type.options.map(inner).join(', ')}])`;
    case 'named':
      return `${type.name}Schema`;
    default:
      return `z.${type.kind}()`;
  }
}
