import type { JsonValue } from '../../contract/values.ts';
import type { Origin } from './scan.ts';
import { invalidJson, scanJson } from './scan.ts';

/** A member of an object. */
export interface Member {
  readonly name: string;
  /** The key as written, in its quotes. */
  readonly writtenName: string;
  /** The value as written, without whitespace between its tokens. */
  readonly value: string;
}

// 128 Mi characters: otherwise a few deep levels with many items would exceed the maximum string length.
const MAX_INDENTED_LENGTH = 2 ** 27;

/**
 * Formats JSON with one line per member and item, indented by two spaces; `{}` and `[]` stay short. Digits, escapes
 * and order are unchanged.
 * @throws InputError `invalid-json`
 */
export function indentJson(text: string, origin: Origin): string {
  const parts: string[] = [];
  let length = 0;
  const write = (part: string): void => {
    parts.push(part);
    length += part.length;
  };
  let previous = '';
  scanJson(text, origin, (kind, start, end, depth) => {
    const isShort = previous + kind === '{}' || previous + kind === '[]';
    const opensLine = previous === '{' || previous === '[' || previous === ',' || kind === '}' || kind === ']';
    if (opensLine && !isShort) write(`\n${'  '.repeat(depth)}`);
    write(kind === ':' ? ': ' : text.slice(start, end));
    if (length > MAX_INDENTED_LENGTH) throw invalidJson(text, start, origin, 'depth');
    previous = kind;
  });
  return parts.join('');
}

/**
 * Removes whitespace outside strings. Digits, escapes and order are unchanged.
 * @throws InputError `invalid-json`
 */
export function compactJson(text: string, origin: Origin): string {
  const runs = new Runs(text);
  scanJson(text, origin, (_kind, start, end) => runs.add(start, end));
  return runs.take();
}

/** Collects tokens. Adjacent tokens in the text are copied in one piece, which is faster for large texts. */
class Runs {
  readonly #text: string;
  #parts: string[] = [];
  #start = 0;
  #end = 0;

  constructor(text: string) {
    this.#text = text;
  }

  add(start: number, end: number): void {
    if (start !== this.#end) {
      this.#parts.push(this.#text.slice(this.#start, this.#end));
      this.#start = start;
    }
    this.#end = end;
  }

  /** Returns what was collected since the last call. */
  take(): string {
    const taken = this.#parts.join('') + this.#text.slice(this.#start, this.#end);
    this.#parts = [];
    this.#start = this.#end;
    return taken;
  }
}

/**
 * Returns the members of the object in the text, in order, including duplicates; an empty array for any
 * other value.
 * @throws InputError `invalid-json`
 */
export function readMembers(text: string, origin: Origin): Member[] {
  const members: Member[] = [];
  const runs = new Runs(text);
  let writtenName = '';
  const endMember = (): void => {
    const value = runs.take();
    if (writtenName !== '') members.push({ name: JSON.parse(writtenName) as string, writtenName, value });
    writtenName = '';
  };
  scanJson(text, origin, (kind, start, end, depth) => {
    if (kind === 'name' && depth === 1) writtenName = text.slice(start, end);
    else if ((kind === ',' && depth === 1) || depth === 0) endMember();
    else if (kind !== ':' || depth > 1) runs.add(start, end);
  });
  return members;
}

/**
 * Parses strict JSON. A number beyond the range of doubles becomes the greatest one within, and -0 becomes 0, so that
 * JSON can represent the value.
 * @throws InputError `invalid-json`
 */
export function parseJson(text: string, origin: Origin): JsonValue {
  let hasOddNumbers = false;
  scanJson(text, origin, (kind, start, end) => {
    if (kind === 'number') hasOddNumbers ||= text.startsWith('-0', start) || !isFiniteNumber(text.slice(start, end));
  });
  return JSON.parse(text, hasOddNumbers ? clampNumber : undefined) as JsonValue;
}

/** Parses strict JSON, with numbers like JavaScript; `undefined` for other texts and for JSON that is nested too deeply. */
export function tryParseJson(text: string): JsonValue | undefined {
  try {
    return JSON.parse(text) as JsonValue;
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof RangeError) return undefined;
    throw error;
  }
}

const isFiniteNumber = (number: string): boolean => Number.isFinite(Number(number));

// A reviver costs a call for each value, so it is used only for texts that need it.
const clampNumber = (_name: string, value: JsonValue): JsonValue =>
  typeof value === 'number' ? Math.min(Math.max(value, -Number.MAX_VALUE), Number.MAX_VALUE) + 0 : value;

export const isJsonObject = (value: JsonValue | undefined): value is { readonly [name: string]: JsonValue } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
