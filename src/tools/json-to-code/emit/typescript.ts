import type { Declaration, Field, Type } from '../model.ts';
import type { Emit } from './emit.ts';
import { blockComment, blocks, isRootDeclared } from './emit.ts';

/** Interfaces or type aliases. Keys are as in the JSON, so that the result of JSON.parse has these types. */
const emit: Emit = (model, { typescriptStyle }) => {
  const root = isRootDeclared(model) ? undefined : `export type ${model.rootName} = ${typeOf(model.root)};`;
  return blocks([root, ...model.declarations.toReversed().map((each) => declaration(each, typescriptStyle === 'type'))]);
};

export default emit;

function declaration(declared: Declaration, isAlias: boolean): string {
  if (declared.kind === 'enum') return `export type ${declared.name} = ${declared.values.map((value) => JSON.stringify(value)).join(' | ')};`;
  const { name, fields, description } = declared;
  const comment = blockComment(description);
  const body = fields.map((field) => `${blockComment(field.description, '  ')}  ${keyOf(field)}: ${typeOf(field.type)};\n`).join('');
  return isAlias ? `${comment}export type ${name} = {\n${body}};` : `${comment}export interface ${name} {\n${body}}`;
}

// Compilers lack characters of later versions of Unicode, which are mostly beyond the Basic Multilingual Plane.
const isBare = (key: string): boolean => /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(key) && !/[\u{10000}-\u{10FFFF}]/u.test(key);
const keyOf = ({ key, optional }: Field): string => (isBare(key) ? key : JSON.stringify(key)) + (optional ? '?' : '');

/** Writes a type. */
export function typeOf(type: Type): string {
  switch (type.kind) {
    case 'any':
      return 'unknown';
    case 'integer':
      return 'number';
    case 'array': {
      const items = typeOf(type.items);
      return /[ |]/u.test(items) ? `(${items})[]` : `${items}[]`;
    }
    case 'map':
      return `Record<string, ${typeOf(type.values)}>`;
    case 'nullable':
      return `${typeOf(type.of)} | null`;
    case 'union':
      return type.options.map(typeOf).join(' | ');
    case 'named':
      return type.name;
    default:
      return type.kind;
  }
}
