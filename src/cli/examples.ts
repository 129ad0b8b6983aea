import type { Operation } from '../contract/operations.ts';
import type { Vector } from '../contract/vectors.ts';
import { isObject } from '../runtime/recipe/basics.ts';

/** An example of an operation: with all outputs as `output`, or only some as `outputIncludes`. */
export interface Example {
  readonly input: Vector['input'];
  readonly output?: Readonly<Record<string, unknown>>;
  readonly outputIncludes?: Readonly<Record<string, unknown>>;
}

/** The vectors of an operation that are examples. */
export const examplesOf = (operation: Operation, vectors: readonly Vector[]): readonly Example[] =>
  vectors.flatMap((vector) => (vector.example && 'output' in vector ? [exampleOf(operation, vector)] : []));

/**
 * A vector as an example: `output` if it has all outputs, else `outputIncludes`. Random outputs have a pattern instead of
 * a value, and are omitted.
 */
function exampleOf({ output: declared }: Operation, { input, output }: Extract<Vector, { readonly output: unknown }>): Example {
  const known = Object.fromEntries(Object.entries(output).filter(([, value]) => !(isObject(value) && ('$matches' in value || '$startsWithBase64' in value))));
  const isWhole = Object.keys(declared).every((name) => name in known);
  return { input, ...(isWhole ? { output: known } : Object.keys(known).length > 0 && { outputIncludes: known }) };
}
