// For this few keys it is faster to compare with each than to hash.
const MAX_COMPARED = 8;

/** The keys so far in the open mappings: one set per level, reused by the next mapping of that level. */
export class OpenNames {
  readonly #levels: NameSet[] = [];

  /** Opens a mapping at this level. */
  open(level: number): void {
    const names = this.#levels[level];
    if (names) names.clear();
    else this.#levels[level] = new NameSet();
  }

  /** Adds a key; returns whether it is new in the mapping open at this level. */
  add(level: number, name: string): boolean {
    return this.#levels[level]?.add(name) ?? true;
  }
}

class NameSet {
  readonly #few: string[] = [];
  #size = 0;
  #many: Set<string> | undefined;

  clear(): void {
    this.#size = 0;
    this.#many = undefined;
  }

  add(name: string): boolean {
    if (this.#many) return this.#addToMany(this.#many, name);
    for (let index = 0; index < this.#size; index++) if (this.#few[index] === name) return false;
    if (this.#size === MAX_COMPARED) return this.#addToMany((this.#many = new Set(this.#few)), name);
    this.#few[this.#size++] = name;
    return true;
  }

  #addToMany(names: Set<string>, name: string): boolean {
    const before = names.size;
    return names.add(name).size > before;
  }
}
