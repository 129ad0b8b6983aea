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
  /** Of the selected algorithms, in the order of the list. */
  readonly digests: readonly Digest[];
  readonly verdict: Verdict;
  readonly matchingAlgorithm: Algorithm | '';
}

/**
 * Digests a file once with the selected algorithms, and with those besides that could have given the expected digest:
 * whoever has one to compare with need not know what made it.
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
