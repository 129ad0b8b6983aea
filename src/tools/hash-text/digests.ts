import type { RunContext } from '../../contract/operations.ts';
import type { FileValue } from '../../contract/values.ts';
import { equalInConstantTime } from '../../lib/digest-text/digest-text.ts';
import type { Verdict } from '../../lib/digest-text/encodings.ts';
import type { Algorithm } from '../../lib/hash/algorithms.ts';
import { algorithms } from '../../lib/hash/algorithms.ts';
import { digestFile } from '../../lib/hash/digest-file.ts';
import { algorithmsOfLength } from './identify.ts';

export interface Digest {
  readonly algorithm: Algorithm;
  readonly bytes: Uint8Array;
}

interface Comparison {
  /** The digests of the selected algorithms, in list order. */
  readonly digests: readonly Digest[];
  readonly verdict: Verdict;
  readonly matchingAlgorithm: Algorithm | '';
}

/**
 * Hashes a file once with the selected algorithms, and with any others that could match the expected digest,
 * so that the algorithm of an expected digest need not be known.
 */
export async function digestAndCompare(
  file: FileValue,
  field: string,
  selected: readonly Algorithm[],
  expected: readonly Uint8Array[],
  context: Pick<RunContext, 'signal' | 'progress' | 'createDigest'>,
): Promise<Comparison> {
  const candidates = expected.flatMap(({ length }) => algorithmsOfLength(length));
  const wanted = algorithms.filter((algorithm) => selected.includes(algorithm) || candidates.includes(algorithm));
  const results = await digestFile(file, field, wanted, context);
  const isMatch = (algorithm: Algorithm): boolean => expected.some((digest) => equalInConstantTime(results.get(algorithm) ?? new Uint8Array(), digest));
  const matchingAlgorithm = candidates.find(isMatch) ?? '';
  return {
    digests: [...results].filter(([algorithm]) => selected.includes(algorithm)).map(([algorithm, bytes]) => ({ algorithm, bytes })),
    verdict: expected.length === 0 ? 'not-compared' : matchingAlgorithm === '' ? 'mismatch' : 'match',
    matchingAlgorithm,
  };
}
