import type { Parser } from './segments.ts';

type Construct = Extract<Parser['constructs']['text'][number], readonly unknown[]>[number];
type Tokenize = Construct['tokenize'];
type Context = ThisParameterType<Tokenize>;
type State = ReturnType<Tokenize>;

/** How much work a text may cause. Marks beyond a limit stay text. */
export interface Limits {
  /** How deep block quotes and lists may be nested. */
  readonly maxDepth: number;
  /** Each mark that may end a link or emphasis searches backwards for its start: so many steps are allowed in one paragraph, and in all. */
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
 * Makes the time of a parser proportional to the length of the text. Without limits, a quote or list costs more the deeper
 * it is nested, and each mark that may close a link or emphasis searches everything before it in its paragraph. Beyond the
 * limits both are read as plain text.
 */
export function limitWork({ constructs }: Parser, limits: Limits): void {
  const isTooDeep = depthCounter(limits.maxDepth);
  const isTooTangled = stepCounter(limits);
  replaceAll(constructs.document, (construct) => limited(withLimitedContinuation(construct, isTooDeep), isTooDeep));
  replaceAll(constructs.text, (construct, code) => joiningData(MARKS.has(code) ? limited(construct, isTooTangled) : construct));
}

const MARKS: ReadonlySet<string> = new Set([...']*_~'].map((mark) => String(mark.charCodeAt(0))));

// Character code, as a string → the constructs that may begin with the character.
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

// On every line a container either begins or goes on. Both count.
const withLimitedContinuation = (construct: Construct, refuses: Refuses): Construct =>
  construct.continuation ? { ...construct, continuation: limited(construct.continuation, refuses) } : construct;

/**
 * The parser ends a piece of plain text wherever a construct may begin, though mostly none does. It joins the pieces at the
 * end, and moves all later events of the paragraph for each, which takes quadratic time. So they are joined here, as soon as
 * the next one ends.
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

/** Joins a piece of plain text that has ended with the one right behind it that has just begun. */
function joinData(events: Context['events']): void {
  const [before, , last] = events.slice(-3);
  if (events.length < 3 || before?.[0] !== 'enter' || before[1].type !== 'data' || last?.[0] !== 'enter' || last[1].type !== 'data') return;
  last[1].start = before[1].start;
  events.splice(-3, 2);
}

/** Counts at how many places of a line a container begins or goes on. The parser may ask about one place several times. */
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

/** Counts the events before each mark: those of its paragraph, and all together. */
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
