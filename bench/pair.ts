export interface Pair {
  readonly name: string;
  /** Our implementation. */
  readonly ours: () => unknown;
  /** The implementation to compare with, on the same input. */
  readonly limit: () => unknown;
  readonly limitName: string;
  readonly rounds: number;
  /** The input size, if throughput is meaningful. */
  readonly bytes?: number;
}

interface Row {
  readonly bench: string;
  readonly 'ours ms': string;
  readonly 'ours MB/s': string;
  readonly 'limit ms': string;
  readonly 'ours / limit': string;
  readonly limit: string;
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function timed(run: () => unknown): Promise<number> {
  const started = performance.now();
  await run();
  return performance.now() - started;
}

/** Runs both in turn, so that a machine that slows down slows both; the ratio is the median of the rounds' ratios. */
export async function measure({ name, ours, limit, limitName, rounds, bytes }: Pair): Promise<Row> {
  await timed(ours);
  await timed(limit);
  const pairs: (readonly [number, number])[] = [];
  for (let round = 0; round < rounds; round++) pairs.push([await timed(ours), await timed(limit)]);
  const own = median(pairs.map(([milliseconds]) => milliseconds));
  return {
    bench: name,
    'ours ms': own.toFixed(0),
    'ours MB/s': bytes === undefined ? '' : (bytes / own / 1000).toFixed(1),
    'limit ms': median(pairs.map(([, other]) => other)).toFixed(0),
    'ours / limit': median(pairs.map(([mine, other]) => mine / other)).toFixed(2),
    limit: limitName,
  };
}
