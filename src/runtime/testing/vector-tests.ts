import { expect, test } from 'vitest';
import { InputError } from '../../contract/errors.ts';
import type { Vector, WireFile } from '../../contract/vectors.ts';
import { formatLink, isLinkable, parseLink } from '../link.ts';
import type { WireInput } from '../check.ts';
import { checkInput } from '../check.ts';
import { serve } from '../platform/serve.ts';
import type { Outcome } from '../run.ts';
import { runOperation, toFailure } from '../run.ts';
import { outputToWire } from '../wire.ts';
import { asking, elsewhere } from './ambient.ts';
import { expectConforming } from './conformance.ts';
import { mismatches } from './answer.ts';
import type { WireAnswer } from './answer.ts';
import type { Subject } from './tools.ts';

const answerOf = ({ operation }: Subject, outcome: Outcome): WireAnswer => {
  if (outcome.kind === 'output') return { output: JSON.parse(JSON.stringify(outputToWire(operation, outcome.output))) as Record<string, unknown> };
  if (outcome.kind === 'error') return { error: outcome.error };
  throw new Error(outcome.kind === 'bug' ? outcome.message : outcome.kind);
};

/** Runs a vector and expects exactly the declared outputs. */
async function play(subject: Subject, input: WireInput, context = subject.context): Promise<WireAnswer> {
  const outcome = await runOperation(subject.implementation, subject.name, input, context);
  if (outcome.kind === 'output') expectConforming(subject.operation, outcome.output);
  return answerOf(subject, outcome);
}

/** The checked input of an operation, or the error of the check. */
function received({ operation }: Subject, input: WireInput): unknown {
  try {
    return checkInput(operation, input);
  } catch (error) {
    if (error instanceof InputError) return toFailure(error);
    throw error;
  }
}

/** The input after a round trip through a link. Values that links must not contain are passed separately. */
function throughLink({ implementation, name, operation }: Subject, input: WireInput): WireInput {
  const link = parseLink(formatLink(name, operation, input), implementation.operations);
  expect(link?.operation).toBe(name);
  expect(link?.unknown).toEqual([]);
  const carried = Object.entries(input).filter(([field]) => {
    const declared = operation.input[field];
    return declared && !isLinkable(declared);
  });
  return { ...link?.input, ...Object.fromEntries(carried) };
}

/** Runs an operation like a page: input and result are cloned, as on the way to a worker and back. */
async function playInWorker(subject: Subject, input: WireInput): Promise<WireAnswer> {
  const { tool, name, context } = subject;
  const { locale, timeZone, reference } = context;
  const outcome = await new Promise<Outcome>((resolve) => {
    const answer = serve((message) => {
      const received = structuredClone(message);
      if (received.type === 'outcome') resolve(received.outcome);
    });
    const request = { tool, operation: name, input: withFileValues(input), locale, timeZone, reference };
    answer(structuredClone({ type: 'run', id: 1, request }));
  });
  return answerOf(subject, outcome);
}

/** Files in the form that a page has: blobs that only the operation reads. */
function withFileValues(input: WireInput): WireInput {
  return Object.fromEntries(
    Object.entries(input).map(([name, value]) => {
      if (typeof value !== 'object' || value === null || !('base64' in value)) return [name, value];
      const file = value as WireFile;
      return [name, { name: file.name, type: file.type, content: new Blob([Buffer.from(file.base64, 'base64')]) }];
    }),
  );
}

const titleOf = (vector: Vector, index: number): string => `${index + 1}. ${vector.name ?? JSON.stringify(vector.input).slice(0, 80)} (${vector.source})`;

/** Declares the tests of an operation's vectors. */
export function testVectors(subject: Subject): void {
  test.each(subject.vectors.map((vector, index) => [titleOf(vector, index), vector] as const))('%s', async (_name, vector) => {
    const { answer, hasAsked } = await asking(subject.context, (watched) => play(subject, vector.input, watched));
    expect(mismatches(answer, vector)).toEqual([]);
    // Runs a second time in another time zone and locale only if the first run used either: other operations cannot tell the
    // difference, and running all tests in a second environment would run each vector six times.
    if (!hasAsked) return;
    const other = await elsewhere((timeZone) => play(subject, vector.input, { ...subject.context, timeZone }));
    expect(mismatches(other, vector), 'in another time zone and language').toEqual([]);
  });

  // The same checked input gives the same result, so it is run only once.
  test.each(subject.vectors.map((vector, index) => [titleOf(vector, index), vector] as const))('through a link: %s', (_name, vector) => {
    expect(received(subject, throughLink(subject, vector.input))).toEqual(received(subject, vector.input));
  });

  test.each(subject.vectors.map((vector, index) => [titleOf(vector, index), vector] as const))('in a worker: %s', { tags: ['slow'] }, async (_name, vector) => {
    expect(mismatches(await playInWorker(subject, vector.input), vector)).toEqual([]);
  });

  test('has vectors, and if it can reject an input, one that is rejected', () => {
    const refused = subject.vectors.filter((vector) => 'error' in vector);
    // An unreadable file cannot be part of a batch request, an unpaired surrogate not of a link, and a text that is too long not of a table.
    const withoutVectors = ['unreadable-file', 'unpaired-surrogate', 'too-long'];
    const refusals = subject.operation.errors?.filter((code) => !withoutVectors.includes(code)) ?? [];
    expect(subject.vectors.length).toBeGreaterThan(0);
    expect(refused.length).toBeGreaterThanOrEqual(Math.min(1, refusals.length));
  });

  test('shows examples that have a result', () => {
    const examples = subject.vectors.filter(({ example }) => example);
    for (const example of examples) expect(example).toHaveProperty('output');
  });
}
