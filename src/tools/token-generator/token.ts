import type { RunContext } from '../../contract/operations.ts';
import { randomBelow } from '../../lib/random/random.ts';
import type { Alphabet } from './alphabet.ts';
import { indexesBelow, randomBigIntBelow } from './random.ts';

type RandomBytes = RunContext['randomBytes'];
type Class = ReadonlySet<string>;

/** Creates a source of tokens with independently drawn characters. */
export function freeTokens({ characters }: Alphabet, length: number, randomBytes: RandomBytes): () => string {
  const draw = characterSource(characters, randomBytes);
  return () => Array.from({ length }, draw).join('');
}

function characterSource(characters: readonly string[], randomBytes: RandomBytes): () => string {
  const index = indexesBelow(characters.length, randomBytes);
  return () => characters[index()] ?? '';
}

/**
 * Creates a source of tokens in which each class occurs, all equally likely. A token that lacks a class is redrawn as a
 * whole. That would take forever for a class that a token rarely contains (one digit among 100,000 symbols), so such
 * classes are planted: the draw is a pair of a token and, for each rare class, a position where it occurs. All pairs are
 * equally likely; a token that is in *n* pairs is kept with probability 1/*n*, so all tokens are equally likely.
 */
export function tokensWithEachClass({ characters, classes }: Alphabet, length: number, randomBytes: RandomBytes): () => string {
  const rare = classes.filter(({ size }) => size * length < characters.length);
  const common = classes.filter((members) => !rare.includes(members));
  const draw = characterSource(characters, randomBytes);
  const drawPlants = plantsOf(rare, characters.length, length, randomBytes);
  return () => {
    for (;;) {
      const token = Array.from({ length }, draw);
      for (const { position, character } of drawPlants()) token[position] = character;
      const accepted = rare.every((members) => randomBelow(occurrences(token, members), randomBytes) === 0);
      if (accepted && common.every((members) => token.some((character) => members.has(character)))) return token.join('');
    }
  };
}

const occurrences = (token: readonly string[], members: Class): number => token.reduce((count, character) => (members.has(character) ? count + 1 : count), 0);

interface Plant {
  readonly position: number;
  readonly character: string;
}

/**
 * Draws positions and characters for the rare classes, each pair of token and positions being equally likely. Classes
 * that share characters can share a position: each grouping has its own number of pairs.
 */
function plantsOf(rare: readonly Class[], alphabetSize: number, length: number, randomBytes: RandomBytes): () => Plant[] {
  if (rare.length === 0) return () => [];
  const groupings = partitions(rare).map((blocks) => {
    const shared = blocks.map(intersection);
    const tokens = shared.reduce((product, members) => product * BigInt(members.length), BigInt(alphabetSize) ** BigInt(rare.length - blocks.length));
    return { shared, pairs: tokens * fallingFactorial(length, blocks.length) };
  });
  const total = groupings.reduce((sum, { pairs }) => sum + pairs, 0n);
  return () => {
    let rest = randomBigIntBelow(total, randomBytes);
    const grouping = groupings.find(({ pairs }) => {
      rest -= pairs;
      return rest < 0n;
    });
    const shared = grouping?.shared ?? [];
    const positions = distinctPositions(shared.length, length, randomBytes);
    return shared.map((members, index) => ({ position: positions[index] ?? 0, character: members[randomBelow(members.length, randomBytes)] ?? '' }));
  };
}

/** Returns all partitions of the items (at most 15 for four items). */
function partitions<Item>(items: readonly Item[]): Item[][][] {
  const [first, ...others] = items;
  if (first === undefined) return [[]];
  return partitions(others).flatMap((blocks) => [[[first], ...blocks], ...blocks.map((block, index) => blocks.with(index, [first, ...block]))]);
}

function intersection(block: readonly Class[]): string[] {
  return [...(block[0] ?? [])].filter((character) => block.every((members) => members.has(character)));
}

/** Returns the number of ordered selections of distinct positions. */
function fallingFactorial(length: number, count: number): bigint {
  let ways = 1n;
  for (let taken = 0; taken < count; taken++) ways *= BigInt(length - taken);
  return ways;
}

function distinctPositions(count: number, length: number, randomBytes: RandomBytes): number[] {
  const positions = new Set<number>();
  while (positions.size < count) positions.add(randomBelow(length, randomBytes));
  return [...positions];
}
