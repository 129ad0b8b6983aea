import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { OutputValues } from '../../contract/fields.ts';
import type { Operation } from '../../contract/operations.ts';
import type { Outcome } from '../../runtime/run.ts';
import { costOf, emptyOutput, isNothing, primaryInput } from '../../runtime/run.ts';
import type { Draft, KeptAnswer } from './drafts.ts';
import type { InputState, OperationRun, OperationState, Problem, RunProgress } from './operation-state.ts';
import type { OperationWords } from '../words/operation-words.ts';
import { operationWords } from '../words/operation-words.ts';
import type { LoadedTool } from './use-tool.ts';
import { debounceTime, isTyped } from './debounce.ts';
import { errorDelay, isTypedInto } from './error-delay.ts';
import { requestFor } from './run-request.ts';
import { textOf } from '../words/text-of.ts';
import { useDraft, usePageActions, usePageState, useTool } from './use-tool.ts';
import { isSampleOf } from './page-state.ts';
import { noteUnsaved } from './unsaved.ts';

const SHOW_PROGRESS_AFTER_MS = 150;
// An instant operation is late only while its code is being fetched. That soon ends, and progress would make the page jump.
const SHOW_FETCHING_AFTER_MS = 1_000;

// A result that took longer is not computed again if avoidable.
const DEAR_MS = 5_000;

const NO_INPUT: AnyInput = {};

type AnyInput = InputState<Operation['input']>;

interface RunState {
  readonly output: OutputValues<Operation['output']>;
  /** The input of the last successful run; undefined before that, and while that input was empty. */
  readonly answered: AnyInput | undefined;
  /** Whether any run has ended, successful or not; also one of an earlier page, or of the build. */
  readonly isAnswered: boolean;
  /** Whether a run of this page has ended. Until then, the worker may still be loading. */
  readonly isWarm: boolean;
  readonly problem: Problem<Operation> | undefined;
  /** An error that waits for more typing before it is shown. */
  readonly waiting: WaitingError | undefined;
  readonly isCanceled: boolean;
  readonly progress: RunProgress | undefined;
  readonly isRunning: boolean;
}

interface WaitingError {
  readonly problem: Problem<Operation>;
  readonly input: AnyInput;
  /** A `performance.now()` time. */
  readonly showsAt: number;
}

/**
 * Runs an operation of this page's tool whenever its input changes. `declared` is an export of the tool's `fields.ts`, which
 * gives names, values and codes their types.
 */
export function useOperation<Op extends Operation>(declared: Op): OperationState<Op>;
export function useOperation(declared: Operation): OperationState {
  const held = useInput(declared);
  return { ...useRunOf(declared, held.input), ...held };
}

/** The page's input for an operation, without running the operation. */
export function useInput<Op extends Operation>(declared: Op): Pick<OperationState<Op>, 'input' | 'set' | 'setAll'>;
export function useInput(declared: Operation): Pick<OperationState, 'input' | 'set' | 'setAll'> {
  const tool = useTool();
  const { change } = usePageActions();
  const name = nameOf(tool, declared);
  return {
    input: usePageState(({ inputs }) => inputs[name] ?? NO_INPUT),
    set: (field, value) => change(name, { [field]: value }),
    setAll: (values) => change(name, values),
  };
}

/**
 * Runs an operation of this page's tool whenever a value of `input` changes: for a page that computes the input of one
 * operation from the output of another. The newest run wins. `onOutput` is called with its output, for a page that writes the output into
 * several inputs.
 */
export function useRun<Op extends Operation>(
  declared: Op,
  input: InputState<Op['input']>,
  onOutput?: (output: OutputValues<Op['output']>) => void,
): OperationRun<Op>;
export function useRun(declared: Operation, input: AnyInput, onOutput?: (output: OutputValues<Operation['output']>) => void): OperationRun {
  const [held, setHeld] = useState(input);
  const isSame = Object.entries(input).every(([name, value]) => Object.is(value, held[name]));
  if (!isSame) setHeld(input);
  return useRunOf(declared, isSame ? held : input, onOutput);
}

/** Runs an operation whenever `input` is another object, even with equal values: setting a field again requests another token. */
function useRunOf(operation: Operation, input: AnyInput, onOutput?: (output: OutputValues<Operation['output']>) => void): OperationRun {
  const tool = useTool();
  const name = nameOf(tool, operation);
  const ownWords = useOperationWords(operation);
  const [round, setRound] = useState(0);
  const draft = useDraft();
  const { change } = usePageActions();
  // A result that cannot be reproduced is shown again, not generated again.
  const [kept] = useState(() => draft.keptAnswer(name, input) && input);
  const [example] = useState(() => draft.exampleAnswer(name, input)?.output);
  const [asked, setAsked] = useState(kept);
  const cost = costOf(operation, input);
  const isOnDemand = asked !== input && cost === 'on-demand';
  const latest = useRef(input);
  const controller = useRef<AbortController | undefined>(undefined);
  const [run, setRun] = useState<RunState>(() => ({
    output: draft.keptAnswer(name, input)?.output ?? emptyOutput(operation),
    answered: kept,
    isAnswered: kept !== undefined,
    isWarm: false,
    problem: undefined,
    waiting: undefined,
    isCanceled: false,
    progress: undefined,
    isRunning: kept === undefined,
  }));

  const start = useEffectEvent(async (signal: AbortSignal, typed: Typed | undefined) => {
    const startedAt = performance.now();
    setRun((before) => ({ ...before, isRunning: true, isCanceled: false }));
    const showProgress = setTimeout(
      () => setRun((before) => ({ ...before, progress: before.progress ?? 'unknown' })),
      cost === 'instant' && !run.isAnswered ? SHOW_FETCHING_AFTER_MS : SHOW_PROGRESS_AFTER_MS,
    );
    const outcome = await tool.run(requestFor(tool, operation, name, input), {
      cost,
      timeLimit: operation.timeLimit,
      signal,
      onProgress: (progress) => {
        if (!signal.aborted) setRun((before) => ({ ...before, progress: before.progress === undefined ? undefined : { ...progress, startedAt } }));
      },
    });
    clearTimeout(showProgress);
    if (signal.aborted) return;
    const rest = { isAnswered: true, isWarm: true, isCanceled: false, progress: undefined, isRunning: false, waiting: undefined } as const;
    if (outcome.kind === 'output') {
      setRun({ ...rest, output: outcome.output, answered: isNothing(operation, input) ? undefined : input, problem: undefined });
      for (const [field, declared] of Object.entries(operation.output)) {
        const answer = outcome.output[field];
        if (declared.kind === 'text' && typeof answer === 'string' && answer !== '')
          for (const [target, targetField] of Object.entries(declared.fills ?? {})) change(target, { [targetField]: answer });
      }
      onOutput?.(outcome.output);
      if (outcome.isRandom || performance.now() - startedAt > DEAR_MS) keepResult(draft, operation, name, { input, output: outcome.output });
    }
    if (outcome.kind === 'error') {
      const problem: Problem<Operation> = { kind: 'error', failure: outcome.error };
      const delay = typed ? errorDelay(outcome.error, typed.before, input) : 0;
      const waiting = typed && delay > 0 ? { problem, input, showsAt: typed.at + delay } : undefined;
      // An error that is already shown is replaced at once, so that it is never about an older text.
      setRun((before) => ({ ...before, ...rest, ...(waiting && !before.problem ? { waiting } : { problem }) }));
    }
    if (outcome.kind === 'bug') setRun((before) => ({ ...before, ...rest, problem: { kind: 'bug', message: outcome.message } }));
  });

  useEffect(() => {
    const { current: before } = latest;
    const pause = debounceTime(operation, cost, before, input);
    const typed = isTyped(operation, before, input) && isTypedInto(operation, before, input) ? { before, at: performance.now() } : undefined;
    latest.current = input;
    if (isOnDemand || (input === kept && round === 0)) return undefined;
    const abort = new AbortController();
    controller.current = abort;
    const timer = setTimeout(() => void start(abort.signal, typed), pause);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [operation, input, round, name, isOnDemand, cost, kept]);

  const { isAnswered, isWarm, waiting, ...shown } = run;
  useEffect(() => {
    if (waiting?.input !== input) return undefined;
    const end = new AbortController();
    const show = (): void => setRun((before) => (before.waiting === waiting ? { ...before, problem: waiting.problem, waiting: undefined } : before));
    const timer = setTimeout(show, Math.max(0, waiting.showsAt - performance.now()));
    // A reader who leaves the field has finished typing.
    document.addEventListener('focusout', show, { signal: end.signal });
    return () => {
      clearTimeout(timer);
      end.abort();
    };
  }, [waiting, input]);

  const isStale =
    run.answered !== undefined &&
    (waiting !== undefined || run.problem !== undefined || run.isCanceled || isOnDemand || ((run.progress !== undefined || !isWarm) && run.answered !== input));
  const hasOutput = run.answered !== undefined;
  const isAwaited = !isAnswered && !run.isCanceled && !isOnDemand;
  return {
    ...shown,
    example: isAwaited ? example : undefined,
    hasOutput,
    name,
    operation,
    input,
    words: ownWords,
    isOnDemand,
    isRunning: run.isRunning && !isOnDemand,
    // The result of empty input needs no work, even while the code for it is loading.
    progress: isOnDemand || isNothing(operation, input) ? undefined : run.progress,
    isAwaited,
    isStale,
    isDimmed: isStale && waiting === undefined,
    refresh: () => {
      setAsked(input);
      setRound((before) => before + 1);
    },
    cancel: () => {
      controller.current?.abort();
      setRun((before) => ({ ...before, isCanceled: true, isRunning: false, progress: undefined }));
    },
  };
}

/** A key press that changed the input. */
interface Typed {
  /** The input before the key press. */
  readonly before: AnyInput;
  /** A `performance.now()` time. */
  readonly at: number;
}

/** Keeps a result that another run would not return, or not soon. It counts as unsaved work unless it was made from a sample. */
function keepResult(draft: Draft, operation: Operation, name: string, answer: KeptAnswer): void {
  draft.keepAnswer(name, answer);
  const [input, field] = primaryInput(operation) ?? [];
  const [output] = Object.entries(operation.output).find(([, { primary }]) => primary) ?? [];
  if (input !== undefined && field && isSampleOf(field, answer.input[input])) return;
  noteUnsaved(`${draft.id} ${name}`, true, output === undefined ? undefined : textOf(answer.output[output]));
}

/** The strings of an operation, without running it. */
export function useOperationWords<Op extends Operation>(declared: Op): OperationWords<Op>;
export function useOperationWords(declared: Operation): OperationWords {
  const tool = useTool();
  const { words } = tool;
  const name = nameOf(tool, declared);
  return useMemo(() => operationWords(name, words), [name, words]);
}

/** How a run of an operation ended. */
type OutcomeOf<Op extends Operation> =
  | Exclude<Outcome, { readonly kind: 'output' }>
  | (Extract<Outcome, { readonly kind: 'output' }> & { readonly output: OutputValues<Op['output']> });

type RunOnce = <Op extends Operation>(declared: Op, input: Partial<InputState<Op['input']>>) => Promise<OutcomeOf<Op>>;

/** Returns a function that runs an operation of this page's tool once. Fields that the input omits get their defaults. */
export function useOutcome(): RunOnce {
  const tool = useTool();
  function run<Op extends Operation>(declared: Op, input: Partial<InputState<Op['input']>>): Promise<OutcomeOf<Op>>;
  function run(declared: Operation, input: Partial<AnyInput>): Promise<Outcome> {
    return tool.run(requestFor(tool, declared, nameOf(tool, declared), input), { cost: costOf(declared, input), timeLimit: declared.timeLimit });
  }
  return run;
}

/** The name of a declared operation in this page's tool. Throws for another tool's operation. */
function nameOf({ id, operations }: LoadedTool, declared: Operation): string {
  const [name] = Object.entries(operations).find(([, operation]) => operation === declared) ?? [];
  if (name === undefined) throw new Error(`${id} has no such operation`);
  return name;
}
