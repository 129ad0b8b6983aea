import type { JsonValue } from '../../contract/values.ts';

/**
 * Reads a JSON value of a shape that is known, such as a record that an operation made. Another shape is a fault of ours: it
 * throws an Error that names the place.
 */
export type Reader<Value> = (value: JsonValue | undefined, place: string) => Value;

export const text: Reader<string> = (value, place) => (typeof value === 'string' ? value : fail(place, 'text'));
export const number: Reader<number> = (value, place) => (typeof value === 'number' ? value : fail(place, 'number'));
export const flag: Reader<boolean> = (value, place) => (typeof value === 'boolean' ? value : fail(place, 'true or false'));

/** What may be null. */
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
    Array.isArray(value) ? value.map((item: JsonValue, index) => read(item, `${place}[${index}]`)) : fail(place, 'list');

/** The members of an object, each to be read by its name. */
export function membersOf(value: JsonValue | undefined, place: string): <Value>(name: string, read: Reader<Value>) => Value {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return fail(place, 'object');
  const members = new Map(Object.entries(value));
  return (name, read) => read(members.get(name), `${place}.${name}`);
}

function fail(place: string, expected: string): never {
  throw new Error(`${place} is no ${expected}`);
}
