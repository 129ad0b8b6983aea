import type { JsonValue } from '../../contract/values.ts';

/**
 * Reads a JSON value of a known shape, such as a record returned by an operation. Another shape is a bug of ours: it
 * throws an Error that names the place.
 */
export type Reader<Value> = (value: JsonValue | undefined, place: string) => Value;

export const text: Reader<string> = (value, place) => (typeof value === 'string' ? value : fail(place, 'a string'));
export const number: Reader<number> = (value, place) => (typeof value === 'number' ? value : fail(place, 'a number'));
export const flag: Reader<boolean> = (value, place) => (typeof value === 'boolean' ? value : fail(place, 'true or false'));

/** Accepts null as well. */
export const orNull =
  <Value>(read: Reader<Value>): Reader<Value | null> =>
  (value, place) =>
    value === null ? null : read(value, place);

export const oneOf =
  <const Code extends string>(codes: readonly Code[]): Reader<Code> =>
  (value, place) =>
    codes.find((code) => code === value) ?? fail(place, codes.join(' or '));

export const listOf =
  <Value>(read: Reader<Value>): Reader<readonly Value[]> =>
  (value, place) =>
    Array.isArray(value) ? value.map((item: JsonValue, index) => read(item, `${place}[${index}]`)) : fail(place, 'an array');

/** Returns a function that reads the members of an object by name. */
export function membersOf(value: JsonValue | undefined, place: string): <Value>(name: string, read: Reader<Value>) => Value {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return fail(place, 'an object');
  const members = new Map(Object.entries(value));
  return (name, read) => read(members.get(name), `${place}.${name}`);
}

function fail(place: string, expected: string): never {
  throw new Error(`${place} must be ${expected}`);
}
