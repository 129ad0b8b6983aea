import { describe, expect, test } from 'vitest';
import type { Vector } from '../contract/vectors.ts';
import { formatLink, isLinkable, parseLink } from './link.ts';
import type { WireInput } from './check.ts';
import type { Outcome } from './run.ts';
import { runOperation } from './run.ts';
import { outputToWire } from './wire.ts';
import { expectFact } from './testing/expectation.ts';
import type { WireAnswer } from './testing/expectation.ts';
import { allOperations } from './testing/tools.ts';
import type { Subject } from './testing/tools.ts';

const answerOf = ({ operation }: Subject, outcome: Outcome): WireAnswer => {
  if (outcome.kind === 'output') return { output: JSON.parse(JSON.stringify(outputToWire(operation, outcome.output))) as Record<string, unknown> };
  if (outcome.kind === 'error') return { error: outcome.error };
  throw new Error(outcome.kind === 'bug' ? outcome.message : outcome.kind);
};

const play = async (subject: Subject, input: WireInput): Promise<WireAnswer> =>
  answerOf(subject, await runOperation(subject.implementation, subject.name, input, subject.context));

/** The input after a trip through a link; what may not be in a link is carried beside it. */
function throughLink({ implementation, name, operation }: Subject, input: WireInput): WireInput {
  const link = parseLink(formatLink(name, operation, input), implementation.operations);
  expect(link?.operation).toBe(name);
  expect(link?.unknownFields).toEqual([]);
  const carried = Object.entries(input).filter(([field]) => {
    const declared = operation.input[field];
    return declared && !isLinkable(declared);
  });
  return { ...link?.input, ...Object.fromEntries(carried) };
}

const titleOf = (vector: Vector, index: number): string => `${index + 1}. ${vector.name ?? JSON.stringify(vector.input).slice(0, 80)} (${vector.source})`;

const subjects = await allOperations();

describe.each(subjects.map((subject) => [`${subject.tool} ${subject.name}`, subject] as const))('%s', (_title, subject) => {
  test.each(subject.vectors.map((vector, index) => [titleOf(vector, index), vector] as const))('%s', async (_name, vector) => {
    expectFact(await play(subject, vector.input), vector);
  });

  test.each(subject.vectors.map((vector, index) => [titleOf(vector, index), vector] as const))('through a link: %s', async (_name, vector) => {
    expectFact(await play(subject, throughLink(subject, vector.input)), vector);
  });

  test('has facts, and each error that it declares is shown by one', () => {
    const shown = new Set(subject.vectors.map((vector) => ('error' in vector ? vector.error : '')));
    expect(subject.vectors.length).toBeGreaterThan(0);
    expect([...shown].filter((code) => code !== '').length).toBeGreaterThanOrEqual(subject.operation.errors?.length ? 1 : 0);
  });

  test('shows examples that have an answer', () => {
    const examples = subject.vectors.filter(({ example }) => example);
    for (const example of examples) expect(example).toHaveProperty('output');
  });
});
