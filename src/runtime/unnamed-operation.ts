import type { Operation, Operations } from '../contract/operations.ts';

/** A tool's only or default operation; undefined for a page-only tool. */
export function defaultOperation(operations: Operations): string | undefined {
  const names = Object.keys(operations);
  return names.find((name) => operations[name]?.isDefault) ?? names[0];
}

/** The operation of a request without one: the only operation that has everything the request names, otherwise the default. */
export function unnamedOperation(operations: Operations, hasNamed: (operation: Operation) => boolean): string | undefined {
  const [only, another] = operationsWith(operations, hasNamed);
  return only === undefined || another !== undefined ? defaultOperation(operations) : only;
}

/** The names of the operations that meet a condition. */
export const operationsWith = (operations: Operations, meets: (operation: Operation) => boolean): readonly string[] =>
  Object.entries(operations).flatMap(([name, operation]) => (meets(operation) ? [name] : []));

/** Whether an operation has an input with this current or former name. */
export const hasInput = ({ input }: Operation, name: string): boolean =>
  Object.entries(input).some(([current, { formerly }]) => current === name || formerly?.includes(name));
