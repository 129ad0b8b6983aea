import { InputError } from '../../contract/errors.ts';
import { shortened } from '../../lib/text-position/grammar-error.ts';
import { Locator } from '../../lib/text-position/locator.ts';

interface Problem {
  readonly at: number;
  readonly create: () => InputError;
}

// Nobody reads more, and finding them takes time.
const MAX_LISTED = 20;

/** Collects the errors of a text: the first one in full, and the number and positions of the others. */
export class Problems {
  readonly #text: string;
  #first: Problem | undefined;
  readonly #others: number[] = [];
  #count = 0;

  constructor(text: string) {
    this.#text = text;
  }

  add(at: number, create: () => InputError): void {
    this.#count++;
    if (!this.#first || at < this.#first.at) {
      if (this.#first) this.#others.push(this.#first.at);
      this.#first = { at, create };
    } else if (this.#others.length < MAX_LISTED) this.#others.push(at);
  }

  /** Whether the list is full. */
  get isFull(): boolean {
    return this.#others.length >= MAX_LISTED;
  }

  throwIfAny(): void {
    if (!this.#first) return;
    const { code, field, position, params } = this.#first.create();
    const locator = new Locator(this.#text);
    const places = this.#others
      .toSorted((a, b) => a - b)
      .map((at) => locator.locate(at))
      .map(({ line, column }) => `${line}:${column}`);
    const more = this.#count - 1 - places.length;
    throw new InputError(code, {
      ...(field !== undefined && { field }),
      ...(position && { position }),
      params: { ...params, others: this.#count - 1, places: places.join(', ') + (more > 0 ? ', …' : '') },
    });
  }
}

/** Creates the error for a duplicate key in a mapping. */
export function duplicateKey({ text, field }: { readonly text: string; readonly field: string }, { at, name }: { at: number; name: string }): InputError {
  return new InputError('duplicate-key', { field, position: new Locator(text).locate(at), params: { name: shortened(name) } });
}
