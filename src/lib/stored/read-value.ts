/** Parses a stored value; returns undefined if it is invalid. */
type Reader<Value> = (stored: unknown) => Value | undefined;

/** Accepts a value that passes a check. */
export const only =
  <Value>(is: (stored: unknown) => stored is Value): Reader<Value> =>
  (stored) =>
    is(stored) ? stored : undefined;

/** Accepts one of the given values. */
export const oneOf =
  <Value>(values: readonly Value[]): Reader<Value> =>
  (stored) =>
    values.find((value) => value === stored);

/** Accepts a list, limited to the first `most` items that pass the check. */
export const listOf =
  <Item>(is: (stored: unknown) => stored is Item, most = Number.POSITIVE_INFINITY): Reader<readonly Item[]> =>
  (stored) =>
    Array.isArray(stored) ? stored.filter(is).slice(0, most) : undefined;

type Readers<Values> = { readonly [Name in keyof Values]: Reader<Values[Name]> };

/** Reads each property of `defaults` separately. A missing or invalid property gets its default. */
export const objectOf =
  <Values extends object>(defaults: Values, readers: Readers<Values>) =>
  (stored: unknown): Values =>
    readEach(defaults, stored, (name) => readers[name]);

/** Reads an object of flags. */
export const flagsOf =
  <Name extends string>(defaults: Readonly<Record<Name, boolean>>) =>
  (stored: unknown): Readonly<Record<Name, boolean>> =>
    readEach(defaults, stored, () => only(isFlag));

function readEach<Values extends object>(defaults: Values, stored: unknown, readerOf: <Name extends keyof Values>(name: Name) => Reader<Values[Name]>): Values {
  const known = new Map<string, unknown>(typeof stored === 'object' && stored !== null ? Object.entries(stored) : []);
  const values = { ...defaults };
  for (const name in defaults) {
    const value = readerOf(name)(known.get(name));
    if (value !== undefined) values[name] = value;
  }
  return values;
}

export const isFlag = (stored: unknown): stored is boolean => typeof stored === 'boolean';

export const isText = (stored: unknown): stored is string => typeof stored === 'string';

/** Adds items at the front of a list, without duplicates, and keeps at most `most` of them. */
export const withLatest = <Item>(list: readonly Item[], items: readonly Item[], most: number): readonly Item[] =>
  [...items, ...list.filter((item) => !items.includes(item))].slice(0, most);
