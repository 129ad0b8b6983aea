import type { ComposeMap } from './compose-value.ts';
import { mapAt } from './compose-value.ts';
import type { Pair } from './csv-value.ts';
import { formatPairs, readPairs } from './csv-value.ts';
import { splitOutside } from './interpolation.ts';
import { toCount, toFlag } from './numbers.ts';

const VOLUME_NAME = /^[A-Za-z0-9][\w.-]*$/u;
const WORKING_FOLDER = /^\$\{PWD\}(?=$|[/:])/u;
const MOUNT_TYPES = ['bind', 'volume', 'tmpfs', 'cluster', 'npipe', 'image'];

export const fromWorkingFolder = (source: string): string => source.replace(WORKING_FOLDER, '.');

/** The named volume that `source:target` mounts, if it is one. */
export function namedVolumeOf(volume: string): string | undefined {
  const [source = '', target] = splitOutside(volume, ':', 2);
  const isDrive = /^[A-Za-z]$/u.test(source) && /^[\\/].*:/su.test(target ?? '');
  return target !== undefined && VOLUME_NAME.test(source) && !isDrive ? source : undefined;
}

export interface Mount {
  readonly value: ComposeMap;
  readonly volume: string | undefined;
  /** What a Compose file has no place for. */
  readonly rest: readonly Pair[];
}

// Names of `--mount`, and where a Compose file has them.
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

/** Reads the value of `--mount`; nothing for a type that Compose does not know. */
export function readMount(text: string): Mount | undefined {
  const pairs = readPairs(text);
  const type = pairs.find(({ name }) => name === 'type')?.value ?? 'volume';
  if (!MOUNT_TYPES.includes(type)) return undefined;
  const value: ComposeMap = new Map([['type', type]]);
  const rest: Pair[] = [];
  for (const pair of pairs.filter(({ name }) => name !== 'type')) {
    const place = PLACES[pair.name];
    const last = place?.at(-1);
    if (place === undefined || last === undefined) rest.push(pair);
    else mapAt(value, place.slice(0, -1)).set(last, mountValue(pair, type));
  }
  const source = value.get('source');
  const volume = type === 'volume' && typeof source === 'string' && VOLUME_NAME.test(source) ? source : undefined;
  return { value, volume, rest };
}

function mountValue({ name, value }: Pair, type: string): string | number | boolean {
  if (FLAGS.has(name)) return value === undefined ? true : toFlag(value);
  if (name === 'tmpfs-size') return toCount(value ?? '');
  return (name === 'source' || name === 'src') && type === 'bind' ? fromWorkingFolder(value ?? '') : (value ?? '');
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

/** The value of `--mount` for a volume in the long form. `take` gives the text at a path, and takes it out. */
export function formatMount(take: (path: string) => string | undefined): string {
  const pairs = OPTION_PLACES.flatMap(([path, name]): Pair[] => {
    const value = take(path);
    if (value === undefined) return [];
    return [{ name, value: FLAGS.has(name) && value === 'true' ? undefined : value }];
  });
  return formatPairs(pairs);
}
