import { InputError } from '../../contract/errors.ts';

/** The longest text that an operation makes, in UTF-16 code units. V8's strings hold a little less than twice as much, and a page much less beside them. */
export const MAX_UNITS = 2 ** 28;

/** The error for a result that would be more than a page can hold. `field` is blamed for it. */
export const tooLong = (field: string | undefined, limit: number = MAX_UNITS): InputError =>
  new InputError('too-long', { ...(field !== undefined && { field }), params: { limit } });

/** @throws InputError `too-long` on `field` if a text of so many UTF-16 code units would be more than a page can hold. */
export function refuseTooLong(length: number, field: string | undefined, limit: number = MAX_UNITS): void {
  if (length > limit) throw tooLong(field, limit);
}

/**
 * Joins texts; their length is known before the joined text takes any memory.
 * @throws InputError `too-long` on `field`
 */
export function joinTexts(texts: readonly string[], separator: string, field: string): string {
  let length = Math.max(texts.length - 1, 0) * separator.length;
  for (const text of texts) length += text.length;
  refuseTooLong(length, field);
  return texts.join(separator);
}

/** Counts what is gathered for a result, and refuses what would make it too long. */
export class LengthLimit {
  #length = 0;
  readonly #field: string | undefined;

  /** `field` is blamed for too much. */
  constructor(field: string | undefined) {
    this.#field = field;
  }

  /** @throws InputError `too-long` */
  add(length: number): void {
    this.#length += length;
    refuseTooLong(this.#length, this.#field);
  }
}

// What engines say of a text or buffer that they can't make: V8 (a string, one from bytes, a buffer), Firefox, Safari.
const OUT_OF_ROOM = /Invalid string length|Cannot create a string longer|Array buffer allocation failed|allocation size overflow|Out of memory/u;

/** Whether an engine has refused to make a text because no text can be as long. */
export const isOutOfRoom = (error: unknown): boolean => error instanceof Error && OUT_OF_ROOM.test(error.message);
