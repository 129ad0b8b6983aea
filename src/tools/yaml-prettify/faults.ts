import { InputError } from '../../contract/errors.ts';
import { shortened } from '../../lib/text-position/fault.ts';
import { Locator } from '../../lib/text-position/locator.ts';

interface Fault {
  readonly at: number;
  readonly create: () => InputError;
}

// More would not be read, and cost time to find.
const MAX_LISTED = 20;

/** What is wrong with a text: the first fault in full, of the others how many there are and where they stand. */
export class Faults {
  readonly #text: string;
  #first: Fault | undefined;
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

  /** Whether no more would be listed. */
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

/** The error for a name that comes twice in one mapping. */
export function duplicateKey({ text, field }: { readonly text: string; readonly field: string }, { at, name }: { at: number; name: string }): InputError {
  return new InputError('duplicate-key', { field, position: new Locator(text).locate(at), params: { name: shortened(name) } });
}
