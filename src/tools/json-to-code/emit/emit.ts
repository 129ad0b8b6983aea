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

/** Whether the model has a type anywhere. */
export function uses({ root, declarations }: Model, test: (type: Type) => boolean): boolean {
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
        return type.options.some(inType);
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

/** Joins blocks with an empty line between them. */
export const blocks = (parts: readonly (string | undefined)[]): string => `${parts.filter((part) => part !== undefined && part !== '').join('\n\n')}\n`;

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
