import { expect, test } from 'vitest';
import { readContracts } from '../scripts/contracts.mjs';
import { isWhole } from '../scripts/seed-tests.ts';
import type { Vector, VectorTable } from '../src/contract/vectors.ts';
import type { WireAnswer } from '../src/runtime/testing/answer.ts';
import { mismatches } from '../src/runtime/testing/answer.ts';
import { penknife } from './penknife.ts';

/** Runs a batch and returns its answers in order. */
function batch(requests: readonly unknown[]): readonly WireAnswer[] {
  const { stdout, stderr, status } = penknife(['batch'], requests.map((request) => `${JSON.stringify(request)}\n`).join(''));
  expect(stderr).toBe('');
  expect(status).toBe(0);
  return stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as WireAnswer);
}

const withOperations = Object.entries(readContracts()).filter(([, { operations }]) => Object.keys(operations).length > 0);

/** The number of tools that share a process, whose start takes longer than most runs. */
const TOOLS_A_PROCESS = 9;
/** The vectors are also tested without the command line (src/runtime/every-operation.test.ts): a few show that the command line passes them through. */
const FACTS = isWhole ? Number.POSITIVE_INFINITY : 3;

for (let first = 0; first < withOperations.length; first += TOOLS_A_PROCESS) {
  const tools = withOperations.slice(first, first + TOOLS_A_PROCESS).map(([tool]) => tool);
  test(`returns the expected outputs of ${isWhole ? 'all' : 'the first'} vectors: ${tools[0]} to ${tools.at(-1)}`, async () => {
    const facts: { tool: string; operation: string; vector: Vector }[] = [];
    for (const tool of tools) {
      const { default: table } = (await import(`../src/tools/${tool}/vectors.ts`)) as { default: VectorTable };
      for (const [operation, vectors] of Object.entries(table)) {
        for (const vector of vectors.slice(0, FACTS)) facts.push({ tool, operation, vector });
      }
    }
    const answers = batch(facts.map(({ tool, operation, vector }) => ({ tool, operation, input: vector.input })));
    expect(answers.length).toBe(facts.length);
    const wrong = facts.flatMap(({ tool, operation, vector }, index) => {
      const found = mismatches(answers[index] ?? { error: { code: 'no answer' } }, vector);
      return found.length === 0 ? [] : [{ tool, operation, input: vector.input, found }];
    });
    expect(wrong).toEqual([]);
  });
}

test('answers an invalid request with an error, and continues', () => {
  const answers = batch([
    'nonsense',
    { tool: 'no-such-tool' },
    { tool: 'roman-numeral-converter', operation: 'nope' },
    { tool: 'roman-numeral-converter', operation: 'toRoman', input: { number: 5 } },
  ]);
  expect(answers).toMatchObject([
    { error: { code: 'invalid-request' } },
    { error: { code: 'unknown-tool' } },
    { error: { code: 'unknown-operation' } },
    { output: { roman: 'V' } },
  ]);
});

test('a run that --timeout ends is followed by the next request', { tags: ['slow'] }, () => {
  const requests = [
    { tool: 'bcrypt', operation: 'hash', input: { password: 'x', cost: 31 } },
    { tool: 'json-minify', operation: 'minify', input: { input: '{ }' } },
  ];
  const { stdout, status } = penknife(['batch', '--timeout', '3'], requests.map((request) => JSON.stringify(request)).join('\n'));
  expect(stdout.split('\n').map((line) => line.slice(0, 26))).toEqual(['{"error":{"code":"timeout"', '{"output":{"output":"{}","', '']);
  expect(status).toBe(0);
});
