import { InputError } from '../../contract/errors.ts';

/** The longest text that an operation creates, in UTF-16 code units. V8's strings can be almost twice as long, but a page needs memory for other things too. */
export const MAX_UNITS = 2 ** 28;

/** Creates the error for a result that exceeds what a page can hold, on `field`. */
export const tooLong = (field: string | undefined, limit: number = MAX_UNITS): InputError =>
  new InputError('too-long', { ...(field !== undefined && { field }), params: { limit } });

/** @throws InputError `too-long` on `field` if a text of `length` UTF-16 code units would exceed the limit. */
export function refuseTooLong(length: number, field: string | undefined, limit: number = MAX_UNITS): void {
  if (length > limit) throw tooLong(field, limit);
}

/**
 * Joins texts; the length is checked before the joined text takes any memory.
 * @throws InputError `too-long` on `field`
 */
export function joinTexts(texts: readonly string[], separator: string, field: string): string {
  let length = Math.max(texts.length - 1, 0) * separator.length;
  for (const text of texts) length += text.length;
  refuseTooLong(length, field);
  return texts.join(separator);
}

/** Counts what is collected for a result, and throws before it becomes too long. */
export class LengthLimit {
  #length = 0;
  readonly #field: string | undefined;

  /** `field` is the field of the error. */
  constructor(field: string | undefined) {
    this.#field = field;
  }

  /** @throws InputError `too-long` */
  add(length: number): void {
    this.#length += length;
    refuseTooLong(this.#length, this.#field);
  }
}

// Error messages for a string or buffer that is too large: V8 (a string, one from bytes, a buffer), Firefox, Safari.
const OUT_OF_ROOM = /Invalid string length|Cannot create a string longer|Array buffer allocation failed|allocation size overflow|Out of memory/u;

/** Whether an engine failed to create a text because it exceeds the maximum string length. */
export const isOutOfRoom = (error: unknown): boolean => error instanceof Error && OUT_OF_ROOM.test(error.message);
