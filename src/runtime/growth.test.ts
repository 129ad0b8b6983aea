import { describe, expect, test } from 'vitest';
import { leastProcessorTime } from '../../scripts/processor-time.ts';
import { costOf, primaryInput, runOperation } from './run.ts';
import type { Subject } from './testing/tools.ts';
import { allOperations } from './testing/tools.ts';

const LENGTH = 16_384;
/** Shorter times are not judged: they depend on the machine. */
const FLOOR_MS = 250;
/** Twice the text takes twice the time, or a little more. If the work grows with the square, it takes four times the time. */
const MOST_GROWTH = 3;
const ATTEMPTS = 3;

/** What parsers search for, repeated: beginnings without an end, and ends without a beginning. */
const PIECES = ['a', '(', '[', '{"a":', '<a', '"', '=', '*a_', '<!--'];

const fill = (piece: string, length: number): string => piece.repeat(Math.ceil(length / piece.length)).slice(0, length);

/** The CPU time of an operation for a repeated piece of text. */
function timeOf({ implementation, name, operation, context }: Subject, piece: string, length: number, attempts: number): Promise<number> {
  const [field = ''] = primaryInput(operation) ?? [];
  return leastProcessorTime(() => runOperation(implementation, name, { [field]: fill(piece, length) }, context), attempts);
}

/** Operations that are slow without a text derive keys. */
const isJudged = ({ operation }: Subject): boolean => primaryInput(operation)?.[1].kind === 'text' && costOf(operation, {}) === 'instant';

const subjects = (await allOperations()).filter(isJudged);

describe.each(subjects.map((subject) => [`${subject.tool} ${subject.name}`, subject] as const))('%s', { tags: ['slow'] }, (_title, subject) => {
  test('takes time in proportion to a hostile text', async () => {
    for (const piece of PIECES) {
      if ((await timeOf(subject, piece, LENGTH, 1)) < FLOOR_MS) continue;
      const whole = await timeOf(subject, piece, LENGTH, ATTEMPTS);
      const half = await timeOf(subject, piece, LENGTH / 2, ATTEMPTS);
      if (whole >= FLOOR_MS) expect(whole / half, `${JSON.stringify(piece)}: ${half.toFixed()} ms, then ${whole.toFixed()} ms`).toBeLessThan(MOST_GROWTH);
    }
  });
});
