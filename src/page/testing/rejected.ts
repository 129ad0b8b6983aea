import type { Failure } from '../../runtime/run.ts';

/** The state of any operation after a rejected input. */
export const rejected = (failure: Omit<Failure, 'params'>) => ({ problem: { kind: 'error', failure: { params: {}, ...failure } as never } }) as const;
