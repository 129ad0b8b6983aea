import type { OutputValues } from '../../contract/fields.ts';
import type { Operation, Operations } from '../../contract/operations.ts';
import type { WireInput } from '../../runtime/check.ts';
import { parseLink } from '../../runtime/link.ts';
import { firstAnswersFor, reportRequest } from './first-answer.ts';
import type { PageInput, ToolState } from './page-state.ts';
import { freshState, handedState, linkedState, notUnderstood } from './page-state.ts';
import { forgetWork } from './unsaved.ts';

/** A result that another run would not return again. */
export interface KeptAnswer {
  readonly input: PageInput;
  readonly output: OutputValues<Operation['output']>;
}

interface Origin {
  /** Whether the URL contains all inputs as they are. */
  readonly isInAddress?: boolean;
  /** Names of fields in that URL which this version does not understand. */
  readonly notUnderstood?: readonly string[];
  /** Whether it starts with something that the URL does not contain. */
  readonly isWork?: boolean;
  /** The draft that it replaced. */
  readonly before?: Draft | undefined;
  /** Results that are known before any run, or examples of them, with their operations. */
  readonly answers?: readonly (readonly [operation: string, answer: KeptAnswer, isExample: boolean])[];
}

/**
 * One piece of work with a tool. It lasts as long as the app is open: pages of the tool come and go, each showing a draft. A link,
 * and a text from another tool, start a new one, so neither replaces the previous work.
 */
export class Draft {
  readonly id = `${performance.timeOrigin}-${++made}`;
  readonly tool: string;
  readonly notUnderstood: readonly string[];
  readonly #first: ToolState | undefined;
  readonly #isInAddress: boolean;
  readonly #answers = new Map<string, KeptAnswer>();
  readonly #firstAnswers: Origin['answers'];
  readonly #listeners = new Set<() => void>();
  readonly #before: Draft | undefined;
  #state: ToolState;
  #isTold = false;

  constructor(tool: string, state: ToolState, { isInAddress = false, notUnderstood: unknown = [], isWork = false, before, answers }: Origin = {}) {
    this.tool = tool;
    this.notUnderstood = unknown;
    this.#isInAddress = isInAddress;
    this.#first = isWork ? undefined : state;
    this.#before = before;
    this.#firstAnswers = answers;
    this.#state = state;
  }

  /** Whether anything was typed, chosen or received from another tool. */
  get isTouched(): boolean {
    return this.#state !== this.#first;
  }

  /** Whether there are only samples, defaults and stored options. */
  get isFresh(): boolean {
    return !this.isTouched && !this.#isInAddress;
  }

  /** Whether the link that started the draft still matches its values. */
  get isAsLinked(): boolean {
    return this.#isInAddress && !this.isTouched;
  }

  readonly read = (): ToolState => this.#state;

  /** Calls `listener` after every change. Returns a function that stops this. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  update(change: (before: ToolState) => ToolState): void {
    this.#state = change(this.#state);
    if (latest.has(this.tool)) latest.set(this.tool, this);
    for (const listener of this.#listeners) listener();
  }

  /** Keeps the result of an operation for pages that show this draft again. */
  keepAnswer(operation: string, answer: KeptAnswer): void {
    this.#answers.set(operation, answer);
  }

  /** The kept result for an input, which may be another object with the same values. */
  keptAnswer(operation: string, input: PageInput): KeptAnswer | undefined {
    const own = this.#answers.get(operation);
    const kept = own && isSameInput(own.input, input) ? own : this.#firstAnswer(operation, input, false);
    reportRequest(operation, input, kept?.output);
    return kept;
  }

  /** A result of about the same size as that for an input, if the build has found one. */
  exampleAnswer(operation: string, input: PageInput): KeptAnswer | undefined {
    return this.#firstAnswer(operation, input, true);
  }

  #firstAnswer(operation: string, input: PageInput, isExample: boolean): KeptAnswer | undefined {
    return this.#firstAnswers?.find(([name, answer, isOne]) => name === operation && isOne === isExample && isSameInput(answer.input, input))?.[1];
  }

  /** The draft that this one replaced; only for the first caller, who reports that. */
  takeBefore(): Draft | undefined {
    if (this.#isTold) return undefined;
    this.#isTold = true;
    return this.#before;
  }

  /** The value that an input had in the draft before this one. */
  valueBefore(operation: string, field: string): unknown {
    return this.#before?.read().inputs[operation]?.[field];
  }
}

const isSameInput = (one: PageInput, other: PageInput): boolean => Object.keys({ ...one, ...other }).every((name) => Object.is(one[name], other[name]));

/** The draft that the next page of a tool would show; undefined if there is none yet. */
export const latestDraft = (tool: string): Draft | undefined => latest.get(tool);

let made = 0;

// tool id → the draft that a page of the tool shows, unless its history entry has its own
const latest = new Map<string, Draft>();
// draft id → draft that is in the history
const shown = new Map<string, Draft>();

/** Drops all drafts, as when the app is opened again: tests start with this. */
export function forgetDrafts(): void {
  for (const { id } of [...latest.values(), ...shown.values()]) forgetWork(id);
  latest.clear();
  shown.clear();
}

function draftOfEntry(tool: string): Draft | undefined {
  const state: unknown = history.state;
  const id = typeof state === 'object' && state !== null && 'draft' in state ? state.draft : undefined;
  const draft = typeof id === 'string' ? shown.get(id) : undefined;
  return draft?.tool === tool ? draft : undefined;
}

/**
 * The draft for the current history entry: the one that it has shown before, else a new one if the URL is a link with values,
 * else the latest of the tool. `showDraft` then assigns it to the entry.
 */
export function findDraft(tool: string, operations: Operations): Draft {
  // Pages that are rendered at build time belong to no entry.
  if (typeof history === 'undefined') return freshDraft(tool, operations);
  const own = draftOfEntry(tool);
  if (own) return own;
  const before = latest.get(tool);
  // A page without operations has its own URLs.
  const link = Object.keys(operations).length === 0 ? undefined : parseLink(location.hash, operations);
  const chosen = link?.hasValues ? undefined : link?.operation;
  if (link && chosen === undefined) {
    const state = linkedState(before?.read() ?? freshState(tool, operations), operations, link);
    return new Draft(tool, state, { isInAddress: true, notUnderstood: notUnderstood(operations, link), before });
  }
  const draft = before ?? freshDraft(tool, operations);
  if (chosen !== undefined && draft.read().active !== chosen) draft.update((state) => ({ ...state, active: chosen }));
  return draft;
}

function freshDraft(tool: string, operations: Operations): Draft {
  const state = freshState(tool, operations);
  const answers = firstAnswersFor(tool).map(
    ({ operation, input = state.inputs[operation] ?? {}, isExample = false, output }) => [operation, { input, output }, isExample] as const,
  );
  return new Draft(tool, state, { answers });
}

/** Assigns a draft to the current history entry: going back to the entry shows it again, with all changes made to it elsewhere. */
export function showDraft(draft: Draft): void {
  const { tool, id } = draft;
  // Going back to an entry before the work must not make the menu lead away from that work.
  if (!shown.has(id) || !latest.get(tool)?.isTouched) latest.set(tool, draft);
  shown.set(id, draft);
  const state: unknown = history.state;
  if (draftOfEntry(tool) !== draft || !isMarked(state, id)) history.replaceState({ ...(typeof state === 'object' ? state : undefined), draft: id }, '');
}

const isMarked = (state: unknown, id: string): boolean => typeof state === 'object' && state !== null && 'draft' in state && state.draft === id;

/** Starts a draft with values from another page, which the next page of the tool shows. They are kept in memory only, because they may be secrets. */
export function handOver(tool: string, operations: Operations, operation: string, values: WireInput): Draft {
  const before = latest.get(tool);
  const state = handedState(before?.read() ?? freshState(tool, operations), operations, operation, values);
  const draft = new Draft(tool, state, { isWork: true, before });
  latest.set(tool, draft);
  return draft;
}

const returning = new Set<(draft: Draft) => void>();

/** Drops a draft, and makes pages of the tool show an earlier one. */
export function returnTo(earlier: Draft, dropped: Draft): void {
  shown.delete(dropped.id);
  forgetWork(dropped.id);
  latest.set(earlier.tool, earlier);
  for (const listener of returning) listener(earlier);
}

/** Calls `listener` when a page is to show an earlier draft. Returns a function that stops this. */
export function onReturn(listener: (draft: Draft) => void): () => void {
  returning.add(listener);
  return () => returning.delete(listener);
}
