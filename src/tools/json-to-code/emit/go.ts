import type { Declaration, Field, Type } from '../model.ts';
import { identifiersOf, pascalCase } from '../names.ts';
import { wellFormed } from '../../../lib/unicode/well-formed.ts';
import type { Emit } from './emit.ts';
import {
  aligned,
  blocks,
  cyclicReferences,
  enclosed,
  isBig,
  isDate,
  isNullable,
  isOpen,
  isRootDeclared,
  lineComment,
  quote,
  uses,
  withoutNull,
} from './emit.ts';

/** Structs for encoding/json. */
const emit: Emit = (model, { packageName, dates }) => {
  const imports = [...(uses(model, isBig) ? ['"math/big"'] : []), ...(dates && uses(model, isDate) ? ['"time"'] : [])];
  const root = isRootDeclared(model) ? undefined : `type ${model.rootName} ${typeOf(model.root, dates)}`;
  const isCyclic = cyclicReferences(model);
  const taken = new Set([model.rootName, ...model.declarations.map(({ name }) => name)]);
  const written = imports.length === 0 ? undefined : `import (\n${imports.map((each) => `\t${each}\n`).join('')})`;
  return blocks([
    `package ${packageName === '' ? 'main' : packageName}`,
    written,
    root,
    ...model.declarations.toReversed().map((each) => declaration(each, dates, isCyclic, taken)),
  ]);
};

export default emit;

// Only names that start with an uppercase letter are exported.
const exported = (key: string): string => {
  const name = pascalCase(key).replaceAll(/(?<=^|\p{Ll})(?:Id|Url|Api|Http|Json|Uuid)(?=$|\p{Lu})/gu, (word) => word.toUpperCase());
  return /^\p{Lu}/u.test(name) ? name : `X${name}`;
};

/** `taken`: the names of types and constants, which share a scope. */
function declaration(declared: Declaration, dates: boolean, isCyclic: (from: string, type: Type) => boolean, taken: Set<string>): string {
  const { name } = declared;
  if (declared.kind === 'enum') {
    const names = identifiersOf(declared.values, (value) => name + pascalCase(value), taken);
    for (const constant of names.values()) taken.add(constant);
    const rows = declared.values.map((value) => [`\t${names.get(value)}`, name, `= ${quote(wellFormed(value))}`]);
    return `type ${name} string\n\nconst (\n${aligned(rows).join('\n')}\n)`;
  }
  const { fields, description } = declared;
  const names = identifiersOf(
    fields.map(({ key }) => key),
    exported,
    new Set(),
  );
  const comment = lineComment(description === undefined ? undefined : documentation(withQuotes(description), name), '//');
  const rows = fields.map((field) => [`\t${names.get(field.key)}`, fieldType(field, dates, (type) => isCyclic(name, type)), tagOf(field)]);
  return `${comment}type ${name} struct${fields.length === 0 ? '' : ' '}${enclosed('{}', commented(fields, names, rows))}`;
}

/** As gofmt rewrites quotation marks in the comment of a declaration. */
const withQuotes = (text: string): string => text.replaceAll(/(?<!`)``(?!`)/gu, '“').replaceAll("''", '”');

/** What gofmt takes for a build constraint or the definition of a link, and moves. */
const MOVED = /^(?:\+build\b|\[[^\]]*\]:\s)/u;

const documentation = (text: string, name: string): string => (MOVED.test(text) ? `${name}: ${text}` : text);

/** Writes descriptions above their fields. As in gofmt, a comment ends the columns of the lines above it. */
function commented(fields: readonly Field[], names: ReadonlyMap<string, string>, rows: readonly (readonly string[])[]): readonly string[] {
  const starts = fields.flatMap(({ description }, index) => (index === 0 || description !== undefined ? [index] : []));
  return starts.map((start, place) => {
    const { key = '', description } = fields[start] ?? {};
    const comment = lineComment(description === undefined ? undefined : documentation(description, names.get(key) ?? key), '//', '\t');
    return comment + aligned(rows.slice(start, starts[place + 1])).join('\n');
  });
}

/** A comma in a tag starts an option, and a key with one or with a quotation mark cannot be in a tag. */
const tagOf = ({ key, optional }: Field): string => {
  const option = optional ? ',omitempty' : '';
  const name = key === '-' && option === '' ? '-,' : key;
  const text = `json:${quote(wellFormed(name) + option)}`;
  return text.includes('`') ? quote(text) : `\`${text}\``;
};

/** A struct that contains itself does so by a pointer. */
function fieldType(field: Field, dates: boolean, isCyclic: (type: Type) => boolean): string {
  const type = withoutNull(field.type);
  const written = typeOf(type, dates);
  return (isNullable(field) || isCyclic(type)) && !hasNil(type) ? `*${written}` : written;
}

/** Whether nil is a value of the type already. */
const hasNil = (type: Type): boolean => isOpen(type) || isBig(type) || type.kind === 'array' || type.kind === 'map';

function typeOf(type: Type, dates: boolean): string {
  switch (type.kind) {
    case 'string':
      return dates && type.format ? 'time.Time' : 'string';
    case 'boolean':
      return 'bool';
    case 'number':
      return 'float64';
    case 'integer':
      // Not by value, because it is written by methods of the pointer only.
      return type.size === 'big' ? '*big.Int' : type.size;
    case 'array':
      return `[]${typeOf(type.items, dates)}`;
    case 'map':
      return `map[string]${typeOf(type.values, dates)}`;
    case 'nullable':
      return hasNil(type.of) ? typeOf(type.of, dates) : `*${typeOf(type.of, dates)}`;
    case 'named':
      return type.name;
    default:
      return 'any';
  }
}
