import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Operation } from '../../contract/operations.ts';
import { startProcessorTime } from '../../../scripts/processor-time.ts';
import { runs } from '../../../scripts/seed-tests.ts';
import { sharedErrorCodes } from '../check.ts';
import { runOperation } from '../run.ts';
import { arbitraryInput } from './arbitrary-input.ts';
import { expectConforming } from './conformance.ts';
import type { Subject } from './tools.ts';

const isSlow = ({ cost }: Operation): boolean => cost === 'slow' || typeof cost === 'function';

/** Processor time after which an operation is not run again, such as one that derives keys: less in `npm test`, which has many. */
const ENOUGH_MS = process.env['PENKNIFE_TESTS'] === 'all' ? 10_000 : 400;
const AT_LEAST = 3;

/** Declares the test of an operation with random inputs. */
export function testRandomInput({ implementation, name, operation, vectors, context }: Subject): void {
  test('handles random input with its declared outputs or a declared error', async () => {
    const known = new Set<string>([...(operation.errors ?? []), ...sharedErrorCodes]);
    const processorTime = startProcessorTime();
    let runsSoFar = 0;
    await fc.assert(
      fc.asyncProperty(arbitraryInput(operation, vectors), async (input) => {
        if (runsSoFar >= AT_LEAST && processorTime() > ENOUGH_MS) return;
        runsSoFar++;
        const outcome = await runOperation(implementation, name, input, context);
        if (outcome.kind === 'output') expectConforming(operation, outcome.output);
        else if (outcome.kind === 'error') {
          expect(known).toContain(outcome.error.code);
          if (outcome.error.field !== undefined) expect(Object.keys(operation.input)).toContain(outcome.error.field);
        } else throw new Error(outcome.kind === 'bug' ? outcome.message : outcome.kind);
      }),
      { numRuns: isSlow(operation) ? runs(30) : runs(100) },
    );
  });
}
