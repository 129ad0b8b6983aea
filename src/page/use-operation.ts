import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Cost, Operation } from '../contract/operations.ts';
import type { Values, WireInput } from '../runtime/check.ts';
import type { ProgressReport } from '../runtime/messages.ts';
import { engine } from '../runtime/platform/browser-engine.ts';
import type { Failure } from '../runtime/run.ts';
import { costOf, emptyOutput } from '../runtime/run.ts';
import { useTool } from './tool-context.tsx';

// Typing that is quick to answer is answered at every key; a long text waits for a pause, and what is slow for a longer one.
const PAUSE_MS = 150;
const SLOW_PAUSE_MS = 300;
const LONG_TEXT_LENGTH = 20_000;
const SHOW_PROGRESS_AFTER_MS = 150;
// What takes an instant is late the first time only while its code is fetched: soon over, and no reason for the page to jump.
const SHOW_FETCHING_AFTER_MS = 1_000;

const NO_INPUT: WireInput = {};

type Problem = { readonly kind: 'error'; readonly failure: Failure } | { readonly kind: 'bug'; readonly message: string };

export interface RunState {
  /** The last good output; empty values before the first. */
  readonly output: Values;
  readonly hasOutput: boolean;
  /** Why there is no newer output. */
  readonly problem: Problem | undefined;
  readonly isCancelled: boolean;
  /** Set while a run takes long enough to be shown. */
  readonly progress: (ProgressReport & { readonly startedAt: number }) | 'unknown' | undefined;
  readonly isRunning: boolean;
}

export interface OperationRun extends RunState {
  readonly name: string;
  readonly operation: Operation;
  readonly input: WireInput;
  /** Whether the output belongs to an older input, because the present one has a problem or is still running. */
  readonly isStale: boolean;
  /** The first answer is on its way: it has room already, so that nothing jumps when it comes. */
  readonly isAwaited: boolean;
  /** It would take long, and starts only when `refresh` asks for it. */
  readonly isOnDemand: boolean;
  /** Runs again with the same input: another token, another try after a cancel. */
  readonly refresh: () => void;
  readonly cancel: () => void;
}

export interface OperationState extends OperationRun {
  readonly set: (field: string, value: unknown) => void;
  readonly setAll: (values: WireInput) => void;
}

/** Runs an operation of this page's tool whenever what the page holds as its input changes. */
export function useOperation(name: string): OperationState {
  const { state, change } = useTool();
  const run = useRun(name, state.inputs[name] ?? NO_INPUT);
  return {
    ...run,
    set: (field, value) => change(name, { [field]: value }),
    setAll: (values) => change(name, values),
  };
}

/**
 * Runs an operation of this page's tool whenever `input` is another object: for a page that makes the input of one
 * operation from the output of another. The newest run wins.
 */
export function useRun(name: string, input: WireInput): OperationRun {
  const { id, operations, texts, reference } = useTool();
  const operation = operations[name];
  if (!operation) throw new Error(`${id} has no operation ${name}`);
  const [round, setRound] = useState(0);
  const [asked, setAsked] = useState<WireInput>();
  const cost = costOf(operation, input);
  const isOnDemand = asked !== input && cost === 'on-demand';
  const pause = pauseBefore(cost, input);
  const controller = useRef<AbortController | undefined>(undefined);
  const [run, setRun] = useState<RunState>(() => ({
    output: emptyOutput(operation),
    hasOutput: false,
    problem: undefined,
    isCancelled: false,
    progress: undefined,
    isRunning: true,
  }));

  const start = useEffectEvent(async (signal: AbortSignal) => {
    const startedAt = performance.now();
    setRun((before) => ({ ...before, isRunning: true, isCancelled: false }));
    const showProgress = setTimeout(
      () => setRun((before) => ({ ...before, progress: before.progress ?? 'unknown' })),
      cost === 'instant' && !run.hasOutput ? SHOW_FETCHING_AFTER_MS : SHOW_PROGRESS_AFTER_MS,
    );
    const outcome = await engine.run(
      {
        tool: id,
        operation: name,
        input,
        locale: texts.language,
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        reference: operation.usesReference ? reference : { own: {}, english: {} },
      },
      {
        cost,
        signal,
        onProgress: (progress) => {
          if (!signal.aborted) setRun((before) => ({ ...before, progress: before.progress === undefined ? undefined : { ...progress, startedAt } }));
        },
      },
    );
    clearTimeout(showProgress);
    if (signal.aborted) return;
    const rest = { isCancelled: false, progress: undefined, isRunning: false } as const;
    if (outcome.kind === 'output') setRun({ ...rest, output: outcome.output, hasOutput: true, problem: undefined });
    else if (outcome.kind === 'error') setRun((before) => ({ ...before, ...rest, problem: { kind: 'error', failure: outcome.error } }));
    else if (outcome.kind === 'bug') setRun((before) => ({ ...before, ...rest, problem: { kind: 'bug', message: outcome.message } }));
  });

  useEffect(() => {
    if (isOnDemand) return undefined;
    const abort = new AbortController();
    controller.current = abort;
    const timer = setTimeout(() => void start(abort.signal), pause);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [input, round, name, isOnDemand, pause]);

  return {
    ...run,
    name,
    operation,
    input,
    isOnDemand,
    isRunning: run.isRunning && !isOnDemand,
    progress: isOnDemand ? undefined : run.progress,
    isAwaited: !run.hasOutput && run.problem === undefined && !run.isCancelled && !isOnDemand,
    isStale: run.hasOutput && (run.problem !== undefined || run.isCancelled || isOnDemand),
    refresh: () => {
      setAsked(input);
      setRound((before) => before + 1);
    },
    cancel: () => {
      controller.current?.abort();
      setRun((before) => ({ ...before, isCancelled: true, isRunning: false, progress: undefined }));
    },
  };
}

function pauseBefore(cost: Cost, input: WireInput): number {
  if (cost === 'slow') return SLOW_PAUSE_MS;
  return isLong(input) ? PAUSE_MS : 0;
}

const isLong = (input: WireInput): boolean => Object.values(input).some((value) => typeof value === 'string' && value.length > LONG_TEXT_LENGTH);
