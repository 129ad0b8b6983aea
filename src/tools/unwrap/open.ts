import type { RunContext } from '../../contract/operations.ts';
import { Pacer } from '../../lib/pause/pause.ts';
import type { Choices } from './choices.ts';
import type { LayerId } from './codes.ts';
import type { Content } from './content.ts';
import { sizeOf } from './content.ts';
import type { Grade, Part, PartName, Reading, Stop } from './layer.ts';
import { layers } from './layers.ts';
import type { Leaf } from './leaves.ts';
import { readLeaves } from './leaves.ts';

/** A content, what it may be, and what is inside. */
export interface Opened {
  /** Indexes of the parts from the root; empty for the root. */
  readonly path: readonly number[];
  readonly name: PartName;
  readonly content: Content;
  /** UTF-16 code units of text, or bytes. */
  readonly size: number;
  /** The ways to read it, the best first. */
  readonly readings: readonly Reading[];
  /** The one that is open. */
  readonly chosen: Reading | undefined;
  readonly children: readonly Opened[];
  /** What a short text means, such as the time that a number stands for. */
  readonly leaves: readonly Leaf[];
  /** Why it was not opened further. */
  readonly stop: Stop | undefined;
}

export interface OpenOptions {
  readonly choices?: Choices;
  readonly context: RunContext;
  readonly limits?: Limits;
}

export interface Limits {
  readonly depth: number;
  /** Contents that are listed. */
  readonly nodes: number;
  /** Bytes or UTF-16 code units of everything that was decoded. */
  readonly size: number;
  readonly seconds: number;
}

export const LIMITS: Limits = { depth: 32, nodes: 1000, size: 2 ** 28, seconds: 20 };

/** Shorter texts are not opened: most of their readings would be coincidences. */
const MIN_SIZE = 4;

export const formatPath = (path: readonly number[]): string => path.join('.');

const PROGRESS_STEPS = 1000;

/** A share of the whole work, from 0 to 1. */
interface Share {
  readonly from: number;
  readonly to: number;
}

/** What is left of the limits. */
class Budget {
  readonly #limits: Limits;
  readonly #endsAt: number;
  readonly #context: RunContext;
  readonly #pacer = new Pacer();
  #nodes = 0;
  #size = 0;

  constructor(limits: Limits, context: RunContext) {
    this.#limits = limits;
    this.#context = context;
    this.#endsAt = performance.now() + limits.seconds * 1000;
  }

  get maxBytes(): number {
    return Math.max(0, this.#limits.size - this.#size);
  }

  /** The limit that forbids to open one more content; `undefined` if it is allowed. */
  stopAt(depth: number): Stop | undefined {
    if (depth >= this.#limits.depth) return 'depth';
    if (this.#nodes >= this.#limits.nodes) return 'nodes';
    if (this.#size > this.#limits.size) return 'size';
    return performance.now() > this.#endsAt ? 'time' : undefined;
  }

  spend({ content }: Part): void {
    this.#size += sizeOf(content);
  }

  /** Counts a content that is listed. */
  list(): void {
    this.#nodes++;
  }

  /** Reports progress, and lets a cancellation arrive. */
  async breathe({ from }: Share): Promise<void> {
    if (!this.#pacer.isDue) return;
    this.#context.progress(Math.floor(from * PROGRESS_STEPS), PROGRESS_STEPS);
    await this.#pacer.pause(this.#context.signal);
  }
}

/** Opens a content as far as it is certain, or as a person has chosen. */
export async function openAll(content: Content, { choices = new Map(), context, limits = LIMITS }: OpenOptions): Promise<Opened> {
  const budget = new Budget(limits, context);
  return open({ name: { code: 'content' }, content }, [], { from: 0, to: 1 });

  async function open(part: Part, path: readonly number[], share: Share): Promise<Opened> {
    await budget.breathe(share);
    const choice = choices.get(formatPath(path));
    const stop = budget.stopAt(path.length);
    budget.spend(part);
    const wanted = choice === 'closed' ? undefined : (choice ?? part.expects);
    const readings = stop === undefined && (sizeOf(part.content) >= MIN_SIZE || wanted !== undefined) ? await readingsOf(part, wanted) : [];
    const chosen = choice === 'closed' ? undefined : choose(readings, choice, part.expects);
    const inside = chosen ? await openParts(chosen, path, share) : { children: [], stop: undefined };
    return {
      path,
      name: part.name,
      content: part.content,
      size: sizeOf(part.content),
      readings,
      chosen,
      children: inside.children,
      leaves: chosen ? [] : readLeaves(part, context).toSorted(byGrade),
      stop: stop ?? chosen?.stop ?? inside.stop,
    };
  }

  /** Opens the parts one after the other, until a limit is reached. */
  async function openParts({ parts, isDocument }: Reading, path: readonly number[], { from, to }: Share): Promise<Pick<Opened, 'children' | 'stop'>> {
    const children: Opened[] = [];
    const width = (to - from) / parts.length;
    for (const [index, part] of parts.entries()) {
      if (isDocument && !part.isListed && isPlain(part)) continue;
      // A content that is too deep is listed, but not opened.
      const stop = budget.stopAt(0);
      if (stop) return { children, stop };
      const child = await open(part, [...path, index], { from: from + index * width, to: from + (index + 1) * width });
      const isWorthShowing = child.chosen !== undefined || child.leaves.some(isClear) || child.readings.some(isClear);
      if (isDocument && !part.isListed && !isWorthShowing && !choices.has(formatPath(child.path))) continue;
      budget.list();
      children.push(child);
    }
    return { children, stop: undefined };
  }

  async function readingsOf({ content: given }: Part, expects: LayerId | undefined): Promise<readonly Reading[]> {
    const readings: Reading[] = [];
    for (const layer of layers) {
      const reading = await layer.read(given, { expects, maxBytes: budget.maxBytes, context });
      if (reading) readings.push(reading);
    }
    return readings.toSorted(byGrade);
  }
}

const isClear = ({ grade }: { readonly grade: Grade }): boolean => grade !== 'possible';
const byGrade = (a: { readonly grade: Grade }, b: { readonly grade: Grade }): number => GRADES.indexOf(a.grade) - GRADES.indexOf(b.grade);

const GRADES: readonly Grade[] = ['certain', 'likely', 'possible'];

/** The reading to open: the one that a person has chosen, or a certain one, first of all that which the surrounding format prescribes. */
function choose(readings: readonly Reading[], choice: LayerId | undefined, expects: LayerId | undefined): Reading | undefined {
  if (choice !== undefined) return readings.find(({ layer }) => layer === choice);
  const certain = readings.filter(({ grade }) => grade === 'certain');
  return certain.find(({ layer }) => layer === expects) ?? certain[0];
}

/** Whether a value of a document is too short to be opened, as most words and numbers are. */
const isPlain = ({ content, expects }: Part): boolean => expects === undefined && content.kind === 'text' && content.text.length < MIN_SIZE;
