import type { Declaration, Field, Model, Type } from '../model.ts';
import type { Emit } from './emit.ts';
import { blocks, enclosed, isRootDeclared } from './emit.ts';
import { typeOf } from './typescript.ts';

/** Schemas of Zod 4, which also parses the values. */
const emit: Emit = (model, { dates }) => {
  const writing: Writing = { dates, written: new Set(), cyclic: cyclicNames(model) };
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
  /** The names of the declarations that lead to themselves. */
  readonly cyclic: ReadonlySet<string>;
}

/**
 * Returns the declarations that lead to themselves: the algorithm of Kosaraju. Each comes after those that it refers to, apart from cycles, so
 * that from the last one, against the direction of the references, only its own cycle is left to be found.
 */
function cyclicNames({ declarations }: Model): ReadonlySet<string> {
  const references = declarations.map((each) => [each.name, each.kind === 'object' ? each.fields.flatMap(({ type }) => namesIn(type)) : []] as const);
  const users = new Map<string, string[]>(declarations.map(({ name }) => [name, []]));
  for (const [user, names] of references) for (const name of names) users.get(name)?.push(user);
  const cycles = new Map<string, string>();
  for (const { name: last } of declarations.toReversed()) {
    const open = [last];
    for (let name = open.pop(); name !== undefined; name = open.pop()) {
      if (cycles.has(name)) continue;
      cycles.set(name, last);
      for (const user of users.get(name) ?? []) open.push(user);
    }
  }
  const cyclic = new Set<string>();
  for (const [user, names] of references) if (names.some((name) => cycles.get(name) === cycles.get(user))) cyclic.add(user);
  return cyclic;
}

function declaration(declared: Declaration, writing: Writing): string {
  const { name } = declared;
  const inferred = `export type ${name} = z.infer<typeof ${name}Schema>;`;
  if (declared.kind === 'enum')
    return `export const ${name}Schema = z.enum([${declared.values.map((value) => JSON.stringify(value)).join(', ')}]);\n${inferred}`;
  const members = declared.fields.map((field) => member(field, writing));
  const schema = `z.object(${enclosed('{}', members)});`;
  return writing.cyclic.has(name)
    ? `${explicitType(name, declared.fields)}\nexport const ${name}Schema: z.ZodType<${name}> = ${schema}`
    : `export const ${name}Schema = ${schema}\n${inferred}`;
}

/** A type that is not inferred: compilers give up on long cycles of types that are inferred from each other. */
const explicitType = (name: string, fields: readonly Field[]): string =>
  `export interface ${name} {\n${fields
    .map(({ key, type, optional }) => `  ${JSON.stringify(key)}${optional ? '?' : ''}: ${typeOf(type)}${optional ? ' | undefined' : ''};\n`)
    .join('')}}`;

/** A schema that is not there yet, in a cycle, is read when it is used. */
function member({ key, type, optional, description }: Field, writing: Writing): string {
  const schema = `${schemaOf(type, writing)}${optional ? '.optional()' : ''}${description === undefined ? '' : `.describe(${JSON.stringify(description)})`}`;
  const name = JSON.stringify(key);
  return namesIn(type).every((each) => writing.written.has(each)) ? `  ${name}: ${schema},` : `  get ${name}() { return ${schema}; },`;
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
