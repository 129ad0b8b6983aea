import { useRef, useState } from 'react';
import { flagsOf, isText, listOf, oneOf, withLatest } from '../../lib/stored/read-value.ts';
import { readStored, writeStored } from './storage.ts';

/**
 * A value that is stored on this device. `read` converts the stored value: it gets `undefined` on a first visit, and may
 * get anything that an older version or another program has written. An empty list is not stored.
 */
export function useStored<Value>(name: string, read: (stored: unknown) => Value): readonly [Value, (value: Value) => void] {
  const [value, setValue] = useState(() => read(readStored(name)));
  return [
    value,
    (next) => {
      setValue(next);
      writeStored(name, Array.isArray(next) && next.length === 0 ? undefined : next);
    },
  ];
}

/** An object that is stored on this device, and a function that replaces some of its values, even after a wait. */
export function useStoredObject<Values extends object>(name: string, read: (stored: unknown) => Values): readonly [Values, (part: Partial<Values>) => void] {
  const [values, setValues] = useStored(name, read);
  const newest = useRef(values);
  return [
    values,
    (part) => {
      newest.current = { ...newest.current, ...part };
      setValues(newest.current);
    },
  ];
}

/** A choice that is stored on this device. Default: the first value. */
export const useStoredChoice = <Value extends string>(name: string, values: readonly [Value, ...Value[]]): readonly [Value, (value: Value) => void] =>
  useStored(name, (stored) => oneOf(values)(stored) ?? values[0]);

/** Flags that are stored on this device. Until they are changed they have the values in `defaults`. */
export const useStoredFlags = <Name extends string>(
  name: string,
  defaults: Readonly<Record<Name, boolean>>,
): readonly [Readonly<Record<Name, boolean>>, (part: Partial<Record<Name, boolean>>) => void] => useStoredObject(name, flagsOf(defaults));

interface RecentList {
  /** The latest first. */
  readonly list: readonly string[];
  /** Puts items at the front; items already in the list move there. */
  readonly add: (...items: readonly string[]) => void;
  readonly clear: () => void;
}

/** The recently used strings on this device, at most `most`. */
export function useRecentList(name: string, most: number): RecentList {
  const [list, setList] = useStored(name, (stored) => listOf(isText, most)(stored) ?? []);
  return { list, add: (...items) => setList(withLatest(list, items, most)), clear: () => setList([]) };
}
