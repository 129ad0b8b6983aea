import type { Declaration, Field, Type } from '../model.ts';
import { identifiersOf, pascalCase } from '../names.ts';
import type { Emit } from './emit.ts';
import { aligned, blocks, isBig, isDate, isNullable, isOpen, isRootDeclared, uses, withoutNull } from './emit.ts';

/** Structs for encoding/json. */
const emit: Emit = (model, { packageName, dates }) => {
  const imports = [...(uses(model, isBig) ? ['"math/big"'] : []), ...(dates && uses(model, isDate) ? ['"time"'] : [])];
  const root = isRootDeclared(model) ? undefined : `type ${model.rootName} ${typeOf(model.root, dates)}`;
  const written = imports.length === 0 ? undefined : `import (\n${imports.map((each) => `\t${each}\n`).join('')})`;
  return blocks([
    `package ${packageName === '' ? 'main' : packageName}`,
    written,
    root,
    ...model.declarations.toReversed().map((each) => declaration(each, dates)),
  ]);
};

export default emit;

// Only names that start with an uppercase letter are exported.
const exported = (key: string): string => {
  const name = pascalCase(key).replaceAll(/(?<=^|\p{Ll})(?:Id|Url|Api|Http|Json|Uuid)(?=$|\p{Lu})/gu, (word) => word.toUpperCase());
  return /^\p{Lu}/u.test(name) ? name : `X${name}`;
};

function declaration(declared: Declaration, dates: boolean): string {
  const { name } = declared;
  if (declared.kind === 'enum') {
    const names = identifiersOf(declared.values, (value) => name + pascalCase(value), new Set());
    const rows = declared.values.map((value) => [`\t${names.get(value)}`, name, `= ${JSON.stringify(value)}`]);
    return `type ${name} string\n\nconst (\n${aligned(rows).join('\n')}\n)`;
  }
  const { fields, description } = declared;
  const names = identifiersOf(
    fields.map(({ key }) => key),
    exported,
    new Set(),
  );
  const comment = description === undefined ? '' : `// ${description}\n`;
  const lines: string[] = [];
  for (const [index, line] of aligned(fields.map((field) => [`\t${names.get(field.key)}`, fieldType(field, dates), tagOf(field)])).entries()) {
    const text = fields[index]?.description;
    lines.push(...(text === undefined ? [] : [`\t// ${text}`]), line);
  }
  return `${comment}type ${name} struct {\n${lines.join('\n')}\n}`;
}

/** A comma in a tag starts an option, and a key with one or with a quotation mark cannot be in a tag. */
const tagOf = ({ key, optional }: Field): string => {
  const option = optional ? ',omitempty' : '';
  const name = key === '-' && option === '' ? '-,' : key;
  const text = `json:${JSON.stringify(name + option)}`;
  return text.includes('`') ? JSON.stringify(text) : `\`${text}\``;
};

function fieldType(field: Field, dates: boolean): string {
  const type = withoutNull(field.type);
  const written = typeOf(type, dates);
  return isNullable(field) && !isOpen(type) && type.kind !== 'array' && type.kind !== 'map' ? `*${written}` : written;
}

function typeOf(type: Type, dates: boolean): string {
  switch (type.kind) {
    case 'string':
      return dates && type.format ? 'time.Time' : 'string';
    case 'boolean':
      return 'bool';
    case 'number':
      return 'float64';
    case 'integer':
      return type.size === 'big' ? 'big.Int' : type.size;
    case 'array':
      return `[]${typeOf(type.items, dates)}`;
    case 'map':
      return `map[string]${typeOf(type.values, dates)}`;
    case 'nullable':
      return isOpen(type.of) || type.of.kind === 'array' || type.of.kind === 'map' ? typeOf(type.of, dates) : `*${typeOf(type.of, dates)}`;
    case 'named':
      return type.name;
    default:
      return 'any';
  }
}
