import { InputError } from '../../contract/errors.ts';
import type { PartName, SnowflakeKind } from './kinds.ts';

/** The bits after the time: what they mean, the highest first. */
type Part = readonly [name: PartName, bits: number];

export interface SnowflakeLayout {
  /** Milliseconds since 1970 at which the time is zero. */
  readonly epoch: number;
  /** Milliseconds per unit of the time. */
  readonly unit: number;
  readonly parts: readonly Part[];
  /** When the first of them were generated. */
  readonly since: number;
}

const layouts: Readonly<Record<Exclude<SnowflakeKind, 'custom-snowflake'>, SnowflakeLayout>> = {
  'discord-snowflake': {
    epoch: Date.UTC(2015, 0),
    unit: 1,
    parts: [
      ['worker', 5],
      ['process', 5],
      ['sequence', 12],
    ],
    since: Date.UTC(2015, 2),
  },
  'x-snowflake': {
    epoch: 1_288_834_974_657,
    unit: 1,
    parts: [
      ['datacenter', 5],
      ['worker', 5],
      ['sequence', 12],
    ],
    since: Date.UTC(2010, 10, 4),
  },
  'instagram-id': {
    epoch: 1_314_220_021_721,
    unit: 1,
    parts: [
      ['shard', 13],
      ['sequence', 10],
    ],
    since: Date.UTC(2011, 8),
  },
  'mastodon-id': { epoch: 0, unit: 1, parts: [['sequence', 16]], since: Date.UTC(2017, 9) },
  sonyflake: {
    epoch: Date.UTC(2014, 8),
    unit: 10,
    parts: [
      ['sequence', 8],
      ['machine', 16],
    ],
    since: Date.UTC(2015, 5),
  },
};

/** The layout of a service, or of Snowflake itself with its own epoch and time position. */
export function layoutOf(
  kind: SnowflakeKind,
  { epoch = 0, timestampShift = 22 }: { readonly epoch?: number; readonly timestampShift?: number } = {},
): SnowflakeLayout {
  if (kind !== 'custom-snowflake') return layouts[kind];
  const sequence = Math.min(timestampShift, 12);
  const parts: readonly Part[] = [
    ['machine', timestampShift - sequence],
    ['sequence', sequence],
  ];
  return { epoch, unit: 1, parts: parts.filter(([, bits]) => bits > 0), since: epoch };
}

const bitsOf = ({ parts }: SnowflakeLayout): number => parts.reduce((sum, [, bits]) => sum + bits, 0);

interface ReadSnowflake {
  /** Milliseconds since 1970. */
  readonly created: number;
  readonly parts: readonly { readonly part: PartName; readonly value: string }[];
}

export function readSnowflake(value: bigint, layout: SnowflakeLayout): ReadSnowflake {
  let left = bitsOf(layout);
  const created = Number(value >> BigInt(left)) * layout.unit + layout.epoch;
  const parts = layout.parts.map(([part, bits]) => {
    left -= bits;
    return { part, value: String((value >> BigInt(left)) & ((1n << BigInt(bits)) - 1n)) };
  });
  return { created, parts };
}

const LAST = (1n << 63n) - 1n;

/**
 * Generates increasing identifiers; a full sequence continues in the next unit of time. A machine is all bits of worker, process, datacenter or shard.
 * @throws InputError `out-of-range` on `timestamp`, `machine-too-large` on `machine`
 */
export function generateSnowflakes(
  count: number,
  milliseconds: number,
  { machine, layout }: { readonly machine: number; readonly layout: SnowflakeLayout },
): string[] {
  const sequenceBits = layout.parts.find(([name]) => name === 'sequence')?.[1] ?? 0;
  const machineBits = bitsOf(layout) - sequenceBits;
  const isMachineLast = layout.parts.at(-1)?.[0] === 'machine';
  if (machineBits > 0 && machine >= 2 ** machineBits) throw new InputError('machine-too-large', { field: 'machine', params: { limit: 2 ** machineBits - 1 } });
  const first = Math.floor((milliseconds - layout.epoch) / layout.unit);
  const ids = Array.from({ length: count }, (_, index) => {
    const time = BigInt(first + Math.floor(index / 2 ** sequenceBits));
    const sequence = BigInt(index % 2 ** sequenceBits);
    const place = machineBits === 0 ? 0n : BigInt(machine);
    const low = isMachineLast ? (sequence << BigInt(machineBits)) | place : (place << BigInt(sequenceBits)) | sequence;
    return (time << BigInt(bitsOf(layout))) | low;
  });
  if (first < 0 || (ids.at(-1) ?? 0n) > LAST) throw new InputError('out-of-range', { field: 'timestamp' });
  return ids.map(String);
}
