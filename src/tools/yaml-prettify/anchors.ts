/** An order constraint in a mapping: the first member must precede the second. */
export type Needs = ReadonlyMap<number, readonly number[]>;

interface Level {
  readonly isMapping: boolean;
  readonly openedAt: number;
  /** The moments at which its members started. */
  readonly members: number[];
  needs: Map<number, number[]> | undefined;
}

interface Definition {
  readonly at: number;
  readonly uses: number[];
}

/** The omitted ranges of a document. */
interface Dropped {
  readonly from: number;
  readonly to: number;
  readonly at: number;
  readonly name: string;
}

/**
 * Determines the order constraints of mapping members, so that every alias still refers to the same anchor. Visits a
 * document node by node; nodes are identified by the moments at which they started.
 */
export class AnchorOrder {
  /** Moment of the node that started last. */
  moment = 0;
  readonly #levels: Level[] = [];
  readonly #definitions = new Map<string, Definition>();
  // Of each alias: the moments of its anchor and of itself.
  readonly #uses: [anchor: number, alias: number][] = [];
  readonly #dropped: Dropped[] = [];

  /** Starts a node that is the value of the current member, or the root. */
  advance(): void {
    this.moment++;
  }

  /** Starts a node, and with it a member of the current collection. */
  startMember(): void {
    this.advance();
    this.#levels.at(-1)?.members.push(this.moment);
  }

  open(isMapping: boolean): void {
    this.#levels.push({ isMapping, openedAt: this.moment, members: [], needs: undefined });
  }

  /** Ends the collection. Returns the moments of its members, and their order constraints. */
  close(): { readonly members: readonly number[]; readonly needs: Needs } {
    const { members = [], needs = NO_NEEDS } = this.#levels.pop() ?? {};
    return { members, needs };
  }

  /** Sets the anchor of the current node. */
  define(name: string): void {
    const before = this.#definitions.get(name);
    if (before) for (const moment of [before.at, ...before.uses]) this.#keepOrder(moment);
    this.#definitions.set(name, { at: this.moment, uses: [] });
  }

  /** Records the current node as an alias. Returns whether the anchor exists. */
  use(name: string): boolean {
    const definition = this.#definitions.get(name);
    if (!definition) return false;
    definition.uses.push(this.moment);
    this.#uses.push([definition.at, this.moment]);
    this.#keepOrder(definition.at);
    return true;
  }

  /** Requires the node of an earlier moment to precede the current one, in their common collection. */
  #keepOrder(earlier: number): void {
    const level = this.#levels[lastAtMost(this.#levels.length, earlier, (index) => this.#levels[index]?.openedAt ?? 0)];
    if (!level?.isMapping) return;
    const first = lastAtMost(level.members.length, earlier, (index) => level.members[index] ?? 0);
    const second = level.members.length - 1;
    if (first < 0 || first === second) return;
    level.needs ??= new Map();
    const needs = level.needs.get(second);
    if (!needs) level.needs.set(second, [first]);
    else if (needs.at(-1) !== first) needs.push(first);
  }

  /** Omits the nodes that started between two moments. */
  drop(dropped: Dropped): void {
    this.#dropped.push(dropped);
  }

  /** Returns what was omitted although an alias elsewhere needs its anchor. */
  lostAnchor(): Dropped | undefined {
    if (this.#dropped.length === 0) return undefined;
    const outermost: Dropped[] = [];
    for (const part of this.#dropped.toSorted((a, b) => a.from - b.from)) if (part.from >= (outermost.at(-1)?.to ?? 0)) outermost.push(part);
    for (const [anchor, alias] of this.#uses) {
      const part = outermost[lastAtMost(outermost.length, anchor, (index) => outermost[index]?.from ?? 0)];
      if (part && anchor < part.to && (alias < part.from || alias >= part.to)) return part;
    }
    return undefined;
  }
}

const NO_NEEDS: Needs = new Map();

/** Returns the last index below `length` whose number is at most `limit`; the numbers are ascending. */
function lastAtMost(length: number, limit: number, numberAt: (index: number) => number): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (numberAt(middle) <= limit) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
