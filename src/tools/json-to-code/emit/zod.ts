import type { Declaration, Type } from '../model.ts';
import type { Emit } from './emit.ts';
import { blocks, isRootDeclared } from './emit.ts';

/** Schemas of Zod 4, which also parses the values. */
const emit: Emit = (model, { dates }) => {
  const written = new Set<string>();
  const parts = model.declarations.map((each) => {
    const text = declaration(each, dates, written);
    written.add(each.name);
    return text;
  });
  const { rootName } = model;
  const root = isRootDeclared(model)
    ? undefined
    : `export const ${rootName}Schema = ${schemaOf(model.root, dates, written)};\nexport type ${rootName} = z.infer<typeof ${rootName}Schema>;`;
  return blocks(["import { z } from 'zod';", ...parts, root]);
};

export default emit;

function declaration(declared: Declaration, dates: boolean, written: ReadonlySet<string>): string {
  const { name } = declared;
  const inferred = `export type ${name} = z.infer<typeof ${name}Schema>;`;
  if (declared.kind === 'enum')
    return `export const ${name}Schema = z.enum([${declared.values.map((value) => JSON.stringify(value)).join(', ')}]);\n${inferred}`;
  const lines = declared.fields.map(({ key, type, optional, description }) => {
    const schema = schemaOf(type, dates, written);
    const described = description === undefined ? '' : `.describe(${JSON.stringify(description)})`;
    const text = `${schema}${optional ? '.optional()' : ''}${described}`;
    // A schema that is not there yet, in a cycle, is read when it is used.
    const name = JSON.stringify(key);
    return text.includes(LATER) ? `  get ${name}() { return ${text.replaceAll(LATER, '')}; },` : `  ${name}: ${text},`;
  });
  return `export const ${name}Schema = z.object({\n${lines.join('\n')}\n});\n${inferred}`;
}

const LATER = '\0';

function schemaOf(type: Type, dates: boolean, written: ReadonlySet<string>): string {
  const inner = (each: Type): string => schemaOf(each, dates, written);
  switch (type.kind) {
    case 'any':
      return 'z.unknown()';
    case 'string':
      return dates && type.format ? 'z.iso.datetime({ offset: true })' : 'z.string()';
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
      return `${written.has(type.name) ? '' : LATER}${type.name}Schema`;
    default:
      return `z.${type.kind}()`;
  }
}
