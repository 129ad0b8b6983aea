import { InputError } from '../contract/errors.ts';
import { isObject } from '../runtime/recipe/basics.ts';
import { wrongType } from '../runtime/kinds/wrong-type.ts';

type Arguments = Readonly<Record<string, unknown>>;

/** @throws InputError `unknown-field` for an argument that is not one of these. */
export function checkNames(args: Arguments, names: readonly string[]): void {
  const unknown = Object.keys(args).find((name) => !names.includes(name));
  if (unknown !== undefined) throw new InputError('unknown-field', { field: unknown });
}

/** @throws InputError `required` or `wrong-type` */
export function textOf(args: Arguments, name: string): string {
  const value = optionalText(args, name);
  if (value === undefined) throw new InputError('required', { field: name });
  return value;
}

/** @throws InputError `wrong-type` */
export function optionalText(args: Arguments, name: string): string | undefined {
  const value = args[name] ?? undefined;
  if (value !== undefined && typeof value !== 'string') throw wrongType(name, 'text');
  return value;
}

/** @throws InputError `wrong-type` */
export function objectOf(args: Arguments, name: string): Arguments {
  const value = args[name] ?? {};
  if (!isObject(value)) throw new InputError('wrong-type', { field: name, params: { expected: 'object' } });
  return value;
}

/** A whole number in a range; `usual` by default. @throws InputError */
export function integerOf(args: Arguments, name: string, { min, max, usual }: { readonly min: number; readonly max: number; readonly usual: number }): number {
  const value = args[name] ?? usual;
  if (typeof value !== 'number') throw wrongType(name, 'number');
  if (!Number.isInteger(value)) throw new InputError('not-an-integer', { field: name });
  if (value < min || value > max) throw new InputError('out-of-range', { field: name, params: { min, max, step: 1 } });
  return value;
}
