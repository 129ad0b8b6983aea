import { expect } from 'vitest';
import type { Vector } from '../../contract/vectors.ts';

/** What `batch` answers: an operation's output on the wire, or its error. */
export type WireAnswer =
  | { readonly output: Readonly<Record<string, unknown>> }
  | { readonly error: { readonly code: string; readonly field?: string; readonly position?: unknown } };

/** Holds an answer against the fact. Outputs that the fact does not name are free. */
export function expectFact(answer: WireAnswer, vector: Vector): void {
  if ('error' in vector) {
    expect(answer).toMatchObject({
      error: { code: vector.error, ...(vector.field && { field: vector.field }), ...(vector.position && { position: vector.position }) },
    });
    return;
  }
  expect(answer).toHaveProperty('output');
  const output = 'output' in answer ? answer.output : {};
  for (const [field, expected] of Object.entries(vector.output)) expectValue(field, output[field], expected);
}

function expectValue(field: string, actual: unknown, expected: unknown): void {
  if (isRecord(expected) && typeof expected.$matches === 'string') expect(actual, field).toMatch(new RegExp(expected.$matches, 'u'));
  else if (isRecord(expected) && typeof expected.$startsWithBase64 === 'string') {
    expect(isRecord(actual) ? String(actual.base64).slice(0, expected.$startsWithBase64.length) : actual, field).toBe(expected.$startsWithBase64);
  } else expect(actual, field).toEqual(expected);
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
