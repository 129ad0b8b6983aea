import type { Parser } from './segments.ts';

type Construct = Extract<Parser['constructs']['text'][number], readonly unknown[]>[number];
type Tokenize = Construct['tokenize'];
type Context = ThisParameterType<Tokenize>;
type State = ReturnType<Tokenize>;

/** How much may be spent on texts that are made to take long. What is past a limit stays text. */
export interface Limits {
  /** Block quotes and lists in each other. */
  readonly maxDepth: number;
  /** Looks back for the start of a link or of emphasis: steps in one paragraph, and in all. */
  readonly maxStepsInBlock: number;
  readonly maxSteps: number;
  /** About how much of a text is compiled at once. */
  readonly segmentLength: number;
}

/** A paragraph may take about half a second, a document about ten. */
export const generousLimits: Limits = { maxDepth: 100, maxStepsInBlock: 50_000_000, maxSteps: 1_000_000_000, segmentLength: 2 ** 16 };
/** For the thread of a page: half a second in all. */
export const strictLimits: Limits = { maxDepth: 50, maxStepsInBlock: 25_000_000, maxSteps: 50_000_000, segmentLength: 2 ** 16 };

/**
 * Makes a parser take time in proportion to the text. Containers are costly the deeper they lie, and each mark that may
 * close a link or emphasis looks back at everything before it in its paragraph: past the limits neither is one.
 */
export function limitWork({ constructs }: Parser, limits: Limits): void {
  const isTooDeep = depthCounter(limits.maxDepth);
  const isTooTangled = stepCounter(limits);
  replaceAll(constructs.document, (construct) => limited(withLimitedContinuation(construct, isTooDeep), isTooDeep));
  replaceAll(constructs.text, (construct, code) => joiningData(MARKS.has(code) ? limited(construct, isTooTangled) : construct));
}

const MARKS: ReadonlySet<string> = new Set([...']*_~'].map((mark) => String(mark.charCodeAt(0))));

// By character code, as text.
type ConstructRecord = Record<string, Construct | readonly Construct[] | undefined>;

function replaceAll(record: ConstructRecord, replace: (construct: Construct, code: string) => Construct): void {
  for (const [code, list] of Object.entries(record)) {
    if (list) record[code] = [list].flat().map((construct) => replace(construct, code));
  }
}

type Refuses = (context: Context) => boolean;

function limited(construct: Construct, refuses: Refuses): Construct {
  const { tokenize } = construct;
  return {
    ...construct,
    tokenize(effects, ok, nok): State {
      return refuses(this) ? nok : tokenize.call(this, effects, ok, nok);
    },
  };
}

// A container goes on line by line; what goes on counts as what begins does.
const withLimitedContinuation = (construct: Construct, refuses: Refuses): Construct =>
  construct.continuation ? { ...construct, continuation: limited(construct.continuation, refuses) } : construct;

/**
 * Where a construct may begin the parser ends a piece of plain text, though mostly none does. Later it joins all pieces,
 * and moves the rest of the paragraph each time: so they are joined here, as soon as the next one ends.
 */
function joiningData(construct: Construct): Construct {
  const { previous } = construct;
  return {
    ...construct,
    previous(code) {
      joinData(this.events);
      return previous?.call(this, code) ?? true;
    },
  };
}

/** Events of plain text that has ended, and of plain text right behind it that goes on, become those of one. */
function joinData(events: Context['events']): void {
  const [before, , last] = events.slice(-3);
  if (events.length < 3 || before?.[0] !== 'enter' || before[1].type !== 'data' || last?.[0] !== 'enter' || last[1].type !== 'data') return;
  last[1].start = before[1].start;
  events.splice(-3, 2);
}

/** Counts the places of a line at which containers begin or go on. Each may be looked at several times. */
function depthCounter(maxDepth: number): Refuses {
  let line = 0;
  let offset = 0;
  let depth = 0;
  return (context) => {
    const now = context.now();
    if (now.line !== line) depth = 0;
    else if (now.offset > offset) depth++;
    line = now.line;
    offset = now.offset;
    return depth > maxDepth;
  };
}

/** Counts what lies before each mark: in its own paragraph, and over all. */
function stepCounter({ maxStepsInBlock, maxSteps }: Limits): Refuses {
  const stepsIn = new WeakMap<Context, number>();
  let all = 0;
  return (context) => {
    const steps = (stepsIn.get(context) ?? 0) + context.events.length;
    if (steps > maxStepsInBlock || all > maxSteps) return true;
    stepsIn.set(context, steps);
    all += context.events.length;
    return false;
  };
}
