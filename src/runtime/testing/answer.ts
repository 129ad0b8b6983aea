import { isDeepStrictEqual } from 'node:util';
import type { Vector } from '../../contract/vectors.ts';

/** A result of `batch`: an operation's output in wire form, or its error. */
export type WireAnswer =
  | { readonly output: Readonly<Record<string, unknown>> }
  | { readonly error: { readonly code: string; readonly field?: string; readonly position?: unknown } };

/** Describes how a result differs from the expected one, for a failed test. Outputs that the vector omits may be anything. */
export function mismatches(answer: WireAnswer, vector: Vector): readonly string[] {
  if ('error' in vector) {
    if (!('error' in answer)) return [`a result instead of ${vector.error}`];
    const { code, field, position } = answer.error;
    return [
      ...(code === vector.error ? [] : [`${code} instead of ${vector.error}`]),
      ...(vector.field === undefined || field === vector.field ? [] : [`on ${field ?? 'no field'} instead of ${vector.field}`]),
      ...(vector.position === undefined || isDeepStrictEqual(position, vector.position)
        ? []
        : [`at ${JSON.stringify(position)} instead of ${JSON.stringify(vector.position)}`]),
    ];
  }
  if (!('output' in answer)) return [`the error ${JSON.stringify(answer.error)}`];
  return Object.entries(vector.output).flatMap(([field, expected]) => {
    const actual = answer.output[field];
    return fits(actual, expected) ? [] : [`${field}: ${JSON.stringify(actual)} instead of ${JSON.stringify(expected)}`];
  });
}

function fits(actual: unknown, expected: unknown): boolean {
  if (isRecord(expected) && typeof expected.$matches === 'string') return typeof actual === 'string' && new RegExp(expected.$matches, 'u').test(actual);
  if (isRecord(expected) && typeof expected.$startsWithBase64 === 'string')
    return isRecord(actual) && String(actual.base64).startsWith(expected.$startsWithBase64);
  return isDeepStrictEqual(actual, expected);
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
