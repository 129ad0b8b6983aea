import { wellFormed } from '../../../lib/unicode/well-formed.ts';
import type { Field, Model, Type } from '../model.ts';

export interface EmitOptions {
  readonly typescriptStyle: 'interface' | 'type';
  readonly pythonStyle: 'dataclass' | 'pydantic' | 'typed-dict';
  readonly csharpLibrary: 'system-text-json' | 'newtonsoft';
  readonly javaStyle: 'class' | 'record' | 'lombok';
  /** Package, namespace or module; empty for none. */
  readonly packageName: string;
  readonly dates: boolean;
}

/** Writes a model in a language. */
export type Emit = (model: Model, options: EmitOptions) => string;

/** A field may be missing or null. */
export const isNullable = ({ type, optional }: Field): boolean => optional || type.kind === 'nullable' || type.kind === 'null';

/** The type of the values that are not null. */
export const withoutNull = (type: Type): Type => (type.kind === 'nullable' ? type.of : type);

/** Fields that must be there first, for languages in which those with a default value come last. */
export const requiredFirst = (fields: readonly Field[]): readonly Field[] => [...fields.filter((field) => !isNullable(field)), ...fields.filter(isNullable)];

/** Whether the code has a type anywhere. Unions are `open`, of any values, in languages without them, so that their types are not in the code. */
export function uses({ root, declarations }: Model, test: (type: Type) => boolean, unions: 'open' | 'written' = 'open'): boolean {
  const inType = (type: Type): boolean => {
    if (test(type)) return true;
    switch (type.kind) {
      case 'array':
        return inType(type.items);
      case 'map':
        return inType(type.values);
      case 'nullable':
        return inType(type.of);
      case 'union':
        return unions === 'written' && type.options.some(inType);
      default:
        return false;
    }
  };
  return inType(root) || declarations.some((each) => each.kind === 'object' && each.fields.some(({ type }) => inType(type)));
}

export const isDate = (type: Type): boolean => type.kind === 'string' && type.format !== undefined;
export const isBig = (type: Type): boolean => type.kind === 'integer' && type.size === 'big';
/** What has no type of its own in languages without unions. */
export const isOpen = (type: Type): boolean => type.kind === 'any' || type.kind === 'null' || type.kind === 'union';

/**
 * Returns whether a declaration refers to another one (or itself) directly, not in a list or map, and comes before or is that one: the edges
 * that cycles have, since all others lead to declarations that come earlier. Languages without references by default need one there.
 */
export function cyclicReferences({ declarations }: Model): (from: string, type: Type) => boolean {
  const places = new Map(declarations.map(({ name }, index) => [name, index]));
  return (from, type) => type.kind === 'named' && (places.get(type.name) ?? -1) >= (places.get(from) ?? Infinity);
}

/** Writes a description as a block comment, which it can neither end nor, in Kotlin, nest. Java reads `\u` even there. */
export const blockComment = (text: string | undefined, indent = ''): string =>
  text === undefined ? '' : `${indent}/** ${text.replaceAll(/\*(?=\/)|\/(?=\*)|\\(?=u)/gu, '$& ')} */\n`;

/** Writes a description, which has no line breaks, after a mark. */
export const lineComment = (text: string | undefined, mark: '//' | '///' | '#', indent = ''): string =>
  text === undefined ? '' : `${indent}${mark} ${text}\n`;

/** Writes a string with escapes as in JSON, which most languages share. Characters that are invisible or, in some languages, end the line are escaped, too. */
export const quote = (text: string): string =>
  JSON.stringify(text).replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (character) =>
    character.length === 1 ? `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}` : character,
  );

/** Rewrites the escapes in a string of `quote`; a backslash that is escaped itself starts none. */
export const withEscapes = (quoted: string, write: (escape: string) => string): string => quoted.replaceAll(/\\(?:u[\da-f]{4}|[^u])/gu, write);

const BRACED: Readonly<Record<string, string>> = { '\\b': '\\u{8}', '\\f': '\\u{c}' };

/** Writes a string for languages with `\u{…}`, which have no half of a surrogate pair. */
export const quoteBraced = (text: string): string =>
  withEscapes(quote(wellFormed(text)), (escape) => BRACED[escape] ?? (escape.startsWith('\\u') ? `\\u{${escape.slice(2)}}` : escape));

/** Joins blocks with an empty line between them. */
export const blocks = (parts: readonly (string | undefined)[]): string => `${parts.filter((part) => part !== undefined && part !== '').join('\n\n')}\n`;

/** Writes parts on lines of their own between two brackets, which are next to each other if there are none. */
export const enclosed = (brackets: '()' | '{}', parts: readonly string[], separator = '\n', indent = ''): string =>
  parts.length === 0 ? brackets : `${brackets.charAt(0)}\n${parts.join(separator)}\n${indent}${brackets.charAt(1)}`;

/** Whether the root is a declaration itself. */
export const isRootDeclared = ({ root, rootName }: Model): boolean => root.kind === 'named' && root.name === rootName;

/** Pads the first column of lines. */
export function aligned(rows: readonly (readonly string[])[]): readonly string[] {
  const widths: number[] = [];
  for (const row of rows) for (const [column, cell] of row.entries()) widths[column] = Math.max(widths[column] ?? 0, cell.length);
  return rows.map((row) =>
    row
      .map((cell, column) => (column < row.length - 1 ? cell.padEnd(widths[column] ?? 0) : cell))
      .join(' ')
      .trimEnd(),
  );
}
