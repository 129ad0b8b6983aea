/** Between two members of one mapping: the first has to stand before the second. */
export type Needs = ReadonlyMap<number, readonly number[]>;

interface Level {
  readonly isMapping: boolean;
  readonly openedAt: number;
  /** When each of its members began. */
  readonly members: number[];
  needs: Map<number, number[]> | undefined;
}

interface Definition {
  readonly at: number;
  readonly uses: number[];
}

/** What is left out of a document. */
interface Dropped {
  readonly from: number;
  readonly to: number;
  readonly at: number;
  readonly name: string;
}

/**
 * Which members of mappings have to stay behind which, so that every alias still means the anchor that it meant. Goes
 * through a document node by node; nodes are told apart by the moments at which they began.
 */
export class AnchorOrder {
  /** Of the node that began last. */
  moment = 0;
  readonly #levels: Level[] = [];
  readonly #definitions = new Map<string, Definition>();
  // Of each alias: the moments of its anchor and of itself.
  readonly #uses: [anchor: number, alias: number][] = [];
  readonly #dropped: Dropped[] = [];

  /** A node begins that is a value of the member that has begun, or the root. */
  advance(): void {
    this.moment++;
  }

  /** A node begins, and with it a member of the collection that is open. */
  startMember(): void {
    this.advance();
    this.#levels.at(-1)?.members.push(this.moment);
  }

  open(isMapping: boolean): void {
    this.#levels.push({ isMapping, openedAt: this.moment, members: [], needs: undefined });
  }

  /** The collection ends. Says when its members began, and which need which before them. */
  close(): { readonly members: readonly number[]; readonly needs: Needs } {
    const { members = [], needs = NO_NEEDS } = this.#levels.pop() ?? {};
    return { members, needs };
  }

  /** The node that has begun has this anchor. */
  define(name: string): void {
    const before = this.#definitions.get(name);
    if (before) for (const moment of [before.at, ...before.uses]) this.#keepOrder(moment);
    this.#definitions.set(name, { at: this.moment, uses: [] });
  }

  /** The node that has begun is an alias. Says whether there is such an anchor. */
  use(name: string): boolean {
    const definition = this.#definitions.get(name);
    if (!definition) return false;
    definition.uses.push(this.moment);
    this.#uses.push([definition.at, this.moment]);
    this.#keepOrder(definition.at);
    return true;
  }

  /** The node of an earlier moment has to stay before the present one, in the collection that both are in. */
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

  /** What began from one moment up to another is left out. */
  drop(dropped: Dropped): void {
    this.#dropped.push(dropped);
  }

  /** What was left out although an alias elsewhere needs its anchor. */
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

/** The last index below `length` whose number is at most `limit`; the numbers rise. */
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
