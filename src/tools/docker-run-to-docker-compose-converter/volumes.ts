import type { ComposeMap } from './compose-value.ts';
import { mapAt } from './compose-value.ts';
import type { Pair } from './csv-value.ts';
import { formatPairs, readPairs } from './csv-value.ts';
import { hasVariable, splitOutside } from './interpolation.ts';
import { isByteSize, toCount, toFlag } from './numbers.ts';

const VOLUME_NAME = /^[A-Za-z0-9][\w.-]*$/u;
const WORKING_FOLDER = /^\$\{PWD\}(?=$|[/\\:])/u;
const MOUNT_TYPES = ['bind', 'volume', 'tmpfs', 'cluster', 'npipe', 'image'];

export const fromWorkingFolder = (source: string): string => source.replace(WORKING_FOLDER, '.');

/** Returns the named volume that `source:target` mounts, if it is one. */
export function namedVolumeOf(volume: string): string | undefined {
  const [source = '', target] = splitOutside(volume, ':', 2);
  const isDrive = /^[A-Za-z]$/u.test(source) && /^[\\/].*:/su.test(target ?? '');
  return target !== undefined && VOLUME_NAME.test(source) && !isDrive ? source : undefined;
}

export interface Mount {
  readonly value: ComposeMap;
  readonly volume: string | undefined;
  /** Parts that a Compose file cannot express. */
  readonly rest: readonly Pair[];
  /** Values that Docker rejects. */
  readonly invalid: readonly Pair[];
}

// Keys of `--mount`, and their paths in a Compose file.
const PLACES: Readonly<Record<string, readonly string[]>> = {
  source: ['source'],
  src: ['source'],
  target: ['target'],
  destination: ['target'],
  dst: ['target'],
  readonly: ['read_only'],
  ro: ['read_only'],
  consistency: ['consistency'],
  'bind-propagation': ['bind', 'propagation'],
  'volume-nocopy': ['volume', 'nocopy'],
  'volume-subpath': ['volume', 'subpath'],
  'tmpfs-size': ['tmpfs', 'size'],
  'tmpfs-mode': ['tmpfs', 'mode'],
};
const FLAGS = new Set(['readonly', 'ro', 'volume-nocopy']);

/** Parses the value of `--mount`; undefined for a type that Compose does not support. */
export function readMount(text: string): Mount | undefined {
  const pairs = readPairs(text);
  const type = pairs.find(({ name }) => name === 'type')?.value ?? 'volume';
  if (!MOUNT_TYPES.includes(type)) return undefined;
  const value: ComposeMap = new Map([['type', type]]);
  const rest: Pair[] = [];
  const invalid: Pair[] = [];
  for (const pair of pairs.filter(({ name }) => name !== 'type')) {
    const place = PLACES[pair.name];
    const last = place?.at(-1);
    const given = mountValue(pair, type);
    if (place === undefined || last === undefined) rest.push(pair);
    else if (given === undefined) invalid.push(pair);
    else mapAt(value, place.slice(0, -1)).set(last, given);
  }
  const source = value.get('source');
  const volume = type === 'volume' && typeof source === 'string' && VOLUME_NAME.test(source) ? source : undefined;
  return { value, volume, rest, invalid };
}

/** Returns undefined for a value that Docker rejects. */
function mountValue({ name, value }: Pair, type: string): string | number | boolean | undefined {
  if (FLAGS.has(name)) return value === undefined ? true : toFlag(value);
  const text = value ?? '';
  if (name === 'tmpfs-size') return isByteSize(text) ? (toCount(text) ?? text) : undefined;
  if (name === 'tmpfs-mode') return readMode(text);
  return (name === 'source' || name === 'src') && type === 'bind' ? fromWorkingFolder(text) : text;
}

/** Converts a mode to the number for Compose: an octal token is a different number in YAML 1.1 and YAML 1.2. */
function readMode(text: string): string | number | undefined {
  if (hasVariable(text)) return text;
  return /^[0-7]{1,6}$/u.test(text) ? Number.parseInt(text, 8) : undefined;
}

const OPTION_PLACES = [
  ['type', 'type'],
  ['source', 'source'],
  ['target', 'target'],
  ['read_only', 'readonly'],
  ['consistency', 'consistency'],
  ['bind.propagation', 'bind-propagation'],
  ['volume.nocopy', 'volume-nocopy'],
  ['volume.subpath', 'volume-subpath'],
  ['tmpfs.size', 'tmpfs-size'],
  ['tmpfs.mode', 'tmpfs-mode'],
] as const;

/** Formats the value of `--mount` for a volume in the long syntax. `take` returns the string at a path, and removes it. */
export function formatMount(take: (path: string) => string | undefined): string {
  const pairs = OPTION_PLACES.flatMap(([path, name]): Pair[] => {
    const value = take(path);
    if (value === undefined) return [];
    return [{ name, value: FLAGS.has(name) && value === 'true' ? undefined : value }];
  });
  return formatPairs(pairs);
}
