import { act, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { choice, flag, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import { holdRuns } from '../../app/testing/engine.ts';
import type { Outcome } from '../../runtime/run.ts';
import type { OperationRun, OperationState } from './operation-state.ts';
import { advance, renderOperation, renderPart, toolOf } from '../testing/render-part.tsx';
import { provideErrorDelays } from './error-delay.ts';
import { hasUnsavedInput } from './unsaved.ts';
import { useInput, useOperation, useOperationWords, useOutcome, useRun } from './use-operation.ts';

const reverse = declare({
  input: { text: text({ primary: true, sample: 'abc' }), upper: flag() },
  output: { reversed: text({ primary: true }) },
  usesReference: true,
});
const sort = declare({
  input: { text: text({ primary: true }), order: choice(['up', 'down']) },
  output: { sorted: text({ primary: true }) },
  cost: 'slow',
  timeLimit: { seconds: 3, field: 'text' },
});
const crack = declare({ input: { text: text({ primary: true, sample: 'secret' }) }, output: { key: text({ primary: true }) }, cost: 'on-demand' });
const other = declare({ input: { text: text({ primary: true }) }, output: { text: text({ primary: true }) } });

const declared = { reverse, sort, crack };

/** Renders an operation whose runs the test ends. */
async function hold<Op extends OperationState['operation']>(operation: Op, link = '') {
  const engine = holdRuns();
  const tool = await toolOf(declared);
  const reference = { own: { one: 'eins' }, english: { one: 'one' } };
  const view = await renderOperation(operation, () => null, { ...tool, run: engine.run, reference, link });
  await waitFor(() => expect(engine.runs.length > 0 || view.state().isOnDemand || operation.cost === 'slow').toBe(true));
  return { ...view, runs: engine.runs, run: (place: number) => engine.runs[place] ?? raise(place) };
}

function raise(place: number): never {
  throw new Error(`no run ${place}`);
}

test('runs once for the input of a fresh page, and is pending until the result', async () => {
  const { runs, run, state } = await hold(reverse);
  expect(runs).toHaveLength(1);
  expect(run(0).request).toEqual({
    tool: 'demo',
    operation: 'reverse',
    input: { text: 'abc', upper: false },
    locale: 'en',
    reference: { own: { one: 'eins' }, english: { one: 'one' } },
  });
  const before = { isRunning: true, isAwaited: true, hasOutput: false, answered: undefined, isStale: false, isCanceled: false, problem: undefined };
  expect(state()).toMatchObject({ ...before, name: 'reverse', operation: reverse, output: { reversed: '' }, isOnDemand: false, progress: undefined });
  await act(async () => run(0).succeed({ reversed: 'cba' }));
  const after = { isRunning: false, isAwaited: false, hasOutput: true, isStale: false, problem: undefined, progress: undefined };
  expect(state()).toMatchObject({ ...after, output: { reversed: 'cba' }, answered: { text: 'abc', upper: false } });
  expect(state().answered).toBe(state().input);
  expect(runs).toHaveLength(1);
});

test('passes reference texts to an operation only if it uses them', async () => {
  const { run } = await hold(sort, '#/sort?text=b');
  await waitFor(() => expect(run(0).request.reference).toEqual({ own: {}, english: {} }));
});

test('passes cost and time limit, and a signal that ends with the page', async () => {
  const run = vi.fn<(request: unknown, options: { readonly signal?: AbortSignal }) => Promise<Outcome>>(() => new Promise(() => undefined));
  const view = await renderOperation(sort, () => null, { ...(await toolOf(declared)), run, link: '#/sort?text=b' });
  await waitFor(() => expect(run).toHaveBeenCalled());
  expect(run.mock.lastCall?.[1]).toMatchObject({ cost: 'slow', timeLimit: { seconds: 3, field: 'text' } });
  expect(run.mock.lastCall?.[1].signal?.aborted).toBe(false);
  view.unmount();
  expect(run.mock.lastCall?.[1].signal?.aborted).toBe(true);
});

test('drops the run of an older input, and shows the result of the newest', async () => {
  const { runs, run, state } = await hold(reverse);
  await act(async () => state().set('text', 'pasted text'));
  await waitFor(() => expect(runs).toHaveLength(2));
  expect([run(0).isAborted, run(1).isAborted]).toEqual([true, false]);
  await act(async () => run(1).succeed({ reversed: 'txet detsap' }));
  expect(state()).toMatchObject({ output: { reversed: 'txet detsap' }, isStale: false });
});

test('ignores an older run that ends after the newest', async () => {
  const pending: ((outcome: Outcome) => void)[] = [];
  const progress: ((report: { done: number; total: number }) => void)[] = [];
  const { state } = await renderOperation(reverse, () => null, {
    ...(await toolOf(declared)),
    run: (_, options) => {
      progress.push((report) => options.onProgress?.(report));
      return new Promise((resolve) => pending.push(resolve));
    },
  });
  await waitFor(() => expect(pending).toHaveLength(1));
  await act(async () => state().set('text', 'newest input'));
  await waitFor(() => expect(pending).toHaveLength(2));
  await act(async () => pending[1]?.({ kind: 'output', output: { reversed: 'new' }, isRandom: false }));
  await act(async () => pending[0]?.({ kind: 'output', output: { reversed: 'old' }, isRandom: false }));
  expect(state().output).toEqual({ reversed: 'new' });
  await act(async () => progress[0]?.({ done: 1, total: 2 }));
  expect(state().progress).toBeUndefined();
});

test('keeps the last valid result and marks it stale after an error, until a run succeeds', async () => {
  const { runs, run, state } = await hold(reverse);
  await act(async () => run(0).succeed({ reversed: 'cba' }));
  await act(async () => state().set('text', 'refused input'));
  await waitFor(() => expect(runs).toHaveLength(2));
  expect(state().isStale).toBe(false);
  const failure = { code: 'forbidden', field: 'text', params: {} };
  await act(async () => run(1).fail(failure));
  expect(state()).toMatchObject({
    output: { reversed: 'cba' },
    problem: { kind: 'error', failure },
    isStale: true,
    hasOutput: true,
    isRunning: false,
    isAwaited: false,
    isCanceled: false,
  });
  await act(async () => state().set('text', 'accepted again'));
  await waitFor(() => expect(runs).toHaveLength(3));
  await act(async () => run(2).succeed({ reversed: 'niaga' }));
  expect(state()).toMatchObject({ problem: undefined, isStale: false, output: { reversed: 'niaga' } });
});

/** A page whose first result is shown, where the reader types the next characters. */
async function typing() {
  provideErrorDelays();
  const held = await hold(reverse);
  await act(async () => held.run(0).succeed({ reversed: 'cba' }));
  vi.useFakeTimers();
  const type = async (text: string): Promise<void> => {
    await act(async () => held.state().set('text', text));
    await advance(0);
  };
  const refuse = (code = 'forbidden'): Promise<void> => act(async () => held.runs.at(-1)?.fail({ code, field: 'text', params: {} }));
  return { ...held, type, refuse };
}

test('an error waits for a rest in typing, longer at the end of the text', async () => {
  const { state, type, refuse } = await typing();
  for (const text of ['abcd', 'abcde']) {
    await type(text);
    await refuse();
    await advance(799);
    expect(state()).toMatchObject({ problem: undefined, isStale: true, isDimmed: false, output: { reversed: 'cba' } });
  }
  await advance(1);
  expect(state()).toMatchObject({ problem: { kind: 'error', failure: { code: 'forbidden' } }, isStale: true, isDimmed: true });
  await type('ab-cde');
  await refuse('other');
  expect(state().problem).toMatchObject({ failure: { code: 'other' } });
});

test('an error before the end of the text waits for less time', async () => {
  const { state, type, refuse } = await typing();
  await type('xabc');
  await refuse();
  await advance(399);
  expect(state().problem).toBeUndefined();
  await advance(1);
  expect(state().problem).toMatchObject({ failure: { code: 'forbidden' } });
});

test('an error shows at once when the reader leaves the field', async () => {
  const { state, type, refuse } = await typing();
  await type('abcd');
  await refuse();
  await act(async () => document.body.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
  expect(state()).toMatchObject({ problem: { failure: { code: 'forbidden' } }, isDimmed: true });
});

test('an error of a pasted text shows at once', async () => {
  const { state, type, refuse } = await typing();
  await type('a pasted text');
  await refuse();
  expect(state().problem).toMatchObject({ failure: { code: 'forbidden' } });
});

test('a result during the wait drops the error', async () => {
  const { runs, state, type, refuse } = await typing();
  await type('abcd');
  await refuse();
  await type('abcde');
  await act(async () => runs.at(-1)?.succeed({ reversed: 'edcba' }));
  await advance(2_000);
  expect(state()).toMatchObject({ problem: undefined, isStale: false, isDimmed: false, output: { reversed: 'edcba' } });
});

test('is not stale after an error that comes before any result', async () => {
  const { run, state } = await hold(reverse);
  await act(async () => run(0).fail({ code: 'forbidden', params: {} }));
  expect(state()).toMatchObject({ isStale: false, hasOutput: false, isAwaited: false, isRunning: false });
});

test('reports a bug with its message, and keeps the last valid result', async () => {
  const { run, runs, state } = await hold(reverse);
  await act(async () => run(0).succeed({ reversed: 'cba' }));
  await act(async () => state().refresh());
  await waitFor(() => expect(runs).toHaveLength(2));
  await act(async () => run(1).crash('TypeError: x'));
  expect(state()).toMatchObject({ problem: { kind: 'bug', message: 'TypeError: x' }, isStale: true, isRunning: false, output: { reversed: 'cba' } });
});

test('ends the run when canceled, and runs again on refresh', async () => {
  const { run, runs, state } = await hold(reverse);
  await act(async () => state().cancel());
  expect(run(0).isAborted).toBe(true);
  expect(state()).toMatchObject({ isCanceled: true, isRunning: false, isAwaited: false, isStale: false, progress: undefined });
  await act(async () => state().refresh());
  await waitFor(() => expect(runs).toHaveLength(2));
  expect(state()).toMatchObject({ isCanceled: false, isRunning: true, isAwaited: true });
  await act(async () => run(1).succeed({ reversed: 'cba' }));
  expect(state()).toMatchObject({ isCanceled: false, isRunning: false, output: { reversed: 'cba' } });
  await act(async () => state().refresh());
  await waitFor(() => expect(runs).toHaveLength(3));
  await act(async () => state().cancel());
  expect(state()).toMatchObject({ isCanceled: true, isStale: true });
});

test('shows progress of an instant operation after a second at first, after 150 ms later', async () => {
  const { run, runs, state } = await hold(reverse);
  vi.useFakeTimers();
  await act(async () => state().set('text', 'pasted text'));
  await advance(0);
  expect(runs).toHaveLength(2);
  await advance(999);
  expect(state().progress).toBeUndefined();
  await advance(1);
  expect(state()).toMatchObject({ progress: 'unknown', isAwaited: true });
  await act(async () => run(1).succeed({ reversed: 'x' }));
  expect(state().progress).toBeUndefined();
  await act(async () => state().set('text', 'another text'));
  await advance(0);
  await advance(149);
  expect(state()).toMatchObject({ progress: undefined, isStale: false });
  await advance(1);
  expect(state()).toMatchObject({ progress: 'unknown', isStale: true, isRunning: true });
  await act(async () => run(2).succeed({ reversed: 'y' }));
  await advance(2_000);
  expect(state()).toMatchObject({ progress: undefined, isStale: false });
});

test('shows no progress for a run that ends before it would be shown', async () => {
  const { run, state } = await hold(reverse);
  await act(async () => run(0).succeed({ reversed: 'cba' }));
  vi.useFakeTimers();
  await act(async () => state().set('text', 'pasted text'));
  await advance(0);
  await act(async () => run(1).fail({ code: 'forbidden', params: {} }));
  await advance(2_000);
  expect(state().progress).toBeUndefined();
});

test('shows what a slow run reports once its progress is shown, with the time of its start', async () => {
  const { run, runs, state } = await hold(sort);
  vi.useFakeTimers();
  await act(async () => state().set('text', 'a pasted text'));
  await advance(0);
  const start = performance.now();
  const place = runs.length - 1;
  await advance(100);
  await act(async () => run(place).progress({ done: 1, total: 4 }));
  expect(state().progress).toBeUndefined();
  await advance(50);
  expect(state().progress).toBe('unknown');
  await act(async () => run(place).progress({ done: 2, total: 4, unit: 'bytes' }));
  expect(state().progress).toEqual({ done: 2, total: 4, unit: 'bytes', startedAt: start });
  await act(async () => state().cancel());
  expect(state().progress).toBeUndefined();
});

test('waits for a pause where a slow operation is typed into', async () => {
  const { runs, state } = await hold(sort);
  vi.useFakeTimers();
  await advance(0);
  const before = runs.length;
  await act(async () => state().set('text', 'a'));
  await advance(119);
  expect(runs).toHaveLength(before);
  await act(async () => state().set('text', 'ab'));
  await advance(119);
  expect(runs).toHaveLength(before);
  await advance(1);
  expect(runs).toHaveLength(before + 1);
  expect(runs.at(-1)?.request.input).toMatchObject({ text: 'ab' });
});

test('shows no progress for an empty input, which has no result', async () => {
  const { run, runs, state } = await hold(reverse);
  await act(async () => run(0).succeed({ reversed: 'cba' }));
  vi.useFakeTimers();
  await act(async () => state().set('text', ''));
  await advance(0);
  expect(runs).toHaveLength(2);
  await advance(5_000);
  expect(state().progress).toBeUndefined();
  await act(async () => run(1).succeed({ reversed: '' }));
  expect(state()).toMatchObject({ hasOutput: false, answered: undefined, isAwaited: false });
});

test('starts long runs only on request, each time again', async () => {
  const { runs, run, state } = await hold(crack);
  const waiting = { isOnDemand: true, isRunning: false, isAwaited: false, progress: undefined, isStale: false };
  expect(runs).toHaveLength(0);
  expect(state()).toMatchObject(waiting);
  await act(async () => state().refresh());
  await waitFor(() => expect(runs).toHaveLength(1));
  expect(state()).toMatchObject({ isOnDemand: false, isRunning: true, isAwaited: true });
  await act(async () => run(0).succeed({ key: 'k' }));
  expect(state()).toMatchObject({ isOnDemand: false, hasOutput: true, isStale: false });
  await act(async () => state().set('text', 'another secret'));
  expect(state()).toMatchObject({ ...waiting, isStale: true, output: { key: 'k' } });
  expect(runs).toHaveLength(1);
});

test('runs again when a field is set to the value that it has', async () => {
  const { runs, state } = await hold(reverse);
  await act(async () => state().set('upper', false));
  await waitFor(() => expect(runs).toHaveLength(2));
  await act(async () => state().setAll({ text: 'both', upper: true }));
  await waitFor(() => expect(runs.at(-1)?.request.input).toEqual({ text: 'both', upper: true }));
});

test('shows a random result again without another run, and generates a new one on refresh', async () => {
  const engine = holdRuns();
  const options = { ...(await toolOf(declared)), run: engine.run, link: '#/reverse?text=mine' };
  const first = await renderOperation(reverse, () => null, options);
  await waitFor(() => expect(engine.runs).toHaveLength(1));
  await act(async () => engine.runs[0]?.succeed({ reversed: 'random' }, true));
  expect(hasUnsavedInput()).toBe(true);
  first.unmount();
  const again = await renderOperation(reverse, () => null, options);
  expect(again.state()).toMatchObject({ output: { reversed: 'random' }, hasOutput: true, isRunning: false, isAwaited: false, isStale: false });
  await new Promise((resolve) => setTimeout(resolve));
  expect(engine.runs).toHaveLength(1);
  await act(async () => again.state().refresh());
  await waitFor(() => expect(engine.runs).toHaveLength(2));
  await act(async () => engine.runs[1]?.succeed({ reversed: 'other' }, true));
  expect(again.state().output).toEqual({ reversed: 'other' });
});

test('computes a result that is not random again for a page that is shown again', async () => {
  const engine = holdRuns();
  const options = { ...(await toolOf(declared)), run: engine.run };
  const first = await renderOperation(reverse, () => null, options);
  await waitFor(() => expect(engine.runs).toHaveLength(1));
  await act(async () => engine.runs[0]?.succeed({ reversed: 'cba' }));
  expect(hasUnsavedInput()).toBe(false);
  first.unmount();
  const again = await renderOperation(reverse, () => null, options);
  expect(again.state()).toMatchObject({ hasOutput: false, isRunning: true });
  await waitFor(() => expect(engine.runs).toHaveLength(2));
});

test.each([
  { milliseconds: 5_000, isKept: false },
  { milliseconds: 5_001, isKept: true },
])('keeps a result only if it took more than five seconds: $milliseconds ms', async ({ milliseconds, isKept }) => {
  const engine = holdRuns();
  const options = { ...(await toolOf(declared)), run: engine.run };
  const view = await renderOperation(reverse, () => null, options);
  await waitFor(() => expect(engine.runs).toHaveLength(1));
  vi.useFakeTimers();
  await act(async () => view.state().refresh());
  await advance(0);
  await advance(milliseconds);
  await act(async () => engine.runs[1]?.succeed({ reversed: 'dear' }));
  vi.useRealTimers();
  view.unmount();
  const again = await renderOperation(reverse, () => null, options);
  expect(again.state().hasOutput).toBe(isKept);
});

test('does not count a random result of the sample as unsaved work', async () => {
  const { run } = await hold(reverse);
  await act(async () => run(0).succeed({ reversed: 'random' }, true));
  expect(hasUnsavedInput()).toBe(false);
});

test('runs for values of another operation only when one of them changes', async () => {
  const engine = holdRuns();
  const tool = await toolOf(declared);
  const states: OperationRun<typeof reverse>[] = [];
  const Derived = ({ given }: { readonly given: string }) => {
    const state = useRun(reverse, { text: given, upper: true });
    states.push(state);
    return null;
  };
  const options = { ...tool, run: engine.run };
  const { rerender } = await renderPart(<Derived given="a" />, options);
  await waitFor(() => expect(engine.runs).toHaveLength(1));
  rerender(<Derived given="a" />);
  await new Promise((resolve) => setTimeout(resolve));
  expect(engine.runs).toHaveLength(1);
  rerender(<Derived given="b" />);
  expect(states.at(-1)?.input).toEqual({ text: 'b', upper: true });
  await waitFor(() => expect(engine.runs).toHaveLength(2));
  expect(engine.runs[1]?.request.input).toEqual({ text: 'b', upper: true });
});

test('passes the output of the newest run to its callback, and no error', async () => {
  const engine = holdRuns();
  const tool = await toolOf(declared);
  const outputs: unknown[] = [];
  const Derived = ({ given }: { readonly given: string }) => {
    useRun(reverse, { text: given, upper: true }, (output) => outputs.push([given, output]));
    return null;
  };
  const { rerender } = await renderPart(<Derived given="a" />, { ...tool, run: engine.run });
  await waitFor(() => expect(engine.runs).toHaveLength(1));
  rerender(<Derived given="b" />);
  await waitFor(() => expect(engine.runs).toHaveLength(2));
  await act(async () => engine.runs[0]?.succeed({ reversed: 'A' }));
  expect(outputs).toEqual([]);
  await act(async () => engine.runs[1]?.succeed({ reversed: 'B' }));
  expect(outputs).toEqual([['b', { reversed: 'B' }]]);
  rerender(<Derived given="c" />);
  await waitFor(() => expect(engine.runs).toHaveLength(3));
  await act(async () => engine.runs[2]?.fail({ code: 'required', params: {} }));
  expect(outputs).toHaveLength(1);
});

test('returns the input without a run, and changes it', async () => {
  const engine = holdRuns();
  const states: ReturnType<typeof useInput<typeof reverse>>[] = [];
  const labels: string[] = [];
  const Reader = () => {
    states.push(useInput(reverse));
    labels.push(useOperationWords(reverse).label);
    return null;
  };
  const tool = await toolOf(declared, {}, { 'operations.reverse.label': 'Reverse a text' });
  await renderPart(<Reader />, { ...tool, run: engine.run });
  expect(states.at(-1)?.input).toEqual({ text: 'abc', upper: false });
  expect(labels.at(-1)).toBe('Reverse a text');
  await act(async () => states.at(-1)?.set('text', 'x'));
  expect(states.at(-1)?.input).toEqual({ text: 'x', upper: false });
  await act(async () => states.at(-1)?.setAll({ upper: true }));
  expect(states.at(-1)?.input).toEqual({ text: 'x', upper: true });
  expect(engine.runs).toHaveLength(0);
});

test('runs an operation once, with its cost and time limit', async () => {
  const run = vi.fn<(request: unknown, options: unknown) => Promise<Outcome>>(async () => ({ kind: 'output', output: { sorted: 'ab' }, isRandom: false }));
  const found: ReturnType<typeof useOutcome>[] = [];
  const Asker = () => {
    found.push(useOutcome());
    return null;
  };
  await renderPart(<Asker />, { ...(await toolOf(declared)), run });
  expect(await found.at(-1)?.(sort, { text: 'ba' })).toEqual({ kind: 'output', output: { sorted: 'ab' }, isRandom: false });
  expect(run).toHaveBeenCalledExactlyOnceWith(
    { tool: 'demo', operation: 'sort', input: { text: 'ba' }, locale: 'en', reference: { own: {}, english: {} } },
    { cost: 'slow', timeLimit: { seconds: 3, field: 'text' } },
  );
  expect(() => found.at(-1)?.(other, { text: '' })).toThrow('demo has no such operation');
});

const Wrong = () => {
  useOperation(other);
  return null;
};

test('throws for an operation of another tool', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  await expect(renderPart(<Wrong />, await toolOf(declared))).rejects.toThrow('demo has no such operation');
});

test('puts each result that is not empty into the input that it fills', async () => {
  const read = declare({ input: { text: text({ primary: true, sample: '1' }) }, output: { found: text({ primary: true, fills: { decode: 'payload' } }) } });
  const decode = declare({ input: { payload: text({ primary: true }) }, output: { said: text({ primary: true }) } });
  const engine = holdRuns();
  const filled: string[] = [];
  const tool = await toolOf({ read, decode });
  const Payload = () => {
    filled.push(useInput(decode).input.payload);
    return null;
  };
  const { state } = await renderOperation(read, () => <Payload />, { ...tool, run: engine.run });
  await waitFor(() => expect(engine.runs).toHaveLength(1));
  await act(async () => engine.runs[0]?.succeed({ found: 'WIFI:' }));
  expect(filled.at(-1)).toBe('WIFI:');
  await act(async () => state().set('text', '2'));
  await waitFor(() => expect(engine.runs).toHaveLength(2));
  await act(async () => engine.runs[1]?.succeed({ found: '' }));
  expect(filled.at(-1)).toBe('WIFI:');
});
