import { useState } from 'react';
import { readStored, writeStored } from './storage.ts';

/** A choice that is stored on this device. Default: the first value. */
export function useStoredChoice<Value extends string>(name: string, values: readonly [Value, ...Value[]]): readonly [Value, (value: Value) => void] {
  const [chosen, setChosen] = useState(() => values.find((value) => value === readStored(name)) ?? values[0]);
  return [
    chosen,
    (value) => {
      setChosen(value);
      writeStored(name, value);
    },
  ];
}

/** Flags that are stored on this device. Until they are changed they have the values in `defaults`. */
export function useStoredFlags<Name extends string>(
  name: string,
  defaults: Readonly<Record<Name, boolean>>,
): readonly [Readonly<Record<Name, boolean>>, (part: Partial<Record<Name, boolean>>) => void] {
  const [flags, setFlags] = useState(() => readFlags(name, defaults));
  return [
    flags,
    (part) => {
      const next = { ...flags, ...part };
      setFlags(next);
      writeStored(name, next);
    },
  ];
}

function readFlags<Name extends string>(name: string, defaults: Readonly<Record<Name, boolean>>): Readonly<Record<Name, boolean>> {
  const stored = readStored(name);
  const known = new Map<string, unknown>(typeof stored === 'object' && stored !== null ? Object.entries(stored) : []);
  const flags: Record<Name, boolean> = { ...defaults };
  for (const flag in defaults) {
    const value = known.get(flag);
    if (typeof value === 'boolean') flags[flag] = value;
  }
  return flags;
}
