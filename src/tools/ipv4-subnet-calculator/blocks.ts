import type { Ipv4Network } from '../../lib/ipv4/network.ts';
import { formatNetwork, lastAddress, networkOf, networkSize } from '../../lib/ipv4/network.ts';

// A network split into blocks of any sizes: sorted by address, without gap or overlap.
type Blocks = readonly Ipv4Network[];

/** A longer list of blocks would not be useful. */
export const MAX_BLOCKS = 256;

export const canSplit = (blocks: Blocks, index: number): boolean => blocks.length < MAX_BLOCKS && (blocks[index]?.prefixLength ?? 32) < 32;

/** Splits one block into two halves. */
export function splitBlock(blocks: Blocks, index: number): Blocks {
  const block = blocks[index];
  if (!block || !canSplit(blocks, index)) return blocks;
  return [...blocks.slice(0, index), ...halvesOf(block), ...blocks.slice(index + 1)];
}

/** Undoes all splits of a block: its parts become one block again. */
export function mergeBlock(blocks: Blocks, whole: Ipv4Network): Blocks {
  const before = blocks.filter(({ first }) => first < whole.first);
  const after = blocks.filter(({ first }) => first > lastAddress(whole));
  return [...before, whole, ...after];
}

/** A block, possibly split, with its depth in the split tree. */
interface TreeNode {
  readonly block: Ipv4Network;
  readonly depth: number;
  /** Its index among the blocks; `undefined` if it is split. */
  readonly index: number | undefined;
}

/** Returns the splits as a tree, each split block before its two halves. */
export function treeOf(network: Ipv4Network, blocks: Blocks): TreeNode[] {
  const places = new Map(blocks.map((block, index) => [formatNetwork(block), index]));
  const nodesFrom = (block: Ipv4Network, depth: number): TreeNode[] => {
    const index = places.get(formatNetwork(block));
    const node = { block, depth, index };
    return index === undefined ? [node, ...halvesOf(block).flatMap((half) => nodesFrom(half, depth + 1))] : [node];
  };
  return nodesFrom(network, 0);
}

function halvesOf({ first, prefixLength }: Ipv4Network): Ipv4Network[] {
  const length = prefixLength + 1;
  return [first, first + networkSize(length)].map((start) => networkOf(start, length));
}
