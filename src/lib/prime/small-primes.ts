const LIMIT = 2_000;

/** The odd primes below 2,000. */
const smallPrimes: readonly number[] = oddPrimesBelow(LIMIT);

function oddPrimesBelow(limit: number): number[] {
  const primes: number[] = [];
  for (let candidate = 3; candidate < limit; candidate += 2) {
    if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate);
  }
  return primes;
}

interface Group {
  readonly product: bigint;
  readonly primes: readonly number[];
}

/** The primes in groups whose product is a safe integer: one division of the big integer checks a whole group. */
const groups: readonly Group[] = groupPrimes();

function groupPrimes(): Group[] {
  const found: { product: number; primes: number[] }[] = [];
  for (const prime of smallPrimes) {
    const last = found.at(-1);
    if (last && last.product * prime <= Number.MAX_SAFE_INTEGER) {
      last.product *= prime;
      last.primes.push(prime);
    } else found.push({ product: prime, primes: [prime] });
  }
  return found.map(({ product, primes }) => ({ product: BigInt(product), primes }));
}

/** Whether an odd integer has a factor below 2,000 other than itself. */
export function hasSmallFactor(integer: bigint): boolean {
  return groups.some(({ product, primes }) => {
    const rest = Number(integer % product);
    return primes.some((prime) => rest % prime === 0 && integer !== BigInt(prime));
  });
}
